/**
 * Colours by lightness, chroma and hue, so that tones of any brand colour are equally light:
 * OKLCH (https://bottosson.github.io/posts/oklab/).
 */
import { parseColour } from './identity/colour';

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Reads `#rgb` or `#rrggbb`. Throws for anything else. */
export function toLch(colour: string): Lch {
  const [red, green, blue] = parseColour(colour).map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The colour as `#rrggbb`; chroma that no screen has is taken back. */
export function fromLch({ l, c, h }: Lch): string {
  for (let chroma = c; chroma > 0.002; chroma *= 0.94) {
    const parts = channels(l, chroma, h);
    if (parts.every((part) => part > -0.002 && part < 1.002)) return hex(parts);
  }
  return hex(channels(l, 0, h));
}

function channels(l: number, c: number, h: number): number[] {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function hex(parts: readonly number[]): string {
  const bytes = parts.map((part) => {
    const share = Math.min(1, Math.max(0, part));
    const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
