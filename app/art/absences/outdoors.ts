/** Missing pages as places outdoors. */
import type { Scheme } from '../scheme';
import { box, d, disc, fill, group, oval, stroke } from '../svg';
import { type Absence, darkOf, gone, HEIGHT, person, sky, WIDTH } from './kit';

const hills = (s: Scheme, y: number) =>
  fill(d`M0 ${y}Q70 ${y - 60} 150 ${y - 20}T300 ${y - 30}T480 ${y - 10}V360H0Z`, s.shade);

/** A pier from which the boat has left. */
const pier: Absence = (s) => {
  const posts = [40, 130, 220].map((x) => box(x, 262, 14, 98, s.edge)).join('');
  const boat = group(
    'translate(372 176)',
    fill('M-46-6Q0 8 52-14Q40 14 26 16H-30Q-42 12-46-6Z', s.face) +
      stroke('M-4-8V-84', s.deep, 4) +
      fill('M0-82Q34-48 4-14Z', s.paper) +
      fill('M-8-78Q-20-42-38-16L-8-14Z', s.second),
  );
  const waves = stroke(
    'M290 236q14-8 28 0t28 0M390 268q14-8 28 0t28 0M330 310q14-8 28 0t28 0M250 300q10-6 20 0',
    s.paper,
    4,
  );
  const rope = stroke('M246 238C280 262 250 286 276 300', s.soft, 5);
  return (
    sky(s, 250, 120, 52) +
    hills(s, 190) +
    box(0, 188, 480, 172, s.soft) +
    boat +
    waves +
    posts +
    box(0, 244, 262, 22, s.edge) +
    stroke('M60 244V264M120 244V264M180 244V264', s.deep, 2.5) +
    box(236, 214, 20, 34, s.deep, 6) +
    rope +
    box(132, 216, 44, 30, s.second, 5) +
    stroke('M144 216v-9h20v9', s.deep, 4) +
    person({
      x: 88,
      foot: 246,
      high: 150,
      cloth: s.face,
      legs: darkOf(s),
      head: 'scarf',
      headColour: s.spark,
    })
  );
};

/** A bridge that ends in the middle. */
const bridge: Absence = (s) => {
  const planks = (from: number, to: number, low: number) =>
    stroke(d`M${from} ${low - 48}Q${(from + to) / 2} ${low - 24} ${to} ${low - 18}`, s.deep, 4) +
    stroke(d`M${from} ${low}Q${(from + to) / 2} ${low + 22} ${to} ${low + 26}`, s.edge, 13);
  return (
    sky(s, 330, 92, 40) +
    hills(s, 190) +
    fill('M170 360L214 214H282L330 360Z', s.soft) +
    stroke('M222 250q12-6 24 0M214 300q16-8 32 0t32 0', s.paper, 4) +
    fill('M0 222H158Q178 262 150 300T168 360H0Z', s.face) +
    fill('M480 222H336Q318 250 340 290T322 360H480Z', s.face) +
    box(0, 218, 160, 12, s.second, 6) +
    box(334, 218, 146, 12, s.second, 6) +
    planks(150, 214, 222) +
    stroke('M214 248L222 272M206 246L208 278', s.edge, 9) +
    stroke('M336 174Q312 196 304 210M334 224Q312 240 300 252', s.edge, 9) +
    box(146, 164, 10, 66, s.deep) +
    box(336, 164, 10, 66, s.deep) +
    gone('M214 248Q258 262 302 250', s.deep) +
    person({
      x: 92,
      foot: 222,
      high: 138,
      cloth: s.second,
      legs: darkOf(s),
      head: 'hair',
      headColour: darkOf(s),
      hand: 'points',
    }) +
    box(98, 126, 0.1, 0.1, s.deep) +
    box(68, 142, 40, 46, s.spark, 10) +
    fill('M400 218l-34-62a36 40 0 0 1 68 0Z', s.edge) +
    box(396, 196, 8, 24, s.deep)
  );
};

/** A festival's ground once the tents are gone. */
const tents: Absence = (s) => {
  const flags = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((at) => {
      const [x, y] = [34 + at * 56, 74 + Math.sin((at / 7) * Math.PI) * 34];
      return fill(d`M${x} ${y}h34l-17 34Z`, [s.face, s.spark, s.second][at % 3] ?? s.face);
    })
    .join('');
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    disc(384, 150, 44, s.shade) +
    fill('M0 250Q120 226 240 244T480 238V360H0Z', s.shade) +
    stroke('M8 66Q240 146 472 66', s.deep, 4) +
    flags +
    box(4, 58, 8, 214, s.deep) +
    box(468, 58, 8, 214, s.deep) +
    gone('M188 262L292 156L396 262Z', s.soft, 4) +
    gone('M292 156V262', s.soft, 4) +
    stroke('M188 262l-8 14M396 262l8 14M292 262v12', s.deep, 6) +
    fill('M300 300q30-34 76-18t70 12q12 20-8 26H310q-18-4-10-20Z', s.face) +
    stroke('M318 306q50-22 108 0', s.edge, 5) +
    stroke('M214 322L330 296M222 334L340 312', s.edge, 7) +
    person({
      x: 116,
      foot: 322,
      high: 172,
      cloth: s.spark,
      legs: darkOf(s),
      head: 'bun',
      headColour: darkOf(s),
    }) +
    box(24, 292, 44, 40, s.second, 4) +
    stroke('M24 312h44', s.deep, 3)
  );
};

