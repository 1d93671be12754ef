/**
 * `app/api/openapi.json` is what the code says: made of the same rows again, it is the same. That the rows
 * are those of the worker's catalogue is held by worker/core/src/api/catalogue/contract.rs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GIVEN } from '../../app/api/contract/given';
import { rowsOf } from '../../app/api/contract/row';
import { WITHOUT } from '../../app/api/contract/without';
import { described } from '../../app/api/contract/words';
import document from '../../app/api/openapi.json' with { type: 'json' };
import seen from '../cases/platform-seen.json' with { type: 'json' };
import { wholeContract } from './whole-contract';

const callers = readFileSync(join(import.meta.dirname, '../calls.md'), 'utf8');
const made = wholeContract(rowsOf(document), callers, new Map(Object.entries(seen.fields)));

it('says what the code says (npm run platform -- contract)', () => {
  expect(made.document).toEqual(document);
});

it('knows of every answer how it is read, and every record by a name', () => {
  expect(made.untold).toEqual([]);
  expect(made.places).toEqual([]);
});

/** Failures are the same for all calls, and told by their statuses. */
const records = Object.entries(document.components.schemas).filter(
  ([name]) => !name.endsWith('Failure'),
);
const fields = records.flatMap(([record, { properties }]) =>
  Object.keys(properties).map((field) => `${record}.${field}`),
);

it('says of every field what a page shows without it, and of none that there is not', () => {
  expect(Object.keys(WITHOUT).toSorted()).toEqual(fields.toSorted());
  expect(Object.values(WITHOUT)).not.toContain('');
});

it('gives sections of the specification for fields alone that there are', () => {
  expect(Object.keys(GIVEN).filter((name) => !fields.includes(name))).toEqual([]);
});

it('says in a sentence what each call is for, and what each record is', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const untold = operations.filter(({ summary }) => !isSentence(summary));
  expect(untold.map((operation) => operation['x-call'])).toEqual([]);
  expect(described.toSorted()).toEqual(operations.map((one) => one['x-call']).toSorted());
  const bare = Object.entries(document.components.schemas).filter(
    ([, { description }]) => !isSentence(description),
  );
  expect(bare.map(([name]) => name)).toEqual([]);
});

function isSentence(text: unknown): boolean {
  return typeof text === 'string' && /^[A-Z].+[^.]\.$/.test(text);
}
