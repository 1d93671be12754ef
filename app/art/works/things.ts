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
