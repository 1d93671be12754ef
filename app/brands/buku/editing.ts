/** The editor's table: a paragraph as it was sent in, and what may go. */
import { wordsOf } from '../rooms/library/words';

/** A piece of the paragraph; one with a reason may be struck. */
export interface Piece {
  readonly text: string;
  readonly why?: string;
}

/** As it came by post, and as it might go to print. */
export const draft: readonly Piece[] = [
  { text: 'Pada suatu hari yang cerah, ', why: 'Pembaca sudah pernah bertemu hari ini. Lewati.' },
  { text: 'Nenek menutup warungnya ' },
  {
    text: 'dengan perasaan yang sangat sedih sekali ',
    why: 'Tunjukkan tangannya, jangan sebut hatinya.',
  },
  { text: 'dan menggantung kuncinya di paku yang sama sejak tahun 1974. ' },
  { text: 'Ia ' },
  { text: 'benar-benar sungguh-sungguh ', why: 'Dua penguat saling melemahkan.' },
  { text: 'tidak menoleh. ' },
  {
    text: 'Begitulah kehidupan, kadang di atas dan kadang di bawah. ',
    why: 'Nasihat itu biar pembaca yang menemukan.',
  },
  { text: 'Paku itu bengkok sedikit.' },
];

/** The paragraph without what was struck, and how many words it has then. */
export function edited(pieces: readonly Piece[], struck: ReadonlySet<number>) {
  const text = pieces.filter((_, index) => !struck.has(index)).map((piece) => piece.text);
  return { text: text.join('').trim(), words: wordsOf(text.join('')).length };
}
