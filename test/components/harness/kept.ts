/** What the browser keeps of the visitor's work on alpha, read and written past the page, as another tab does. */

const PREFIX = 'alpha@alpha.example:work:';

/** Keeps a value under a key, as somebody does who is not signed in. */
export function keepWork(key: string, value: unknown): void {
  localStorage.setItem(PREFIX + key, JSON.stringify(value));
}

/** The value under a key, wherever it stands by now; null where there is none. */
export function keptWork(key: string): unknown {
  const found = Object.keys(localStorage).find((one) => one.endsWith(`:${key}`));
  return JSON.parse((found !== undefined && localStorage.getItem(found)) || 'null');
}
