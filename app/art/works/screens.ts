/** Scenes on screens: each fills a box of 320 by 240, the more of it the higher the level. */
import type { Dice } from '../random';
import type { Scheme } from '../scheme';
import { box, d, disc, fill, stroke } from '../svg';

/** What a scene is drawn from. */
export interface Scene {
  readonly s: Scheme;
  readonly roll: Dice;
  /** 1 for beginners, 3 for the advanced. */
  readonly level: 1 | 2 | 3;
}

const lines = (
  x: number,
  y: number,
  widths: readonly number[],
  colour: string,
  gap = 14,
  high = 6,
) => widths.map((width, index) => box(x, y + index * gap, width, high, colour, high / 2)).join('');

function window({ s }: Scene, x: number, y: number, w: number, h: number): string {
  return (
    box(x + 7, y + 9, w, h, s.edge, 14) +
    box(x, y, w, h, s.face, 14) +
    disc(x + 18, y + 16, 4.5, s.spark) +
    disc(x + 32, y + 16, 4.5, s.soft) +
    disc(x + 46, y + 16, 4.5, s.soft) +
    box(x + 64, y + 10, w - 84, 12, s.soft, 6)
  );
}

export function browser(scene: Scene): string {
  const { s, roll, level } = scene;
  const [x, y, w, h] = [18, 18, 278, 196];
  const isLeft = roll.chance(0.5);
  const hero = isLeft ? x + 16 : x + 146;
  const text = isLeft ? x + 148 : x + 18;
  const body =
    box(hero, y + 40, 116, 78, s.second, 8) +
    art(hero, y + 40, scene) +
    lines(text, y + 46, [96, 108, 70], s.on, 16, 8) +
    box(text, y + 100, 56, 18, s.spark, 9);
  if (level === 1)
    return (
      window(scene, x, y, w, h) + body + lines(x + 18, y + 138, [236, 200, 220], s.soft, 16, 8)
    );
  const cards = [0, 1, 2]
    .map(
      (index) =>
        box(x + 16 + index * 84, y + 132, 74, 50, index === roll.below(3) ? s.spark : s.soft, 7) +
        lines(x + 24 + index * 84, y + 160, [50, 34], s.on, 10, 4),
    )
    .join('');
  const whole = window(scene, x, y, w, h) + body + cards;
  if (level === 2) return whole;
  return whole + inspector(scene);
}

/** What stands where a picture would: hills, a sun, or a figure. */
function art(x: number, y: number, { s, roll }: Scene): string {
  const kind = roll.below(3);
  if (kind === 0) {
    return (
      disc(x + 86, y + 24, 12, s.paper) +
      fill(
        d`M${x} ${y + 70}L${x + 36} ${y + 34}L${x + 62} ${y + 60}L${x + 78} ${y + 46}L${x + 116} ${y + 72}Q${x + 114} ${y + 78} ${x + 108} ${y + 78}H${x + 8}Q${x + 1} ${y + 78} ${x} ${y + 70}Z`,
        s.deep,
      )
    );
  }
  if (kind === 1)
    return (
      disc(x + 58, y + 39, 26, s.paper) +
      fill(d`M${x + 50} ${y + 26}L${x + 74} ${y + 39}L${x + 50} ${y + 52}Z`, s.deep)
    );
  return (
    disc(x + 58, y + 30, 14, s.paper) +
    fill(
      d`M${x + 28} ${y + 78}Q${x + 30} ${y + 48} ${x + 58} ${y + 48}T${x + 88} ${y + 78}Z`,
      s.paper,
    )
  );
}

function inspector({ s }: Scene): string {
  return (
    box(196, 112, 112, 118, s.deep, 10) +
    lines(210, 130, [44, 62, 30], s.second, 16, 6) +
    lines(222, 178, [50, 66], s.paper, 16, 6) +
    box(210, 208, 34, 6, s.spark, 3)
  );
}

export function chart(scene: Scene): string {
  const { s, roll, level } = scene;
  const bars = Array.from({ length: 6 }, (_, index) => 34 + roll.between(0, 46) + index * 12);
  const body = bars
    .map((high, index) =>
      box(50 + index * 38, 190 - high, 24, high, index === 4 ? s.spark : s.soft, 5),
    )
    .join('');
  const sheet = box(27, 25, 280, 200, s.edge, 16) + box(20, 16, 280, 200, s.face, 16);
  const axis = box(38, 190, 244, 5, s.on, 2.5);
  const title = lines(40, 36, [84, 52], s.on, 14, 7);
  if (level === 1) return sheet + title + body + axis;
  const points = bars.map((high, index) => d`${62 + index * 38} ${174 - high - (index % 2) * 10}`);
  const curve =
    stroke(`M${points.join('L')}`, s.second, 5) +
    bars
      .map((high, index) => disc(62 + index * 38, 174 - high - (index % 2) * 10, 6, s.on))
      .join('');
  if (level === 2) return sheet + title + body + axis + curve;
  const share = roll.between(0.3, 0.7) * Math.PI * 2;
  const pie =
    disc(268, 70, 50, s.deep) +
    disc(268, 70, 40, s.soft) +
    fill(
      d`M268 70V30A40 40 0 ${share > Math.PI ? 1 : 0} 1 ${268 + 40 * Math.sin(share)} ${70 - 40 * Math.cos(share)}Z`,
      s.spark,
    ) +
    disc(268, 70, 17, s.deep);
  return sheet + title + body + axis + curve + pie;
}

