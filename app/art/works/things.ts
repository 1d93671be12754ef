/** Scenes of things: each fills a box of 320 by 240, the more of it the higher the level. */
import { box, d, disc, fill, group, oval, stroke } from '../svg';
import type { Scene } from './screens';

const SHIELD =
  'M160 12C190 32 220 38 252 38C256 126 226 188 160 226C94 188 64 126 68 38C100 38 130 32 160 12Z';
const HALF_SHIELD = 'M160 12C190 32 220 38 252 38C256 126 226 188 160 226Z';

export function shield({ s, roll, level }: Scene): string {
  const sign =
    roll.below(2) === 0
      ? disc(160, 100, 30, s.on) +
        fill('M146 110H174L182 168H138Z', s.on) +
        disc(160, 100, 12, s.spark)
      : stroke('M120 122L150 152L206 88', s.on, 20);
  const body = fill(SHIELD, s.face) + fill(HALF_SHIELD, s.edge) + sign;
  const net =
    level === 1
      ? ''
      : [
          [22, 60, 90],
          [298, 60, 230],
          [20, 178, 96],
          [300, 178, 224],
          ...(level === 3 ? [[160, -8, 160]] : []),
        ]
          .map(
            ([x = 0, y = 0, to = 0]) =>
              stroke(d`M${x} ${y}L${to} ${y < 0 ? 20 : 118}`, s.second, 5) +
              disc(x, y, 15, s.second) +
              disc(x, y, 6, s.spark),
          )
          .join('');
  const locks =
    level === 3
      ? group(
          'translate(214 150)',
          box(0, 24, 72, 56, s.second, 10) +
            stroke('M16 26V14C16-4 56-4 56 14V26', s.second, 10) +
            disc(36, 50, 9, s.spark),
        )
      : '';
  return net + body + locks;
}

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

export function book({ s, roll, level }: Scene): string {
  if (level === 1 || (level === 2 && roll.chance(0.5))) {
    const text = (x: number) =>
      [0, 1, 2, 3]
        .map((row) => box(x, 92 + row * 20, 62 + ((row * 23) % 31), 7, s.soft, 3.5))
        .join('');
    return (
      fill(
        'M18 70C60 44 120 46 160 72C200 46 260 44 302 70V214C260 190 200 192 160 216C120 192 60 190 18 214Z',
        s.edge,
      ) +
      fill('M28 62C66 38 122 40 160 66V206C122 182 66 180 28 204Z', s.face) +
      fill('M292 62C254 38 198 40 160 66V206C198 182 254 180 292 204Z', s.face) +
      fill('M160 66V206C150 198 138 192 126 189V50C138 53 150 59 160 66Z', s.edge) +
      text(48) +
      disc(228, 100, 26, s.spark) +
      fill(
        'M190 158C210 130 226 132 238 146S262 148 270 158V176C250 170 212 170 190 178Z',
        s.second,
      ) +
      (level === 2 ? fill('M250 44L270 50V108L260 98L250 106Z', s.spark) : '')
    );
  }
  const spines = [s.face, s.spark, s.second, s.soft, s.edge];
  const pile = Array.from({ length: 3 + level }, (_, index) => {
    const w = 200 + roll.below(60);
    const x = 30 + roll.below(50);
    const y = 204 - index * 31;
    const colour = spines[index % 5] ?? s.face;
    return (
      box(x, y, w, 29, colour, 5) +
      box(x + w - 24, y + 4, 24, 21, s.paper, 2) +
      box(x + 20, y + 11, 50, 7, s.deep, 3.5) +
      box(x + 80, y, 8, 29, s.deep)
    );
  }).join('');
  const cup =
    fill('M118 10H182L174 48H126Z', s.spark) + stroke('M180 18C200 16 198 40 178 38', s.spark, 7);
  return pile + (level < 3 ? cup : '');
}

export function camera({ s, roll, level }: Scene): string {
  const body =
    box(47, 67, 240, 146, s.edge, 20) +
    box(40, 58, 240, 146, s.face, 20) +
    fill('M118 60L132 34H188L202 60Z', s.face) +
    box(58, 44, 38, 16, s.edge, 5) +
    box(40, 96, 240, 10, s.soft) +
    disc(160, 134, 58, s.deep) +
    disc(160, 134, 44, s.second) +
    disc(160, 134, 28, s.deep) +
    disc(174, 118, 9, s.paper) +
    disc(250, 82, 9, s.spark);
  if (level === 1) return body;
  const strip = (y: number) =>
    box(0, y, 320, 50, s.deep) +
    Array.from(
      { length: 8 },
      (_, index) =>
        box(8 + index * 40, y + 5, 20, 6, s.paper, 2) +
        box(8 + index * 40, y + 39, 20, 6, s.paper, 2),
    ).join('') +
    [0, 1, 2]
      .map((index) =>
        box(
          10 + index * 105,
          y + 15,
          92,
          20,
          [s.second, s.spark, s.soft][(index + roll.below(3)) % 3] ?? s.soft,
        ),
      )
      .join('');
  const film = group('rotate(-7 160 200)', strip(176));
  if (level === 2) return body + film;
  const clap = group(
    'translate(190 4) rotate(8)',
    box(0, 24, 112, 78, s.deep, 6) +
      group(
        'rotate(-12 0 22)',
        box(0, 2, 112, 20, s.paper, 3) +
          [0, 1, 2, 3].map((i) => fill(d`M${8 + i * 28} 2h14l-8 20h-14Z`, s.deep)).join(''),
      ) +
      box(14, 46, 60, 8, s.spark, 4) +
      box(14, 66, 84, 8, s.soft, 4),
  );
  return body + film + clap;
}

