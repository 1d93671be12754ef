/** Scenes of what is held, counted, sent and grown: each fills a box of 320 by 240. */
import { box, d, disc, fill, group, oval, stroke } from '../svg';
import type { Scene } from './screens';

/** A microphone on its stand, with the sound that it hears. */
export function microphone({ s, roll, level }: Scene): string {
  const bars = Array.from({ length: 4 + level }, (_, index) => {
    const high = 30 + roll.below(90);
    const x = 84 - index * 16;
    return box(x, 100 - high / 2, 9, high, index % 2 === 0 ? s.second : s.soft, 4.5);
  }).join('');
  const mirrored = group('translate(320 0) scale(-1 1)', bars);
  return (
    bars +
    mirrored +
    stroke('M104 96V106C104 176 216 176 216 106V96', s.edge, 11) +
    box(153, 156, 14, 56, s.edge) +
    box(104, 208, 112, 18, s.deep, 9) +
    box(120, 14, 80, 132, s.face, 40) +
    box(120, 78, 80, 12, s.spark) +
    stroke('M136 42H184M136 58H184M136 106H184M140 122H180', s.on, 4)
  );
}

/** A letter that leaves its envelope; a seal on it for the advanced. */
export function letter({ s, level }: Scene): string {
  const row = (y: number, wide: number) => box(92, y, wide, 8, s.soft, 4);
  return (
    fill('M30 104L160 22L290 104V226H30Z', s.edge) +
    box(68, 18, 184, 190, s.paper, 6) +
    box(92, 42, 70, 12, s.face, 6) +
    row(68, 136) +
    row(84, 120) +
    row(100, 130) +
    (level > 1 ? disc(224, 48, 13, s.spark) : '') +
    fill('M30 104L160 180L290 104V226H30Z', s.face) +
    stroke('M34 222L124 160M286 222L196 160', s.edge, 5) +
    (level > 2 ? disc(160, 178, 22, s.spark) + disc(160, 178, 12, s.deep) : '')
  );
}

/** Coins in piles, one more for each level, beside a book of accounts. */
export function coins({ s, roll, level }: Scene): string {
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const y = 206 - index * 17;
      const colour = index % 2 === 0 ? s.spark : s.second;
      return (
        box(x - 38, y - 8, 76, 14, s.deep, 7) +
        oval(x, y - 8, 38, 11, colour) +
        stroke(d`M${x - 20} ${y - 8}h40`, s.deep, 3)
      );
    }).join('');
  const rows = [0, 1, 2, 3, 4]
    .map(
      (row) =>
        box(46, 58 + row * 24, 40 + roll.below(30), 7, s.on, 3.5) +
        box(124, 58 + row * 24, 30, 7, row === 4 ? s.spark : s.soft, 3.5),
    )
    .join('');
  const account =
    box(28, 26, 150, 196, s.edge, 10) +
    box(20, 18, 150, 196, s.face, 10) +
    box(36, 36, 60, 9, s.spark, 4.5);
  return account + rows + pile(206, 2 + level) + pile(272, 4 + level);
}

/** Parcels on one another, taped and labelled. */
export function parcel({ s, roll, level }: Scene): string {
  const one = (x: number, y: number, w: number, h: number, colour: string) =>
    box(x, y, w, h, colour, 5) +
    box(x + w * 0.42, y, w * 0.16, h * 0.42, s.paper) +
    box(x + 12, y + h - 26, w * 0.3, 14, s.paper, 2) +
    stroke(d`M${x + 15} ${y + h - 19}h${w * 0.18}`, s.deep, 3);
  const top =
    level === 1
      ? one(104, 34, 104, 84, s.spark)
      : one(40, 42, 100, 76, s.second) + one(154, 30, 112, 88, s.spark);
  const shelf = level > 2 ? box(4, 222, 312, 12, s.deep, 4) : '';
  return (
    shelf +
    top +
    one(22, 118, 136, 104, s.face) +
    one(164, 118, 132, 104, roll.chance(0.5) ? s.edge : s.second)
  );
}

