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
    { name: 'half a link', text: 'lihat [kelas](/Cl', shown: 'lihat' },
    { name: 'half a link in bold', text: 'a **b [kelas](/Cl', shown: 'a **b**' },
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
    { name: 'a paragraph', text: 'kata '.repeat(4000) },
    { name: 'a list', text: `- ${'kata '.repeat(20)}\n`.repeat(200) },
  ])('is closed however long $name is that stands before it', ({ text }) => {
    expect(unfinishedMarkdown(`${text}a **te`)).toBe(`${text}a **te**`);
  });

  it.each([
    { name: 'marks', text: '*a '.repeat(20_000) },
    { name: 'brackets', text: '[a]('.repeat(20_000) },
    { name: 'code', text: '`a '.repeat(20_000) },
    { name: 'waves and bars', text: '~~a|'.repeat(20_000) },
    { name: 'formulas', text: '$a '.repeat(20_000) },
    { name: 'angles', text: '<a:'.repeat(20_000) },
    { name: 'lines', text: 'a\n'.repeat(40_000) },
  ])('is looked through once: $name', ({ text }) => {
    const begun = performance.now();
    unfinishedMarkdown(text);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
