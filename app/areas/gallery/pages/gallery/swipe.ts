/** A finger that moved less than this, in CSS pixels, only pressed. */
const SHORTEST_SWIPE = 48;

/** How far a swipe moves in a row of pictures: to the left is on (1), to the right is back (-1). */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) < SHORTEST_SWIPE) return 0;
  return distance < 0 ? 1 : -1;
}

/** The fingers on a picture, followed from the first that comes down to the last that goes up. */
export interface Swipe {
  /** Told of all fingers that are down, by where they are, each time one comes down. */
  press(places: readonly number[]): void;
  /** Told where a finger went up and how many are left; says how far that moves on. */
  lift(place: number, left: number): -1 | 0 | 1;
}

/**
 * Follows one finger. Two enlarge the picture: nothing they do turns the page, nor does the one that is
 * lifted last. `isEnlarged` says whether the page is enlarged: there a finger moves what is seen of it.
 */
export function createSwipe(isEnlarged: () => boolean): Swipe {
  let from: number | null = null;
  let isPinch = false;
  return {
    press(places) {
      isPinch ||= places.length > 1;
      from = places[0] ?? null;
    },
    lift(place, left) {
      const isSwipe = from !== null && !isPinch && left === 0 && !isEnlarged();
      const step = isSwipe && from !== null ? swipeStep(place - from) : 0;
      if (left === 0) {
        from = null;
        isPinch = false;
      }
      return step;
    },
  };
}
