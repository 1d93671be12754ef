import { useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import { mapAnswer } from '../../../../api/answer';
import { createAppointment } from '../../../../api/appointment';
import { useApp, useBoot } from '../../../../core/app-context';
import { clock } from '../../../../core/clock';
import { useIsHydrated } from '../../../../core/hydration/live';
import { SKIP_FOCUS } from '../../../../router/quiet';
import { useWayOn } from '../../../../router/use-way-on';
import { Form, FormRow, SendAnother } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { FormLayout } from '../../../../sections/forms/form-layout';
import { useForm } from '../../../../sections/forms/use-form';
import {
  type Appointment,
  appointmentPath,
  readCode,
  timeText,
  writeCode,
} from '../../../../sections/organisations/appointment/appointment';
import { keepAppointment } from '../../../../sections/organisations/appointment/own-appointments';
import { ActionRow } from '../../../../ui/container';
import { cx } from '../../../../ui/cx';
import { TickList } from '../../../../ui/tick-list';
import { CANCEL, CHANGE, changeFields, changeOf, MOVE } from '../../appointment/change-fields';
import { useContact } from '../../appointment/contact';
import styles from './change-form.module.css';
import { TimeFields } from './time-fields';

const FORM_ID = 'ubah-janji';

const WAYS = [
  'Pindah atau batal paling lambat dua jam sebelumnya; lewat dari itu, balas juga surel konfirmasinya.',
  'Tim kami mengonfirmasi perubahannya lewat surel.',
  'Tulis nama, surel, dan nomor yang sama seperti saat membuat janji.',
];

interface ChangeFormProps {
  /** The appointment of the link; null where it is not known. */
  appointment: Appointment | null;
  /** Whether it is over or called off, so that nothing of it can be changed. */
  isClosed: boolean;
}

/** Asks the team to move an appointment or to call it off; the address then carries the new one. */
export function ChangeForm({ appointment, isClosed }: ChangeFormProps) {
  const form = useChangeForm(appointment);
  if (isClosed && form.phase !== 'sent') return null;
  const { act } = form.values;
  return (
    <FormLayout
      id={FORM_ID}
      title="Pindah atau batal"
      asideTitle="Yang perlu diketahui"
      aside={<TickList texts={WAYS} />}
    >
      <Form
        form={form}
        labelledBy={FORM_ID}
        submit={act === CANCEL ? 'Kirim pembatalan' : 'Kirim permintaan'}
        sent={<SentChange form={form} />}
        note="Tim kami mengonfirmasi perubahannya lewat surel; sampai itu, janji yang lama masih tercatat."
      >
        <input type="hidden" name="code" value={form.values.code} />
        <WhichAppointment form={form} />
        <FormField form={form} name="act" />
        {act !== CANCEL && <TimeFields form={form} />}
        <FormField form={form} name="name" />
        <FormRow>
          <FormField form={form} name="email" />
          <FormField form={form} name="phone" />
        </FormRow>
      </Form>
    </FormLayout>
  );
}

interface WhichAppointmentProps {
  form: ReturnType<typeof useChangeForm>;
}

/**
 * Which appointment it is, where its link does not say. Nobody knows that before the script has read the link:
 * until then these fields show to who has no script, or is told that they are missing.
 */
function WhichAppointment({ form }: WhichAppointmentProps) {
  const isHydrated = useIsHydrated();
  const { topic, earlierDate, earlierTime } = form.errors;
  const isAsked = isHydrated || (topic ?? earlierDate ?? earlierTime) !== undefined;
  return (
    <div className={cx(styles.which, !isAsked && styles.waiting)}>
      <FormField form={form} name="topic" />
      <FormRow>
        <FormField form={form} name="earlierDate" />
        <FormField form={form} name="earlierTime" />
      </FormRow>
    </div>
  );
}

function useChangeForm(appointment: Appointment | null) {
  const { work } = useApp();
  const { domain } = useBoot().tenant;
  const way = useWayOn();
  const contact = useContact();
  const isHydrated = useIsHydrated();
  const fields = useMemo(() => changeFields(domain), [domain]);
  const code = appointment === null ? '' : writeCode(appointment, domain);
  const form = useForm({
    name: CHANGE,
    fields,
    initial: { act: MOVE, ...(isHydrated && contact.read()) },
    // A draft may be of another appointment.
    preset: { code },
    shape: v.string(),
    async send(values, send) {
      const { earlier, wanted, message } = changeOf(values, domain);
      const { name, email, phone } = values;
      const [date = '', time = ''] = wanted.start.split('T');
      const request = { name, email, phone, institution: '', topic: earlier.topic };
      const call = createAppointment({ ...request, date, time, message });
      return mapAnswer(await send(call), () => writeCode(wanted, domain));
    },
    onSent(sentCode) {
      const wanted = readCode(sentCode, domain);
      if (wanted === null) return;
      contact.keep(form.values);
      keepAppointment(work, wanted, { domain, now: clock.date().toISOString() });
      const to = appointmentPath(sentCode);
      way.go(to, { replace: true, preventScrollReset: true, state: SKIP_FOCUS });
      const link = { label: 'Lihat janjimu', to };
      way.tellElsewhere({ text: 'Permintaanmu tentang janji temu sudah terkirim.', link });
    },
  });
  const shown = useRef(appointment?.id);
  const { reset } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another appointment begins the form anew, and nothing else does.
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== appointment?.id) reset();
    shown.current = appointment?.id;
  }, [appointment?.id]);
  return form;
}

type Sent = Pick<ReturnType<typeof useChangeForm>, 'values' | 'data' | 'reset'>;

/** What was asked for, in words that leave the last one to the team. */
function SentChange({ form }: { form: Sent }) {
  const { domain } = useBoot().tenant;
  const wanted = readCode(form.data ?? '', domain);
  const isOff = form.values.act === CANCEL;
  return (
    <>
      <h3>{isOff ? 'Pembatalanmu sudah terkirim' : 'Permintaan pindah sudah terkirim'}</h3>
      {wanted && !isOff && <p>Waktu yang kamu minta: {timeText(wanted.start)}.</p>}
      <p>
        Tim kami mengonfirmasinya lewat surel ke {form.values.email}.{' '}
        {isOff
          ? 'Kalau tetap dihubungi, cukup katakan janji ini sudah dibatalkan.'
          : 'Kalau waktu itu sudah terisi, mereka menawarkan waktu lain.'}
      </p>
      {!isOff && (
        <ActionRow>
          <SendAnother form={form}>Ubah lagi</SendAnother>
        </ActionRow>
      )}
    </>
  );
}
