import { expect, it } from 'vitest';
import { type MergePart, merged, mergeParts, plain, type Side } from './merge';

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

/** One block a letter; a blank is one without words. */
const blocks = (letters: string) => [...letters].map((letter) => `<p>${letter.trim()}</p>`);

/**
 * Inputs that issues of jsdiff and of its like report; theirs is the old version there. What differs is written
 * [mine|theirs]. Where several ways need as few edits, which of them is found is the library's to say.
 */
it.each<[what: string, mine: string, theirs: string, parts: string]>([
  [
    'jsdiff 474: words that come again are kept where the fewest change',
    'wtswtcwte',
    'wtsWTCwte',
    'wts[|WTC]wt[cwt|]e',
  ],
  ['jsdiff 158, 173, 197: a block without words is one', 'a c', 'abc', 'a[ |b]c'],
  ['jsdiff 158: one at the end as well', 'abc ', 'abc', 'abc[ |]'],
  ['jsdiff 51: one before a change', 'a y', 'a x', 'a [y|x]'],
  ['jsdiff 235: one after a change', 'ay c', 'ax c', 'a[y|x] c'],
  [
    'jsdiff 282: of two beside a change one is taken away',
    'xg y j',
    'ag  l j',
    '[x|a]g [y|] [|l ]j',
  ],
  ['jsdiff 523: there are further ones at the end', 'fn l  ', 'f  l', 'f[n|] [| ]l[  |]'],
  ['jsdiff 324: the last is taken away', 'ab', 'abc', 'ab[|c]'],
  ['jsdiff 38, 69: all is new', 'ab', '', '[ab|]'],
  ['jsdiff 38: nothing is left', '', 'ab', '[|ab]'],
  ['jsdiff 14, 439: what was there is found first', 'tcas', 'aistc', '[|ais]tc[as|]'],
  ['jsdiff 160: and the other way round', 'aistc', 'tcas', '[|tc]a[i|]s[tc|]'],
  ['arraydiff 3: one of many alike is taken away', 'aaaa', 'aaaaa', 'aaaa[|a]'],
  ['diff-match-patch 12: a line before one that begins alike', 'abc', 'ac', 'a[b|]c'],
  ['jsondiffpatch 46: blocks that were moved', 'bdac', 'abcd', '[|a]b[|c]d[ac|]'],
])('%s', (_what, mine, theirs, parts) => {
  const made = mergeParts(blocks(mine), blocks(theirs));
  const letters = (text: readonly string[]) =>
    text.map((block) => /^<p>(.*)<\/p>$/.exec(block)?.[1] || ' ').join('');
  const written = made.map((part) =>
    part.kind === 'same' ? letters(part.text) : `[${letters(part.mine)}|${letters(part.theirs)}]`,
  );
  expect(written.join('')).toBe(parts);
  expectWhole(made, blocks(mine), blocks(theirs));
});

/** Whoever takes one side everywhere has that version, to the letter. */
function expectWhole(
  parts: readonly MergePart[],
  mine: readonly string[],
  theirs: readonly string[],
) {
  const taken = (side: Side) =>
    merged(
      parts,
      parts.map(() => side),
    );
  expect(taken('mine')).toEqual(mine);
  expect(taken('theirs')).toEqual(theirs);
}

const long = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `<p>${name} ${at}</p>`);

it.each<[what: string, mine: string[], theirs: string[], places: number]>([
  // jsdiff 34, 59, 79, 202, 398: without a bound that takes minutes.
  ['with nothing in common is one place', long('a', 20_000), long('b', 20_000), 1],
  [
    'with one change in the middle is compared',
    [...long('a', 900), x, ...long('b', 900)],
    [...long('a', 900), y, ...long('b', 900)],
    1,
  ],
  [
    'with a change in every second block is compared',
    long('a', 300).flatMap((one) => [one, x]),
    long('a', 300).flatMap((one) => [one, y]),
    300,
  ],
])('a long text %s', (_what, mine, theirs, places) => {
  const parts = mergeParts(mine, theirs);
  expect(parts.filter(({ kind }) => kind === 'differs')).toHaveLength(places);
  expectWhole(parts, mine, theirs);
});

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
