/** What is counted of a programme or a region, out of the lists that the platform has. */
import type { ClassItem } from '../../../api/class';
import type { School } from '../../../api/school';

/** How many there are of each. */
export interface ScopeFigures {
  readonly classes: number;
  /** Taken seats of those classes: who takes two of them counts twice. */
  readonly seats: number;
  readonly schools: number;
  /** Pupils, as the schools have told them. */
  readonly pupils: number;
}

/** The figures of some classes and schools. */
export function figuresOf(
  classes: readonly Pick<ClassItem, 'totalStudents'>[],
  schools: readonly Pick<School, 'totalStudents'>[],
): ScopeFigures {
  const sum = (items: readonly { totalStudents: number }[]) =>
    items.reduce((all, { totalStudents }) => all + totalStudents, 0);
  return {
    classes: classes.length,
    seats: sum(classes),
    schools: schools.length,
    pupils: sum(schools),
  };
}

/** Classes that still go on or are to come, the next first. */
export function comingClasses(classes: readonly ClassItem[]): ClassItem[] {
  return classes
    .filter(({ isEnded }) => !isEnded)
    .sort((one, other) => one.startDate.localeCompare(other.startDate));
}

/** Whether two names of a place are the same but for case, and for what is written before a city's. */
export function isSamePlace(one: string, other: string): boolean {
  return plain(one) !== '' && plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(kota|kabupaten|kab\.|provinsi)\s+/, '')
    .trim();
}
