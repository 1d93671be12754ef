/** What a visitor is asked who wants to talk, and how another page begins the form for them. */

import { clock } from '../../../core/clock';
import { addDays, dayAt } from '../../../core/wib';
import { type DraftStores, readDraft, writeDraft } from '../../forms/draft';
import { type FormFields, mapFields } from '../../forms/fields';
import { emailAddress, mobilePhone, personName } from '../../registration/contact-fields';
import { TOPICS } from './appointment';
import { openDay } from './days';

/** Names the form's draft. */
export const APPOINTMENT = 'appointment';

const TIMES: readonly string[] = ['09:00', '10:00', '11:00', '13:30', '14:30', '15:30'];

/** The hours that are offered, in Western Indonesian Time. */
export const timeOptions = TIMES.map((time) => ({
  value: time,
  label: `${time.replace(':', '.')} WIB`,
}));

export const topicOptions = TOPICS.map((topic) => ({ value: topic, label: topic }));

/** A time to talk that has not come yet. */
export const timeFields = {
  date: {
    kind: 'date',
    label: 'Tanggal',
    hint: 'Senin sampai Jumat, kecuali hari libur nasional.',
    from: (now) => addDays(dayAt(now), 1),
    rules: [openDay(clock.now)],
  },
  time: {
    kind: 'select',
    label: 'Jam',
    hint: 'Waktu Indonesia Barat (WIB). Bila sudah terisi, tim kami menawarkan jam lain.',
    options: timeOptions,
  },
} satisfies FormFields;

export const appointmentFields = {
  topic: { kind: 'radio', label: 'Yang ingin dibicarakan', options: topicOptions },
  ...timeFields,
  name: { ...personName, own: 'name' },
  institution: {
    kind: 'text',
    label: 'Sekolah, kampus, atau perusahaan',
    optional: true,
    autoComplete: 'organization',
    isImpersonal: true,
  },
  email: { ...emailAddress, own: 'email' },
  phone: mobilePhone,
  message: {
    kind: 'area',
    label: 'Yang perlu kami ketahui',
    hint: 'Misalnya jumlah peserta, tujuan, atau kendala yang sedang dihadapi.',
    optional: true,
    lines: 4,
    max: 1000,
  },
} satisfies FormFields;

/** Puts down what the form shall begin with; what the visitor has typed in its other fields stays. */
export function beginAppointment(
  stores: DraftStores,
  beginning: { topic: string; message: string },
): void {
  const nothing = mapFields(appointmentFields, () => '');
  const typed = readDraft(stores, APPOINTMENT, appointmentFields, nothing) ?? nothing;
  writeDraft(stores, APPOINTMENT, appointmentFields, { ...typed, ...beginning });
}
