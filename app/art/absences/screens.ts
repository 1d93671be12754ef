/** Missing pages as what a machine shows. */
import type { Scheme } from '../scheme';
import { box, d, disc, fill, group, oval, stroke } from '../svg';
import {
  type Absence,
  darkOf,
  gone,
  HEIGHT,
  lines,
  outline,
  person,
  plant,
  room,
  WIDTH,
} from './kit';

const desk = (s: Scheme) => box(0, 284, 480, 18, s.edge) + box(0, 302, 480, 58, s.face);

/** A terminal whose last line got no answer. */
const terminal: Absence = (s) =>
  room(s, 284) +
  box(92, 34, 296, 204, s.deep, 12) +
  box(104, 46, 272, 170, s.edge, 4) +
  disc(122, 62, 5, s.spark) +
  disc(140, 62, 5, s.second) +
  disc(158, 62, 5, s.soft) +
  [0, 1, 2]
    .map(
      (at) =>
        stroke(d`M122 ${92 + at * 24}l9 7l-9 7`, s.spark, 4) +
        box(144, 94 + at * 24, [120, 82, 148][at] ?? 90, 8, s.soft, 4),
    )
    .join('') +
  gone(outline(122, 166, 180, 28), s.soft) +
  box(132, 172, 12, 16, s.spark) +
  fill('M206 238h68l10 46h-88Z', s.deep) +
  desk(s) +
  box(150, 270, 150, 15, s.paper, 4) +
  fill('M338 246h40v26q-4 14-20 14t-20-14Z', s.second) +
  stroke('M378 252q18 0 6 18', s.second, 6) +
  plant(s, 52, 286, 112) +
  group(
    'rotate(-6 436 240)',
    box(410, 206, 52, 60, s.spark, 2) + lines(418, 218, [34, 24, 30], s.deep, 12, 5),
  );

/** Axes without a point between them. */
const plot: Absence = (s) =>
  box(0, 0, WIDTH, HEIGHT, s.ground) +
  box(52, 30, 376, 262, s.paper, 10) +
  box(52, 30, 376, 40, s.face, 10) +
  box(52, 56, 376, 14, s.face) +
  lines(72, 45, [110], s.on, 10, 9) +
  stroke('M104 92V252H404', s.deep, 5) +
  stroke('M104 212H404M104 172H404M104 132H404', s.soft, 2.5) +
  [0, 1, 2, 3, 4].map((at) => box(136 + at * 58, 262, 26, 7, s.soft, 3)).join('') +
  gone('M122 236C180 232 214 190 252 162S340 118 392 112', s.spark, 4) +
  disc(254, 160, 24, s.ground) +
  disc(254, 160, 17, s.paper) +
  stroke('M254 153a8 9 0 1 1-.1 0M247 170l14-19', s.deep, 4) +
  box(0, 318, 480, 42, s.shade) +
  box(200, 292, 80, 34, s.edge) +
  box(160, 322, 160, 10, s.deep, 5) +
  disc(60, 322, 14, s.second) +
  disc(96, 330, 9, s.spark) +
  disc(402, 326, 12, s.face) +
  disc(436, 316, 8, s.second);

/** A page of which only the sketch is there. */
const sketch: Absence = (s) =>
  box(0, 0, WIDTH, HEIGHT, s.ground) +
  box(0, 300, 480, 60, s.shade) +
  box(54, 34, 372, 268, s.face, 14) +
  box(64, 44, 352, 248, s.paper, 8) +
  box(64, 44, 352, 32, s.soft, 8) +
  disc(82, 60, 5, s.face) +
  disc(98, 60, 5, s.spark) +
  disc(114, 60, 5, s.second) +
  gone(outline(84, 94, 150, 88), s.face) +
  stroke('M84 94L234 182M234 94L84 182', s.soft, 3) +
  gone('M256 104H396M256 132H366M256 160H384', s.face, 5) +
  gone(outline(84, 204, 92, 66), s.edge) +
  gone(outline(194, 204, 92, 66), s.edge) +
  box(304, 204, 92, 66, s.second, 6) +
  stroke('M334 237h32M350 221v32', s.paper, 6) +
  group(
    'rotate(30 420 250)',
    box(410, 180, 20, 130, s.spark, 3) + fill('M410 310h20l-10 26Z', s.deep),
  ) +
  box(190, 302, 100, 26, s.edge) +
  box(150, 324, 180, 12, s.deep, 6);

