/** What a week of a child's screen time is, and what part of it makes something. */

/** Minutes a week at the course: one morning of a hundred minutes, a third of it without a screen. */
const COURSE = 67;

export interface Week {
  /** Minutes on a screen without the course, and with it. */
  readonly before: number;
  readonly after: number;
  /** The part of the week with the course that makes something, in percent. */
  readonly making: number;
}

/** `perDay` minutes of watching a day, of which `less` percent give way to the course's own. */
export function weekOf(perDay: number, less: number): Week {
  const before = Math.max(0, perDay) * 7;
  const watching = before * (1 - Math.min(100, Math.max(0, less)) / 100);
  const after = Math.round(watching + COURSE);
  return { before, after, making: Math.round((COURSE / after) * 100) };
}
