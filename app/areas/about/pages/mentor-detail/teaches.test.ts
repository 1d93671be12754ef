import { expect, it } from 'vitest';
import { mentorsLike, teaches } from './teaches';

const mentor = (id: string, expertise: string[], programId = '') => ({ id, expertise, programId });

it.each([
  ['7', '7', true],
  ['7', '8', false],
  ['', '', false],
])('mentor %j and the class of %j', (id, teacher, expected) => {
  const of = { mentor: { id: teacher, name: '', position: '', photo: '' } };
  expect(teaches({ id }, of)).toBe(expected);
});

it.each([
  [mentor('1', ['SQL', 'Python'], '3'), ['4', '3', '2', '5']],
  [mentor('9', []), ['1', '2', '3', '4', '5']],
  [mentor('9', [], '4'), ['5', '1', '2', '3', '4']],
])('those like %j', (one, ids) => {
  const all = [
    mentor('1', ['SQL', 'Python'], '3'),
    mentor('2', ['Figma'], '3'),
    mentor('3', ['python']),
    mentor('4', ['sql', 'PYTHON']),
    mentor('5', [], '4'),
  ];
  expect(mentorsLike(one, all).map(({ id }) => id)).toEqual(ids);
});