/** Rows of cells as squares of `unit`, in the colours that the letters stand for: a path a colour. */
function cells(
  x: number,
  y: number,
  rows: readonly string[],
  colours: Readonly<Record<string, string>>,
  unit = 8,
): string {
  return Object.entries(colours)
    .map(([letter, colour]) => {
      const runs = rows.flatMap((row, down) =>
        [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map(
          ({ 0: run, index }) =>
            d`M${x + index * unit} ${y + down * unit}h${run.length * unit}v${unit}h${-run.length * unit}Z`,
        ),
      );
      return fill(runs.join(''), colour);
    })
    .join('');
}

const HERO = [
  '..aaaa..',
  '.aaaaaa.',
  '.bbabab.',
  '.bbbbbb.',
  '..bbbb..',
  '.dddddd.',
  'bdddddd.',
  '.dddddd.',
  '..ee.ee.',
  '..ee.ee.',
];
const TREES = [
  '....a.......b.........',
  '...aaa.....bbb....a...',
  '..aaaaa...bbbbb..aaa..',
  '.aaaaaaa.bbbbbbbaaaaa.',
  'aaaaaaaaabbbbbbbbbaaaa',
  'aaaaaaaaabbbbbbbbbaaaa',
];
const MOON = ['..aaaa..', '.aaaaaa.', 'aaaaaaaa', 'aaaaaaaa', '.aaaaaa.', '..aaaa..'];
const HEART = ['.a.a.', 'aaaaa', 'aaaaa', '.aaa.', '..a..'];
const FLAG = ['aaaa', 'aaa.', 'aa..', 'b...', 'b...', 'b...', 'b...'];
/** The ground left and right of the pit, in tiles of 24. */
const BANKS = [
  [0, 168],
  [336, 144],
] as const;

/** A world of pixels; the way stops above the pit. */
const pixels: Absence = (s) => {
  const bank = ([x, wide]: (typeof BANKS)[number]) =>
    box(x, 264, wide, 96, s.face) +
    box(x, 264, wide, 8, s.second) +
    stroke(d`M${x + 24} 276V356M${x + 72} 276V356M${x + 120} 276V356`, s.edge, 3) +
    stroke(d`M${x} 296h${wide}M${x} 328h${wide}`, s.edge, 3);
  const heart = (x: number, colour: string) => cells(x, 24, HEART, { a: colour }, 6);
  const steps = [outline(196, 216, 24, 24), outline(244, 192, 24, 24), outline(292, 216, 24, 24)];
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    cells(300, 40, MOON, { a: s.soft }, 14) +
    cells(0, 120, TREES, { a: s.shade, b: s.edge }, 24) +
    BANKS.map(bank).join('') +
    heart(24, s.edge) +
    heart(64, s.edge) +
    heart(104, s.spark) +
    gone(steps.join(''), s.soft) +
    cells(104, 184, HERO, { a: s.deep, b: '#cd9160', d: s.spark, e: s.edge }) +
    cells(392, 194, FLAG, { a: s.spark, b: s.deep }, 10)
  );
};

/** A score board without a score. */
const score: Absence = (s) => {
  const digit = (x: number) =>
    box(x, 66, 74, 96, s.edge, 6) + stroke(d`M${x + 20} 114h34`, s.spark, 10);
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    fill('M0 190Q240 150 480 190V260H0Z', s.shade) +
    Array.from({ length: 14 }, (_, at) =>
      disc(
        18 + at * 34,
        196 + Math.abs(at - 6.5) * -2 + 12,
        11,
        [s.soft, s.face, s.second][at % 3] ?? s.soft,
      ),
    ).join('') +
    box(0, 228, 480, 132, s.face) +
    stroke('M0 262H480M240 262V360', s.on, 4) +
    oval(240, 336, 72, 26, 'none') +
    stroke('M168 336a72 26 0 1 1 144 0', s.on, 4) +
    box(120, 180, 14, 86, s.deep) +
    box(346, 180, 14, 86, s.deep) +
    box(84, 28, 312, 156, s.deep, 10) +
    lines(112, 44, [76], s.soft, 10, 9) +
    box(292, 44, 76, 9, s.soft, 4) +
    digit(112) +
    digit(294) +
    disc(240, 96, 7, s.spark) +
    disc(240, 132, 7, s.spark) +
    gone('M214 318a18 18 0 1 0 36 0a18 18 0 1 0-36 0', s.on) +
    person({
      x: 76,
      foot: 348,
      high: 150,
      cloth: s.second,
      legs: darkOf(s),
      head: 'cap',
      headColour: s.spark,
      hand: 'points',
    })
  );
};

