/** How works share the rooms, and how they hang there. */
import type { GalleryItem } from '../../api/gallery';

/** A room of the gallery: works of one kind. */
export interface Room {
  readonly name: string;
  readonly works: readonly GalleryItem[];
}

/** Rooms in the order in which a visitor comes to them: the fullest first. */
export function roomsOf(works: readonly GalleryItem[]): Room[] {
  const rooms = new Map<string, GalleryItem[]>();
  for (const work of works) {
    const name = work.kind || 'Ruang lain';
    rooms.set(name, [...(rooms.get(name) ?? []), work]);
  }
  return [...rooms]
    .map(([name, hung]) => ({ name, works: hung }))
    .sort((a, b) => b.works.length - a.works.length);
}

/** How large a work hangs: alone over the whole height, or two small ones over each other. */
export type Size = 'wide' | 'tall' | 'small';

/** What hangs over one piece of the wall. */
export interface Bay {
  readonly size: Size;
  readonly works: readonly GalleryItem[];
}

/** The pieces of a room's wall from left to right; `turn` has neighbouring rooms begin differently. */
export function baysOf(works: readonly GalleryItem[], turn: number): Bay[] {
  const bays: Bay[] = [];
  let at = 0;
  while (at < works.length) {
    const size = SIZES[(turn + bays.length) % SIZES.length] ?? 'tall';
    const taken = size === 'small' && at + 1 < works.length ? 2 : 1;
    const shown = works.slice(at, at + taken);
    bays.push({ size: size === 'small' && taken === 1 ? 'tall' : size, works: shown });
    at += taken;
  }
  return bays;
}

const SIZES: readonly Size[] = ['tall', 'small', 'wide'];

/** The picture's CSS pixels. */
export const MEASURES: Readonly<Record<Size, readonly [width: number, height: number]>> = {
  wide: [540, 360],
  tall: [300, 400],
  small: [200, 160],
};
