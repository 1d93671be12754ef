/** The appointments that this browser knows of: they stand among what the visitor has sent. */

import { icsMoment } from '../../../core/ics';
import type { LocalStore } from '../../../core/storage';
import { formatMoment, parseTime } from '../../../core/wib';
import { keepSubmission, type NewSubmission, readSubmissions } from '../../forms/submissions';
import { type Appointment, readCode, TOPICS, writeCode } from './appointment';

/** What the visitor's list of what they have sent keeps of one. */
export function submissionOf(appointment: Appointment, domain: string): NewSubmission {
  const { start, state, topic } = appointment;
  const marks = {
    booked: '',
    moved: ' (pindah jadwal, menunggu konfirmasi)',
    cancelled: ' (batal)',
  };
  return {
    kind: 'appointment',
    title: topic,
    detail: formatMoment(start) + marks[state],
    ref: writeCode(appointment, domain),
  };
}

/** The appointment of an entry in that list; null where its time is not known. */
export function appointmentOf(
  { title, ref }: Pick<NewSubmission, 'title' | 'ref'>,
  domain: string,
): Appointment | null {
  return readCode(ref, domain) ?? fromStart(ref, title);
}

/** Entries of earlier versions hold the start alone; their calendar files were named by it. */
function fromStart(start: string, topic: string): Appointment | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(start) || !TOPICS.includes(topic)) return null;
  const time = parseTime(start);
  if (time === null) return null;
  return { id: icsMoment(time.at), sequence: 0, state: 'booked', start, before: '', topic };
}

/** All of them, the last sent first. */
export function ownAppointments(work: LocalStore, domain: string): Appointment[] {
  return readSubmissions(work).flatMap((one) => {
    const appointment = one.kind === 'appointment' ? appointmentOf(one, domain) : null;
    return appointment === null ? [] : [appointment];
  });
}

/** The newest that is known of an appointment: a link shows it as it was when the link was made. */
export function newestOf(appointment: Appointment, work: LocalStore, domain: string): Appointment {
  const own = ownAppointments(work, domain).find(({ id }) => id === appointment.id);
  return own !== undefined && own.sequence > appointment.sequence ? own : appointment;
}

/** Keeps what has become of one, in the place of what was known; `now` is an ISO text. */
export function keepAppointment(
  work: LocalStore,
  appointment: Appointment,
  { domain, now }: { domain: string; now: string },
): void {
  const known = readSubmissions(work).find(
    (one) => one.kind === 'appointment' && appointmentOf(one, domain)?.id === appointment.id,
  );
  keepSubmission(work, { ...submissionOf(appointment, domain), at: known?.at ?? now });
}
