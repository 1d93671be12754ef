import { expect, it } from 'vitest';
import { inOrder, type Manner, mannerOf, type Part } from './order';

const PARTS: readonly Part[] = [
  'cases',
  'compare',
  'features',
  'figures',
  'people',
  'points',
  'questions',
  'roles',
  'steps',
  'story',
  'try',
  'vacancies',
];
const MANNERS: readonly Manner[] = ['board', 'dialogue', 'pages', 'poster', 'report'];

it.each([
  ['arena', 'board'],
  ['library', 'pages'],
  ['stage', 'poster'],
  ['conversation', 'dialogue'],
  ['fund', 'report'],
  ['a room that is new', 'report'],
])('%s tells as %s', (room, manner) => {
  expect(mannerOf(room)).toBe(manner);
});

it.each(MANNERS)('%s shows each part once', (manner) => {
  const all: Partial<Record<Part, Part>> = Object.fromEntries(PARTS.map((part) => [part, part]));
  const shown = inOrder(manner, all).map(([part]) => part);
  expect([...shown].sort()).toEqual(PARTS);
});

it('leaves out what a page lacks', () => {
  expect(inOrder('report', { steps: 1, figures: 0 })).toEqual([
    ['figures', 0],
    ['steps', 1],
  ]);
});

it('has no two manners that begin a page alike', () => {
  const page = { features: '', points: '', questions: '', roles: '', steps: '' };
  const begins = MANNERS.map((manner) =>
    inOrder(manner, page)
      .slice(0, 2)
      .map(([part]) => part)
      .join(),
  );
  expect(new Set(begins).size).toBe(MANNERS.length);
});
