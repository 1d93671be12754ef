/**
 * The items of some pages of one list, each once, where it came first; what has no id is never another's
 * double. A list that changes while it is paged moves items from one page to the next, where they come a
 * second time.
 */
export function uniqueItems<T extends { readonly id: string }>(
  pages: readonly { readonly items: readonly T[] }[],
): T[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === '' || (!seen.has(id) && seen.add(id)));
}
