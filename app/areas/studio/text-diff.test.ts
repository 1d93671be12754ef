import { expect, it } from 'vitest';
import { diffLines, linesOf } from './text-diff';

const told = (mine: string[], theirs: string[]) =>
  diffLines(mine, theirs)
    .map(({ kind, text }) => ({ same: '=', mine: '+', theirs: '-' })[kind] + text)
    .join(' ');

it.each<[string[], string[], string]>([
  [[], [], ''],
  [['a'], ['a'], '=a'],
  [['a', 'b'], ['a'], '=a +b'],
  [['b'], ['a', 'b'], '-a =b'],
  [['a', 'x', 'c'], ['a', 'y', 'c'], '=a -y +x =c'],
])('%j against %j: %s', (mine, theirs, parts) => expect(told(mine, theirs)).toBe(parts));

it('long texts stand there whole', () => {
  const long = Array.from({ length: 500 }, (_, index) => `${index}`);
  expect(diffLines(long, ['a'])).toHaveLength(501);
});

it('reads paragraphs out of HTML', () => {
  expect(linesOf('<h2>A &amp; B</h2><p>c<br>d <strong>e</strong></p><ul><li>f</li></ul>')).toEqual([
    'A & B',
    'c',
    'd e',
    'f',
  ]);
});
