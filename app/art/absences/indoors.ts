/** Missing pages as rooms in which one thing is not where it should be. */
import { box, d, disc, fill, group, oval, stroke } from '../svg';
import {
  type Absence,
  chair,
  darkOf,
  gone,
  HEIGHT,
  lamp,
  lines,
  outline,
  person,
  plant,
  room,
  WIDTH,
} from './kit';

/** A shelf with a gap in its middle row. */
const shelf: Absence = (s) => {
  const high = [58, 70, 50, 64, 74, 56, 66, 60, 72, 54];
  const row = (y: number, skips: readonly number[], shift: number) =>
    Array.from({ length: 12 }, (_, at) => {
      if (skips.includes(at)) return '';
      const tall = high[(at + shift) % 10] ?? 60;
      const colour = [s.face, s.second, s.soft, s.edge, s.spark][(at * 3 + shift) % 5] ?? s.face;
      const x = 168 + at * 23;
      return box(x, y - tall, 20, tall, colour, 2) + box(x + 4, y - tall + 10, 12, 4, s.paper);
    }).join('');
  return (
    room(s, 292) +
    box(152, 22, 306, 282, s.deep, 6) +
    box(162, 32, 286, 262, s.shade) +
    row(112, [], 0) +
    row(200, [4, 5, 6], 3) +
    row(288, [11], 6) +
    group('rotate(14 328 200)', box(306, 138, 20, 62, s.spark, 2)) +
    gone(outline(264, 134, 34, 62), s.face) +
    box(162, 112, 286, 9, s.deep) +
    box(162, 200, 286, 9, s.deep) +
    person({
      x: 92,
      foot: 342,
      high: 196,
      cloth: s.face,
      legs: darkOf(s),
      head: 'scarf',
      headColour: s.second,
      hand: 'points',
    })
  );
};

/** A gallery wall with one empty frame. */
const frame: Absence = (s) => {
  const small = (x: number, y: number, art: string) =>
    box(x, y, 86, 106, s.deep) + box(x + 7, y + 7, 72, 92, s.paper) + art;
  return (
    room(s, 282) +
    small(28, 66, disc(71, 108, 22, s.spark) + fill('M35 158L70 118L107 158Z', s.face)) +
    box(150, 34, 180, 172, s.edge) +
    box(162, 46, 156, 148, s.ground) +
    stroke('M226 20L240 34L254 20', s.deep, 3) +
    gone(outline(184, 68, 112, 104), s.soft) +
    small(366, 66, box(382, 84, 54, 30, s.second) + stroke('M384 132q12-14 24 0t28 0', s.face, 7)) +
    box(352, 196, 40, 22, s.paper) +
    lines(358, 202, [26, 18], s.deep, 7, 3) +
    box(70, 300, 120, 14, s.edge, 6) +
    stroke('M88 314v26M172 314v26', s.deep, 7) +
    person({
      x: 262,
      foot: 346,
      high: 182,
      cloth: s.second,
      legs: darkOf(s),
      head: 'bun',
      headColour: darkOf(s),
    })
  );
};

/** A bare wall, its nail, and the light that was for the picture. */
const nail: Absence = (s) =>
  room(s, 284) +
  fill('M196 44H284L392 284H88Z', s.shade) +
  box(152, 66, 176, 150, s.paper) +
  disc(240, 86, 5, s.deep) +
  stroke('M240 86v10', s.deep, 4) +
  gone(outline(166, 82, 148, 122), s.soft) +
  box(170, 26, 140, 14, s.deep, 7) +
  stroke('M190 26V0M290 26V0', s.deep, 4) +
  group(
    'rotate(-8 92 246)',
    box(40, 172, 104, 130, s.edge) +
      box(50, 182, 84, 110, s.second) +
      disc(92, 226, 24, s.spark) +
      stroke('M56 274q18-20 36 0t36-4', s.paper, 6),
  ) +
  box(348, 216, 14, 130, s.edge) +
  box(420, 216, 14, 130, s.edge) +
  [236, 264, 292, 320].map((y) => box(350, y, 82, 9, s.edge)).join('') +
  disc(386, 200, 4, s.deep) +
  fill('M372 208h38l-4 10h-30Z', s.face);

/** Two chairs at a small table; over there nobody sits. */
const table: Absence = (s) =>
  room(s, 276) +
  box(38, 40, 128, 144, s.paper, 6) +
  box(48, 50, 108, 124, s.soft) +
  fill('M48 140L86 98L118 132L156 108V174H48Z', s.face) +
  disc(122, 84, 16, s.spark) +
  stroke('M102 50V174', s.paper, 6) +
  lamp(s, 264, 76, 120) +
  chair(392, 340, 128, s.face, s.deep, 1) +
  gone('M366 246q-4-70 26-74t26 74', s.edge) +
  gone('M374 148a18 19 0 1 0 36 0a18 19 0 1 0-36 0', s.edge) +
  box(256, 232, 12, 112, s.deep) +
  oval(262, 344, 44, 8, s.deep) +
  oval(262, 230, 92, 17, s.edge) +
  fill('M208 206h34v14q-4 10-17 10t-17-10Z', s.paper) +
  stroke('M242 210q14 0 4 12', s.paper, 5) +
  stroke('M218 198q-6-10 2-18M230 198q-6-10 2-18', s.soft, 3) +
  fill('M296 212h30v11q-4 8-15 8t-15-8Z', s.second) +
  chair(140, 340, 128, s.second, s.deep, -1);

