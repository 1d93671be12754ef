import { describe, expect, it } from 'vitest';
import { unfinishedMarkdown } from './unfinished-markdown';

describe('the end of an answer that is still growing', () => {
  it.each([
    { name: 'bold that has begun', text: 'a **te', shown: 'a **te**' },
    { name: 'italics that have begun', text: 'a *te', shown: 'a *te*' },
    { name: 'bold within italics', text: '*a **b', shown: '*a **b***' },
    { name: 'code that has begun', text: 'a `te', shown: 'a `te`' },
    { name: 'what is struck out', text: 'a ~~te', shown: 'a ~~te~~' },
    { name: 'marks that have opened nothing', text: 'a **', shown: 'a' },
    { name: 'half a link', text: 'lihat [kelas](/Cl', shown: 'lihat kelas' },
    { name: 'half a link in bold', text: 'a **b [kelas](/Cl', shown: 'a **b kelas**' },
    { name: 'half a picture', text: 'a ![peta](https://co', shown: 'a' },
    { name: 'a whole link', text: 'a [b](/c) d', shown: 'a [b](/c) d' },
    { name: 'bold of another paragraph', text: 'a **b\n\nc', shown: 'a **b\n\nc' },
    { name: 'code between fences', text: '```js\na ** b', shown: '```js\na ** b' },
    { name: 'money', text: 'harga $5 dan ~20', shown: 'harga $5 dan ~20' },
    { name: 'a comparison in a list', text: '- > 5', shown: '- > 5' },
    { name: 'a table’s head', text: 'a\n\n| b | c', shown: 'a\n\n' },
    { name: 'a table’s head, whole', text: 'a\n\n| b | c |\n', shown: 'a\n\n' },
    { name: 'a table’s first delimiters', text: 'a\n\n| b | c |\n| --', shown: 'a\n\n' },
    {
      name: 'a table’s delimiters',
      text: '| b | c |\n| - | - |',
      shown: '| b | c |\n| - | - |',
    },
    {
      name: 'a table’s rows',
      text: '| b | c |\n| - | - |\n| 1 | **2',
      shown: '| b | c |\n| - | - |\n| 1 | **2**',
    },
  ])('$name', ({ text, shown }) => {
    expect(unfinishedMarkdown(text)).toBe(shown);
  });

  it.each([
    { name: 'brackets in half a link', text: 'a [b [c] d](/e', shown: 'a b [c] d' },
    { name: 'a link without an end', text: 'a [b [c', shown: 'a b c' },
    { name: 'a link that may yet be a reference', text: 'a [b][c]', shown: 'a b' },
    { name: 'a bracket that is none of a link', text: `a [0, 1) ${'b'.repeat(250)}`, shown: null },
    { name: 'a definition', text: 'a\n\n[b]: ', shown: 'a\n\n' },
    { name: 'half a picture with brackets', text: 'a ![b [c] d', shown: 'a' },
    { name: 'a link over two lines', text: 'a [b\nc](/d', shown: 'a b\nc' },
    { name: 'a line of stars with blanks', text: 'a\n\n* * *', shown: 'a\n' },
    { name: 'stars of an escape', text: 'a \\*\\*', shown: 'a \\*\\*' },
    { name: 'half an escape', text: 'a \\', shown: 'a' },
    { name: 'a star between letters', text: 'a 5*3', shown: 'a 5*3' },
    { name: 'bold between letters', text: 'me**nulis', shown: 'me**nulis**' },
    { name: 'half of what ends a formula', text: 'a $$x = y$', shown: 'a $$x = y$$' },
    { name: 'a formula that has ended', text: 'a $x$', shown: 'a $x$' },
    { name: 'a formula with half a command', text: 'a $\\fra', shown: 'a' },
    { name: 'a formula in round brackets', text: 'a \\(x + ', shown: 'a' },
    { name: 'a formula in square brackets', text: 'a\n\\[\nx\n', shown: 'a\n' },
    { name: 'an environment', text: 'a\n\n\\begin{align}\nx &= y', shown: 'a\n\n' },
    { name: 'half the name of an environment', text: 'a\n\n\\begin{al', shown: 'a\n\n' },
    { name: 'money', text: 'a $5 dan $6', shown: 'a $5 dan $6' },
    { name: 'marks in a tag', text: 'a <a target="_b">c</a>', shown: 'a <a target="_b">c</a>' },
    { name: 'a tag in code', text: 'a `<div', shown: 'a `<div`' },
    { name: 'marks of another cell', text: '| a | b |\n|-|-|\n| **c | d', shown: null },
    { name: 'code in a list', text: '1. a\n\n    ```js\n    b[0] *c', shown: null },
    { name: 'a fence in a longer one', text: '````md\n```js\na [**b', shown: null },
    { name: 'code in a quotation', text: '> ```py\n> a [**b', shown: null },
  ])('$name', ({ text, shown }) => {
    expect(unfinishedMarkdown(text)).toBe(shown ?? text);
  });

  it.each([
    { name: 'a paragraph', text: 'kata '.repeat(4000) },
    { name: 'a list', text: `- ${'kata '.repeat(20)}\n`.repeat(200) },
  ])('is closed however long $name is that stands before it', ({ text }) => {
    expect(unfinishedMarkdown(`${text}a **te`)).toBe(`${text}a **te**`);
  });

  // Looked through again for each of its signs, one of these would take hours.
  const LONG = 300_000;
  it.each([
    { name: 'marks', text: '*a '.repeat(LONG) },
    { name: 'brackets', text: '[a]('.repeat(LONG) },
    { name: 'code', text: '`a '.repeat(LONG) },
    { name: 'waves and bars', text: '~~a|'.repeat(LONG) },
    { name: 'formulas', text: '$a '.repeat(LONG) },
    { name: 'angles', text: '<a:'.repeat(LONG) },
    { name: 'lines', text: 'a\n'.repeat(LONG) },
  ])('is looked through once: $name', ({ text }) => {
    expect(unfinishedMarkdown(text)).toEqual(expect.any(String));
  });
});
