import { describe, expect, it } from 'vitest';
import { closeElements } from './inline-html';
import { plainAnswer } from './plain-answer';

describe('closeElements', () => {
  it.each([
    { name: 'an element that has begun', text: '10<sup>6', shown: '10<sup>6</sup>' },
    { name: 'half a tag', text: '10<su', shown: '10' },
    { name: 'half a tag that closes', text: '10<sup>6</s', shown: '10<sup>6</sup>' },
    { name: 'a comparison', text: 'a < b', shown: 'a < b' },
    { name: 'an element that is whole', text: '<sup>6</sup> a', shown: '<sup>6</sup> a' },
    { name: 'elements within each other', text: '<u><q>a', shown: '<u><q>a</q></u>' },
    { name: 'an element of another line', text: '<sup>6\na', shown: '<sup>6\na' },
    { name: 'an element in code', text: '`<sup>`a', shown: '`<sup>`a' },
    { name: 'other elements', text: '<b>a', shown: '<b>a' },
  ])('$name', ({ text, shown }) => expect(closeElements(text)).toBe(shown));

  it('closes no more than are read', () => {
    const text = '<sup>'.repeat(20_000);
    expect(closeElements(text).length).toBeLessThan(text.length + 100);
  });
});

describe('an answer with HTML as plain text', () => {
  it.each([
    ['10<sup>6</sup> dan H<sub>2</sub>O', '10^6 dan H2O'],
    ['HTML<br>CSS', 'HTML\nCSS'],
    ['<mark>a</mark> <i>b</i>', 'a <i>b</i>'],
  ])('%s', (text, plain) => expect(plainAnswer(text)).toBe(plain));
});
