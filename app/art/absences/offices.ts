/** Missing pages as rooms for many: where one learns, meets and is called. */
import { box, d, disc, fill, group, oval, stroke } from '../svg';
import {
  type Absence,
  darkOf,
  gone,
  HEIGHT,
  lamp,
  lines,
  outline,
  person,
  plant,
  room,
  seatBack,
  WIDTH,
} from './kit';

/** A class with a chair too many. */
const classroom: Absence = (s) => {
  const desk = (x: number, colour: string) =>
    box(x - 52, 250, 104, 13, s.edge, 4) +
    stroke(d`M${x - 42} 262V336M${x + 42} 262V336`, s.deep, 6) +
    seatBack(x, 344, 96, colour, s.deep);
  const pupil = (x: number, colour: string, hair: string) =>
    fill(
      d`M${x - 36} 252C${x - 38} 204 ${x - 22} 190 ${x} 190S${x + 38} 204 ${x + 36} 252Z`,
      colour,
    ) + disc(x, 164, 25, hair);
  return (
    room(s, 262) +
    box(70, 24, 340, 136, s.edge, 8) +
    box(80, 34, 320, 116, s.face, 3) +
    stroke('M108 66h72M108 88h110M108 110h56', s.on, 5) +
    stroke('M268 118L300 66L332 118ZM300 66v52', s.spark, 5) +
    box(352, 140, 40, 8, s.paper, 3) +
    pupil(92, s.second, s.deep) +
    pupil(388, s.spark, s.edge) +
    gone('M204 250C202 204 218 190 240 190S278 204 276 250', s.deep) +
    gone('M215 164a25 25 0 1 0 50 0a25 25 0 1 0-50 0', s.deep) +
    desk(92, s.face) +
    desk(240, s.soft) +
    desk(388, s.face) +
    box(222, 240, 36, 10, s.paper)
  );
};

/** A lectern before rows of seats. */
const lectern: Absence = (s) => {
  const seats = (y: number, size: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      box(
        (at + 0.5) * (WIDTH / count) - size / 2,
        y,
        size,
        size * 0.8,
        at % 3 === 1 ? s.second : s.face,
        size * 0.2,
      ),
    ).join('');
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    box(104, 22, 272, 142, s.paper, 4) +
    box(104, 22, 272, 12, s.edge) +
    lines(134, 62, [120, 84], s.soft, 20, 9) +
    gone(outline(270, 62, 76, 70), s.soft) +
    box(134, 108, 96, 9, s.soft, 4) +
    box(0, 196, 480, 164, s.shade) +
    fill('M188 206h104l-14-66h-76Z', s.edge) +
    box(210, 206, 60, 18, s.deep) +
    box(196, 130, 88, 15, s.deep, 4) +
    stroke('M246 130q6-26 20-32', s.deep, 4) +
    oval(268, 97, 8, 6, s.spark) +
    fill('M222 158h36v24h-36Z', s.soft) +
    seats(236, 42, 8) +
    box(0, 266, 480, 10, s.deep) +
    seats(292, 58, 6) +
    box(0, 334, 480, 26, s.deep)
  );
};

/** A meeting without its point. */
const meeting: Absence = (s) =>
  room(s, 262) +
  box(132, 28, 300, 156, s.paper, 6) +
  stroke('M132 28h300v156H132Z', s.edge, 6) +
  [0, 1, 2, 3]
    .map(
      (at) =>
        disc(162, 62 + at * 30, 8, at === 2 ? s.paper : s.face) +
        box(184, 56 + at * 30, at === 2 ? 0 : ([168, 120, 0, 148][at] ?? 100), 12, s.soft, 5),
    )
    .join('') +
  gone(outline(150, 108, 220, 28), s.spark, 4) +
  stroke('M400 166v-22', s.spark, 8) +
  seatBack(180, 304, 104, s.second, s.deep) +
  seatBack(300, 304, 104, s.soft, s.deep) +
  seatBack(420, 304, 104, s.second, s.deep) +
  box(120, 276, 360, 22, s.edge, 10) +
  box(140, 296, 340, 16, s.deep) +
  box(212, 262, 56, 14, s.paper, 2) +
  box(344, 250, 20, 26, s.spark, 4) +
  person({
    x: 78,
    foot: 346,
    high: 196,
    cloth: s.face,
    legs: darkOf(s),
    head: 'hair',
    headColour: darkOf(s),
    hand: 'points',
    skin: 0,
  });

/** A wall of counters, one of them shut. */
const counter: Absence = (s) => {
  const one = (x: number, isShut: boolean) =>
    box(x, 66, 118, 124, s.paper, 4) +
    box(x + 9, 76, 100, 106, isShut ? s.soft : s.shade) +
    (isShut
      ? stroke(d`M${x + 12} 96h94M${x + 12} 116h94M${x + 12} 136h94M${x + 12} 156h94`, s.edge, 4)
      : disc(x + 59, 122, 22, '#b87a4c') +
        fill(d`M${x + 36} 116a23 24 0 0 1 46 0q-24-12-46 0Z`, s.deep) +
        fill(d`M${x + 22} 182q4-38 37-38t37 38Z`, s.face)) +
    box(x + 42, 44, 34, 18, isShut ? s.soft : s.spark, 4);
  return (
    room(s, 278) +
    box(0, 28, 480, 14, s.deep) +
    one(26, false) +
    one(181, true) +
    one(336, false) +
    box(0, 190, 480, 20, s.edge) +
    box(0, 210, 480, 72, s.face) +
    stroke('M160 214v64M320 214v64', s.edge, 4) +
    person({
      x: 262,
      foot: 348,
      high: 176,
      cloth: s.second,
      legs: darkOf(s),
      head: 'cap',
      headColour: darkOf(s),
      skin: 3,
    }) +
    group(
      'rotate(8 206 262)',
      box(196, 240, 30, 42, s.paper, 2) + lines(201, 248, [20, 14, 18], s.soft, 9, 4),
    ) +
    seatBack(70, 348, 78, s.soft, s.deep)
  );
};

