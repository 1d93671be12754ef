/**
 * A second scene for subjects that whole lists are about: neighbours are never drawn alike. Each fills a box
 * of 320 by 240, as the first ones do.
 */
import { box, d, disc, fill, group, oval, stroke } from '../svg';
import type { Scene } from './screens';
import { belt, coins, plant, stall, terminal, trophy } from './second-things';
import type { Subject } from './subjects';

/** A report on paper: a share of the whole, a line, and a lens over it. */
function chart({ s, roll }: Scene): string {
  const turn = roll.between(0.4, 2.4);
  const [x, y] = [116 + 46 * Math.sin(turn), 92 - 46 * Math.cos(turn)];
  const line = [0, 1, 2, 3, 4].map((at) => d`L${190 + at * 18} ${110 - roll.below(60)}`).join('');
  return (
    box(40, 12, 240, 216, s.edge, 10) +
    box(48, 20, 224, 200, s.paper, 6) +
    disc(116, 92, 46, s.face) +
    fill(d`M116 92V46A46 46 0 0 1 ${x} ${y}Z`, s.spark) +
    stroke(d`M186 100${line}`, s.second, 6) +
    box(70, 158, 110, 8, s.soft, 4) +
    box(70, 176, 84, 8, s.soft, 4) +
    box(70, 194, 100, 8, s.soft, 4) +
    stroke('M240 196L286 232', s.deep, 14) +
    disc(222, 176, 34, s.deep) +
    disc(222, 176, 25, s.soft)
  );
}

/** A game in the hand. */
function pixel({ s, roll }: Scene): string {
  const hills = Array.from({ length: 6 }, (_, at) => {
    const high = 16 + roll.below(4) * 12;
    return box(86 + at * 25, 136 - high, 25, high, at % 2 === 0 ? s.second : s.spark);
  }).join('');
  return (
    box(20, 24, 280, 194, s.edge, 44) +
    box(20, 18, 280, 190, s.face, 44) +
    box(78, 36, 164, 108, s.deep, 8) +
    box(86, 44, 150, 92, s.soft) +
    hills +
    box(104, 64, 14, 14, s.paper) +
    box(38, 104, 32, 11, s.deep, 3) +
    box(48.5, 93.5, 11, 32, s.deep, 3) +
    disc(262, 122, 10, s.spark) +
    disc(280, 98, 10, s.second) +
    box(122, 168, 30, 9, s.edge, 4) +
    box(168, 168, 30, 9, s.edge, 4)
  );
}

/** A padlock, and the key that opens it. */
function shield({ s }: Scene): string {
  return (
    stroke('M84 112V78A56 56 0 0 1 196 78V112', s.edge, 22) +
    box(52, 104, 176, 124, s.face, 16) +
    box(52, 104, 176, 22, s.edge, 11) +
    disc(140, 158, 17, s.on) +
    fill('M133 162h14l7 40h-28Z', s.on) +
    group(
      'rotate(-32 262 150)',
      disc(262, 92, 30, s.spark) +
        disc(262, 92, 13, s.ground) +
        box(255, 118, 14, 96, s.spark, 4) +
        box(266, 172, 20, 12, s.spark, 3) +
        box(266, 196, 28, 12, s.spark, 3),
    )
  );
}

/** Somebody who explains, and the backs of those who listen. */
function people({ s, roll }: Scene): string {
  const back = (x: number, cloth: string, hair: string) =>
    fill(
      d`M${x - 42} 240C${x - 42} 196 ${x - 24} 184 ${x} 184S${x + 42} 196 ${x + 42} 240Z`,
      cloth,
    ) + disc(x, 160, 26, hair);
  const note = (x: number, y: number) =>
    box(x, y, 34, 34, [s.spark, s.second, s.soft][roll.below(3)] ?? s.soft, 3);
  return (
    box(96, 8, 208, 128, s.edge, 8) +
    box(104, 16, 192, 112, s.paper, 4) +
    note(160, 30) +
    note(206, 30) +
    note(252, 30) +
    note(182, 76) +
    note(230, 76) +
    fill('M28 214C28 130 40 108 66 108S104 130 104 214Z', s.face) +
    stroke('M90 124L140 92', s.face, 16) +
    disc(144, 90, 9, '#b87a4c') +
    disc(66, 78, 26, '#b87a4c') +
    fill('M38 84C34 40 98 40 94 84Q82 64 38 84Z', s.deep) +
    back(134, s.second, s.deep) +
    back(226, s.edge, s.edge) +
    back(296, s.soft, s.deep)
  );
}

/** A sheet that has been marked, with what it was written with. */
function blackboard({ s, roll }: Scene): string {
  const rows = [0, 1, 2, 3]
    .map((at) => {
      const y = 66 + at * 36;
      const isRight = roll.chance(0.7);
      return (
        box(116, y, 70 + roll.below(50), 9, s.soft, 4) +
        stroke(
          isRight ? d`M80 ${y + 4}l8 9l15-19` : d`M82 ${y - 5}l17 18m0-18l-17 18`,
          isRight ? s.face : s.second,
          6,
        )
      );
    })
    .join('');
  return (
    group(
      'rotate(-4 160 120)',
      box(54, 10, 214, 224, s.edge, 8) +
        box(48, 4, 214, 224, s.paper, 8) +
        box(72, 24, 96, 14, s.face, 5) +
        rows,
    ) +
    fill('M196 232L306 232V122Z', s.second) +
    fill('M240 216H290V166Z', s.ground) +
    group(
      'rotate(24 292 70)',
      box(284, 6, 20, 112, s.spark, 3) + fill('M284 118h20l-10 26Z', s.deep),
    )
  );
}

