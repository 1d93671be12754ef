import { describe, expect, it } from 'vitest';
import { wordmarkOf } from './wordmark';

const fonts = { heading: { family: 'Fraunces' }, body: { family: 'Nunito' } };

function read(logo: unknown) {
  const problems: string[] = [];
  return { wordmark: wordmarkOf(logo, fonts, problems), problems };
}

describe('a wordmark', () => {
  it('is set as headings are where it says no more', () => {
    const { wordmark, problems } = read({ lines: [{ text: 'Alpha', size: 30, baseline: 40 }] });
    expect(problems).toEqual([]);
    expect(wordmark).toEqual({
      gap: 14,
      lines: [
        {
          text: 'Alpha',
          size: 30,
          baseline: 40,
          face: { family: 'Fraunces', weight: 600, tracking: -0.02 },
        },
      ],
    });
  });

  it('takes the other font, a cut of it, and no tracking', () => {
    const line = { text: 'A', size: 20, baseline: 40, family: 'body', italic: true, weight: 400 };
    const { wordmark } = read({ gap: 9, lines: [{ ...line, tracking: 0, width: 80 }] });
    expect(wordmark?.gap).toBe(9);
    expect(wordmark?.lines[0]?.face).toEqual({
      family: 'Nunito',
      weight: 400,
      tracking: 0,
      width: 80,
      isItalic: true,
    });
  });

  it('may be left out', () => {
    expect(read(undefined)).toEqual({ wordmark: null, problems: [] });
  });

  const line = { text: 'Alpha', size: 30, baseline: 40 };
  it.each([
    ['no lines', {}, 'one line or two'],
    ['three lines', { lines: [line, line, line] }, 'one line or two'],
    ['an unknown part', { lines: [line], mark: 'A' }, 'logo.mark'],
    ['an unknown word about a line', { lines: [{ ...line, colour: 'red' }] }, 'colour'],
    ['a line without text', { lines: [{ ...line, text: '' }] }, 'no text'],
    ['a line of no size', { lines: [{ text: 'Alpha', baseline: 40 }] }, 'size'],
    ['letters that are too large', { lines: [{ ...line, size: 200 }] }, 'size'],
    ['a size that is no number', { lines: [{ ...line, size: 'large' }] }, 'size'],
    ['nothing at all', null, 'one line or two'],
  ])('is refused with %s', (_name, logo, message) => {
    expect(read(logo).problems.join()).toContain(message);
  });
});
