/** What of the visitor's stands where in Belajarku. */
import type { Enrolment, Learner } from '../../api/learner';
import { pageOf } from '../../api/page';
import type { Invoice } from '../../api/payment';
import { orderProgressOf } from '../classes/enrolment/order';
import type { CourseKey } from '../courses/progress';
import { wordSearch } from '../lists/word-search';
import { CONSEQUENCES, type InvoicePlace, itemOf, verdictFor } from '../payment/verdict';
import { verdictAmong } from '../payment/verdict-among';

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

type Orders = Pick<Learner, 'enrolments' | 'events' | 'invoices'>;

/** Invoices that wait for the visitor, for their bank or for their enrolment at a time, in Unix ms. */
export function openInvoices(learner: Orders, now: number): Invoice[] {
  return learner.invoices.filter(
    (invoice) => CONSEQUENCES[verdictAmong(invoice, learner, now)].place === 'open',
  );
}

/**
 * Orders that have come to nothing at a time, in Unix ms: the latest of each class and event that the
 * visitor has not ordered again, nor paid for after all.
 */
export function brokenOff(learner: Orders, now: number): Invoice[] {
  const invoices = [...learner.invoices].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  const seen = new Set<string>();
  return invoices.filter((invoice) => {
    const { kind } = invoice;
    const { id, slug } = itemOf(invoice);
    const name = `${kind} ${id || slug || invoice.number}`;
    if (seen.has(name)) return false;
    seen.add(name);
    const standing =
      id === '' && slug === ''
        ? { kind: verdictFor(invoice, learner, now) }
        : orderProgressOf({ kind, id, slug }, { ...learner, invoices }, now);
    return placeOf(standing.kind) === 'broken-off';
  });
}

function placeOf(standing: ReturnType<typeof orderProgressOf>['kind'] | 'needless'): InvoicePlace {
  return standing === 'new' ? 'settled' : CONSEQUENCES[standing].place;
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
