/**
 * No module holds anything that changes: the app at the edge renders for many tenants and visitors
 * out of one set of modules. What belongs to one of them hangs on its `App`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const APP = `${import.meta.dirname}/../../app`;

/**
 * What may be held, `<file>: <name>`: loaded code, the time, and what a response is decoded to are the same
 * for everybody.
 */
const CODE = [
  'api/client.ts: decoded',
  'api/contract/drift.ts: checks',
  'core/clock.ts: clock',
  'router/chunk-guard.ts: failed',
];

const VARIABLE = /^(?:export )?(?:let|var) (\w+)/gm;
/** `new Map()` and the like unless its type says that nobody writes to it, and `createThing()`. */
const HOLDER =
  /^(?:export )?const (\w+)(?!: Readonly)(?:: [^=]*)? =\s*(?:new (?:Map|Set|WeakMap|WeakSet|AbortController)\b|create(?!Context\b)\w*\()/gm;

/** The names of what a module's text declares at its top level that may change. */
function stateOf(text: string): string[] {
  return [VARIABLE, HOLDER].flatMap((rule) =>
    [...text.matchAll(rule)].map(([, name]) => name ?? ''),
  );
}

test.each([
  ['let shown = 0;', ['shown']],
  ['export let shown = 0;', ['shown']],
  ['const known = new Map<string, string>();', ['known']],
  ['const known: Map<string, string> = new Map();', ['known']],
  ['const known: WeakSet<object> = new WeakSet();', ['known']],
  ['const NAMES: ReadonlySet<string> = new Set(LIST);', []],
  ['const latest = createLatestOnly();', ['latest']],
  ['const PageContext = createContext(null);', []],
  ['function f() {\n  let count = 0;\n  const seen = new Set();\n}', []],
])('%s', (text, names) => expect(stateOf(text)).toEqual(names));

test('no module of the app holds state', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!dist|art\/identity|build).*(?<!\.d|\.test|\.fixture)\.tsx?$/.test(file),
  );
  const found = files.flatMap((file) =>
    stateOf(readFileSync(`${APP}/${file}`, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found.sort()).toEqual(CODE);
});
