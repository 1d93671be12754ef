import { describe, expect, it } from 'vitest';
import type { SilabusModule } from '../../../../api/silabus';
import { chosenOf, draftHref, effortOf, readChoice, toggled } from './draft';

const modules: SilabusModule[] = ['1', '2', '3'].map((id) => ({
  id,
  title: `Modul ${id}`,
  summary: '',
  durationHours: Number(id) * 2,
  topics: [],
}));

it.each([
  ['', null],
  ['modul=', []],
  ['modul=1,3', ['1', '3']],
  ['modul=3,3,<x>', ['3']],
  ['modul=&modul=1&modul=3', ['1', '3']],
])('readChoice %j', (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

describe('toggled', () => {
  it.each([
    ['the first leaves', null, '1', ['2', '3']],
    ['one more leaves', ['2', '3'], '3', ['2']],
    ['one comes back, in order', ['2', '3'], '1', null],
    ['order is the syllabus’s', ['3'], '1', ['1', '3']],
    ['the last leaves', ['2'], '2', []],
  ])('%s', (_name, choice, id, expected) => {
    expect(toggled(modules, choice, id)).toEqual(expected);
  });
});

it.each([
  [null, 3, 12, 4],
  [['1'], 1, 2, 1],
  [['9'], 0, 0, 0],
])('choice %j', (choice, count, hours, sessions) => {
  const chosen = chosenOf(modules, choice);
  expect(chosen).toHaveLength(count);
  expect(effortOf(chosen)).toEqual({ hours, sessions });
});

it.each([
  ['data', null, '?program=data'],
  ['data', ['1', '3'], '?program=data&modul=1%2C3'],
])('draftHref', (program, choice, href) => {
  expect(draftHref(program, choice)).toBe(href);
});
