/** The little colour arithmetic that pictures need: contrast (WCAG 2.2) and mixing. */

type Rgb = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb`. Throws for anything else. */
export function parseColour(colour: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) throw new Error(`"${colour}" is not a colour like #2096c4`);
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(wide, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` (0 to 1) of the first colour, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parseColour(first), parseColour(second)];
  const part = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return toHex([part(0), part(1), part(2)]);
}

/** Relative luminance, 0 to 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = parseColour(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Black or white, whichever stands out more. */
export function onColour(ground: string): '#000000' | '#ffffff' {
  const light = luminance(ground);
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#000000' : '#ffffff';
}
