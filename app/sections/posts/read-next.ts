/** How many fit in one row. */
export const MOST_RELATED = 3;

/** What to read after an item: what is related to it first, then the newest; none twice, and not itself. */
export function readNext<T extends { readonly id: string }>(
  item: T,
  related: readonly T[],
  newest: readonly T[],
): T[] {
  const byId = new Map([...related, ...newest].map((one) => [one.id, one]));
  byId.delete(item.id);
  return [...byId.values()].slice(0, MOST_RELATED);
}
