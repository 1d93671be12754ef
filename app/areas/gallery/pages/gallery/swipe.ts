/** A finger that moved less than this, in CSS pixels, only pressed. */
const SHORTEST_SWIPE = 48;

/** How far a swipe moves in a row of pictures: to the left is on (1), to the right is back (-1). */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) < SHORTEST_SWIPE) return 0;
  return distance < 0 ? 1 : -1;
}
