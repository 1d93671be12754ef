/**
 * What a visitor is shown, given and erased of their data goes by lists (`shell/session/kept-kinds.ts`,
 * `shell/session/kept-cookies.ts`). They hold for all there is: a browser's stores are written by their one
 * module alone, and every key that is written is one that the list of kinds names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOf, UNKNOWN } from '../../app/shell/session/kept-kinds';

const ROOT = new URL('../../app/', import.meta.url).pathname;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!dist|public).*(?<!\.test|\.fixture|\.d|fake-storage)\.tsx?$/.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(join(ROOT, file), 'utf8')) }));

/** Comments tell of stores and write to none. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** Who may reach for a store of the browser itself. */
const DOORS: readonly (readonly [store: string, use: RegExp, by: readonly string[]])[] = [
  ['a storage', /\b(localStorage|sessionStorage)\b/, ['core/origin-storage.ts', 'start/show.tsx']],
  ['cookies', /document\.cookie\s*=(?!=)|cookieStore\b/, ['core/cookies.ts', 'start/early.ts']],
  ['caches', /\bcaches\b\s*\./, ['core/origin-storage.ts', 'core/visitor-store.ts']],
];

describe('a browser’s stores', () => {
  it.each(DOORS)('%s is reached for by its module alone', (_store, use, by) => {
    expect(
      files
        .filter(({ code }) => use.test(code))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(by);
  });
});

/** These pass on keys that others name. */
const PASSING = /^(core\/(app|storage|unkept|work-owner)|shell\/session\/work-file)\.ts$/;

const WRITE =
  /(?:\bwriteJson\(\s*[\w.]+,|\b(?:work|store|session|part)\.set\()\s*((?:[^,()`]|`[^`]*`|\([^)]*\))+),/g;

const named = new Map<string, string>();
for (const { code } of files) {
  for (const [, name = '', value = ''] of code.matchAll(/export const (\w+) = '([^']*)'/g)) {
    named.set(name, value);
  }
  for (const [, name = '', value = ''] of code.matchAll(
    /export function (\w+)\([^)]*\): string \{\s*return ([^;]+);/g,
  )) {
    named.set(name, value);
  }
}

/** An expression's text with `x` for what only a run can tell; null where nothing can be told. */
function keyIn(code: string, expression: string, depth = 0): string | null {
  const text = expression.trim();
  if (depth > 4) return null;
  const literal = /^'([^']*)'$/.exec(text)?.[1];
  if (literal !== undefined) return literal;
  if (text.startsWith('`')) {
    return text
      .slice(1, -1)
      .replace(/\$\{([^}]*)\}/g, (_, inner: string) => keyIn(code, inner, depth + 1) ?? 'x');
  }
  if (text.includes('?')) {
    const branches = text.slice(text.indexOf('?') + 1).split(' : ');
    return keyIn(code, branches.at(-1) ?? '', depth + 1);
  }
  if (text.includes(' + ')) {
    const parts = text.split(' + ').map((part) => keyIn(code, part, depth + 1));
    return parts[0] === null ? null : parts.map((part) => part ?? 'x').join('');
  }
  const name = /^(\w+)(\(.*\))?$/s.exec(text)?.[1];
  if (name === undefined) return null;
  const local = new RegExp(
    `(?:const ${name} = (?:\\([^)]*\\)(?:: string)? => )?|function ${name}\\([^)]*\\)[^{]*\\{\\s*return )([^;]+);`,
  ).exec(code)?.[1];
  if (local !== undefined) return keyIn(code, local, depth + 1);
  const elsewhere = named.get(name);
  if (elsewhere === undefined) return null;
  return /^[`']/.test(elsewhere) || elsewhere.includes('?')
    ? keyIn(code, elsewhere, depth + 1)
    : elsewhere;
}

const written = files
  .filter(({ file }) => !PASSING.test(file))
  .flatMap(({ file, code }) =>
    [...code.matchAll(WRITE)].map(([, expression = '']) => ({
      place: `${file}: ${expression}`,
      key: keyIn(code, expression),
      isChat: /^(areas\/chat\/|shell\/session\/conversation-partitions\.ts)/.test(file),
    })),
  );

describe('what is written', () => {
  it('is found', () => {
    expect(written.length).toBeGreaterThan(30);
    expect(written.map(({ key }) => key)).toContain('course_progress');
  });

  it('has a key that can be told', () => {
    expect(written.filter(({ key }) => key === null).map(({ place }) => place)).toEqual([]);
  });

  it('is among the kinds that a visitor is told of', () => {
    // Work of before it had a name keeps its keys below it.
    const isKnown = (key: string) => key === 'work:x' || kindOf(key) !== UNKNOWN;
    const unknown = written.filter(({ key, isChat }) => {
      // The assistant's stores are a part of the visitor's work.
      return key !== null && !isKnown(key) && !(isChat && isKnown(`chat:${key}`));
    });
    expect(unknown.map(({ place, key }) => `${place} → ${key}`)).toEqual([]);
  });
});
