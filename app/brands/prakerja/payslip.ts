/** What a vacancy and the course before it come to, reckoned for the payslip. */
import type { Job } from '../../api/career';
import type { ClassItem } from '../../api/class';
import { dayAt } from '../../core/wib';
import { isOpenOn } from '../../sections/jobs/job-facts';
import { wordSearch } from '../../sections/lists/word-search';

/** Working days of a month: five and a half a week, as most of the vacancies ask for. */
const WORKING_DAYS = 24;
/** Shorter words, "dan" or "untuk" among them, say nothing about a trade. */
const SHORTEST = 4;
/** Words of every second vacancy or course. */
const COMMON: ReadonlySet<string> = new Set([
  'dengan',
  'untuk',
  'yang',
  'dari',
  'kerja',
  'bekerja',
  'digital',
  'sehari',
  'hari',
]);

/** The vacancies that still take letters on `now` (Unix ms) and hold every word of `search`, the best paid first. */
export function vacanciesFor(jobs: readonly Job[], now: number, search: string): readonly Job[] {
  const today = dayAt(now);
  const isFound = wordSearch(search);
  return jobs
    .filter((job) => isOpenOn(job, today))
    .filter(({ title, summary, city, type, career }) =>
      isFound(title, summary, city, type, career.name),
    )
    .sort((one, other) => payOf(other) - payOf(one));
}

/** Rupiah a month: the least that is promised, 0 where nothing is told. */
export function payOf({ salaryMin, salaryMax }: Job): number {
  return Math.max(0, salaryMin || salaryMax);
}

/** The course that shares the most words with a vacancy; null where none shares any. */
export function courseFor(job: Job, courses: readonly ClassItem[]): ClassItem | null {
  const wanted = wordsOf(job.title, job.summary);
  let best: ClassItem | null = null;
  let most = 0;
  for (const course of courses) {
    // What it is called says more than what is told of it.
    const named = countShared(wanted, wordsOf(course.name, ...course.tags));
    const told = countShared(wanted, wordsOf(course.summary));
    if (2 * named + told > most) {
      best = course;
      most = 2 * named + told;
    }
  }
  return best;
}

/** In how many working days a month's pay brings a price in again; 0 where there is nothing to bring in. */
export function daysToEarn(price: number, pay: number): number {
  return price > 0 && pay > 0 ? Math.ceil((price * WORKING_DAYS) / pay) : 0;
}

function wordsOf(...texts: readonly string[]): ReadonlySet<string> {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST && !COMMON.has(word)));
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}
