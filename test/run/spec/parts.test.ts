import { expect, test } from 'vitest';
import { cargoTools } from '../setup/cargo-tools.mjs';
import { machineParts } from '../setup/machine.mjs';
import { announcement, makeAll, missingOf, type Part } from '../setup/parts.mjs';
import { byHand } from './by-hand';

/** A part whose making is ended by hand, and that tells when it is begun. */
function part(key: string, needs: string[], begun: string[]) {
  const { promise, resolve, reject } = byHand();
  const make = () => {
    begun.push(key);
    return promise;
  };
  const made: Part = { key, name: key, needs, cost: 1, isThere: () => false, make };
  return { made, end: resolve, fail: reject };
}

/** Lets everything that can go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('parts that need nothing go on side by side, the others follow what they need', async () => {
  const begun: string[] = [];
  const rust = part('rust', [], begun);
  const tool = part('tool', ['rust'], begun);
  const packages = part('packages', [], begun);
  const both = part('both', ['tool', 'packages'], begun);
  const all = makeAll([both.made, rust.made, tool.made, packages.made]);

  await settle();
  expect(begun.toSorted()).toEqual(['packages', 'rust']);
  rust.end();
  await settle();
  expect(begun).toHaveLength(3);
  expect(begun[2]).toBe('tool');
  tool.end();
  await settle();
  expect(begun).toHaveLength(3);
  packages.end();
  await settle();
  expect(begun[3]).toBe('both');
  both.end();
  await all;
});

test('a part whose need is there already is begun at once', async () => {
  const begun: string[] = [];
  const tool = part('tool', ['rust'], begun);
  const all = makeAll([tool.made]);
  await settle();
  expect(begun).toEqual(['tool']);
  tool.end();
  await all;
});

test('after a failure what needed the part is not begun', async () => {
  const begun: string[] = [];
  const rust = part('rust', [], begun);
  const tool = part('tool', ['rust'], begun);
  const all = makeAll([rust.made, tool.made]);
  rust.fail(new Error('no registry'));
  await expect(all).rejects.toThrow('no registry');
  await settle();
  expect(begun).toEqual(['rust']);
});

test('only what is not there is missing', async () => {
  const there = (key: string, isThere: Part['isThere']): Part => ({
    key,
    name: key,
    cost: 1,
    isThere,
    make: async () => undefined,
  });
  const parts = [
    there('a', () => true),
    there('b', () => false),
    there('c', async () => true),
    there('d', async () => false),
  ];
  expect((await missingOf(parts)).map(({ key }) => key)).toEqual(['b', 'd']);
});

test('each part of a machine needs parts that exist, and all of them can be made', async () => {
  const made: string[] = [];
  const parts = machineParts(cargoTools()).map((one) => ({
    ...one,
    make: async () => made.push(one.key),
  }));
  const keys = parts.map(({ key }) => key);
  expect(parts.flatMap(({ needs = [] }) => needs.filter((key) => !keys.includes(key)))).toEqual([]);
  await makeAll(parts);
  expect(made.toSorted()).toEqual(keys.toSorted());
  for (const { key, needs = [] } of parts) {
    for (const need of needs) expect(made.indexOf(need)).toBeLessThan(made.indexOf(key));
  }
});

test.each([
  { costs: [4], cores: 2, words: 'a few seconds' },
  { costs: [15, 60], cores: 2, words: 'less than a minute' },
  { costs: [60, 60], cores: 2, words: 'about a minute' },
  { costs: [15, 85, 50, 8, 65], cores: 2, words: 'about 2 minutes' },
  { costs: [15, 85, 50, 8, 65], cores: 1, words: 'about 4 minutes' },
  { costs: [15, 85, 50, 8, 65], cores: 64, words: 'less than a minute' },
])('the line says "$words" for $costs on $cores cores', ({ costs, cores, words }) => {
  const parts = costs.map((cost, index) => ({
    key: String(index),
    name: `part ${index}`,
    cost,
    isThere: () => false,
    make: async () => undefined,
  }));
  const names = costs.map((_cost, index) => `part ${index}`).join(', ');
  expect(announcement(parts, cores)).toBe(
    `Setting up, once: ${names}. This usually takes ${words}.`,
  );
});
