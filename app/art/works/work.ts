/** Scenes for what is learned and made: an object by subject, on a ground that tells neighbours apart. */
import { type Cloth, clothPattern } from '../cloth';
import type { Frame } from '../frame';
import { SETTINGS } from '../look';
import { type Dice, dice } from '../random';
import type { Scheme } from '../scheme';
import { box, d, disc, fill, group, n, picture } from '../svg';
import {
  belt,
  bug,
  calendar,
  clock,
  coins,
  letter,
  microphone,
  newspaper,
  parcel,
  plant,
  ship,
  trophy,
} from './objects';
import { blackboard, people, stall } from './places';
import { browser, chart, phone, pixel, type Scene, terminal } from './screens';
import { SECONDS } from './second';
import type { Subject } from './subjects';
import { book, camera, map, poster, robot, shield } from './things';

const SCENES: Readonly<Record<Subject, (scene: Scene) => string>> = {
  browser,
  chart,
  phone,
  shield,
  stall,
  blackboard,
  pixel,
  book,
  camera,
  poster,
  terminal,
  map,
  robot,
  people,
  microphone,
  letter,
  coins,
  parcel,
  plant,
  ship,
  bug,
  belt,
  trophy,
  newspaper,
  calendar,
  clock,
};

export interface Work {
  /** Where it is not known, people at work. */
  readonly subject: Subject | null;
  readonly level: 1 | 2 | 3;
  readonly scheme: Scheme;
  /** One of {@link SETTINGS}. */
  readonly setting: number;
  /** Whether it is drawn the second way, where its subject has one. */
  readonly isSecond: boolean;
  readonly seed: number;
}

export function workPicture(work: Work, frame: Frame, cloth: Cloth): string {
  const roll = dice(work.seed ^ 0x9e3779b9);
  const subject = work.subject ?? 'people';
  const { scheme: s, level, setting } = work;
  const second = work.isSecond ? SECONDS[subject] : undefined;
  const scene = second
    ? second({ s, roll, level }) + sparks(s, level)
    : SCENES[subject]({ s, roll, level });
  const ground = box(0, 0, frame.width, frame.height, s.ground) + backdrop(setting, frame, s, roll);
  const withCloth = setting === 3 ? `<defs>${clothPattern(cloth, 46, s.ground)}</defs>` : '';
  return picture(
    frame.width,
    frame.height,
    withCloth + ground + placed(scene, setting, frame, roll),
  );
}

/** What tells the level of a scene that is drawn the second way. */
function sparks(s: Scheme, level: Work['level']): string {
  return [disc(20, 30, 9, s.spark), disc(302, 44, 7, s.second)].slice(0, level - 1).join('');
}

/** The scene in its place: whole in the middle, or large and cut, or askew. */
function placed(scene: string, setting: number, { width, height }: Frame, roll: Dice): string {
  const fit = Math.min(width / 320, height / 240);
  const side = roll.chance(0.5) ? 1 : -1;
  const [scale, turn, x, y] = (
    [
      [0.84, 0, 0, 0.02],
      [1.16, side * -7, side * 0.06, 0.13],
      [0.78, side * 5, side * (width > height ? 0.12 : 0), 0.03],
      [0.8, 0, side * (width > height * 1.4 ? -0.14 : 0), 0.05],
      [0.9, side * -3, 0, 0.04],
    ] as const
  )[setting % SETTINGS] ?? [0.84, 0, 0, 0];
  const size = fit * scale;
  const [left, top] = [width / 2 + x * width - 160 * size, height / 2 + y * height - 118 * size];
  const spin = turn === 0 ? '' : ` rotate(${turn} 160 120)`;
  return group(
    `translate(${n(left)} ${n(top)}) scale(${Math.round(size * 1000) / 1000})${spin}`,
    scene,
  );
}

function backdrop(setting: number, { width: w, height: h }: Frame, s: Scheme, roll: Dice): string {
  const unit = Math.min(w, h);
  switch (setting % SETTINGS) {
    case 0:
      return disc(w / 2, h * 0.56, unit * 0.56, s.shade);
    case 1: {
      const high = h * roll.between(0.3, 0.55);
      return fill(d`M0 ${high}L${w} ${high - h * 0.26}V${h}H0Z`, s.shade);
    }
    case 2: {
      const left = roll.chance(0.5);
      const x = left ? 0 : w;
      return [0.98, 0.74, 0.5]
        .map((reach, index) => disc(x, h, unit * reach * 1.1, index === 1 ? s.ground : s.shade))
        .join('');
    }
    case 3: {
      const y = h * 0.76;
      return box(0, y, w, h - y, s.shade) + box(0, y, w, h - y, 'url(#m)');
    }
    default: {
      const count = Math.round((w / unit) * 5);
      const step = w / count;
      return Array.from({ length: count }, (_, index) =>
        index % 2 === 0 ? box(index * step, 0, step, h, s.shade) : '',
      ).join('');
    }
  }
}
