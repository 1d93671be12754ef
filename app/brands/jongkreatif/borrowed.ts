/** Words that are borrowed from the wall, and the poster they make. */
import type { Manner, Plan } from '../rooms/studio-wall/poster';

/** A poster with more of them is not read from the other quay. */
export const MOST = 6;

/** The words of a title, as they may be borrowed: without what stands round them. */
export function wordsIn(title: string): string[] {
  return title
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter(Boolean);
}

/** Which word of which tile; the same word on two tiles is two. */
export interface Loan {
  readonly tile: string;
  readonly at: number;
  readonly word: string;
}

export function isSame(a: Loan, b: Loan): boolean {
  return a.tile === b.tile && a.at === b.at;
}

/** Gives a word back that was borrowed; borrows one that was not, unless the poster is full. */
export function borrow(loans: readonly Loan[], loan: Loan): readonly Loan[] {
  if (loans.some((one) => isSame(one, loan))) return loans.filter((one) => !isSame(one, loan));
  return loans.length < MOST ? [...loans, loan] : loans;
}

/** How wide the headings' font runs. */
const LETTER = 0.88;

export function planOf(words: readonly string[], manner: Manner, shake: number): Plan {
  return {
    title: words.join(' '),
    manner,
    seed: 29 + shake * 104_729,
    rows: 9,
    titleRows: words.length > 3 ? 4 : 3,
    letter: LETTER,
  };
}

/** What a poster can be printed in: the paper first, then what it is lettered in. */
export const prints = [
  { name: 'Siang', inks: ['--ground-raised', '--ink', '--primary', '--accent'] },
  { name: 'Malam', inks: ['--ink', '--ground', '--primary', '--accent'] },
  { name: 'Bata', inks: ['--primary', '--ground-raised', '--ink', '--accent'] },
  { name: 'Laut', inks: ['--accent', '--ground-raised', '--ink', '--primary'] },
] as const;
export type Print = (typeof prints)[number];

export const manners: readonly (readonly [Manner, string])[] = [
  ['echo', 'Gema'],
  ['tiles', 'Ubin'],
  ['awning', 'Tenda'],
  ['dots', 'Titik'],
];
