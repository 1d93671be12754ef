/** What of the visitor's stands where in Belajarku. */
import type { Enrolment } from '../../api/learner';
import type { Invoice } from '../../api/payment';
import { paymentState } from '../payment/outcome';

/** When a course was last open in this browser, in Unix ms; 0 where it never was. */
type OpenedAt = (slug: string) => number;

/** Classes that go on, the one that was open last first, then those joined last. */
export function goingOn(enrolments: readonly Enrolment[], openedAt: OpenedAt): Enrolment[] {
  return enrolments
    .filter(({ classroom }) => !classroom.isEnded)
    .sort(
      (one, other) =>
        openedAt(other.classroom.slug) - openedAt(one.classroom.slug) ||
        other.enrolledAt.localeCompare(one.enrolledAt),
    );
}

/** Classes that are over, the latest first. */
export function over(enrolments: readonly Enrolment[]): Enrolment[] {
  return enrolments
    .filter(({ classroom }) => classroom.isEnded)
    .sort((one, other) => other.classroom.endDate.localeCompare(one.classroom.endDate));
}

/** Invoices that wait for the visitor, or for their bank. */
export function openInvoices(invoices: readonly Invoice[]): Invoice[] {
  return invoices.filter(({ status }) => ['pending', 'waiting'].includes(paymentState(status)));
}
