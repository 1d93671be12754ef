/** What classes cost, where the platform says it of all of them. */
import type { ClassItem } from '../../api/class';

/** A class whose price is known. */
export type PricedClass = ClassItem & { readonly price: number };

export function hasPrice(item: ClassItem): item is PricedClass {
  return item.price !== null;
}

/** Rupiah for all of them; null where the price of one is not known. */
export function totalPrice(classes: readonly Pick<ClassItem, 'price'>[]): number | null {
  return classes.reduce<number | null>(
    (sum, { price }) => (sum === null || price === null ? null : sum + price),
    0,
  );
}
