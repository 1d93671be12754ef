/**
 * `npm run tenant -- check | list | new <key> <name>`: the table of tenants by hand. What a table
 * must be like is told by the worker's own checks, the same that its tests and its start run.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, root, run } from './process.mjs';
import { runSetUp, toolchain } from './setup.mjs';
import { landingTemplate, rowFor } from './tenant-template.mjs';

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {string} [layout]
 * @property {string} name
 * @property {string[]} hosts
 */

const file = join(root, 'tenants.json');
const usage = `npm run tenant -- check             tells every problem of tenants.json
npm run tenant -- list              one line for each tenant
npm run tenant -- new <key> <name>  adds a row and app/tenants/<key>/landing.tsx`;

const [command, key, name] = process.argv.slice(2);

await runSetUp({ browser: false }, async () => {
  if (command === 'check') return check();
  if (command === 'list') return list();
  if (command === 'new' && key) return add(key, name ?? titleOf(key));
  console.error(usage);
  return 2;
});

/** The worker's build script checks both tables, and tells every problem of a broken one. */
async function check() {
  const { env } = await toolchain();
  const { ok, output } = await run('cargo', ['check', '--quiet', '--lib'], { env });
  if (ok) {
    console.log(`tenants.json is right: ${readTable().tenants.length} tenants.`);
    return 0;
  }
  const problems = output.match(/^ *(?:tenants|pages)\.json: .*$/gm)?.map((line) => line.trim());
  if (!problems) throw new Advice('The worker does not compile.', 'See above.', output);
  throw new Advice(
    'The tables have problems.',
    'Mend the fields named above.',
    problems.join('\n'),
  );
}

function list() {
  for (const tenant of readTable().tenants) {
    const layout = tenant.layout ?? tenant.key;
    console.log(
      [tenant.key.padEnd(16), layout.padEnd(16), tenant.name.padEnd(28), tenant.hosts[0]].join(' '),
    );
  }
  return 0;
}

/**
 * @param {string} newKey
 * @param {string} newName
 */
async function add(newKey, newName) {
  const table = readTable();
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(newKey)) {
    throw new Advice(`${newKey} is no key.`, 'A key is small letters, digits and single hyphens.');
  }
  if (table.tenants.some((tenant) => tenant.key === newKey)) {
    throw new Advice(`There is a tenant ${newKey} already.`, 'Choose another key.');
  }
  const next = table.tenants.findIndex((tenant) => tenant.key > newKey);
  const place = next === -1 ? table.tenants.length : next;
  table.tenants.splice(place, 0, rowFor(newKey, newName));
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);

  const landing = join(root, 'app', 'tenants', newKey, 'landing.tsx');
  if (!existsSync(landing)) {
    mkdirSync(join(landing, '..'), { recursive: true });
    writeFileSync(landing, landingTemplate(newName));
  }
  const { env } = await toolchain();
  await run('biome', ['format', '--write', file, landing], { env });
  console.log(`Added to tenants.json: ${newKey}\nAdded: app/tenants/${newKey}/landing.tsx`);
  console.log(`See it, once npm start runs, at http://${newKey}.localhost:8787`);
  return check();
}

/** @returns {{ default: string, local: string, tenants: Row[] }} */
function readTable() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} text a key, as in "koding-anak" */
function titleOf(text) {
  return text.replace(/(^|-)([a-z])/g, (_all, gap, letter) => (gap && ' ') + letter.toUpperCase());
}
