/** The sound of an episode as bars, and which episodes fit into a journey. */
import type { Podcast } from '../../../api/podcast';

/** The heights of so many bars, each from 0 to 1; the same for the same words every time. */
export function waveOf(seed: string, count: number): number[] {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 17);
  const roll = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
  const [slow, quick] = [0.06 + roll() * 0.12, 0.4 + roll() * 0.5];
  return Array.from({ length: count }, (_, index) => {
    const swell = 0.55 + 0.28 * Math.sin(index * slow * 2) + 0.17 * Math.sin(index * quick);
    return Math.min(1, Math.max(0.06, swell * (0.45 + roll() * 0.6)));
  });
}

/** Bars as the data of one path in a box of `count` by 100, a unit each. */
export function wavePath(heights: readonly number[]): string {
  return heights
    .map((height, index) => {
      const half = Math.round(height * 48);
      return `M${index + 0.5} ${50 - half}v${half * 2}`;
    })
    .join('');
}

/** Episodes with more than this many are too many to try all sets of. */
const MOST_TRIED = 14;

/**
 * The episodes that fill so many minutes best without going over, in their order; none where each is
 * longer than that. Of sets that fill them alike the one with fewer episodes is taken.
 */
export function fitting<E extends Pick<Podcast, 'durationSeconds'>>(
  episodes: readonly E[],
  minutes: number,
): readonly E[] {
  const limit = minutes * 60;
  const known = episodes.filter(({ durationSeconds: length }) => length > 0 && length <= limit);
  const tried = known.slice(0, MOST_TRIED);
  let best: readonly E[] = [];
  let bestLength = 0;
  const go = (from: number, set: readonly E[], length: number) => {
    if (length > bestLength || (length === bestLength && set.length < best.length)) {
      [best, bestLength] = [set, length];
    }
    for (let index = from; index < tried.length; index += 1) {
      const next = tried[index];
      if (next !== undefined && length + next.durationSeconds <= limit) {
        go(index + 1, [...set, next], length + next.durationSeconds);
      }
    }
  };
  go(0, [], 0);
  return best;
}
