import { describe, expect, it } from 'vitest';
import { wordsOf } from '../rooms/library/words';
import { measureOf, paceOf, storyOf, streakOf } from './session';
import { stories } from './stories';

it('has another story each day, and one for a day that is none', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'];
  expect(new Set(days.map((day) => storyOf(day).title)).size).toBe(stories.length);
  expect(storyOf('kapan')).toBe(stories[0]);
});

it.each(stories.map(({ title, paragraphs }) => [title, paragraphs.join(' ')] as const))(
  '%s is a short reading for children',
  (_title, text) => {
    expect(wordsOf(text).length).toBeGreaterThan(95);
    expect(wordsOf(text).length).toBeLessThan(170);
    expect(measureOf(text)?.level).toMatch(/SD$/);
  },
);

it.each([
  [120, 60, 120],
  [150, 90, 100],
  [10, 0, 0],
])('%d words in %d s', (words, seconds, pace) => {
  expect(paceOf(words, seconds)).toBe(pace);
});

describe('a row of days', () => {
  it.each([
    [['2026-11-20', '2026-11-21', '2026-11-22'], 3],
    [['2026-11-20', '2026-11-21'], 2],
    [['2026-11-19', '2026-11-20'], 0],
    [['2026-11-18', '2026-11-20', '2026-11-22'], 1],
    [[], 0],
  ])('%j', (days, count) => {
    expect(streakOf(days, '2026-11-22')).toBe(count);
  });
});

describe('how hard a text is', () => {
  const text = (sentence: string, times: number) => Array(times).fill(sentence).join(' ');
  it.each([
    [text('Budi makan nasi dan ikan.', 6), 'kelas 1–3 SD'],
    [
      text('Kucing itu tidur di bawah meja sambil menunggu Ibu pulang dari pasar pagi.', 3),
      'kelas 4–6 SD',
    ],
    [
      text(
        'Keberlangsungan penyelenggaraan pendidikan bergantung kepada pertanggungjawaban seluruh pemangku kepentingan di lingkungannya.',
        3,
      ),
      'SMA ke atas',
    ],
  ])('%s', (sentences, level) => {
    expect(measureOf(sentences)?.level).toBe(level);
  });

  it('cannot be told of a few words', () => {
    expect(measureOf('Budi makan nasi.')).toBeNull();
  });
});
