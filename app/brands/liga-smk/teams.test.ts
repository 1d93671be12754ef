import { expect, it } from 'vitest';
import { crestOf } from './crest';
import { standingsOf, teams } from './teams';

it('ranks teams by points, and equal points share a place', () => {
  const table = standingsOf([
    { name: 'A', school: '', rounds: [5, 5] },
    { name: 'B', school: '', rounds: [3, 9] },
    { name: 'C', school: '', rounds: [4, 6] },
    { name: 'D', school: '', rounds: [] },
  ]);
  expect(table.map(({ rank, name, points, change }) => [rank, name, points, change])).toEqual([
    [1, 'B', 12, 6],
    [2, 'C', 10, 2],
    [2, 'A', 10, 0],
    [4, 'D', 0, 0],
  ]);
});

it('has teams that differ in points and in crests', () => {
  const table = standingsOf(teams);
  expect(new Set(table.map(({ points }) => points)).size).toBe(teams.length);
  expect(new Set(teams.map(({ rounds }) => rounds.length)).size).toBe(1);
  const crests = teams.map(({ name }) => JSON.stringify(crestOf(name)));
  expect(new Set(crests).size).toBe(teams.length);
});
