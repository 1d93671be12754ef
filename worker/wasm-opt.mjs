#!/usr/bin/env node
/**
 * Stands where worker-build looks for wasm-opt, between wasm-bindgen and the bundler, when module and
 * glue lie side by side: takes out the JavaScript classes that the crates the worker is made of offer
 * and nobody here makes, lets wasm-opt remove what only they reached, gives what module and glue say to
 * each other short names, and puts functions that are alike side by side. `WASM_OPT` says where the real one is.
 *
 * Called as `wasm-opt <module> -o <optimised module> <options>`, of which it takes over the module's
 * features alone.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { number, numberBytes, text, textBytes } from './module/bytes.mjs';
import { inOrder } from './module/order.mjs';

const [EXPORTS, IMPORTS] = [7, 2];

/**
 * What counts is the size after gzip, and repetition costs little there: so a function used once or a
 * small one stays a function, what is computed twice stays so, locals are not folded into their uses,
 * and data stays in one piece. No address below 1,024 holds anything; how data is aligned is nothing but
 * a hint. The world is not closed: what sets the module up anew after a trap the glue calls by its place
 * in the table of functions, and nothing of the module's own does.
 */
const OPTIONS = [
  '-Oz',
  '--one-caller-inline-max-function-size=0',
  '--always-inline-max-function-size=0',
  '--skip-pass=local-cse',
  '--skip-pass=simplify-locals',
  '--skip-pass=ssa-nomerge',
  '--skip-pass=memory-packing',
  '--low-memory-unused',
  '--dealign',
  '--strip-debug',
  '--strip-producers',
];

/**
 * What an import or an export is called; an export is of no module.
 *
 * @typedef {{ module?: string | undefined, name: string }} Names
 */

const [input = '', , output = '', ...options] = process.argv.slice(2);
const gluePath = join(dirname(input), 'index.js');

let glue = withoutUnusedFunctions(withoutClasses(readFileSync(gluePath, 'utf8')));
const used = new Set([...glue.matchAll(/\bwasm\.(\w+)/g)].map(([, name = '']) => name));
writeFileSync(
  input,
  rewritten(readFileSync(input), EXPORTS, (one) => (used.has(one.name) ? one : undefined)),
);
const features = options.filter((option) => option.startsWith('--enable-'));
execFileSync(process.env.WASM_OPT ?? 'wasm-opt', [input, '-o', output, ...features, ...OPTIONS], {
  stdio: 'inherit',
});
writeFileSync(output, inOrder(shortened(readFileSync(output))));
writeFileSync(gluePath, withoutUnusedFunctions(glue));

/**
 * The glue without the classes that it exports: the worker itself exports functions alone.
 *
 * @param {string} code as wasm-bindgen writes it, a declaration's end at a line's beginning
 */
function withoutClasses(code) {
  const names = [...code.matchAll(/^(?:export )?class (\w+) \{$/gm)].map(([, name = '']) => name);
  let rest = code;
  for (const name of names) {
    rest = rest
      .replace(new RegExp(`^(?:export )?class ${name} \\{\\n[\\s\\S]*?^\\}\\n`, 'm'), '')
      .replace(new RegExp(`^if \\(Symbol\\.dispose\\) ${name}\\..*\\n`, 'm'), '')
      .replace(new RegExp(`^const ${name}Finalization = [\\s\\S]*?^\\}\\);\\n`, 'm'), '');
    if (new RegExp(`\\b${name}\\b`).test(rest)) {
      throw new Error(`${name} cannot be taken out of the glue: it is used`);
    }
  }
  return rest;
}

/**
 * The glue without the functions that nothing calls any more.
 *
 * @param {string} code
 */
function withoutUnusedFunctions(code) {
  const unused = [...code.matchAll(/^function (\w+)\(/gm)]
    .map(([, name = '']) => name)
    .find((name) => code.split(new RegExp(`\\b${name}\\b`)).length === 2);
  if (!unused) return code;
  const without = code.replace(new RegExp(`^function ${unused}\\([\\s\\S]*?^\\}\\n`, 'm'), '');
  if (without === code) throw new Error(`${unused} cannot be taken out of the glue`);
  return withoutUnusedFunctions(without);
}

/**
 * The module under short names, which the glue takes over; what the module no longer asks for leaves
 * the glue.
 *
 * @param {Buffer} module
 */
function shortened(module) {
  const imported = new Map();
  const exported = new Map();
  const asked = rewritten(module, IMPORTS, (one) => {
    const name = short(imported.size);
    imported.set(one.name, name);
    return { module: 'e', name };
  });
  const given = rewritten(asked, EXPORTS, ({ name }) => {
    exported.set(name, short(exported.size));
    return { name: exported.get(name) };
  });
  glue = glue
    .replace(/^ {8}(\w+): (function\([\s\S]*?^ {8}\}|[^\n]*),\n/gm, (_, name, value) => {
      const renamed = imported.get(name);
      if (!renamed && name !== '__proto__') return '';
      imported.delete(name);
      return `        ${renamed ?? name}: ${value},\n`;
    })
    .replace('"./index_bg.js": import0', 'e: import0')
    .replace(/\bwasm\.(\w+)/g, (_, name) => `wasm.${exported.get(name) ?? name}`);
  if (imported.size > 0) {
    throw new Error(`the glue does not offer ${[...imported.keys()].join(', ')}`);
  }
  return given;
}

/** @param {number} index @returns {string} a name of its own: a, b, … z, ba, … */
function short(index) {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : short(Math.floor(index / 26)) + letter;
}

/**
 * A module whose entries of one section are named otherwise, or left out.
 *
 * @param {Buffer} module
 * @param {number} section of imports or of exports
 * @param {(entry: Names) => Names | undefined} rename
 */
function rewritten(module, section, rename) {
  const parts = [module.subarray(0, 8)];
  for (let at = 8; at < module.length; ) {
    const size = number(module, at + 1);
    const end = size.end + size.value;
    const whole = module.subarray(at, end);
    parts.push(module[at] === section ? entries(module.subarray(size.end, end)) : whole);
    at = end;
  }
  return Buffer.concat(parts);

  /** @param {Buffer} body */
  function entries(body) {
    const kept = [];
    for (let at = number(body, 0).end; at < body.length; ) {
      const from = section === IMPORTS ? text(body, at) : undefined;
      const name = text(body, from?.end ?? at);
      const end = descriptionEnd(body, name.end);
      const renamed = rename({ module: from?.value, name: name.value });
      if (renamed) {
        const names = [renamed.module, renamed.name].filter((one) => one !== undefined);
        kept.push(Buffer.concat([...names.map(textBytes), body.subarray(name.end, end)]));
      }
      at = end;
    }
    const content = Buffer.concat([numberBytes(kept.length), ...kept]);
    return Buffer.concat([Buffer.of(section), numberBytes(content.length), content]);
  }

  /** @param {Buffer} body @param {number} at where an entry's kind stands */
  function descriptionEnd(body, at) {
    if (section === EXPORTS) return number(body, at + 1).end;
    // A function by its type, a tag by an attribute and its type: the glue offers nothing else.
    if (body[at] === 0) return number(body, at + 1).end;
    if (body[at] === 4) return number(body, at + 2).end;
    throw new Error(`the module imports something of the kind ${body[at]}`);
  }
}
