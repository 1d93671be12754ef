/** Which place comes next in a direction, wherever places stand. */

/** A place's middle, in any unit that is the same for both axes; y grows downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The step that an arrow key asks for; other keys ask for none. */
export const ARROWS: Readonly<Record<string, Spot | undefined>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Being off the line counts more than being far along it: a row is walked before it is left. */
const ASIDE = 2.5;

/**
 * The index of the spot that is reached from the one at `from` by a step: the nearest one ahead,
 * those on the same line first. `from` itself where nothing lies ahead.
 */
export function spotAhead(spots: readonly Spot[], from: number, step: Spot): number {
  const start = spots[from];
  if (!start) return from;
  let [found, least] = [from, Number.POSITIVE_INFINITY];
  for (const [index, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - start.x, spot.y - start.y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const cost = along + aside * ASIDE;
    if (along > 0 && cost < least) [found, least] = [index, cost];
  }
  return found;
}
