/**
 * The place where a page was left is remembered by the name of its entry in the tab's history, and the
 * router names only those entries that it adds itself. Unnamed, the first pages of all documents of a
 * tab would share one place: a page come to by its address would open where the last one was left.
 */

/** Gives the entry of a document that has just come a name of its own; a reload keeps the one it has. */
export function nameFirstEntry(): void {
  const { state }: { readonly state: unknown } = history;
  const own = typeof state === 'object' && state !== null ? state : {};
  if ('key' in own) return;
  history.replaceState({ ...own, key: performance.timeOrigin.toString(36) }, '');
}
