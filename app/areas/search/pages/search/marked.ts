/** A piece of a text, and whether it is a word that was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
  /** Where it begins. */
  readonly at: number;
}

const WORD = /([\p{L}\p{N}]+[+#]*)/u;

/** A text in pieces, those apart that were found. `words` are folded as the edge folds them. */
export function marked(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of text.split(WORD)) {
    const isFound = words.has(folded(part));
    const last = pieces.at(-1);
    if (last && last.isFound === isFound) {
      pieces[pieces.length - 1] = { ...last, text: last.text + part };
    } else if (part !== '') {
      pieces.push({ text: part, isFound, at });
    }
    at += part.length;
  }
  return pieces;
}

function folded(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
