import { expect, it } from 'vitest';
import { merged, mergeParts, plain, type Side } from './merge';

const [a, b, c] = ['<p>a</p>', '<p>b</p>', '<p>c</p>'];
const [x, y] = ['<p>x</p>', '<p>y</p>'];

/** Each place as "mine|theirs", what is shared as it is. */
const told = (mine: string[], theirs: string[]) =>
  mergeParts(mine, theirs).map((part) =>
    part.kind === 'same' ? part.text.join('') : `${part.mine.join('')}|${part.theirs.join('')}`,
  );

it.each<[mine: string[], theirs: string[], parts: string[]]>([
  [[], [], []],
  [[a, b], [a, b], [a + b]],
  [
    [a, x, c],
    [a, y, c],
    [a, `${x}|${y}`, c],
  ],
  [[a], [a, y], [a, `|${y}`]],
  [[x, a], [a], [`${x}|`, a]],
  [
    [x, b, x],
    [y, b, y],
    [`${x}|${y}`, b, `${x}|${y}`],
  ],
  // The editor writes an older text in its own way.
  [['<ul><li><p>a</p></li></ul>'], ['<ul><li>a</li></ul>'], ['<ul><li><p>a</p></li></ul>']],
  [
    ['<table><tbody><tr><td><p>a</p></td></tr></tbody></table>'],
    ['<table><tr><td>a</td></tr></table>'],
    ['<table><tbody><tr><td><p>a</p></td></tr></tbody></table>'],
  ],
  // Words that are alike, but not what they are.
  [['<h2>a</h2>'], [a], [`<h2>a</h2>|${a}`]],
  [['<p><strong>a</strong></p>'], [a], [`<p><strong>a</strong></p>|${a}`]],
])('%j against %j: %j', (mine, theirs, parts) => expect(told(mine, theirs)).toEqual(parts));

it.each<[sides: Side[], made: string[]]>([
  [[], [x, b, x, c]],
  [
    ['mine', 'mine'],
    [x, b, x, c],
  ],
  [['theirs'], [y, b, x, c]],
  [
    ['mine', 'theirs'],
    [x, b, y, c],
  ],
  [
    ['theirs', 'theirs'],
    [y, b, y, c],
  ],
])('with %j taken it is %j', (sides, made) =>
  expect(merged(mergeParts([x, b, x, c], [y, b, y, c]), sides)).toEqual(made),
);

it('keeps what a link leads to', () => {
  expect(plain('<p><a target="_blank" rel="noopener" href="/a">a</a></p>')).toBe(
    '<p><a href="/a">a</a>',
  );
});
