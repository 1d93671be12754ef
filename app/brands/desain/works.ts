/** How the works hang: in which order, and as what kind of poster. */
import type { GalleryItem } from '../../api/gallery';
import { seedOf } from '../../art/identity/seed';
import { MANNERS, type Plan } from '../rooms/studio-wall/poster';

/** What the wall is sorted by. */
export type Order = 'newest' | 'brief' | 'medium';

export const orders: readonly (readonly [Order, string])[] = [
  ['newest', 'Terbaru'],
  ['brief', 'Brief'],
  ['medium', 'Medium'],
];

/** A work, and the place it has among the newest, which decides on its poster. */
export interface Hung {
  readonly work: GalleryItem;
  readonly place: number;
}

/** Works under the name they have in common; in the platform's order where that is the order. */
export function grouped(
  works: readonly GalleryItem[],
  order: Order,
): (readonly [name: string, works: readonly Hung[]])[] {
  const groups = new Map<string, Hung[]>();
  for (const [place, work] of works.entries()) {
    const said = { newest: 'Baru ditempel', brief: work.classroom, medium: work.kind }[order];
    const name = said || 'Belum dilabeli';
    groups.set(name, [...(groups.get(name) ?? []), { work, place }]);
  }
  return [...groups].sort(([a], [b]) => (order === 'newest' ? 0 : a < b ? -1 : 1));
}

/** Sheets of three lengths, so that the wall has no rows. */
const LENGTHS = [8, 7, 9, 7, 8, 9, 6] as const;
/** How wide the headings' font runs. */
const LETTER = 0.43;

export function planOf({ work: { id, title }, place }: Hung): Plan {
  const rows = LENGTHS[place % LENGTHS.length] ?? 8;
  return {
    title,
    manner: MANNERS[(place + Math.floor(place / MANNERS.length)) % MANNERS.length] ?? 'tiles',
    seed: seedOf(id + title),
    rows,
    titleRows: title.length > 16 && rows > 6 ? 3 : 2,
    letter: LETTER,
  };
}

const [WHITE, BLACK] = ['var(--ground)', 'var(--ink)'];
const [FIRST, SECOND] = ['var(--primary)', 'var(--accent)'];

/** Four colours, differently weighed; neighbours differ. */
const PRINTS = [
  [FIRST, WHITE, BLACK, SECOND],
  [WHITE, BLACK, FIRST, SECOND],
  [SECOND, WHITE, FIRST, BLACK],
  [BLACK, WHITE, SECOND, FIRST],
  [WHITE, FIRST, SECOND, BLACK],
] as const;

export function inksOf({ place }: Hung): readonly string[] {
  return PRINTS[place % PRINTS.length] ?? PRINTS[0];
}
