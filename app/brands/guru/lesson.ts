/** A lesson's steps and how its minutes are shared out among them. */

/** The steps in order, each with its part of a lesson in percent. */
const STEPS = [
  { name: 'Pembuka', share: 10 },
  { name: 'Contoh di papan', share: 20 },
  { name: 'Dikerjakan murid', share: 45 },
  { name: 'Dibicarakan', share: 15 },
  { name: 'Kartu keluar', share: 10 },
] as const;

export interface LessonStep {
  readonly name: string;
  /** Minutes from the lesson's beginning. */
  readonly from: number;
  readonly to: number;
}

/** The steps of a lesson of so many minutes: whole ones, which together are the lesson. */
export function stepsOf(minutes: number): readonly LessonStep[] {
  const whole = Math.max(0, Math.floor(minutes));
  let share = 0;
  let from = 0;
  return STEPS.map(({ name, share: own }) => {
    share += own;
    const to = Math.round((whole * share) / 100);
    const step = { name, from, to };
    from = to;
    return step;
  });
}
