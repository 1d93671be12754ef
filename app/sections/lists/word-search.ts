import { cleanLine } from '../../core/typed-text';

/**
 * Whether texts hold every word of a search, whatever its case and wherever they stand. An empty search is
 * held by all.
 */
export function wordSearch(search: string): (...texts: readonly string[]) => boolean {
  const words = wordsOf(search);
  return (...texts) => {
    const text = texts.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** The words of a search, in small letters. */
export function wordsOf(search: string): readonly string[] {
  return cleanLine(search).toLowerCase().split(/\s+/).filter(Boolean);
}
