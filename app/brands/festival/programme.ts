/** The festival's programme by its days, and what a visitor has picked of it. */
import type { Post } from '../../api/post';
import { dayOf } from '../../core/wib';

/** The parts of the programme on a day (`YYYY-MM-DD`), in the platform's order. */
export function onDay(programme: readonly Post[], day: string): readonly Post[] {
  return programme.filter(({ startDate }) => dayOf(startDate) === day);
}

/** The days on which there is something, the first first. */
export function programmeDays(programme: readonly Post[]): string[] {
  const days = programme.map(({ startDate }) => dayOf(startDate)).filter(Boolean);
  return [...new Set(days)].sort();
}

/** A plan as it is kept: slugs with spaces between. What the programme no longer has is left out. */
export function readPlan(kept: string | null, programme: readonly Post[]): ReadonlySet<string> {
  const slugs = new Set((kept ?? '').split(' '));
  return new Set(programme.map(({ slug }) => slug).filter((slug) => slugs.has(slug)));
}

/** "3 mata acara di 2 hari"; how full a plan is, in words. */
export function planText(plan: ReadonlySet<string>, programme: readonly Post[]): string {
  const picked = programme.filter(({ slug }) => plan.has(slug));
  if (picked.length === 0) return 'Belum ada yang kamu pilih.';
  return `${picked.length} mata acara di ${programmeDays(picked).length} hari`;
}
