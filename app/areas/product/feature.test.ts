import { describe, expect, it } from 'vitest';
import { FULL_LENGTH, fullText, SHORT_LENGTH, shortText } from './feature';

describe("the limits of a feature's texts", () => {
  it('are those of the specification', () => {
    expect([SHORT_LENGTH, FULL_LENGTH]).toEqual([31, 37_000]);
  });

  it.each([
    ['', ''],
    ['a'.repeat(31), 'a'.repeat(31)],
    ['a'.repeat(32), `${'a'.repeat(30)}…`],
    ['😀'.repeat(31), '😀'.repeat(31)],
    ['😀'.repeat(32), `${'😀'.repeat(30)}…`],
    [`${'kata '.repeat(6)}terakhir`, `${'kata '.repeat(6).trim()}…`],
  ])('short: %s', (label, expected) => expect(shortText({ label })).toBe(expected));

  it.each([
    [37_000, 37_000, 'a'],
    [37_001, 37_000, '…'],
    [200_000, 37_000, '…'],
  ])('full: %d characters', (length, shown, last) => {
    const text = fullText({ description: 'a'.repeat(length) });
    expect([text.length, text.at(-1)]).toEqual([shown, last]);
  });
});
