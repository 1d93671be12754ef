/** Where each list was left, so that the way back from one of its items keeps its filters. */
const left = new Map<string, string>();

/** Remembers the query (`?page=2`, or empty) that the list at this path shows. */
export function rememberList(path: string, query: string): void {
  left.set(path, query);
}

/** The list's address as the visitor left it. */
export function returnToList(path: string): string {
  return path + (left.get(path) ?? '');
}
