import { expect, test } from 'vitest';
import {
  keysOf,
  linesOf,
  type Publication,
  publicationOf,
  recordKey,
  rowKey,
  type State,
  stepTo,
} from '../tenant/publication.mjs';

const row = (key: string, name = 'A') => JSON.stringify({ key, name });
const one: State = { hosts: ['a.example', 'b.example'], row: row('satu') };
const two: State = { hosts: ['b.example', 'c.example'], row: row('satu', 'B') };

/** A store in which steps are taken. */
class Shelf {
  readonly entries = new Map<string, string>();

  take(key: string, choose: (known: Publication) => State | null): string[] {
    const known = publicationOf(this.entries.get(recordKey(key)));
    const wanted = choose(known);
    const stored = new Map(
      keysOf(key, known, wanted).flatMap((at) => {
        const value = this.entries.get(at);
        return value === undefined ? [] : [[at, value] as const];
      }),
    );
    const step = stepTo(key, known, wanted, stored);
    for (const [at, value] of step.puts) this.entries.set(at, value);
    for (const at of step.deletes) this.entries.delete(at);
    return linesOf(step, stored);
  }

  rows(): Record<string, string> {
    const rows = [...this.entries].filter(([at]) => at.startsWith(rowKey('')));
    return Object.fromEntries(rows.map(([at, value]) => [at.slice(rowKey('').length), value]));
  }
}

test('a row stands at each of its hosts and at its preview, and what it no longer has goes', () => {
  const shelf = new Shelf();
  expect(shelf.take('satu', () => one)).toEqual([
    '  tenant:a.example  is new',
    '  tenant:b.example  is new',
    '  tenant:satu.localhost  is new',
  ]);
  expect(shelf.take('satu', () => two)).toEqual([
    '  tenant:b.example  changes: name',
    '  tenant:c.example  is new',
    '  tenant:satu.localhost  changes: name',
    '  tenant:a.example  goes',
  ]);
  expect(shelf.rows()).toEqual({
    'b.example': two.row,
    'c.example': two.row,
    'satu.localhost': two.row,
  });
  expect(shelf.take('satu', () => two)).toEqual([]);
});

test('each step is undone, and the undoing too', () => {
  const undone = ({ past }: Publication) => past[0] ?? null;
  const shelf = new Shelf();
  shelf.take('satu', () => one);
  const first = shelf.rows();
  for (const step of [two, null]) {
    shelf.take('satu', () => step);
    const second = shelf.rows();
    shelf.take('satu', undone);
    expect(shelf.rows()).toEqual(first);
    shelf.take('satu', undone);
    expect(shelf.rows()).toEqual(second);
    shelf.take('satu', undone);
  }
});

test('ten states are kept, the last first, and each can be had again', () => {
  const shelf = new Shelf();
  const states = Array.from({ length: 12 }, (_, at) => ({
    hosts: ['a.example'],
    row: row('satu', `Ke-${at}`),
  }));
  for (const state of states) shelf.take('satu', () => state);
  const known = publicationOf(shelf.entries.get(recordKey('satu')));
  expect(known.now).toEqual(states[11]);
  expect(known.past).toEqual(states.slice(1, 11).reverse());
  shelf.take('satu', ({ past }) => past[9] ?? null);
  expect(shelf.rows()['a.example']).toBe(states[1]?.row);
});

test('a record of before, with one state, is read', () => {
  const record = JSON.stringify({ now: two, before: one });
  expect(publicationOf(record)).toEqual({ now: two, past: [one] });
});

test('a first publication is undone to nothing', () => {
  const shelf = new Shelf();
  shelf.take('satu', () => one);
  shelf.take('satu', ({ past }) => past[0] ?? null);
  expect(shelf.rows()).toEqual({});
});

test('another tenant’s host is refused, and nothing is changed', () => {
  const shelf = new Shelf();
  shelf.take('satu', () => one);
  const before = new Map(shelf.entries);
  const thief = { hosts: ['x.example', 'b.example'], row: row('dua') };
  expect(() => shelf.take('dua', () => thief)).toThrow('b.example is already published for satu.');
  expect(shelf.entries).toEqual(before);
});

test('undoing takes back no host that another tenant has got since', () => {
  const shelf = new Shelf();
  shelf.take('satu', () => one);
  shelf.take('satu', () => ({ ...one, hosts: ['a.example'] }));
  shelf.take('dua', () => ({ hosts: ['b.example'], row: row('dua') }));
  expect(() => shelf.take('satu', ({ past }) => past[0] ?? null)).toThrow('published for dua');
});

test('a row that was broken by hand is another’s until it is taken away', () => {
  const shelf = new Shelf();
  shelf.entries.set(rowKey('a.example'), '{');
  expect(() => shelf.take('satu', () => one)).toThrow('a.example is already published for');
});