/** A board of plates, of which one has come off. */
const board: Absence = (s) => {
  const plates = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [122 + (at % 3) * 86, 54 + Math.floor(at / 3) * 46];
    if (at === 7)
      return (
        gone(outline(x, y, 72, 32), s.soft) +
        disc(x + 8, y + 16, 3, s.soft) +
        disc(x + 64, y + 16, 3, s.soft)
      );
    return (
      box(x, y, 72, 32, at % 4 === 1 ? s.spark : s.second, 3) +
      box(x + 12, y + 13, 48, 6, s.deep, 3)
    );
  }).join('');
  return (
    room(s, 290) +
    box(98, 26, 282, 222, s.deep, 6) +
    box(106, 34, 266, 206, s.edge, 4) +
    plates +
    lamp({ ...s, shade: 'none' }, 60, 84, 0) +
    lamp({ ...s, shade: 'none' }, 424, 84, 0) +
    group(
      'rotate(-14 210 322)',
      box(170, 308, 72, 32, s.second, 3) + box(182, 321, 48, 6, s.deep, 3),
    ) +
    plant(s, 66, 340, 130) +
    person({
      x: 342,
      foot: 348,
      high: 190,
      cloth: s.face,
      legs: darkOf(s),
      head: 'hair',
      headColour: darkOf(s),
    })
  );
};

/** Cards on a notice board, and the pin of one that is gone. */
const notices: Absence = (s) => {
  const card = (x: number, y: number, turn: number, colour: string) =>
    group(
      d`rotate(${turn} ${x + 36} ${y})`,
      box(x, y, 72, 84, colour, 3) + lines(x + 11, y + 24, [50, 34, 44], s.deep, 15, 6),
    ) + disc(x + 36, y + 8, 5, s.face);
  return (
    room(s, 292) +
    box(128, 28, 326, 226, s.edge, 8) +
    box(140, 40, 302, 202, s.soft) +
    card(160, 56, -3, s.paper) +
    card(350, 60, 4, s.spark) +
    card(352, 150, -4, s.paper) +
    card(164, 150, 3, s.second) +
    gone(outline(256, 86, 76, 88), s.deep) +
    disc(294, 96, 6, s.face) +
    fill('M282 96h24l-6 15l-7-6l-7 7Z', s.paper) +
    group(
      'rotate(16 250 330)',
      box(214, 312, 64, 38, s.paper, 2) + lines(222, 320, [40, 28], s.soft, 12, 5),
    ) +
    person({
      x: 84,
      foot: 350,
      high: 204,
      cloth: s.face,
      legs: darkOf(s),
      head: 'scarf',
      headColour: s.second,
      hand: 'wonders',
    })
  );
};

/** A row of chairs where people wait to be called. */
const waiting: Absence = (s) => {
  const seated = (x: number, cloth: string, head: string, isScarf: boolean) =>
    stroke(d`M${x - 12} 268H${x - 14}V336M${x + 14} 268V336`, s.deep, 17) +
    fill(
      d`M${x - 32} 276C${x - 36} 210 ${x - 22} 194 ${x} 194S${x + 36} 210 ${x + 32} 276Z`,
      cloth,
    ) +
    (isScarf
      ? fill(d`M${x - 26} 168a26 27 0 0 1 52 0q2 40 14 52q-40 18-80 0q12-12 14-52Z`, head) +
        oval(x, 170, 16, 18, '#cd9160')
      : disc(x, 168, 23, '#9c6239') + fill(d`M${x - 24} 166a24 25 0 0 1 48 0q-24-16-48 0Z`, head)) +
    box(x - 20, 236, 40, 28, s.paper, 3);
  return (
    room(s, 300) +
    box(164, 34, 152, 84, s.deep, 8) +
    box(174, 44, 132, 64, s.face, 4) +
    lines(192, 62, [60, 90], s.on, 20, 9) +
    plant(s, 440, 332, 110) +
    seatBack(92, 336, 104, s.soft, s.deep) +
    seatBack(208, 336, 104, s.spark, s.deep) +
    seatBack(324, 336, 104, s.soft, s.deep) +
    seated(92, s.second, s.deep, false) +
    seated(324, s.face, s.edge, true) +
    gone('M176 274C172 210 186 194 208 194S244 210 240 274', s.edge) +
    gone('M185 168a23 23 0 1 0 46 0a23 23 0 1 0-46 0', s.edge)
  );
};

export const OFFICES = { classroom, lectern, meeting, counter, board, notices, waiting };
