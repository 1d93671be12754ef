/** Colours of drawings, moved as far as it takes to be told apart from what they stand on (WCAG 2.2). */
import { clampChroma, converter, formatHex } from 'culori';
import { luminance, mix, onColour } from './colour';

const toOklch = converter('oklch');

/** The ratio of contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour, changed no further than it takes to stand apart from a ground by a ratio of contrast. */
export function apart(colour: string, ground: string, ratio: number): string {
  const end = onColour(ground);
  for (let share = 1; share > 0; share -= 0.02) {
    const mixed = mix(colour, end, share);
    if (contrast(mixed, ground) >= ratio) return mixed;
  }
  return end;
}

/** Below this chroma (OKLCH) a colour looks grey when it is lightened. */
const GREYISH = 0.045;
/** What a lightened colour keeps, so that it is still seen as one. */
const LEAST_CHROMA = 0.09;

/** A colour of the same hue, light enough to stand on a deep ground; white in place of a grey. */
export function brightened(colour: string, ground: string, ratio: number): string {
  const own = toOklch(colour);
  if (own === undefined || own.c < GREYISH) return '#ffffff';
  const vivid = { ...own, c: Math.max(own.c, LEAST_CHROMA) };
  for (let l = own.l; l < 1; l += 0.01) {
    const lighter = formatHex(clampChroma({ ...vivid, l }, 'oklch'));
    if (contrast(lighter, ground) >= ratio) return lighter;
  }
  return '#ffffff';
}
