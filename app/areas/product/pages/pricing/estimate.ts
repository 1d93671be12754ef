/** What a group's places in a class would come to. */
import type { ClassItem } from '../../../../api/class';

export const MOST_PLACES = 500;

/** A number of places out of what was typed; null when it is none that can be booked. */
export function readPlaces(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null;
  const places = Number(text);
  return places >= 1 && places <= MOST_PLACES ? places : null;
}

/** Rupiah in all, null where the price is not known, and whether the class still has that many places; a quota of 0 is no limit. */
export function estimate(
  { price, quota, totalStudents }: Pick<ClassItem, 'price' | 'quota' | 'totalStudents'>,
  places: number,
): { total: number | null; fits: boolean } {
  const total = price === null ? null : price * places;
  return { total, fits: quota === 0 || quota - totalStudents >= places };
}

/** From the least to the most expensive of the given classes that cost something; null without any. */
export function priceRange(
  classes: readonly Pick<ClassItem, 'price'>[],
): { from: number; to: number } | null {
  const prices = classes.flatMap(({ price }) => (price !== null && price > 0 ? [price] : []));
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}