/** An arena of sand where nobody stands but who bows. */
const arena: Absence = (s) => {
  const pole = (x: number) =>
    box(x, 60, 9, 176, s.edge) +
    fill(d`M${x + 9} 66q34-10 46 6t40 0v54q-28 12-42-2t-44 4Z`, x < 200 ? s.spark : s.second);
  const bowing = group(
    'translate(240 286)',
    stroke('M-12-4L-16-70M14-4L12-70', s.deep, 19) +
      fill('M-32-62C-34-112 2-128 34-136L52-108C36-96 30-84 28-62Z', s.paper) +
      box(-33, -76, 60, 13, s.spark, 4) +
      stroke('M-26-66l-10 24M-20-66l-2 26', s.spark, 5) +
      stroke('M34-126L68-96L84-112', s.paper, 15) +
      disc(88, -114, 9, '#b87a4c') +
      disc(58, -132, 19, '#9c6239') +
      fill('M40-138A19 19 0 0 1 76-140Q60-146 54-128Z', s.deep),
  );
  return (
    sky(s, 240, 130, 84) +
    fill('M0 226Q240 196 480 226V360H0Z', s.shade) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => box(at * 84 + 8, 196 + Math.abs(at - 2.5) * 6, 66, 30, s.soft, 4))
      .join('') +
    pole(36) +
    pole(430 - 40) +
    oval(240, 296, 206, 52, s.paper) +
    oval(240, 296, 188, 44, s.soft) +
    gone('M300 300a46 14 0 1 0 92 0a46 14 0 1 0-92 0', s.edge) +
    oval(236, 290, 54, 10, s.edge) +
    bowing
  );
};

/** A stall that is shut between two that are open. */
const shutter: Absence = (s) => {
  const awning = (x: number, first: string) =>
    [0, 1, 2, 3]
      .map((at) =>
        fill(d`M${x + at * 37} 96h37v26a18.500 18.500 0 0 1-37 0Z`, at % 2 ? s.paper : first),
      )
      .join('');
  const open = (x: number, colour: string) =>
    box(x, 118, 148, 152, s.soft) +
    awning(x, colour) +
    box(x - 4, 80, 156, 18, s.edge, 4) +
    box(x, 214, 148, 60, s.edge) +
    [0, 1, 2]
      .map((at) => disc(x + 34 + at * 40, 200, 17, [s.spark, s.second, s.face][at] ?? s.face))
      .join('') +
    stroke(d`M${x + 74} 98V140`, s.deep, 3) +
    disc(x + 74, 148, 11, s.spark);
  const ribs = stroke(
    'M172 142H308M172 162H308M172 182H308M172 202H308M172 222H308M172 242H308',
    s.edge,
    4,
  );
  return (
    box(0, 0, WIDTH, HEIGHT, s.ground) +
    fill('M0 84L120 34L240 70L360 30L480 84V120H0Z', s.shade) +
    box(0, 270, 480, 90, s.shade) +
    open(10, s.face) +
    open(322, s.second) +
    box(166, 118, 148, 152, s.face) +
    ribs +
    awning(166, s.soft) +
    box(162, 80, 156, 18, s.edge, 4) +
    group(
      'rotate(-4 240 190)',
      box(200, 168, 80, 44, s.paper, 5) + stroke('M216 184h48M216 196h30', s.deep, 5),
    ) +
    box(232, 256, 16, 16, s.spark, 4) +
    person({
      x: 262,
      foot: 346,
      high: 160,
      cloth: s.second,
      legs: darkOf(s),
      head: 'scarf',
      headColour: darkOf(s),
    }) +
    fill('M196 316h44l-6 34h-32Z', s.spark) +
    stroke('M204 316q14-34 28 0', s.deep, 4)
  );
};

/** A road sign whose arms point everywhere but here. */
const signpost: Absence = (s) => {
  const arm = (y: number, x: number, wide: number, colour: string) =>
    fill(d`M${x} ${y}h${wide}l${wide > 0 ? 20 : -20} 19l${wide > 0 ? -20 : 20} 19H${x}Z`, colour);
  return (
    sky(s, 112, 110, 46) +
    hills(s, 236) +
    fill('M0 268Q160 230 300 262T480 256V360H0Z', s.soft) +
    fill('M150 360Q236 306 214 262Q236 254 262 262Q300 310 380 360Z', s.paper) +
    box(232, 70, 15, 226, s.deep, 4) +
    arm(84, 240, 132, s.face) +
    arm(134, 240, -126, s.second) +
    gone('M240 184h120l20 19l-20 19H240Z', s.edge) +
    box(262, 98, 74, 9, s.on, 4) +
    box(134, 148, 72, 9, s.paper, 4) +
    person({
      x: 112,
      foot: 340,
      high: 164,
      cloth: s.spark,
      legs: darkOf(s),
      head: 'hair',
      headColour: darkOf(s),
      hand: 'wonders',
    }) +
    box(92, 226, 42, 52, s.edge, 10) +
    stroke('M392 300q4-26 0-44M412 306q8-18 20-26', s.face, 6) +
    oval(388, 248, 16, 20, s.face) +
    oval(436, 276, 16, 12, s.second)
  );
};

export const OUTDOORS = { signpost, pier, bridge, tents, arena, shutter };
