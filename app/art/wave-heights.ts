/** The sound of an episode as heights of bars: how many says how long it is, how high follows the seed. */
import { dice } from './random';

/** Two bars a minute, at least 18 and at most 72; each is a share of the full height. */
export function waveHeights(seconds: number, seed: number): number[] {
  const roll = dice(seed ^ 0x7f4a7c15);
  const count = Math.min(72, Math.max(18, Math.round(seconds / 30)));
  const [slow, quick] = [roll.between(0.12, 0.3), roll.between(0.5, 0.9)];
  return Array.from({ length: count }, (_, index) => {
    const swell = 0.5 + 0.3 * Math.sin(index * slow + seed) + 0.2 * Math.sin(index * quick);
    return Math.max(0.07, swell * roll.between(0.55, 1));
  });
}
