import type { CSSProperties } from 'react';
import { nameSeeds, seedOf } from '../art/identity/seed';
import { isOther } from '../art/look';
import { useBoot } from '../core/app-context';

import { cx } from './cx';
import styles from './picture.module.css';

declare const __ART_VERSION__: string;

/**
 * What stands where there is no picture: drawn in the tenant's colours and cloth, the same for the
 * same seed everywhere, told apart by it alone. The edge draws it (app/art/draw.ts) and serves it as
 * a file, so that pages carry no code for it.
 *
 * - `people`: a portrait; the seed is the person's name, of which the address has a number a word alone.
 * - `works`: what a class, course, programme or work is about; the seed is its slug or title, whose
 *   words choose the scene. `subject`: more words where those say nothing, or a scene by its name
 *   (app/art/works/subjects.ts). `level`: beginner, intermediate, advanced.
 * - `landscapes`: a place or what happens there; words of seed and `subject` choose among volcano,
 *   harbour, rice fields and city.
 * - `covers`: of what is read or heard; the seed is its title, which is lettered on it. `note`: a
 *   small line above. `seconds`: how long it is heard, drawn as sound.
 * - `waves`: the sound of an episode alone, from its `seconds`.
 * - `marks`: the sign of an organisation without a logo; the seed is its name.
 */
export interface Art {
  readonly kind: 'people' | 'works' | 'landscapes' | 'covers' | 'waves' | 'marks';
  readonly seed: string;
  readonly subject?: string;
  readonly level?: string;
  readonly note?: string;
  readonly seconds?: number;
  /** A cover without its title, where that stands beside as large. */
  readonly bare?: boolean;
  /** Seeds of those before it in a list: where it would look like the last, it looks otherwise. */
  readonly after?: readonly string[] | undefined;
}

interface ArtImageProps {
  art: Art;
  /** CSS pixels at its largest; they fix the ratio, which decides on the frame that is drawn. */
  width: number;
  height: number;
  /** "", as it is left out, where the name stands beside. */
  alt?: string;
  eager?: boolean;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A drawn picture. It weighs less than a line of text does in a font: who saves data has it, too. */
export function ArtImage({
  art,
  width,
  height,
  alt = '',
  eager = false,
  className,
  style,
}: ArtImageProps) {
  const { settings } = useBoot();
  const shown = cx(styles.image, art.kind === 'covers' && styles.cover, className);
  const { clr_primary, clr_secondary } = settings.css;
  const version = seedOf(__ART_VERSION__ + settings.layout + clr_primary + clr_secondary);
  return (
    <img
      src={artSource(art, width / height, version.toString(36))}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={shown}
      style={style}
    />
  );
}

/** `/_art/<kind>/<seed>.svg?<hints>`; a `ratio` of width to height that is not usual is a hint, too. */
export function artSource(art: Art, ratio: number, version: string): string {
  const { kind, after = [], ...hints } = art;
  const seed = kind === 'people' ? nameSeeds(art.seed) : written(art.seed);
  const shape = SHAPES.find(([least]) => ratio >= least)?.[1] ?? 'tall';
  const query = new URLSearchParams();
  const all = {
    ...hints,
    seed: '',
    shape,
    other: isOther([...after, art.seed].map(written)) ? 1 : '',
    v: version,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value) query.set(name, `${value === true ? 1 : value}`.slice(0, 80));
  }
  // As a form writes it, which takes every text; an address would refuse broken ones.
  return `/_art/${kind}/${`${new URLSearchParams({ '': seed })}`.slice(1)}.svg?${query}`;
}

/** Frames by the least ratio of width to height that they are for; wide is what is usual. */
const SHAPES = [
  [2, 'banner'],
  [1.5, ''],
  [1.15, 'photo'],
  [0.85, 'square'],
] as const;

/** A seed as the edge takes it. */
function written(seed: string): string {
  return [...seed.trim()].slice(0, 120).join('') || '-';
}