/** A microphone, and a line that does not move. */
const silence: Absence = (s) =>
  box(0, 0, WIDTH, HEIGHT, s.ground) +
  box(0, 292, 480, 68, s.edge) +
  box(0, 292, 480, 10, s.deep) +
  [0, 1, 2, 3, 4]
    .map((at) =>
      [0, 1, 2]
        .map((down) =>
          fill(
            d`M${at * 100 + 4} ${down * 72 + 10}h86v56h-86Z`,
            (at + down) % 2 ? s.shade : s.ground,
          ),
        )
        .join(''),
    )
    .join('') +
  stroke('M36 150H150', s.face, 8) +
  stroke('M330 150H444', s.face, 8) +
  gone('M150 150q12-50 24 0t24 0M282 150q12-50 24 0t24 0', s.soft, 4) +
  box(196, 52, 88, 140, s.face, 44) +
  box(196, 116, 88, 14, s.spark) +
  stroke('M214 82h52M214 98h52M216 148h48M220 166h40', s.on, 4) +
  stroke('M174 130V150C174 226 306 226 306 150V130', s.edge, 12) +
  box(233, 206, 14, 92, s.edge) +
  box(186, 290, 108, 18, s.deep, 9) +
  stroke('M356 286C340 216 452 216 436 286', s.deep, 10) +
  box(342, 264, 30, 48, s.second, 12) +
  box(420, 264, 30, 48, s.second, 12) +
  box(40, 252, 88, 50, s.deep, 6) +
  disc(64, 276, 11, s.soft) +
  disc(104, 276, 11, s.soft) +
  box(72, 284, 24, 6, s.spark, 3);

/** A row of switches, one of them off, over a strip of weeks. */
const switches: Absence = (s) => {
  const one = (y: number, isOn: boolean) =>
    box(96, y, 150, 11, s.soft, 5) +
    box(96, y + 19, 96, 8, s.soft, 4) +
    box(324, y - 4, 66, 36, isOn ? s.face : s.soft, 18) +
    disc(isOn ? 372 : 342, y + 14, 13, s.paper);
  const weeks = Array.from({ length: 12 }, (_, at) =>
    at === 7
      ? gone(outline(32 + at * 35, 302, 28, 36), s.deep)
      : box(32 + at * 35, 302, 28, 36, at < 7 ? s.second : s.soft, 4),
  ).join('');
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    box(0, 282, 480, 78, s.shade) +
    box(64, 24, 352, 250, s.deep, 12) +
    box(70, 30, 340, 238, s.paper, 8) +
    box(70, 30, 340, 40, s.edge, 8) +
    box(70, 56, 340, 14, s.edge) +
    lines(92, 46, [96], s.spark, 10, 9) +
    one(90, true) +
    one(144, false) +
    one(198, true) +
    gone(outline(84, 132, 314, 46), s.spark, 4) +
    stroke('M84 244h314', s.soft, 3) +
    weeks
  );
};

/** Racks of servers by night; one slot is empty. */
const rack: Absence = (s) => {
  const unit = (x: number, y: number, at: number) =>
    box(x, y, 96, 24, at % 3 === 1 ? s.edge : s.face, 3) +
    disc(x + 12, y + 12, 4, s.spark) +
    disc(x + 26, y + 12, 4, s.soft) +
    box(x + 44, y + 9, 42, 6, s.soft, 3);
  const tower = (x: number, skip: number) =>
    box(x - 8, 24, 112, 276, s.deep, 6) +
    Array.from({ length: 8 }, (_, at) =>
      at === skip
        ? box(x, 36 + at * 32, 96, 24, s.shade, 3) +
          gone(outline(x + 6, 40 + at * 32, 84, 16), s.spark, 3)
        : unit(x, 36 + at * 32, at + (x % 5)),
    ).join('');
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    fill('M0 300H480V360H0Z', s.shade) +
    tower(24, -1) +
    tower(354, -1) +
    tower(190, 3) +
    fill('M300 150L236 136V160Z', 'none') +
    person({
      x: 306,
      foot: 350,
      high: 190,
      cloth: s.second,
      legs: darkOf(s),
      head: 'hair',
      headColour: s.edge,
      hand: 'wonders',
      skin: 0,
    }) +
    stroke('M140 316q40 22 76-4t60 20', s.second, 5)
  );
};

export const SCREENS = { terminal, plot, sketch, pixels, score, silence, switches, rack };
