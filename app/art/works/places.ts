/** Scenes of where people come together: each fills a box of 320 by 240, the more of it the higher the level. */
import { box, d, disc, fill, stroke } from '../svg';
import type { Scene } from './screens';

export function stall({ s, roll, level }: Scene): string {
  const stripes = Array.from({ length: 7 }, (_, index) =>
    fill(
      d`M${32 + index * 36.6} 44H${68.6 + index * 36.6}V84A18.300 18.300 0 0 1 ${32 + index * 36.6} 84Z`,
      index % 2 === 0 ? s.spark : s.paper,
    ),
  ).join('');
  const posts = box(42, 80, 10, 140, s.deep) + box(268, 80, 10, 140, s.deep);
  const counter = box(26, 154, 268, 18, s.edge, 4) + box(34, 172, 252, 52, s.face);
  const planks = stroke('M34 190H286M34 207H286', s.edge, 2.5);
  const goods = [0, 1, 2, 3]
    .map((index) => {
      const x = 70 + index * 52;
      const colour = [s.second, s.soft, s.spark, s.second][(index + roll.below(4)) % 4] ?? s.second;
      if (roll.chance(0.5))
        return (
          box(x - 15, 118, 30, 36, colour, 5) +
          box(x - 11, 110, 22, 10, s.deep, 3) +
          box(x - 9, 130, 18, 10, s.paper, 2)
        );
      return (
        fill(d`M${x - 20} 136H${x + 20}L${x + 14} 154H${x - 14}Z`, s.deep) +
        disc(x - 9, 130, 9, colour) +
        disc(x + 9, 130, 9, colour) +
        disc(x, 121, 9, colour)
      );
    })
    .join('');
  const roof = box(26, 22, 268, 24, s.face, 6);
  const sign = level > 1 ? box(110, 4, 100, 34, s.deep, 8) + box(126, 17, 68, 8, s.spark, 4) : '';
  const parcels =
    level > 2
      ? box(250, 178, 56, 50, s.second, 4) +
        box(272, 178, 12, 50, s.paper) +
        box(228, 198, 34, 30, s.soft, 4) +
        box(240, 198, 9, 30, s.paper)
      : '';
  const lamp =
    level > 1
      ? [90, 160, 230]
          .map((x) => stroke(d`M${x} 84V100`, s.deep, 2.5) + disc(x, 104, 7, s.soft))
          .join('')
      : '';
  return (
    posts +
    box(52, 84, 216, 72, s.shade) +
    goods +
    lamp +
    stripes +
    roof +
    sign +
    counter +
    planks +
    parcels
  );
}

export function blackboard({ s, roll, level }: Scene): string {
  const board =
    box(16, 20, 288, 176, s.edge, 10) +
    box(26, 30, 268, 156, s.face, 4) +
    box(8, 192, 304, 14, s.edge, 5) +
    box(60, 186, 34, 8, s.paper, 3) +
    box(102, 187, 18, 7, s.spark, 3);
  const chalk = (path: string, colour = s.on) => stroke(path, colour, 4);
  const triangle =
    chalk('M52 160L52 84L138 160Z') + chalk('M52 148H64V160') + chalk('M76 128L84 134', s.spark);
  const circle =
    chalk('M142 120A40 40 0 1 0 62 120A40 40 0 1 0 142 120') +
    chalk('M102 120L136 98') +
    chalk('M62 120H142', s.spark);
  const axes =
    chalk('M52 60V164H146') + chalk('M52 156C74 152 92 140 104 112S130 74 144 70', s.spark);
  const first = [triangle, circle, axes][roll.below(3)] ?? axes;
  const words = [0, 1, 2]
    .map((row) => chalk(d`M170 ${62 + row * 26}h${50 + roll.below(50)}`, row === 1 ? s.soft : s.on))
    .join('');
  const sums =
    level > 1
      ? chalk('M172 146h22M183 135v22') +
        chalk('M210 138h24M210 150h24') +
        chalk('M250 136q16-10 18 4t-20 18h24', s.spark)
      : '';
  const more =
    level > 2
      ? box(216, 168, 84, 15, s.second, 3) +
        box(224, 183, 84, 15, s.spark, 3) +
        box(212, 198, 90, 17, s.deep, 3) +
        disc(256, 140, 27, s.paper) +
        stroke(
          'M256 113C242 128 242 152 256 167M256 113C270 128 270 152 256 167M230 140H282',
          s.deep,
          3,
        )
      : '';
  const pupil = fill('M30 240Q34 206 62 206T94 240Z', s.second) + disc(62, 196, 17, s.deep);
  return board + first + words + sums + more + (roll.chance(0.6) ? pupil : '');
}

/** People round a table, what they say above them. */
export function people({ s, roll, level }: Scene): string {
  const figure = (x: number, y: number, skin: string, cloth: string, size = 1) =>
    fill(
      d`M${x - 38 * size} ${y + 92 * size}C${x - 36 * size} ${y + 40 * size} ${x - 18 * size} ${y + 30 * size} ${x} ${y + 30 * size}S${x + 36 * size} ${y + 40 * size} ${x + 38 * size} ${y + 92 * size}Z`,
      cloth,
    ) +
    disc(x, y, 25 * size, skin) +
    fill(
      d`M${x - 27 * size} ${y + 2 * size}C${x - 28 * size} ${y - 34 * size} ${x + 28 * size} ${y - 34 * size} ${x + 27 * size} ${y + 2 * size}C${x + 14 * size} ${y - 10 * size} ${x - 12 * size} ${y - 8 * size} ${x - 27 * size} ${y + 2 * size}Z`,
      s.deep,
    );
  const skins = ['#dfa878', '#b87a4c', '#9c6239', '#ecbf95'];
  const skin = (index: number) => skins[(index + roll.below(2)) % 4] ?? '#cd9160';
  const table = box(6, 196, 308, 20, s.edge, 8) + box(20, 212, 280, 20, s.face, 4);
  const say = (x: number, y: number, w: number, colour: string) =>
    box(x, y, w, 40, colour, 14) +
    fill(d`M${x + 20} ${y + 36}h18l-14 16Z`, colour) +
    box(x + 14, y + 12, w - 34, 6, s.on, 3) +
    box(x + 14, y + 24, w - 50, 6, s.on, 3);
  const two =
    figure(96, 112, skin(0), s.second) +
    figure(224, 112, skin(1), s.spark === s.paper ? s.face : s.spark);
  if (level === 1) return say(116, 18, 100, s.face) + two + table;
  const three =
    figure(62, 116, skin(0), s.second) +
    figure(258, 116, skin(1), s.face) +
    figure(160, 102, skin(2), s.spark === s.paper ? s.soft : s.spark);
  const laptop = box(118, 158, 84, 44, s.deep, 6) + disc(160, 180, 7, s.soft);
  if (level === 2) return say(70, 8, 100, s.face) + three + table + laptop;
  return (
    say(22, 12, 92, s.face) +
    say(196, 4, 100, s.face) +
    figure(112, 92, skin(3), s.soft, 0.85) +
    figure(210, 92, skin(1), s.edge, 0.85) +
    three +
    table +
    laptop
  );
}