/** Posters whose picture is a grid of quarters, discs and bars. */
export function poster({ s, roll, level }: Scene): string {
  const sheet = (x: number, y: number, w: number, h: number, ground: string) => {
    const u = (w - 20) / 3;
    const rows = Math.floor((h - 50) / u);
    const colours = [s.spark, s.second, s.face, s.deep, s.soft].filter(
      (colour) => colour !== ground,
    );
    let cells = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < 3; column += 1) {
        const colour = colours[roll.below(colours.length)] ?? s.spark;
        const [cx, cy] = [x + 10 + column * u, y + 10 + row * u];
        const shape = roll.below(5);
        if (shape === 0) cells += disc(cx + u / 2, cy + u / 2, u / 2, colour);
        else if (shape === 1)
          cells += fill(d`M${cx} ${cy}h${u}a${u} ${u} 0 0 1-${u} ${u}Z`, colour);
        else if (shape === 2)
          cells += fill(d`M${cx + u} ${cy + u}h-${u}a${u} ${u} 0 0 1 ${u}-${u}Z`, colour);
        else if (shape === 3) cells += box(cx, cy, u, u, colour);
        else cells += fill(d`M${cx} ${cy + u}L${cx + u} ${cy}V${cy + u}Z`, colour);
      }
    }
    return (
      box(x + 6, y + 8, w, h, s.edge) +
      box(x, y, w, h, ground) +
      cells +
      box(x + 10, y + h - 28, w * 0.6, 8, s.deep) +
      box(x + 10, y + h - 15, w * 0.35, 5, s.deep)
    );
  };
  if (level === 1) return sheet(74, 4, 172, 228, s.paper);
  if (level === 2)
    return (
      group('rotate(-5 90 120)', sheet(14, 26, 138, 188, s.paper)) +
      group('rotate(4 220 120)', sheet(164, 14, 142, 196, s.soft))
    );
  return (
    sheet(4, 28, 98, 150, s.soft) +
    sheet(111, 8, 98, 214, s.paper) +
    sheet(218, 44, 98, 150, s.paper)
  );
}

export function map({ s, roll, level }: Scene): string {
  const panels = [0, 1, 2, 3].map((index) => {
    const x = 16 + index * 72;
    const [up, down] = index % 2 === 0 ? [30, 14] : [14, 30];
    return fill(
      d`M${x} ${up}L${x + 72} ${down}V${194 + down}L${x} ${194 + up}Z`,
      index % 2 === 0 ? s.face : s.edge,
    );
  });
  const river = stroke('M16 150C60 120 80 190 130 168S210 90 304 110', s.second, 14);
  const island =
    fill('M60 70C90 50 120 60 130 84S100 122 78 110S44 86 60 70Z', s.soft) +
    fill('M196 140C226 132 262 150 252 176S206 196 194 178S180 146 196 140Z', s.soft);
  const pin = (x: number, y: number, colour: string) =>
    fill(
      d`M${x} ${y}C${x - 34} ${y - 36} ${x - 22} ${y - 66} ${x} ${y - 66}S${x + 34} ${y - 36} ${x} ${y}Z`,
      colour,
    ) + disc(x, y - 41, 10, s.paper);
  const route = `<path d="M92 98C130 130 150 60 190 84S230 130 226 160" fill="none" stroke="${s.on}" stroke-width="5" stroke-dasharray="3 12"/>`;
  const pins =
    pin(92, 98, s.spark) +
    (level > 1 ? pin(226, 166, s.spark) : '') +
    (level > 2 ? pin(170 + roll.below(20), 80, s.deep) + pin(270, 110, s.second) : '');
  return panels.join('') + island + river + (level > 1 ? route : '') + pins;
}

export function robot({ s, roll, level }: Scene): string {
  const eyes = roll.chance(0.5)
    ? disc(136, 96, 11, s.spark) + disc(184, 96, 11, s.spark)
    : box(122, 88, 28, 16, s.spark, 8) + box(170, 88, 28, 16, s.spark, 8);
  const head =
    stroke('M160 56V28', s.deep, 6) +
    disc(160, 24, 10, s.spark) +
    box(98, 56, 124, 84, s.face, 24) +
    box(112, 72, 96, 50, s.deep, 16) +
    eyes +
    box(86, 84, 12, 30, s.edge, 5) +
    box(222, 84, 12, 30, s.edge, 5);
  const trunk =
    box(116, 146, 88, 62, s.edge, 14) +
    box(132, 160, 56, 22, s.soft, 6) +
    disc(142, 194, 5, s.spark) +
    disc(160, 194, 5, s.paper) +
    disc(178, 194, 5, s.second);
  const wheels = oval(132, 218, 22, 16, s.deep) + oval(188, 218, 22, 16, s.deep);
  const arms =
    level > 1
      ? stroke('M116 164C86 166 76 186 64 176', s.face, 12) +
        stroke('M204 164C236 160 244 140 258 146', s.face, 12) +
        disc(62, 176, 12, s.second) +
        disc(260, 146, 12, s.second)
      : '';
  const gear =
    level > 2
      ? `<circle cx="278" cy="60" r="26" fill="none" stroke="${s.second}" stroke-width="18" stroke-dasharray="11 9.400"/>` +
        disc(278, 60, 22, s.second) +
        disc(278, 60, 9, s.paper) +
        stroke('M20 222H100M220 222H306', s.second, 5)
      : '';
  return arms + wheels + trunk + head + gear;
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
