/** A year's hours of training, put together out of classes. */
import type { ClassItem } from '../../api/class';

/** Hours of one afternoon. */
const AFTERNOON = 2;

export interface Term {
  readonly hours: number;
  /** Rupiah. */
  readonly price: number;
  readonly afternoons: number;
  /** Hours that the goal still lacks. */
  readonly lacks: number;
}

export function termOf(
  classes: readonly Pick<ClassItem, 'durationHours' | 'price'>[],
  goal: number,
): Term {
  const hours = classes.reduce((sum, { durationHours }) => sum + Math.max(0, durationHours), 0);
  return {
    hours,
    price: classes.reduce((sum, { price }) => sum + Math.max(0, price), 0),
    afternoons: Math.ceil(hours / AFTERNOON),
    lacks: Math.max(0, goal - hours),
  };
}
