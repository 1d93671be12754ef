/** Hours of learning as credits: one credit is 45 hours in a semester by the national standard. */

export const HOURS_PER_CREDIT = 45;
/** What a student may take out of one semester's courses. */
export const MOST_CREDITS = 20;

/** Whole credits that the hours amount to, and the hours that remain. */
export function creditsOf(hours: number): { credits: number; rest: number } {
  const whole = Number.isFinite(hours) ? Math.max(0, Math.floor(hours)) : 0;
  const credits = Math.min(MOST_CREDITS, Math.floor(whole / HOURS_PER_CREDIT));
  return { credits, rest: whole - credits * HOURS_PER_CREDIT };
}

/** Hours in class of one credit; the rest of its hours are assignments and one's own study. */
export const MEETING_HOURS_PER_CREDIT = 16;

/** The credits of a class: those in its name, "Proyek Mitra (8 SKS)", else what its hours in class make. */
export function classCredits({
  name,
  durationHours,
}: {
  name: string;
  durationHours: number;
}): number {
  const [, named] = /\((\d{1,2}) SKS\)/i.exec(name) ?? [];
  if (named !== undefined) return Number(named);
  return Math.max(0, Math.floor(durationHours / MEETING_HOURS_PER_CREDIT));
}
