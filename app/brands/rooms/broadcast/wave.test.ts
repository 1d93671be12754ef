import { describe, expect, it } from 'vitest';
import { fitting, waveOf, wavePath } from './wave';

describe('a wave', () => {
  it('is the same for the same words, and another for others', () => {
    expect(waveOf('episode', 40)).toEqual(waveOf('episode', 40));
    expect(waveOf('episode', 40)).not.toEqual(waveOf('lainnya', 40));
  });

  it.each(['', 'a', 'Sekolah Lagi di Umur Lima Puluh Dua', '🎧'])(
    'of "%s" stays in its box',
    (seed) => {
      const heights = waveOf(seed, 96);
      expect(heights).toHaveLength(96);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(0.06);
      expect(Math.max(...heights)).toBeLessThanOrEqual(1);
      expect(wavePath(heights)).not.toMatch(/NaN|-\d+v-/);
    },
  );
});

describe('episodes for a journey', () => {
  const episodes = (...minutes: number[]) =>
    minutes.map((length) => ({ durationSeconds: length * 60 }));
  it.each([
    [[34, 28, 41, 22], 60, [34, 22]],
    [[34, 28, 41, 22], 28, [28]],
    [[30, 15, 15], 30, [30]],
    [[34, 28], 20, []],
    [[0, 20], 25, [20]],
    [[], 60, []],
  ])('%j in %d minutes', (lengths, minutes, expected) => {
    const chosen = fitting(episodes(...lengths), minutes);
    expect(chosen.map(({ durationSeconds }) => durationSeconds / 60)).toEqual(expected);
  });

  it('ends soon where there are many', () => {
    expect(fitting(episodes(...Array(60).fill(7)), 95).length).toBe(13);
  });
});
