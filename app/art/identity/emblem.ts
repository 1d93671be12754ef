/** The bold, small forms of the motifs that stand in logos and icons, on a 64-unit square. */
import type { MotifName } from './motif';
import { arch, circle, diamond, petals, polygon, rect, ring } from './shape';

const EMBLEMS: Readonly<Record<MotifName, () => string>> = {
  kawung: () =>
    [45, 135, 225, 315]
      .map(
        (turn) =>
          `<ellipse cx="32" cy="16.500" rx="7.500" ry="13" transform="rotate(${turn} 32 32)"/>`,
      )
      .join('') + diamond(32, 32, 4),
  parang: () =>
    [-15, 0, 15]
      .map(
        (shift) =>
          `<path transform="translate(${shift} ${shift})" d="M17 39C25 33 27 40 34 33S39 20 48 18C41 28 45 34 38 40S22 47 17 39Z"/>`,
      )
      .join(''),
  'mega-mendung': () =>
    [22, 14, 6].map((radius) => arch(32, 44, radius, 5)).join('') + rect(8, 49, 48, 5),
  truntum: () => petals(32, 32, 8, 25, 7),
  tenun: () =>
    [-3, -2, -1, 0, 1, 2, 3]
      .map((row) => rect(32 - (4 - Math.abs(row)) * 6, 29 + row * 7, (4 - Math.abs(row)) * 12, 6))
      .join(''),
  ulos: () =>
    [8, 24, 40].map((x) => polygon([x, 26], [x + 8, 10], [x + 16, 26])).join('') +
    rect(8, 31, 48, 4) +
    [8, 26, 44].map((x) => rect(x, 40, 12, 5)).join('') +
    rect(8, 50, 48, 4),
  ceplok: () => ring(32, 32, 23, 4.5) + petals(32, 32, 4, 19, 9),
  tumpal: () =>
    `<path fill-rule="evenodd" d="M8 54 32 8l24 46zm14-7h20L32 27z"/>${diamond(32, 41, 3.5)}`,
  poleng: () => rect(10, 10, 22, 22) + rect(32, 32, 22, 22) + circle(43, 21, 6) + circle(21, 43, 6),
  nitik: () =>
    [-2, -1, 0, 1, 2]
      .flatMap((column) =>
        [-2, -1, 0, 1, 2]
          .filter((row) => Math.abs(row) + Math.abs(column) <= 2)
          .map((row) => circle(32 + column * 11, 32 + row * 11, 4.4)),
      )
      .join(''),
  songket: () =>
    `<path fill-rule="evenodd" d="M32 5 59 32 32 59 5 32zm0 7L12 32l20 20 20-20z"/>${petals(32, 32, 8, 14, 4.5)}`,
  gringsing: () =>
    arch(32, 34, 20, 5) +
    arch(32, 34, 11, 5) +
    arch(20, 54, 9, 5) +
    arch(44, 54, 9, 5) +
    circle(32, 31, 3.5),
};

const SHAPES = [
  '<rect width="64" height="64" rx="18"/>',
  '<circle cx="32" cy="32" r="32"/>',
  '<path d="M0 0h40a24 24 0 0 1 24 24v40H24A24 24 0 0 1 0 40z"/>',
  '<path d="M24 0h40v40a24 24 0 0 1-24 24H0V24A24 24 0 0 1 24 0z"/>',
];

export interface EmblemColours {
  readonly ground: string;
  readonly ink: string;
}

/** A brand's mark on a 64-unit square: the motif's emblem on a shape that the seed chooses. */
export function emblem(name: MotifName, seed: number, { ground, ink }: EmblemColours): string {
  const shape = SHAPES[(seed >>> 7) % SHAPES.length] ?? '';
  const figure = `<g transform="translate(6.4 6.4) scale(.8)">${EMBLEMS[name]()}</g>`;
  return `<g fill="${ground}">${shape}</g><g fill="${ink}" color="${ink}">${figure}</g>`;
}
