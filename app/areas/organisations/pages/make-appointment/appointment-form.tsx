import { createAppointment } from '../../../../api/appointment';
import { useBoot } from '../../../../core/app-context';
import { formatDate } from '../../../../core/wib';
import { Form, FormRow, SendAnother } from '../../../../forms/form';
import { FormField } from '../../../../forms/form-field';
import { useForm } from '../../../../forms/use-form';
import { ActionRow } from '../../../../ui/container';
import { OwnTime } from '../../../../ui/value';
import { APPOINTMENT, appointmentFields } from '../../appointment/appointment-fields';
import { SaveMeeting } from '../../appointment/save-meeting';

/** Books an appointment. */
export function AppointmentForm({ labelledBy }: { labelledBy: string }) {
  const { tenant } = useBoot();
  const form = useForm({
    name: APPOINTMENT,
    fields: appointmentFields,
    send: ({ message, ...request }, send) =>
      send(createAppointment({ ...request, ...(message !== '' && { message }) })),
    keeps: ({ topic, date, time }) => ({
      kind: 'appointment',
      title: topic,
      detail: `${formatDate(date)} pukul ${time.replace(':', '.')} WIB`,
      ref: `${date}T${time}`,
    }),
  });
  const { topic, date, time, email } = form.values;
  const sent = (
    <>
      <h3>
        Sampai jumpa {formatDate(date)} pukul {time.replace(':', '.')} WIB
      </h3>
      <OwnTime value={`${date}T${time}`} />
      <p>
        Yang menghubungimu tim {tenant.name}, lewat surel dan WhatsApp. Tautan pertemuan kami kirim
        ke {email}. Bila belum ada sampai satu hari sebelumnya, periksa folder spam.
      </p>
      <ActionRow>
        <SaveMeeting start={`${date}T${time}`} topic={topic} />
        <SendAnother form={form}>Buat perjanjian lain</SendAnother>
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
