/**
 * How two pictures of a list are told apart at a glance: by the scheme of their colours and by how
 * they are set. Both follow the seed alone, so that an item looks the same in every list; where it
 * would look like the one before it, the second takes another look.
 */
import { seedOf } from './identity/seed';

/** How many schemes of colours a palette has, and how many ways there are of setting a picture. */
export const SCHEMES = 6;
export const SETTINGS = 5;

export const LOOKS = SCHEMES * SETTINGS;

/** The look that a text's picture has. */
export function lookOf(text: string): number {
  return seedOf(text) % LOOKS;
}

/** Whether two looks have the same colours, which is what is seen first. */
export function areTwins(one: number, other: number): boolean {
  return one % SCHEMES === other % SCHEMES;
}

/** What a picture takes instead that would look like its neighbour: other colours, set otherwise. */
export function otherLook(look: number): number {
  return (look + 17) % LOOKS;
}

/** Whether the last of a list's pictures takes another look than its own: the one before has it. */
export function isOther(seeds: readonly string[]): boolean {
  let shown: number | null = null;
  let other = false;
  for (const seed of seeds) {
    const own = lookOf(seed);
    other = shown !== null && areTwins(own, shown);
    shown = other ? otherLook(own) : own;
  }
  return other;
}

/** The seeds of a list's items before one of them, where a field of theirs is their seed. */
export function seedsBefore<Key extends string>(
  items: readonly Readonly<Record<Key, string>>[],
  index: number,
  key: Key,
): string[] {
  return items.slice(0, index).map((item) => item[key]);
}
