/** Missing pages as what is written, printed and counted. */
import { box, d, disc, fill, group, oval, stroke } from '../svg';
import { type Absence, darkOf, gone, HEIGHT, lines, outline, person, room, WIDTH } from './kit';

/** A book, a page torn out of it. */
const torn: Absence = (s) =>
  box(0, 0, WIDTH, HEIGHT, s.ground) +
  box(0, 232, 480, 128, s.edge) +
  box(0, 232, 480, 12, s.deep) +
  oval(240, 300, 206, 30, s.deep) +
  fill('M60 122Q150 92 240 122Q330 92 420 122V294Q330 264 240 294Q150 264 60 294Z', s.face) +
  fill('M74 112Q156 84 240 114V282Q156 252 74 280Z', s.paper) +
  fill('M240 114Q324 84 406 112V280Q324 252 240 282Z', s.soft) +
  fill('M240 114L262 106l-4 22l12 18l-14 22l10 20l-14 24l10 20l-12 22l8 18L240 282Z', s.paper) +
  [0, 1, 2, 3, 4, 5]
    .map((at) => stroke(d`M96 ${140 + at * 22}q60-18 ${at === 5 ? 60 : 122} 2`, s.soft, 6))
    .join('') +
  gone('M282 118Q340 96 390 114V256Q340 244 286 262', s.edge) +
  group(
    'rotate(13 396 66)',
    fill('M350 22h92v88l-14-8l-14 10l-16-8l-16 9l-14-8l-18 7Z', s.paper) +
      lines(362, 38, [60, 68, 44], s.soft, 16, 6),
  ) +
  stroke('M330 70q-20 12-26 34M318 46q-22 4-34 20', s.spark, 5) +
  box(52, 196, 14, 84, s.spark, 3) +
  fill('M92 60q10-34 46-40q-4 30-40 48Z', s.second) +
  stroke('M88 76L126 34', s.deep, 3);

/** A cash book with one line that nobody has written. */
const ledger: Absence = (s) => {
  const row = (y: number) =>
    box(104, y, 92, 9, s.soft, 4) + box(230, y, 50, 9, s.soft, 4) + box(316, y, 60, 9, s.face, 4);
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    box(0, 210, 480, 150, s.shade) +
    group(
      'rotate(-3 240 180)',
      box(66, 28, 348, 292, s.edge, 10) +
        box(80, 38, 324, 272, s.paper, 4) +
        box(80, 38, 324, 36, s.face) +
        lines(104, 51, [70], s.on, 14, 10) +
        box(316, 51, 60, 10, s.on, 5) +
        stroke('M212 78v226M298 78v226', s.soft, 3) +
        row(94) +
        row(126) +
        row(158) +
        gone(outline(92, 180, 300, 34), s.spark, 4) +
        row(226) +
        row(258) +
        stroke('M92 282h300', s.deep, 4),
    ) +
    [0, 1, 2, 3]
      .map((at) => box(24, 308 - at * 16, 70, 14, at % 2 ? s.spark : s.second, 7))
      .join('') +
    disc(126, 322, 19, s.spark) +
    disc(126, 322, 10, s.second) +
    group(
      'rotate(32 404 250)',
      box(394, 142, 20, 150, s.second, 4) +
        fill('M394 292h20l-10 28Z', s.deep) +
        box(394, 142, 20, 22, s.spark, 4),
    )
  );
};

/** A front page with a blank column. */
const press: Absence = (s) =>
  box(0, 0, WIDTH, HEIGHT, s.ground) +
  box(0, 0, 480, 76, s.shade) +
  disc(64, 300, 120, s.shade) +
  [0, 1, 2]
    .map((at) => disc(90 + at * 150, 40, 34, s.edge) + disc(90 + at * 150, 40, 12, s.soft))
    .join('') +
  box(0, 66, 480, 14, s.deep) +
  group(
    'rotate(2 240 220)',
    box(66, 92, 348, 300, s.deep) +
      box(60, 86, 348, 300, s.paper) +
      box(84, 104, 300, 34, s.deep, 2) +
      box(84, 146, 300, 4, s.edge) +
      lines(84, 158, [60], s.soft, 10, 6) +
      box(324, 158, 60, 6, s.soft, 3) +
      box(84, 176, 88, 74, s.soft) +
      disc(128, 208, 18, s.edge) +
      fill('M100 250q2-26 28-26t28 26Z', s.edge) +
      lines(84, 262, [88, 80, 88, 70, 84, 88], s.soft, 14, 6) +
      gone(outline(188, 176, 92, 176), s.spark, 4) +
      box(296, 176, 88, 12, s.face, 2) +
      box(296, 194, 60, 12, s.face, 2) +
      lines(296, 220, [88, 82, 88, 66, 88, 80, 74, 88, 60], s.soft, 14, 6),
  ) +
  group(
    'rotate(-24 430 300)',
    box(420, 196, 18, 130, s.spark, 3) + fill('M420 326h18l-9 24Z', s.deep),
  );

