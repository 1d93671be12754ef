import * as v from 'valibot';
import { type Failed, mapAnswer } from '../../../../api/answer';
import { createAppointment } from '../../../../api/appointment';
import { useApp, useBoot } from '../../../../core/app-context';
import { Form, FormRow, SendAnother } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { useForm } from '../../../../sections/forms/use-form';
import {
  appointmentPath,
  newAppointment,
  readCode,
  timeText,
  writeCode,
} from '../../../../sections/organisations/appointment/appointment';
import {
  APPOINTMENT,
  appointmentFields,
} from '../../../../sections/organisations/appointment/appointment-fields';
import {
  ownAppointments,
  submissionOf,
} from '../../../../sections/organisations/appointment/own-appointments';
import { SaveMeeting } from '../../../../sections/organisations/appointment/save-meeting';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import { OwnTime } from '../../../../ui/value';
import { useContact } from '../../appointment/contact';
import { TimeFields } from './time-fields';

/** Somebody who comes back to the form in another tab has booked that time already. */
const HAS_ONE: Failed<string> = {
  status: false,
  code: 422,
  message: 'Janjinya belum dibuat.',
  data: null,
  errors: {
    time: ['Kamu sudah punya janji pada jam itu. Pilih jam lain, atau pindahkan janjimu.'],
  },
};

/** Books an appointment. */
export function AppointmentForm({ labelledBy }: { labelledBy: string }) {
  const { work } = useApp();
  const { tenant } = useBoot();
  const { name: provider, domain } = tenant;
  const contact = useContact();
  const form = useForm({
    name: APPOINTMENT,
    fields: appointmentFields,
    shape: v.string(),
    async send({ message, ...request }, send) {
      const { topic, date, time } = request;
      const start = `${date}T${time}`;
      const isTaken = ownAppointments(work, domain).some(
        (one) => one.start === start && one.state !== 'cancelled',
      );
      if (isTaken) return HAS_ONE;
      const call = createAppointment({ ...request, ...(message !== '' && { message }) });
      // The platform's own number of it is not shown to anybody: the link has one of its own.
      const code = writeCode(newAppointment(start, topic), domain);
      return mapAnswer(await send(call), () => code);
    },
    keeps({ topic, date, time }, code) {
      const made = readCode(code, domain) ?? newAppointment(`${date}T${time}`, topic);
      return submissionOf(made, domain);
    },
    onSent: () => contact.keep(form.values),
  });
  const { date, time, email } = form.values;
  const made = readCode(form.data ?? '', domain);
  const sent = (
    <>
      <h3>Sampai jumpa {timeText(`${date}T${time}`)}</h3>
      <OwnTime value={`${date}T${time}`} />
      <p>
        Yang menghubungimu tim {provider}, lewat surel dan WhatsApp. Tautan pertemuan kami kirim ke{' '}
        {email}. Bila belum ada sampai satu hari sebelumnya, periksa folder spam.
      </p>
      {made && (
        <p>Simpan tautan halaman janjimu: di sana jadwalnya bisa dipindah atau dibatalkan.</p>
      )}
      <ActionRow>
        {made && <SaveMeeting appointment={made} />}
        {made && (
          <ButtonLink size="small" to={appointmentPath(writeCode(made, domain))}>
            Buka halaman janjimu
          </ButtonLink>
        )}
        <SendAnother form={form}>Buat perjanjian lain</SendAnother>
      </ActionRow>
    </>
  );
  return (
    <Form form={form} labelledBy={labelledBy} submit="Buat perjanjian" sent={sent}>
      <FormField form={form} name="topic" />
      <TimeFields form={form} />
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
