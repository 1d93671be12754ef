/**
 * Marks of organisations that have no logo here, each put together from a few plain forms by its name:
 * nobody's trademark, and seldom another's.
 */
import { seedOf } from './identity/seed';
import type { Scheme } from './scheme';
import { box, d, disc, fill, group, picture, stroke } from './svg';

/** Draws on a square of 64 units; numbers below `of` are taken from the name one by one. */
type Figure = (take: (of: number) => number, main: string, accent: string) => string;
type Form = (colour: string) => string;

/** On the upper left quarter of the square. */
const QUARTERS: readonly Form[] = [
  (colour) => fill('M1 31A30 30 0 0 1 31 1V31Z', colour),
  (colour) => fill('M1 1A30 30 0 0 1 31 31H1Z', colour),
  (colour) => fill('M1 31L31 1V31Z', colour),
  (colour) => fill('M1 1H16A15 15 0 0 1 31 16V31H16A15 15 0 0 1 1 16Z', colour),
  (colour) => fill('M1 16A15 15 0 0 1 16 1H31V16A15 15 0 0 1 16 31H1Z', colour),
  (colour) => disc(16, 16, 14, colour),
  (colour) => fill('M1 31A30 30 0 0 1 31 1V14A17 17 0 0 0 14 31Z', colour),
  (colour) => box(1, 1, 30, 30, colour, 3),
];

/** Around the middle, each reaching to the upper edge. */
const RAYS: readonly Form[] = [
  (colour) => disc(32, 10, 9, colour),
  (colour) => box(28, 1, 8, 22, colour, 4),
  (colour) => fill('M32 28C22 20 22 10 32 1C42 10 42 20 32 28Z', colour),
  (colour) => fill('M32 26L23 1H41Z', colour),
  (colour) => fill('M32 24L22 14L32 3L42 14Z', colour),
];

const turned = (degrees: number, body: string) => group(`rotate(${degrees} 32 32)`, body);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const formOf = (forms: readonly Form[], at: number): Form => forms[at % forms.length] ?? (() => '');

/** One form in all four quarters, turned or not. */
const pinwheel: Figure = (take, main, accent) => {
  const form = formOf(QUARTERS, take(5));
  const turns = [0, 1, 2, 3].map((place) => 90 * place);
  const odd = take(4);
  return turns.map((turn, at) => turned(turn, form(at === odd ? accent : main))).join('');
};

/** Two forms, each in two quarters across from one another. */
const pairs: Figure = (take, main, accent) => {
  const first = take(QUARTERS.length);
  const [form, other] = [
    formOf(QUARTERS, first),
    formOf(QUARTERS, first + 1 + take(QUARTERS.length - 1)),
  ];
  const turn = 90 * take(2);
  return [0, 180]
    .map((at) => turned(at + turn, form(main)) + turned(at + turn + 90, other(accent)))
    .join('');
};

/** Rays around the middle, with or without something in it. */
const wheel: Figure = (take, main, accent) => {
  const form = formOf(RAYS, take(RAYS.length));
  const count = 5 + take(4);
  const core = [disc(32, 32, 6.5, accent), ''][take(2)] ?? '';
  return (
    range(count)
      .map((at) => turned((360 / count) * at, form(main)))
      .join('') + core
  );
};

/** Four lines of their own lengths. */
const lines: Figure = (take, main, accent) => {
  const odd = take(4);
  const round = take(2) * 6;
  const drawn = range(4).map((at) => {
    const [left, right] = [take(3) * 12, take(3) * 12];
    return box(left, 1 + at * 16.5, 64 - left - right, 12.5, at === odd ? accent : main, round);
  });
  return turned([0, 90, -45][take(3)] ?? 0, drawn.join(''));
};

/** Four columns of which each has a height of its own. */
const columns: Figure = (take, main, accent) => {
  const heights = [62, 48, 34, 20];
  const round = take(2) * 6;
  const odd = take(4);
  const drawn = range(4).map((at) => {
    const [height = 0] = heights.splice(take(heights.length), 1);
    return box(at * 16.5, 63 - height, 13.5, height, at === odd ? accent : main, round);
  });
  return turned(180 * take(2), drawn.join(''));
};

/** Half circles within one another. */
const arcs: Figure = (take, main, accent) => {
  const odd = take(3);
  const drawn = [28, 17.5, 7].map((radius, at) =>
    stroke(
      d`M${32 - radius} 47A${radius} ${radius} 0 0 1 ${32 + radius} 47`,
      at === odd ? accent : main,
      7,
    ),
  );
  return turned(90 * take(4), drawn.join(''));
};

/** Chevrons or squares on their points, behind one another. */
const chevrons: Figure = (take, main, accent) => {
  const odd = take(3);
  const path = ['M2 22L32 2L62 22V34L32 14L2 34Z', 'M32 2L54 16L32 30L10 16Z'][take(2)] ?? '';
  const drawn = range(3).map((at) =>
    group(`translate(0 ${at * 15})`, fill(path, at === odd ? accent : main)),
  );
  return turned(90 * take(4), drawn.join(''));
};

const FIGURES = [pinwheel, pairs, pairs, wheel, lines, columns, arcs, chevrons];

/** Of the sequences that a name can begin, one by which the stand-in's companies differ most. */
const SEQUENCE = 1549;

export function markPicture(name: string, s: Scheme): string {
  let rest = seedOf(`lembaga ${SEQUENCE} ${name.trim().toLowerCase()}`);
  const take = (of: number) => {
    rest = Math.imul(rest ^ (rest >>> 15), 0x2c1b3c6d) >>> 0;
    return Math.floor((rest / 0x1_0000_0000) * of);
  };
  const figure = FIGURES[take(FIGURES.length)] ?? pinwheel;
  const body = figure(take, s.face, s.spark);
  return picture(96, 96, box(0, 0, 96, 96, s.ground) + group('translate(20 20) scale(.875)', body));
}
