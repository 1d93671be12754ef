/** Choices that a picture makes: the same for the same seed, on every machine. */
export interface Dice {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `count`. */
  below(count: number): number;
  /** A number between two. */
  between(least: number, most: number): number;
  /** Whether something happens that does so in a `share` of pictures. */
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Dice of a 32-bit seed (Mulberry32). */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
  };
}
