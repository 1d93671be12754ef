/** Which answers fit: most pages ask the same, and what is answered again fits as it did. */

/** As many as a long run has; who meets more judges a few of them twice. */
const MOST = 20_000;

const fitting = new Set<string>();

/** What stands for an answer. */
export function keyOf(call: string, status: number, text: string): string {
  return `${call} ${status} ${text.length} ${hashOf(text)}`;
}

export const isKnownToFit = (key: string): boolean => fitting.has(key);

/** Remembers that an answer fits. */
export function keepFitting(key: string): void {
  if (fitting.size >= MOST) fitting.clear();
  fitting.add(key);
}

/** FNV-1a of UTF-16 units, by two primes: quick, and nothing secret depends on it. */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
  }
  return `${one >>> 0}-${other >>> 0}`;
}
