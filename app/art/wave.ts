/** The sound of an episode as bars in a picture. */
import type { Frame } from './frame';
import type { Scheme } from './scheme';
import { box, d, picture } from './svg';
import { waveHeights } from './wave-heights';

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

/** The bars in an area of a picture. */
export function waveBars(
  { x, y, width, height }: Area,
  { seconds, seed, colour, spark }: Wave,
): string {
  const heights = waveHeights(seconds, seed);
  const step = width / heights.length;
  const middle = y + height / 2;
  const bars = heights.map((share, index) => {
    const high = height * share;
    return d`M${x + (index + 0.5) * step} ${middle - high / 2}v${high}`;
  });
  const heard = Math.round(bars.length * 0.28);
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
