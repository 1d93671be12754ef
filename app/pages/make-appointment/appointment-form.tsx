import { createAppointment } from '../../api/appointment';
import type { FormFields } from '../../features/forms/fields';
import { Form, FormRow } from '../../features/forms/form';
import { FormField } from '../../features/forms/form-field';
import { useForm } from '../../features/forms/use-form';
import { emailAddress, mobilePhone, personName } from '../../features/registration/contact-fields';
import { Button } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { addDays, dayAt, formatDate } from '../../wib';
import { openDay } from './days';

const TOPICS = [
  { value: 'Kelas untuk diri sendiri', label: 'Kelas untuk diri sendiri' },
  { value: 'Pelatihan tim atau perusahaan', label: 'Pelatihan tim atau perusahaan' },
  { value: 'Kerja sama sekolah atau kampus', label: 'Kerja sama sekolah atau kampus' },
  { value: 'Program pemerintah daerah', label: 'Program pemerintah daerah' },
  { value: 'Merekrut lulusan', label: 'Merekrut lulusan' },
  { value: 'Hal lain', label: 'Hal lain' },
];

const TIMES = ['09:00', '10:00', '11:00', '13:30', '14:30', '15:30'];

const fields = {
  topic: { kind: 'radio', label: 'Yang ingin dibicarakan', options: TOPICS },
  date: {
    kind: 'date',
    label: 'Tanggal',
    hint: 'Senin sampai Jumat.',
    from: () => addDays(dayAt(Date.now()), 1),
    rules: [openDay(Date.now)],
  },
  time: {
    kind: 'select',
    label: 'Jam',
    hint: 'Waktu Indonesia Barat (WIB).',
    options: TIMES.map((time) => ({ value: time, label: `${time.replace(':', '.')} WIB` })),
  },
  name: personName,
  institution: {
    kind: 'text',
    label: 'Sekolah, kampus, atau perusahaan',
    optional: true,
    autoComplete: 'organization',
    isImpersonal: true,
  },
  email: emailAddress,
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

/** Books an appointment. */
export function AppointmentForm({ labelledBy }: { labelledBy: string }) {
  const form = useForm({
    name: 'appointment',
    fields,
    send: ({ message, ...request }, send) =>
      send(createAppointment({ ...request, ...(message !== '' && { message }) })),
    keeps: ({ topic, date, time }) => ({
      kind: 'appointment',
      title: topic,
      detail: `${formatDate(date)} pukul ${time.replace(':', '.')} WIB`,
      ref: '',
    }),
  });
  const { date, time, email } = form.values;
  const sent = (
    <>
      <h3>
        Sampai jumpa {formatDate(date)} pukul {time.replace(':', '.')} WIB
      </h3>
      <p>
        Tautan pertemuan kami kirim ke {email}. Bila belum ada sampai satu hari sebelumnya, periksa
        folder spam.
      </p>
      <ActionRow>
        <Button variant="secondary" onClick={form.reset}>
          Buat perjanjian lain
        </Button>
      </ActionRow>
    </>
  );
  return (
    <Form form={form} labelledBy={labelledBy} submit="Buat perjanjian" sent={sent}>
      <FormField form={form} name="topic" />
      <FormRow>
        <FormField form={form} name="date" />
        <FormField form={form} name="time" />
      </FormRow>
      <FormRow>
        <FormField form={form} name="name" />
        <FormField form={form} name="institution" />
      </FormRow>
      <FormRow>
        <FormField form={form} name="email" />
        <FormField form={form} name="phone" />
      </FormRow>
      <FormField form={form} name="message" />
    </Form>
  );
}