/** A map, and a pin that stands beside it. */
const map: Absence = (s) =>
  box(0, 0, WIDTH, HEIGHT, s.ground) +
  box(0, 292, 480, 68, s.shade) +
  fill('M34 74L132 44L236 74L340 44V272L236 302L132 272L34 302Z', s.paper) +
  fill('M132 44L236 74V302L132 272Z', s.soft) +
  fill(
    'M58 120q40-34 76-12t72-10q46 0 66 30t48 10v90q-40 30-90 12t-84 16q-62 8-82-34t-6-102Z',
    s.face,
  ) +
  stroke(
    'M96 128q20 40 8 92M160 104q-8 60 22 132M240 110q-16 62 10 122M72 180q60-16 110 2t130-14',
    s.on,
    4,
  ) +
  stroke('M78 232q60-54 130-40t100-34', s.spark, 6) +
  gone(outline(352, 70, 96, 190), s.edge) +
  oval(402, 270, 34, 9, s.edge) +
  fill('M402 268C382 224 368 206 368 182a34 34 0 0 1 68 0C436 206 422 224 402 268Z', s.second) +
  disc(402, 182, 13, s.paper) +
  stroke('M300 288q40 24 82-10', s.deep, 4) +
  disc(78, 328, 22, s.edge) +
  disc(78, 328, 16, s.paper) +
  fill('M72 334L88 318L82 330Z', s.spark);

/** A sheet of answers whose numbers skip one. */
const sheet: Absence = (s) => {
  const row = (y: number, chosen: number) =>
    box(118, y - 7, 22, 14, s.deep, 4) +
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          disc(172 + at * 42, y, 14, at === chosen ? s.face : s.soft) +
          (at === chosen ? '' : disc(172 + at * 42, y, 10, s.paper)),
      )
      .join('');
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    box(0, 60, 480, 300, s.shade) +
    stroke('M0 130H480M0 250H480', s.ground, 5) +
    group(
      'rotate(-2 240 200)',
      box(88, 18, 304, 336, s.edge, 6) +
        box(82, 12, 304, 336, s.paper, 6) +
        box(104, 28, 120, 14, s.face, 4) +
        box(104, 50, 80, 8, s.soft, 4) +
        box(318, 28, 48, 34, s.soft, 3) +
        row(96, 1) +
        row(138, 3) +
        gone(outline(104, 162, 262, 38), s.spark, 4) +
        row(224, 0) +
        row(266, 4) +
        row(308, 2),
    ) +
    group(
      'rotate(38 420 190)',
      box(410, 76, 20, 176, s.spark, 3) +
        fill('M410 252h20l-10 28Z', '#ecbf95') +
        box(410, 66, 20, 20, s.second, 5),
    ) +
    box(20, 286, 62, 34, s.second, 8) +
    box(20, 286, 24, 34, s.paper, 8)
  );
};

/** A pile of files, one folder of it empty. */
const files: Absence = (s) =>
  room(s, 238) +
  box(0, 238, 480, 22, s.edge) +
  box(0, 260, 480, 100, s.face) +
  [0, 1, 2, 3, 4]
    .map(
      (at) =>
        box(
          52 + (at % 2) * 8,
          214 - at * 22,
          124,
          20,
          [s.second, s.soft, s.spark][at % 3] ?? s.soft,
          3,
        ) + box(70 + (at % 2) * 8, 219 - at * 22, 50, 6, s.deep, 3),
    )
    .join('') +
  fill('M206 238V110h58l14 18h106v110Z', s.second) +
  gone(outline(226, 66, 132, 150), s.edge) +
  fill('M196 238L214 152H402L384 238Z', s.spark) +
  box(236, 174, 80, 10, s.deep, 5) +
  box(412, 196, 44, 42, s.deep, 6) +
  box(420, 150, 28, 50, s.edge, 12) +
  group(
    'rotate(-6 330 300)',
    box(262, 278, 150, 54, s.paper, 3) +
      lines(280, 292, [86, 60], s.soft, 16, 7) +
      stroke('M362 290h34v30h-34Z', s.second, 4),
  ) +
  disc(110, 44, 30, s.paper) +
  stroke('M110 26v18l12 8', s.deep, 5);

/** Drawers of a catalogue, one of them open and empty. */
const drawers: Absence = (s) => {
  const one = (x: number, y: number, colour: string) =>
    box(x, y, 92, 52, colour, 5) +
    box(x + 24, y + 11, 44, 14, s.paper, 2) +
    box(x + 36, y + 33, 20, 7, s.deep, 3);
  const all = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [160 + (at % 3) * 98, 36 + Math.floor(at / 3) * 60];
    return at === 4
      ? box(x, y, 92, 52, s.deep, 5)
      : one(x, y, [s.face, s.soft, s.face, s.second][(at * 5) % 4] ?? s.face);
  }).join('');
  return (
    room(s, 288) +
    box(146, 22, 318, 280, s.edge, 8) +
    box(160, 302, 20, 34, s.deep) +
    box(430, 302, 20, 34, s.deep) +
    all +
    fill('M258 96H350L370 138H238Z', s.shade) +
    box(234, 138, 140, 48, s.spark, 5) +
    box(278, 150, 52, 14, s.paper, 2) +
    box(292, 172, 24, 7, s.deep, 3) +
    gone('M272 126V66h66v60', s.paper) +
    person({
      x: 90,
      foot: 348,
      high: 202,
      cloth: s.second,
      legs: darkOf(s),
      head: 'hair',
      headColour: darkOf(s),
      skin: 2,
    })
  );
};

export const PAPERS = { torn, ledger, press, map, sheet, files, drawers };
