/** What a visitor is asked who wants to talk, and how another page begins the form for them. */

import { clock } from '../../../core/clock';
import { addDays, dayAt } from '../../../core/wib';
import { type DraftStores, readDraft, writeDraft } from '../../../forms/draft';
import { type FormFields, mapFields } from '../../../forms/fields';
import { emailAddress, mobilePhone, personName } from '../../registration/contact-fields';
import { openDay } from './days';

/** Names the form's draft. */
export const APPOINTMENT = 'appointment';

const TOPICS = [
  { value: 'Kelas untuk diri sendiri', label: 'Kelas untuk diri sendiri' },
  { value: 'Pelatihan tim atau perusahaan', label: 'Pelatihan tim atau perusahaan' },
  { value: 'Kerja sama sekolah atau kampus', label: 'Kerja sama sekolah atau kampus' },
  { value: 'Program pemerintah daerah', label: 'Program pemerintah daerah' },
  { value: 'Merekrut lulusan', label: 'Merekrut lulusan' },
  { value: 'Hal lain', label: 'Hal lain' },
];

const TIMES = ['09:00', '10:00', '11:00', '13:30', '14:30', '15:30'];

export const appointmentFields = {
  topic: { kind: 'radio', label: 'Yang ingin dibicarakan', options: TOPICS },
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
    hint: 'Waktu Indonesia Barat (WIB).',
    options: TIMES.map((time) => ({ value: time, label: `${time.replace(':', '.')} WIB` })),
  },
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
