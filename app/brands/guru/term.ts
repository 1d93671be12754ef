/** A year's hours of training, put together out of classes. */
import type { ClassItem } from '../../api/class';
import { totalPrice } from '../../sections/classes/class-prices';

/** Hours of one afternoon. */
const AFTERNOON = 2;

export interface Term {
  readonly hours: number;
  /** Rupiah; null where not all prices are known. */
  readonly price: number | null;
  readonly afternoons: number;
  /** Hours that the goal still lacks. */
  readonly lacks: number;
}

export function termOf(
  classes: readonly Pick<ClassItem, 'durationHours' | 'price'>[],
  goal: number,
): Term {
  const price = totalPrice(classes);
  const hours = classes.reduce((sum, { durationHours }) => sum + Math.max(0, durationHours), 0);
  return {
    hours,
    price: price && Math.max(0, price),
    afternoons: Math.ceil(hours / AFTERNOON),
    lacks: Math.max(0, goal - hours),
  };
}
