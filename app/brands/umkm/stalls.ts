/** Which stall of the market is open, and what hangs on it. */
import type { ClassItem } from '../../api/class';
import { formatDate } from '../../core/wib';
import { wordSearch } from '../../sections/lists/word-search';

/** The classes that hold every word of `search`, those that take people in front. */
export function stallsFor(classes: readonly ClassItem[], search: string): readonly ClassItem[] {
  const isFound = wordSearch(search);
  return classes
    .filter(({ name, summary, tags, program, mentor }) =>
      isFound(name, summary, ...tags, program.name, mentor.name),
    )
    .sort((one, other) => Number(other.isRegistrationOpen) - Number(one.isRegistrationOpen));
}

type Shut = Pick<ClassItem, 'isComingSoon' | 'isStarted' | 'isEnded' | 'startDate'>;

/** What is written on a shutter that is down. */
export function shutterText({ isComingSoon, isStarted, isEnded, startDate }: Shut): string {
  if (isEnded) return 'Tutup. Angkatan ini sudah pulang.';
  if (isStarted) return 'Sedang berjalan, kursinya terisi.';
  const day = formatDate(startDate, 'short');
  return isComingSoon && day !== '' ? `Buka ${day}` : 'Belum buka';
}
