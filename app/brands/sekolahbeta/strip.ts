/** The twelve weeks against the calendar: which class each belongs to, and where a cohort stands. */
import type { ClassItem } from '../../api/class';
import { addDays, dayOf, endOf, parseTime, weekdayOf } from '../../core/wib';
import { weekOf } from '../../sections/programs/week-of';

/** Weeks of a block. */
export const BLOCK = 4;
const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
const FRIDAY = 5;

/** The three blocks in order: of the first programme that has a paid class at every level. */
export function blocksOf(classes: readonly ClassItem[]): readonly ClassItem[] {
  for (const id of new Set(classes.map(({ program }) => program.id))) {
    const blocks = LEVELS.flatMap(
      (level) =>
        classes.find(
          (one) => one.program.id === id && one.level === level && (one.price ?? 0) > 0,
        ) ?? [],
    );
    if (blocks.length === LEVELS.length) return blocks;
  }
  return [];
}

/** The day (`YYYY-MM-DD`) on which a week, from 0, is delivered in the cohort that begins next; "" while it has no date. */
export function fridayOf(first: ClassItem | undefined, week: number): string {
  const start = dayOf(first?.startDate ?? '');
  if (start === '') return '';
  return addDays(start, week * 7 + ((FRIDAY - weekdayOf(start) + 7) % 7));
}

/** The week, from 0, that the cohort under way is in at `now` (Unix ms); null while none is. */
export function weekUnderWay(blocks: readonly ClassItem[], now: number): number | null {
  for (const [index, block] of blocks.entries()) {
    const week = block.isStarted ? weekOf(block, now) : null;
    if (week && week.now <= BLOCK) return index * BLOCK + week.now - 1;
  }
  return null;
}

/** Whether the first block can still be joined at `now` (Unix ms). */
export function isOpen({ isRegistrationOpen, registrationEndDate }: ClassItem, now: number) {
  const last = parseTime(registrationEndDate);
  return isRegistrationOpen && (last === null || now < endOf(last));
}
