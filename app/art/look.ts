/**
 * How two pictures of a list are told apart at a glance: by the way their subject is drawn, by the scheme of
 * their colours and by how they are set. All follow the seed alone, so that an item looks the same in every list; where it
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

/** Whether a look draws its subject the second way. */
export function isSecond(look: number): boolean {
  return look % 2 === 1;
}

/**
 * Whether two looks draw one subject in one way. Two that do not have different colours as well, because the
 * number of schemes is even.
 */
export function areTwins(one: number, other: number): boolean {
  return isSecond(one) === isSecond(other);
}

/** What a picture takes instead that would look like its neighbour: the other way, in other colours. */
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
