/** A walk over a small field by blocks: the pure part of the scene. */

export type Block = 'maju' | 'kiri' | 'kanan' | 'lompat';

/** A place on the field and where one looks: 0 up, 1 right, 2 down, 3 left. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: 0 | 1 | 2 | 3;
}

export interface Level {
  readonly title: string;
  readonly hint: string;
  readonly start: Pose;
  readonly star: { readonly x: number; readonly y: number };
  /** Puddles as "x,y": one is jumped over, never walked into. */
  readonly puddles: readonly string[];
}

export const WIDTH = 6;
export const HEIGHT = 4;

export const levels: readonly Level[] = [
  {
    title: 'Jalan lurus',
    hint: 'Bintangnya tiga langkah di depan.',
    start: { x: 1, y: 2, facing: 1 },
    star: { x: 4, y: 2 },
    puddles: [],
  },
  {
    title: 'Ada genangan',
    hint: 'Lompat melewati dua kotak sekaligus.',
    start: { x: 0, y: 1, facing: 1 },
    star: { x: 4, y: 1 },
    puddles: ['2,1'],
  },
  {
    title: 'Belok dulu',
    hint: 'Belok tidak memindahkan kaki, hanya arah hidung.',
    start: { x: 0, y: 3, facing: 1 },
    star: { x: 3, y: 1 },
    puddles: ['3,2', '1,2'],
  },
];

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function after({ x, y, facing }: Pose, block: Block): Pose {
  if (block === 'kiri') return { x, y, facing: turned(facing, 3) };
  if (block === 'kanan') return { x, y, facing: turned(facing, 1) };
  const [dx, dy] = STEPS[facing];
  const far = block === 'lompat' ? 2 : 1;
  return { x: x + dx * far, y: y + dy * far, facing };
}

function turned(facing: Pose['facing'], by: number): Pose['facing'] {
  const next = (facing + by) % 4;
  return next === 0 || next === 1 || next === 2 ? next : 3;
}

export interface Walk {
  /** Every place from the start on. */
  readonly places: readonly Pose[];
  readonly end: 'star' | 'puddle' | 'outside' | 'short';
}

/** Goes through the blocks until one ends in a puddle or outside of the field. */
export function walk({ start, star, puddles }: Level, blocks: readonly Block[]): Walk {
  const places: Pose[] = [start];
  for (const block of blocks) {
    const place = after(places.at(-1) ?? start, block);
    const isInside = place.x >= 0 && place.x < WIDTH && place.y >= 0 && place.y < HEIGHT;
    if (!isInside) return { places, end: 'outside' };
    places.push(place);
    if (puddles.includes(`${place.x},${place.y}`)) return { places, end: 'puddle' };
  }
  const { x, y } = places.at(-1) ?? start;
  return { places, end: x === star.x && y === star.y ? 'star' : 'short' };
}
