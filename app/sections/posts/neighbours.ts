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

/** What stands beside an item: the ones next to it, a third for the newest, which has but one; none of `shown`. */
export function besideOf<T extends { readonly id: string }>(
  items: readonly T[],
  id: string,
  shown: readonly T[],
): Neighbours<T> & { readonly beyond: T | null } {
  const { newer, older } = neighboursOf(items, id);
  const beyond = newer === null && older ? neighboursOf(items, older.id).older : null;
  const ids = new Set(shown.map((one) => one.id));
  const unless = (one: T | null) => (one && ids.has(one.id) ? null : one);
  return { newer: unless(newer), older: unless(older), beyond: unless(beyond) };
}
