/** Second scenes of what is worked with, sold, grown and won: each fills a box of 320 by 240. */
import { box, d, disc, fill, group, stroke } from '../svg';
import { STAR } from './objects';
import type { Scene } from './screens';

/** A laptop that waits for a command. */
export function terminal({ s, roll }: Scene): string {
  const rows = [0, 1, 2, 3]
    .map((at) =>
      box(
        100 + (at % 2) * 20,
        48 + at * 20,
        40 + roll.below(80),
        9,
        at === 1 ? s.spark : s.soft,
        4,
      ),
    )
    .join('');
  const keys = 'm9 0h11'.repeat(9);
  return (
    box(48, 10, 224, 158, s.edge, 14) +
    box(58, 20, 204, 138, s.deep, 6) +
    stroke('M76 44l9 8l-9 8', s.spark, 5) +
    rows +
    box(76, 130, 14, 14, s.spark) +
    fill('M48 166H272L308 220H12Z', s.face) +
    stroke(`M68 180h2${keys}M62 192h8${keys}M54 204h16${keys}`, s.on, 6) +
    box(6, 216, 308, 14, s.edge, 7)
  );
}

/** A purse with what is left in it. */
export function coins({ s, roll }: Scene): string {
  const note = (turn: number, colour: string) =>
    group(
      `rotate(${turn} 160 200)`,
      box(62, 26, 196, 150, colour, 6) +
        box(72, 36, 176, 130, s.paper, 3) +
        box(80, 44, 160, 114, colour, 2) +
        disc(160, 76, 24, s.paper) +
        box(92, 56, 26, 8, s.paper, 4),
    );
  return (
    note(-9 - roll.below(5), s.soft) +
    note(4 + roll.below(5), s.second) +
    box(32, 108, 256, 124, s.edge, 22) +
    box(32, 100, 256, 122, s.face, 22) +
    stroke('M54 118H266', s.edge, 4) +
    box(204, 138, 84, 50, s.edge, 16) +
    disc(230, 163, 11, s.spark) +
    disc(62, 208, 28, s.deep) +
    disc(62, 204, 28, s.spark) +
    stroke('M62 192V216', s.deep, 6)
  );
}

/** A cart that goes to its customers. */
export function stall({ s, roll }: Scene): string {
  const jars = [0, 1, 2, 3]
    .map((at) => {
      const [x, high] = [80 + at * 44, 28 + roll.below(18)];
      const colour = [s.second, s.spark, s.soft][(at + roll.below(2)) % 3] ?? s.soft;
      return box(x, 142 - high, 32, high, colour, 5) + box(x + 4, 134 - high, 24, 9, s.deep, 3);
    })
    .join('');
  const wheel = (x: number) =>
    disc(x, 204, 33, s.deep) +
    disc(x, 204, 24, s.paper) +
    stroke(d`M${x - 22} 204h44M${x} 182v44`, s.deep, 5) +
    disc(x, 204, 8, s.spark);
  return (
    stroke('M262 158L312 146', s.deep, 9) +
    stroke('M64 60V150M256 60V150', s.deep, 8) +
    box(68, 60, 184, 82, s.shade) +
    jars +
    fill('M30 68L68 14H252L290 68Z', s.spark) +
    fill('M94 68L112 14H146L142 68ZM178 68L174 14H208L226 68Z', s.second) +
    box(44, 140, 232, 60, s.face, 8) +
    box(44, 140, 232, 13, s.edge, 6) +
    box(118, 164, 84, 22, s.on, 4) +
    wheel(92) +
    wheel(228)
  );
}

/** A seedling, and the can that it is watered with. */
export function plant({ s, roll }: Scene): string {
  const drops = [0, 1, 2]
    .map((at) => fill(d`M${52 + at * 22} ${104 + roll.below(16)}q-9 15 0 19q9-4 0-19Z`, s.second))
    .join('');
  return (
    stroke('M254 108C316 104 316 186 246 184', s.edge, 13) +
    stroke('M170 186L98 92', s.face, 17) +
    stroke('M82 98L112 72', s.edge, 16) +
    fill('M146 92H262L252 204Q250 212 242 212H166Q158 212 157 204Z', s.face) +
    box(140, 82, 128, 15, s.edge, 7) +
    box(176, 130, 56, 42, s.on, 6) +
    fill('M204 162C184 150 190 136 204 144C218 136 224 150 204 162Z', s.spark) +
    drops +
    stroke('M72 190V146', s.edge, 7) +
    fill('M72 166C44 166 32 150 30 132C58 132 72 146 72 166Z', s.spark) +
    fill('M72 158C74 136 90 126 112 128C110 148 96 160 72 158Z', s.soft) +
    fill('M26 194H118L106 238H38Z', s.deep) +
    box(18, 184, 108, 15, s.second, 5)
  );
}

/** Belts on their pegs, from the first to the one that is still to come. */
export function belt({ s, roll }: Scene): string {
  const hung = [s.paper, s.second, s.spark, s.deep]
    .map((colour, at) => {
      const [x, low] = [52 + at * 72, 182 + roll.below(40)];
      return (
        stroke(d`M${x - 13} 52V${low}`, s.edge, 27) +
        stroke(d`M${x - 13} 52V${low - 4}`, colour, 22) +
        stroke(d`M${x + 13} 52V${low - 38}`, colour, 22) +
        box(x - 28, 84, 56, 26, s.face, 8) +
        disc(x, 44, 12, s.deep)
      );
    })
    .join('');
  return box(8, 36, 304, 24, s.edge, 8) + box(8, 30, 304, 22, s.face, 8) + hung;
}

/** A medal on its ribbon. */
export function trophy({ s }: Scene): string {
  return (
    fill('M72 0H130L196 104L150 128Z', s.second) +
    fill('M248 0H190L124 104L170 128Z', s.face) +
    disc(160, 162, 77, s.edge) +
    disc(160, 156, 77, s.face) +
    disc(160, 156, 62, s.spark) +
    disc(160, 156, 54, s.deep) +
    group('translate(0 64)', fill(STAR, s.spark)) +
    box(138, 86, 44, 14, s.edge, 7)
  );
}