/** A plant in its bed; more of them, and what measures them, with the level. */
export function plant({ s, roll, level }: Scene): string {
  const stem = (x: number, top: number) => {
    const leaf = (y: number, side: number) =>
      fill(
        d`M${x} ${y}C${x + side * 16} ${y - 40} ${x + side * 54} ${y - 40} ${x + side * 66} ${y - 34}C${x + side * 58} ${y - 6} ${x + side * 30} ${y + 8} ${x} ${y}Z`,
        side > 0 ? s.face : s.edge,
      );
    return (
      stroke(d`M${x} 200V${top}`, s.edge, 7) +
      leaf(180, 1) +
      leaf(160, -1) +
      leaf(top + 46, 1) +
      leaf(top + 30, -1) +
      disc(x, top, 15, s.spark)
    );
  };
  const bed = fill('M14 196H306L286 232H34Z', s.deep) + box(6, 188, 308, 16, s.second, 6);
  const rain = Array.from({ length: 3 + level }, (_, index) =>
    fill(d`M${30 + index * 52} ${20 + roll.below(24)}q-10 16 0 20q10-4 0-20Z`, s.soft),
  ).join('');
  const others = level > 1 ? stem(72, 100) + (level > 2 ? stem(250, 88) : '') : '';
  return rain + others + stem(160, 54) + bed;
}

/** A boat under sail. */
export function ship({ s, roll, level }: Scene): string {
  const wave = (y: number, colour: string) =>
    fill(
      d`M0 ${y}Q20 ${y - 14} 40 ${y}T80 ${y}T120 ${y}T160 ${y}T200 ${y}T240 ${y}T280 ${y}T320 ${y}V240H0Z`,
      colour,
    );
  const island = level > 1 ? fill('M198 168C220 132 262 122 320 150V176H198Z', s.edge) : '';
  const birds =
    level > 2 ? stroke('M36 44q12-12 20 2q8-14 20-2M92 26q9-9 15 2q6-11 15-2', s.deep, 4) : '';
  return (
    disc(54 + roll.below(40), 74, 34, s.spark) +
    island +
    birds +
    stroke('M158 20V170', s.deep, 8) +
    fill('M166 26C226 62 244 112 240 150H166Z', s.paper) +
    fill('M150 42C112 78 96 116 92 150H150Z', s.second) +
    fill('M52 162H274C262 198 240 212 214 212H112C84 212 62 196 52 162Z', s.face) +
    box(52, 158, 222, 12, s.edge, 6) +
    wave(204, s.soft) +
    wave(220, s.edge)
  );
}

/** A fault in a program, under a lens. */
export function bug({ s, roll, level }: Scene): string {
  const rows = Array.from({ length: 7 }, (_, row) => {
    const [x, wide] = [26 + ((row * 18) % 42), 70 + roll.below(130)];
    return box(x, 34 + row * 26, wide, 9, row === 3 ? s.spark : s.on, 4.5);
  }).join('');
  const legs = [-1, 1]
    .map((side) =>
      [88, 110, 132]
        .map((y) => stroke(d`M${196 + side * 20} ${y}l${side * 26} ${(y - 110) * 0.5}`, s.deep, 6))
        .join(''),
    )
    .join('');
  const insect =
    legs +
    stroke('M188 78L178 62M204 78L214 62', s.deep, 5) +
    oval(196, 112, 28, 38, s.spark) +
    disc(196, 80, 15, s.deep) +
    stroke('M196 96V148', s.deep, 4) +
    (level > 1 ? disc(184, 112, 5, s.deep) + disc(208, 124, 5, s.deep) : '');
  return (
    box(13, 19, 300, 206, s.edge, 14) +
    box(6, 12, 300, 206, s.face, 14) +
    rows +
    stroke('M246 162L296 214', s.deep, 20) +
    disc(196, 108, 72, s.deep) +
    disc(196, 108, 60, s.paper) +
    insect
  );
}

/** A fighter's belt, tied; its stripes tell the level. */
export function belt({ s, level }: Scene): string {
  const stripes = Array.from({ length: level }, (_, index) =>
    group('rotate(24 214 178)', box(196, 170 + index * 15, 42, 8, s.paper)),
  ).join('');
  return (
    fill('M60 6H260L300 90V112H20V90Z', s.paper) +
    fill('M60 6H112L184 112H20V90Z', s.soft) +
    stroke('M112 6L184 112M208 6L146 96', s.deep, 5) +
    fill('M40 152H280L292 240H28Z', s.paper) +
    stroke('M160 156V240', s.soft, 5) +
    box(10, 104, 300, 46, s.face) +
    box(10, 124, 300, 6, s.edge) +
    fill('M144 132L100 226L146 236L178 140Z', s.edge) +
    fill('M172 132L234 220L194 238L150 140Z', s.face) +
    stripes +
    group('rotate(-12 160 128)', box(128, 100, 64, 54, s.spark, 10) + box(136, 124, 48, 6, s.deep))
  );
}

