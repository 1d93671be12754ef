/** A list, the newest first, with an item that was taken out of it back in its place. */
export function putBack<T extends { readonly at: string }>(list: readonly T[], item: T): T[] {
  const place = list.findIndex(({ at }) => at < item.at);
  const before = place < 0 ? list : list.slice(0, place);
  return [...before, item, ...list.slice(before.length)];
}
