/** What of the visitor's stands where in Belajarku. */
import type { Enrolment } from '../../api/learner';
import { pageOf } from '../../api/page';
import type { Invoice } from '../../api/payment';
import { wordSearch } from '../../lists/word-search';
import type { CourseKey } from '../courses/progress';
import { paymentState } from '../payment/outcome';

/** When a course was last open in this browser, in Unix ms; 0 where it never was. */
type OpenedAt = (course: CourseKey) => number;

/** Whether every chapter of a course is done in this browser. */
type IsWhole = (course: CourseKey) => boolean;

/** Classes that go on, the one that was open last first, then those joined last. */
export function goingOn(
  enrolments: readonly Enrolment[],
  openedAt: OpenedAt,
  isWhole: IsWhole,
): Enrolment[] {
  return enrolments
    .filter(({ classroom }) => !classroom.isEnded && !isWhole(classroom))
    .sort(
      (one, other) =>
        openedAt(other.classroom) - openedAt(one.classroom) ||
        other.enrolledAt.localeCompare(one.enrolledAt),
    );
}

/** Classes that are over or were read to their end, the latest first. */
export function over(enrolments: readonly Enrolment[], isWhole: IsWhole): Enrolment[] {
  return enrolments
    .filter(({ classroom }) => classroom.isEnded || isWhole(classroom))
    .sort((one, other) => other.classroom.endDate.localeCompare(one.classroom.endDate));
}

/** Invoices that wait for the visitor, or for their bank. */
export function openInvoices(invoices: readonly Invoice[]): Invoice[] {
  return invoices.filter(({ status }) => ['pending', 'waiting'].includes(paymentState(status)));
}

/** Orders that have come to nothing: the latest of each class and event that was not ordered again. */
export function brokenOff(
  invoices: readonly Invoice[],
  enrolments: readonly Enrolment[],
): Invoice[] {
  const joined = new Set(enrolments.map(({ classroom }) => classroom.slug));
  const seen = new Set<string>();
  return [...invoices]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .filter(({ kind, classroom, event, number, status }) => {
      const slug = (kind === 'event' ? event : classroom).slug;
      const name = `${kind} ${slug || number}`;
      const isLatest = !seen.has(name);
      seen.add(name);
      const isJoined = kind === 'class' && joined.has(slug);
      return isLatest && !isJoined && ['expired', 'failed'].includes(paymentState(status));
    });
}

/** Those whose name or programme holds every word of a search. */
export function matching(enrolments: readonly Enrolment[], search: string): readonly Enrolment[] {
  const isFound = wordSearch(search);
  return enrolments.filter(({ classroom: { name, program } }) => isFound(name, program.name));
}

/** A page of a list, from 1; the last one where there are not so many. */
export function nearestPage<Item>(all: readonly Item[], wanted: number, perPage: number) {
  const totalPages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(Math.max(1, wanted), totalPages);
  return { items: pageOf(all, page, perPage).items, page, totalPages };
}
