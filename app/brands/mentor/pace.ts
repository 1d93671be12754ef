/** How a talk of so many minutes is shared out. */

export interface Stretch {
  readonly name: string;
  readonly what: string;
  /** Of all minutes, in percent; together a hundred. */
  readonly share: number;
}

/** The stretches with their whole minutes, which add up to `minutes`. */
export function paced(
  stretches: readonly Stretch[],
  minutes: number,
): readonly (Stretch & { from: number; minutes: number })[] {
  let shared = 0;
  return stretches.map((stretch) => {
    const from = Math.round((minutes * shared) / 100);
    shared += stretch.share;
    return { ...stretch, from, minutes: Math.round((minutes * shared) / 100) - from };
  });
}
