import { expect, it } from 'vitest';
import { enoughFor, lines, split } from './account';

it('has lines that come to a hundred, by the parts the report names', () => {
  const of = (group: string) =>
    lines.filter((line) => line.group === group).reduce((sum, { share }) => sum + share, 0);
  expect(['pendampingan', 'alat', 'pengelolaan', 'cadangan'].map(of)).toEqual([61, 22, 9, 8]);
});

it.each([0, 1, 7, 999, 1000, 123_457, 1_000_000])('splits %i to the last rupiah', (amount) => {
  const parts = split(amount);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
  for (const [index, part] of parts.entries())
    expect(Math.abs(part - (amount * (lines[index]?.share ?? 0)) / 100)).toBeLessThan(1);
});

it('splits nothing of what is no amount', () => {
  expect(split(-5)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(split(1000)).toEqual([380, 230, 140, 80, 90, 80]);
});

it.each([
  [1000, null],
  [4000, 'singkong'],
  [15_000, 'kartu memori'],
  [1_000_000, 'kelas ponsel'],
])('%i is enough for %s', (amount, what) =>
  what === null ? expect(enoughFor(amount)).toBeNull() : expect(enoughFor(amount)).toContain(what),
);
