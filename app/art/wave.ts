/** The sound of an episode as bars: how many says how long it is, how high follows the seed. */
import type { Frame } from './frame';
import { dice } from './random';
import { clamp, type Scheme } from './scheme';
import { box, d, picture } from './svg';

export interface Wave {
  readonly seconds: number;
  readonly seed: number;
  readonly colour: string;
  /** Of the first part, as if it had been heard. */
  readonly spark: string;
}

interface Area extends Frame {
  readonly x: number;
  readonly y: number;
}

/** Two bars a minute, at least 18 and at most 72. */
export function waveBars(
  { x, y, width, height }: Area,
  { seconds, seed, colour, spark }: Wave,
): string {
  const roll = dice(seed ^ 0x7f4a7c15);
  const count = clamp(Math.round(seconds / 30), 18, 72);
  const step = width / count;
  const [slow, quick] = [roll.between(0.12, 0.3), roll.between(0.5, 0.9)];
  const middle = y + height / 2;
  const bars = Array.from({ length: count }, (_, index) => {
    const swell = 0.5 + 0.3 * Math.sin(index * slow + seed) + 0.2 * Math.sin(index * quick);
    const high = height * Math.max(0.07, swell * roll.between(0.55, 1));
    return d`M${x + (index + 0.5) * step} ${middle - high / 2}v${high}`;
  });
  const heard = Math.round(count * 0.28);
  const path = (some: string[], ink: string) =>
    `<path d="${some.join('')}" stroke="${ink}" stroke-width="${Math.round(step * 58) / 100}"/>`;
  return path(bars.slice(heard), colour) + path(bars.slice(0, heard), spark);
}

/** The bars alone. */
export function wavePicture(frame: Frame, seconds: number, seed: number, s: Scheme): string {
  const area = {
    x: frame.width * 0.04,
    y: frame.height * 0.14,
    width: frame.width * 0.92,
    height: frame.height * 0.72,
  };
  const bars = waveBars(area, {
    seconds,
    seed,
    colour: s.face,
    spark: s.spark === s.paper ? s.second : s.spark,
  });
  return picture(frame.width, frame.height, box(0, 0, frame.width, frame.height, s.ground) + bars);
}