function device(s: Scheme, x: number, y: number, screen: string): string {
  return (
    box(x + 5, y + 6, 110, 212, s.edge, 20) +
    box(x, y, 110, 212, s.deep, 20) +
    box(x + 7, y + 8, 96, 196, screen, 14) +
    box(x + 40, y + 13, 30, 6, s.deep, 3)
  );
}

export function phone(scene: Scene): string {
  const { s, roll, level } = scene;
  const main = (x: number, y: number) =>
    device(s, x, y, s.face) +
    box(x + 17, y + 32, 76, 62, s.second, 10) +
    disc(x + 55, y + 63, 19, s.spark) +
    lines(x + 17, y + 106, [62, 76, 48], s.on, 14, 7) +
    box(x + 17, y + 158, 76, 24, s.spark, 12) +
    disc(x + 55, y + 194, 3, s.on);
  const list = (x: number, y: number) =>
    device(s, x, y, s.soft) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          disc(x + 28, y + 46 + row * 38, 11, row === 1 ? s.spark : s.face) +
          lines(x + 46, y + 39 + row * 38, [44, 30], s.deep, 11, 5),
      )
      .join('');
  const chat = (x: number, y: number) =>
    device(s, x, y, s.paper) +
    box(x + 16, y + 36, 60, 24, s.second, 10) +
    box(x + 36, y + 68, 58, 36, s.face, 10) +
    box(x + 16, y + 112, 52, 24, s.second, 10) +
    box(x + 30, y + 144, 64, 30, s.face, 10);
  if (level === 1) return main(105, 14);
  const other = roll.chance(0.5) ? list : chat;
  if (level === 2) return other(38, 30) + main(156, 10);
  return list(12, 34) + chat(198, 34) + main(105, 6);
}

export function terminal(scene: Scene): string {
  const { s, roll, level } = scene;
  const frame =
    box(27, 27, 280, 196, s.edge, 14) +
    box(20, 18, 280, 196, s.deep, 14) +
    box(20, 18, 280, 30, s.face, 14) +
    box(20, 34, 280, 14, s.face) +
    disc(38, 33, 5, s.spark) +
    disc(54, 33, 5, s.soft) +
    disc(70, 33, 5, s.soft);
  const rows = Array.from({ length: level + 4 }, (_, index) => {
    const y = 62 + index * 21;
    const indent = [0, 16, 32, 32, 16, 0, 0][index] ?? 0;
    const first = 26 + roll.below(40);
    const second = 24 + roll.below(60);
    const colours = [s.second, s.paper, s.soft];
    const own = colours[roll.below(3)] ?? s.paper;
    return (
      (indent === 0 ? stroke(d`M38 ${y}l6 5l-6 5`, s.spark, 3.4) : '') +
      box(54 + indent, y + 1, first, 8, own, 4) +
      box(
        62 + indent + first,
        y + 1,
        second,
        8,
        index % 3 === 1 ? s.spark : s.shade === s.deep ? s.soft : s.soft,
        4,
      )
    );
  }).join('');
  const cursor = box(54, 62 + (level + 4) * 21, 12, 12, s.spark);
  if (level < 3) return frame + rows + (level === 2 ? cursor : cursor);
  const nodes =
    box(216, 70, 70, 128, s.face, 10) +
    stroke('M251 92V132M251 132L234 168M251 132L268 168', s.on, 4) +
    disc(251, 92, 9, s.spark) +
    disc(251, 132, 9, s.on) +
    disc(234, 170, 9, s.second) +
    disc(268, 170, 9, s.spark);
  return frame + rows + nodes;
}

export function pixel(scene: Scene): string {
  const { s, roll, level } = scene;
  const u = 16;
  const cell = (x: number, y: number, colour: string, w = 1, h = 1) =>
    box(x * u, y * u, w * u, h * u, colour);
  const frame = box(7, 9, 320, 228, s.edge, 10) + box(0, 0, 320, 228, s.deep, 10);
  const sky = cell(1, 1, s.face, 18, 12);
  const heights = Array.from({ length: 18 }, (_, index) =>
    index < 3 ? 2 : roll.chance(0.14 * level) ? 0 : 2 + (roll.chance(0.3) ? 1 : 0),
  );
  const land = heights
    .map((high, index) =>
      high === 0
        ? ''
        : cell(index + 1, 13 - high, s.second, 1, high) + cell(index + 1, 13 - high, s.on, 1, 0.4),
    )
    .join('');
  const ledges = Array.from({ length: level + 1 }, (_, index) => {
    const x = 4 + index * 4 + roll.below(2);
    const y = 8 - (index % 2) * 2;
    return cell(x, y, s.on, 3, 0.8) + cell(x + 1, y - 1.6, s.spark, 0.8, 0.8);
  }).join('');
  const hero =
    cell(2, 9, s.spark, 1, 1) +
    cell(2, 10, s.on, 1, 1) +
    cell(2.2, 9.3, s.deep, 0.25, 0.25) +
    cell(2.6, 9.3, s.deep, 0.25, 0.25);
  const sun =
    cell(15, 2, s.soft, 2, 2) + cell(14.5, 2.5, s.soft, 3, 1) + cell(15.5, 1.5, s.soft, 1, 3);
  const flag =
    cell(17, 7, s.on, 0.3, 4) +
    cell(17.3, 7, s.spark, 1.2, 0.8) +
    cell(17.3, 7.8, s.spark, 0.6, 0.5);
  const hearts = Array.from(
    { length: level },
    (_, index) =>
      cell(1.6 + index * 1.3, 1.6, s.spark, 0.9, 0.6) +
      cell(1.85 + index * 1.3, 2.2, s.spark, 0.4, 0.35),
  ).join('');
  return frame + sky + sun + land + ledges + hero + flag + hearts;
}
