/** The year in Western Indonesian Time (wib.ts), apart from the rest: every page's footer says it. */

/** How far WIB is ahead of UTC, in ms. */
export const OFFSET_MS = 7 * 3_600_000;

/** The year at a moment (Unix ms). */
export function yearAt(at: number): number {
  return new Date(at + OFFSET_MS).getUTCFullYear();
}
