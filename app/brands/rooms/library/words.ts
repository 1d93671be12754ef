/** Counting what is read. */

/** The words of a text: runs of letters and digits, with the hyphens and apostrophes in them. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The sentences of a text that have words. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/[.!?…]+(?=\s|$|["”’])/u).filter((sentence) => wordsOf(sentence).length > 0);
}

/** Syllables of an Indonesian word: its vowels, of which "ai", "au", "oi" and "ei" at an end are one. */
export function syllablesOf(word: string): number {
  const vowels = word.toLowerCase().match(/(?:[aeo]i|au)(?=\W|$)|[aeiou]/gu) ?? [];
  return Math.max(1, vowels.length);
}