/** Books in a pile, one open on top. */
function book({ s, roll }: Scene): string {
  const pile = [s.face, s.second, s.edge, s.spark]
    .map((colour, at) => {
      const x = 46 + roll.below(26);
      const y = 196 - at * 30;
      return (
        box(x, y, 212, 28, colour, 5) +
        box(x + 8, y + 7, 204, 14, s.paper, 2) +
        box(x + 26, y, 14, 28, s.soft)
      );
    })
    .join('');
  return (
    pile +
    fill('M160 88Q108 62 56 80V28Q108 10 160 38Z', s.paper) +
    fill('M160 88Q212 62 264 80V28Q212 10 160 38Z', s.soft) +
    stroke('M76 44q34-8 64 6M76 60q34-8 64 6M180 50q30-14 64-6M180 66q30-14 64-6', s.deep, 4) +
    fill('M230 30h18v58l-9-10l-9 10Z', s.spark)
  );
}

/** Headphones round a record of sound. */
function microphone({ s, roll }: Scene): string {
  const bars = Array.from({ length: 9 }, (_, at) => {
    const high = 24 + roll.below(76);
    return box(98 + at * 14, 146 - high / 2, 8, high, at % 3 === 1 ? s.spark : s.second, 4);
  }).join('');
  return (
    stroke('M54 160V130A106 106 0 0 1 266 130V160', s.edge, 20) +
    bars +
    box(28, 132, 50, 92, s.face, 22) +
    box(242, 132, 50, 92, s.face, 22) +
    box(66, 144, 16, 68, s.deep, 8) +
    box(238, 144, 16, 68, s.deep, 8) +
    stroke('M54 224Q60 238 96 236', s.deep, 5)
  );
}

/** Weeks as bars, and the flag at their end. */
function calendar({ s, roll }: Scene): string {
  const bars = [0, 1, 2, 3, 4]
    .map((at) => {
      const wide = 54 + roll.below(60);
      return box(
        52 + at * 26,
        58 + at * 28,
        wide,
        18,
        [s.face, s.second, s.soft][at % 3] ?? s.face,
        9,
      );
    })
    .join('');
  return (
    box(24, 14, 272, 212, s.edge, 12) +
    box(32, 22, 256, 196, s.paper, 8) +
    stroke('M96 22V218M160 22V218M224 22V218', s.soft, 2.5) +
    box(32, 22, 256, 24, s.face, 8) +
    bars +
    stroke('M266 60V204', s.deep, 6) +
    fill('M266 60L212 76L266 94Z', s.spark)
  );
}

/** A reporter's notebook. */
function newspaper({ s, roll }: Scene): string {
  const rings = [0, 1, 2, 3, 4, 5]
    .map((at) => stroke(d`M${88 + at * 28} 10V38`, s.deep, 6))
    .join('');
  const rows = [0, 1, 2, 3, 4, 5]
    .map((at) =>
      stroke(
        d`M88 ${72 + at * 24}q10-8 20 0t20 0t20 0t${20 + roll.below(34)} 0`,
        at === 2 ? s.spark : s.soft,
        5,
      ),
    )
    .join('');
  return (
    group(
      'rotate(-5 160 120)',
      box(62, 20, 196, 210, s.face, 8) + box(70, 30, 180, 194, s.paper, 4) + rows + rings,
    ) +
    group(
      'rotate(34 276 150)',
      box(266, 64, 20, 132, s.second, 4) +
        fill('M266 196h20l-10 28Z', s.deep) +
        box(266, 64, 20, 20, s.spark, 4),
    )
  );
}

/** Two windows, code behind what comes of it. */
function browser({ s, roll }: Scene): string {
  const code = [0, 1, 2, 3, 4, 5]
    .map((at) =>
      box(
        34 + (at % 3) * 14,
        46 + at * 22,
        40 + roll.below(60),
        9,
        at % 2 === 0 ? s.spark : s.soft,
        4,
      ),
    )
    .join('');
  return (
    box(14, 16, 196, 176, s.deep, 10) +
    code +
    box(110, 62, 196, 166, s.edge, 10) +
    box(116, 84, 184, 138, s.paper, 6) +
    disc(126, 73, 4, s.spark) +
    disc(140, 73, 4, s.second) +
    box(130, 98, 156, 52, s.face, 4) +
    box(142, 112, 70, 9, s.on, 4) +
    box(142, 128, 44, 12, s.spark, 6) +
    box(130, 162, 46, 46, s.soft, 4) +
    box(185, 162, 46, 46, s.second, 4) +
    box(240, 162, 46, 46, s.soft, 4)
  );
}

/** A work on its easel. */
function poster({ s, roll }: Scene): string {
  const x = 110 + roll.below(60);
  return (
    stroke('M110 236L152 20M210 236L168 20M160 30V236', s.deep, 9) +
    box(70, 34, 180, 148, s.edge, 4) +
    box(80, 44, 160, 128, s.paper) +
    disc(x, 92, 26, s.spark) +
    fill('M80 172V140Q116 96 156 134T240 118V172Z', s.face) +
    stroke('M92 156q20-14 40 0t40 0', s.second, 7) +
    box(62, 182, 196, 14, s.deep, 5) +
    oval(272, 216, 36, 14, s.second) +
    disc(260, 213, 5, s.spark) +
    disc(280, 218, 5, s.face)
  );
}

export const SECONDS: Readonly<Partial<Record<Subject, (scene: Scene) => string>>> = {
  chart,
  pixel,
  shield,
  people,
  blackboard,
  book,
  microphone,
  calendar,
  newspaper,
  browser,
  poster,
  terminal,
  coins,
  stall,
  plant,
  belt,
  trophy,
};
