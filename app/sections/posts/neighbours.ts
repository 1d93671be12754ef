/** What stands before and after an item in its list. */
export interface Neighbours<T> {
  readonly newer: T | null;
  readonly older: T | null;
}

/** The neighbours of the item with this id in a list of the newest first; none where it is not there. */
export function neighboursOf<T extends { readonly id: string }>(
  items: readonly T[],
  id: string,
): Neighbours<T> {
  const place = items.findIndex((item) => item.id === id);
  if (place < 0) return { newer: null, older: null };
  return { newer: items[place - 1] ?? null, older: items[place + 1] ?? null };
}
