/** A programme by its days. */
import type { Post } from '../../../../api/post';
import { dayOf } from '../../../../core/wib';

export interface ProgrammeDay {
  /** `YYYY-MM-DD`; empty for parts without one. */
  readonly date: string;
  readonly parts: readonly Post[];
}

/** The parts by day, the first day first, those without a day last. */
export function byDay(parts: readonly Post[]): ProgrammeDay[] {
  const days = new Map<string, Post[]>();
  for (const part of parts) {
    const date = dayOf(part.startDate);
    days.set(date, [...(days.get(date) ?? []), part]);
  }
  return [...days]
    .map(([date, inDay]) => ({ date, parts: inDay }))
    .sort((a, b) => (a.date === '' ? 1 : b.date === '' ? -1 : a.date.localeCompare(b.date)));
}