export const STAR = 'M160 50l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3Z';

/** A cup for who comes first. */
export function trophy({ s, level }: Scene): string {
  const steps =
    box(116, 206, 88, 28, s.face) +
    (level > 1 ? box(28, 218, 86, 16, s.second) : '') +
    (level > 2 ? box(206, 212, 86, 22, s.second) : '');
  return (
    steps +
    stroke('M98 40C44 36 48 116 118 118M222 40C276 36 272 116 202 118', s.edge, 14) +
    box(150, 148, 20, 44, s.edge) +
    box(112, 186, 96, 22, s.deep, 5) +
    fill('M92 18H228C230 96 208 156 160 156S90 96 92 18Z', s.face) +
    box(84, 10, 152, 16, s.edge, 8) +
    fill(STAR, s.spark)
  );
}

/** A front page. */
export function newspaper({ s, roll, level }: Scene): string {
  const column = (x: number, rows: number) =>
    Array.from({ length: rows }, (_, row) =>
      box(x, 222 - rows * 14 + row * 14, 44 + roll.below(22), 5, s.deep, 2.5),
    ).join('');
  return (
    group('rotate(5 160 120)', box(44, 14, 236, 220, s.edge, 4)) +
    box(38, 6, 244, 228, s.paper, 4) +
    box(54, 20, 212, 24, s.face, 3) +
    stroke('M54 54H266M54 59H266', s.deep, 2) +
    box(54, 70, 150, 13, s.deep, 3) +
    (level > 1 ? box(54, 90, 110, 13, s.deep, 3) : '') +
    box(130, 116, 136, 72, s.second) +
    disc(176, 150, 20, s.spark) +
    fill('M146 188C150 168 202 168 206 188Z', s.deep) +
    column(54, 8) +
    column(130, 2) +
    column(202, 2)
  );
}

/** A month with its days, those that count marked. */
export function calendar({ s, roll, level }: Scene): string {
  const from = roll.below(4);
  const days = Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [46 + (index % 5) * 48, 86 + Math.floor(index / 5) * 34];
    const isMarked = index >= from && index < from + 5 * level && index % 5 < 4;
    return box(x, y, 36, 24, isMarked ? s.spark : s.soft, 5);
  }).join('');
  return (
    box(31, 31, 268, 204, s.edge, 14) +
    box(24, 22, 268, 204, s.face, 14) +
    fill('M24 68V36A14 14 0 0 1 38 22H278A14 14 0 0 1 292 36V68Z', s.deep) +
    box(44, 40, 92, 11, s.on, 5.5) +
    [78, 238].map((x) => box(x - 7, 6, 14, 34, s.second, 7)).join('') +
    days
  );
}

/** A clock, whose hands stand where the dice say. */
export function clock({ s, roll, level }: Scene): string {
  const marks = Array.from({ length: 12 }, (_, hour) =>
    group(`rotate(${hour * 30} 160 122)`, box(157, 36, 6, hour % 3 === 0 ? 18 : 9, s.deep, 3)),
  ).join('');
  const [hour, minute] = [roll.below(360), roll.below(12) * 30];
  const legs =
    level > 1
      ? stroke('M94 206L76 232M226 206L244 232', s.deep, 12) + box(150, -2, 20, 20, s.deep, 5)
      : '';
  const bells = level > 2 ? disc(84, 34, 30, s.second) + disc(236, 34, 30, s.second) : '';
  return (
    legs +
    bells +
    disc(160, 122, 108, s.edge) +
    disc(160, 118, 106, s.face) +
    disc(160, 120, 90, s.paper) +
    marks +
    group(`rotate(${hour} 160 120)`, box(154, 74, 12, 52, s.deep, 6)) +
    group(`rotate(${minute} 160 120)`, box(156, 48, 8, 78, s.spark, 4)) +
    disc(160, 120, 10, s.deep)
  );
}
