/**
 * What is asked of who wants to move an appointment or call it off. Its link says which one it is; without
 * one, where no script reads the link or the link is broken, the form asks for that as well.
 */

import { clock } from '../../../core/clock';
import { dayAt } from '../../../core/wib';
import type { FormFields } from '../../../sections/forms/fields';
import { check, type FormValues, type Rule } from '../../../sections/forms/rules';
import {
  type Appointment,
  cancelled,
  hasBegun,
  moved,
  newAppointment,
  readCode,
  timeText,
} from '../../../sections/organisations/appointment/appointment';
import {
  timeFields,
  timeOptions,
  topicOptions,
} from '../../../sections/organisations/appointment/appointment-fields';
import {
  emailAddress,
  mobilePhone,
  personName,
} from '../../../sections/registration/contact-fields';

/** Names the form's draft. */
export const CHANGE = 'appointment-change';

export const MOVE = 'pindah';
export const CANCEL = 'batal';

type ChangeName =
  | 'code'
  | 'topic'
  | 'earlierDate'
  | 'earlierTime'
  | 'act'
  | 'date'
  | 'time'
  | 'name'
  | 'email'
  | 'phone';

export type ChangeValues = Readonly<Record<ChangeName, string>>;

/** The form's fields on the site of a tenant, by its domain. */
export function changeFields(domain: string) {
  const isUnknown = ({ code = '' }: FormValues) => readCode(code, domain) === null;
  const isMove = ({ act }: FormValues) => act !== CANCEL;
  const isOther: Rule = ({ date, earlierDate, earlierTime, code = '' }) => {
    const start = readCode(code, domain)?.start ?? `${earlierDate}T${earlierTime}`;
    return check(
      (time) => start !== `${date}T${time}`,
      'Itu waktu janji yang sekarang. Pilih jam lain.',
    );
  };
  const isAhead: Rule = ({ code = '' }) => {
    const appointment = readCode(code, domain);
    return check(
      () => appointment === null || !hasBegun(appointment, clock.now()),
      'Waktu janji ini sudah lewat.',
    );
  };
  return {
    code: { kind: 'text', label: 'Kode janji', optional: true, isCode: true },
    topic: { kind: 'select', label: 'Yang dibicarakan', options: topicOptions, when: isUnknown },
    earlierDate: {
      kind: 'date',
      label: 'Tanggal janji yang sekarang',
      hint: 'Seperti di surel konfirmasi.',
      from: dayAt,
      rules: [check((day) => day >= dayAt(clock.now()), 'Janji ini sudah lewat.')],
      when: isUnknown,
    },
    earlierTime: {
      kind: 'select',
      label: 'Jam janji yang sekarang',
      options: timeOptions,
      when: isUnknown,
    },
    act: {
      kind: 'radio',
      label: 'Yang kamu minta',
      options: [
        { value: MOVE, label: 'Pindah ke waktu lain' },
        { value: CANCEL, label: 'Batalkan janji ini', hint: 'Tanggal dan jam tidak perlu diisi.' },
      ],
      rules: [isAhead],
    },
    date: { ...timeFields.date, label: 'Tanggal baru', when: isMove },
    time: { ...timeFields.time, label: 'Jam baru', rules: [isOther], when: isMove },
    name: { ...personName, own: 'name' },
    email: { ...emailAddress, own: 'email', hint: 'Sama dengan saat membuat janji.' },
    phone: mobilePhone,
  } satisfies FormFields<ChangeName>;
}

/** What is asked for: the appointment as it was, as it shall be, and the same in words for the team. */
export interface Change {
  readonly earlier: Appointment;
  readonly wanted: Appointment;
  readonly message: string;
}

/** Reads a form that is right. */
export function changeOf(values: ChangeValues, domain: string): Change {
  const { code, topic, earlierDate, earlierTime, act, date, time } = values;
  const earlier = readCode(code, domain) ?? newAppointment(`${earlierDate}T${earlierTime}`, topic);
  if (act === CANCEL) {
    const message = `Batal: janji ${timeText(earlier.start)}.`;
    return { earlier, wanted: cancelled(earlier), message };
  }
  const wanted = moved(earlier, `${date}T${time}`);
  const message = `Pindah jadwal dari ${timeText(earlier.start)} ke ${timeText(wanted.start)}.`;
  return { earlier, wanted, message };
}
