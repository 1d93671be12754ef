/** A whole number from a text (FNV-1a), the same on every machine: what a brand's variations derive from. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * A name as a drawing's address has it: a short seed of each word, whatever its case. Nobody reads the
 * name there. Twenty bits are enough that a word nobody knows is seldom taken for one that is known.
 */
export function nameSeeds(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [name];
  return words
    .slice(0, 8)
    .map((word) => (seedOf(word) & 0xfffff).toString(16))
    .join('-');
}