/** A doorway with light, and cushions laid out behind it. */
const doorway: Absence = (s) =>
  room(s, 286) +
  box(140, 26, 200, 262, s.deep) +
  box(152, 38, 176, 250, s.paper) +
  box(152, 214, 176, 74, s.soft) +
  box(196, 70, 88, 70, s.soft, 44) +
  disc(240, 110, 22, s.spark) +
  oval(190, 240, 28, 9, s.second) +
  oval(290, 240, 28, 9, s.second) +
  oval(240, 226, 26, 8, s.face) +
  gone('M206 264a34 11 0 1 0 68 0a34 11 0 1 0-68 0', s.edge) +
  fill('M328 38L408 10V330L328 288Z', s.face) +
  disc(344, 176, 6, s.spark) +
  fill('M152 288H328L404 360H76Z', s.shade) +
  plant(s, 72, 318, 150) +
  box(18, 46, 86, 64, s.second, 4) +
  box(28, 56, 66, 44, s.paper) +
  disc(61, 78, 14, s.face);

/** A mirror that shows nobody. */
const mirror: Absence = (s) =>
  room(s, 282) +
  oval(270, 142, 108, 128, s.edge) +
  oval(270, 142, 94, 114, s.paper) +
  fill('M208 66L258 40L190 176Z', s.soft) +
  fill('M300 232L348 116L352 168Z', s.soft) +
  gone('M238 246C236 196 248 176 270 176S306 196 304 246', s.soft) +
  gone('M244 142a26 28 0 1 0 52 0a26 28 0 1 0-52 0', s.soft) +
  box(170, 262, 200, 20, s.edge, 6) +
  box(184, 282, 16, 66, s.deep) +
  box(340, 282, 16, 66, s.deep) +
  box(204, 240, 18, 24, s.spark, 5) +
  box(322, 232, 24, 32, s.second, 5) +
  plant(s, 424, 340, 120) +
  person({
    x: 122,
    foot: 350,
    high: 208,
    cloth: s.second,
    legs: darkOf(s),
    head: 'hair',
    headColour: darkOf(s),
    skin: 3,
  });

/** How high the bottles on the shelf of a laboratory are. */
const BOTTLES = [44, 30, 52, 38, 48];

/** A bench of a laboratory without its flask. */
const bench: Absence = (s) =>
  room(s, 300) +
  box(40, 40, 400, 14, s.edge, 4) +
  [70, 118, 166, 330, 378]
    .map((x, at) =>
      box(
        x,
        40 - (BOTTLES[at] ?? 40),
        30,
        BOTTLES[at] ?? 40,
        [s.second, s.spark, s.face][at % 3] ?? s.face,
        5,
      ),
    )
    .join('') +
  box(0, 236, 480, 20, s.edge) +
  box(24, 256, 432, 90, s.face) +
  stroke('M168 262v78M312 262v78', s.edge, 4) +
  disc(150, 300, 5, s.spark) +
  disc(294, 300, 5, s.spark) +
  stroke('M206 236V104H262', s.deep, 7) +
  box(178, 228, 58, 9, s.deep, 4) +
  stroke('M262 104a18 18 0 0 1 36 0', s.deep, 6) +
  gone('M270 92v44L238 204q-4 16 14 16h56q18 0 14-16L290 136V92', s.soft) +
  fill('M262 236q-4-26 18-40q22 14 18 40Z', s.spark) +
  box(262, 226, 36, 11, s.deep, 4) +
  fill('M96 152h30v34l24 42q6 9-6 9H78q-12 0-6-9l24-42Z', s.soft) +
  fill('M86 206h50l14 22q6 9-6 9H78q-12 0-6-9Z', s.second) +
  box(352, 200, 64, 37, s.paper, 3) +
  lines(362, 210, [44, 30], s.soft, 12, 5);

/** A stage for puppets, its curtains open, nobody on it. */
const puppets: Absence = (s) => {
  const folds = (x: number, side: number) =>
    fill(
      d`M${x} 66h${side * 92}q${-side * 6} 90 ${-side * 40} 120q${side * 10} 40 ${side * 2} 58H${x}Z`,
      s.face,
    ) + stroke(d`M${x + side * 26} 70V240M${x + side * 54} 70q0 70 ${-side * 10} 108`, s.edge, 4);
  const block = (x: number, y: number, colour: string) =>
    box(x, y, 48, 48, colour, 8) + disc(x + 24, y + 24, 11, s.paper);
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    box(0, 300, 480, 60, s.shade) +
    box(62, 40, 356, 264, s.deep, 16) +
    box(86, 66, 308, 178, s.soft) +
    disc(240, 150, 56, s.paper) +
    stroke('M206 66V140M274 66V140', s.deep, 3) +
    box(188, 60, 104, 10, s.edge, 5) +
    gone('M240 118a24 24 0 1 0 .1 0M240 166v44M214 184h52M240 210l-18 30M240 210l18 30', s.edge) +
    folds(86, 1) +
    folds(394, -1) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((at) =>
        fill(d`M${70 + at * 49} 44h49v22a24.500 24.500 0 0 1-49 0Z`, at % 2 ? s.spark : s.second),
      )
      .join('') +
    box(74, 244, 332, 22, s.edge, 6) +
    block(24, 300, s.second) +
    block(78, 306, s.spark) +
    block(50, 256, s.face) +
    block(400, 304, s.spark)
  );
};

export const INDOORS = { shelf, frame, nail, table, doorway, mirror, bench, puppets };
