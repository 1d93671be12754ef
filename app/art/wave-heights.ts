/** The sound of an episode as heights of bars: how many says how long it is, how high follows the seed. */

/** Two bars a minute, at least 18 and at most 72; each is a share of the full height. `seed` is a whole number. */
export function waveHeights(seconds: number, seed: number): number[] {
  const start = seed >>> 0;
  const count = Math.min(72, Math.max(18, Math.round(seconds / 30)));
  // Waves whose lengths fit no common one, so that nothing is heard to repeat.
  const [slow, quick] = [0.12 + (start % 19) / 100, 0.5 + (start % 41) / 100];
  return Array.from({ length: count }, (_, index) => {
    const swell = 0.5 + 0.3 * Math.sin(index * slow + start) + 0.2 * Math.sin(index * quick);
    return Math.max(0.07, swell * (0.775 + 0.225 * Math.sin(index * 2.4 + start)));
  });
}
