import { createTestimony } from '../../../../api/testimony';
import { pagePath, usePageSet } from '../../../../router/page-table';
import type { FormFields } from '../../../../sections/forms/fields';
import { Form, FormRow, SendAnother } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { minLength } from '../../../../sections/forms/rules';
import { type Form as FormInUse, useForm } from '../../../../sections/forms/use-form';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';

const role = (label: string) => ({ value: label, label });

export const testimonyFields = {
  rating: {
    kind: 'radio',
    label: 'Penilaian',
    options: [
      { value: '5', label: 'Sangat membantu' },
      { value: '4', label: 'Membantu' },
      { value: '3', label: 'Cukup' },
      { value: '2', label: 'Kurang' },
      { value: '1', label: 'Tidak membantu' },
    ],
  },
  message: {
    kind: 'area',
    label: 'Ceritamu',
    hint: 'Apa yang berubah setelah kamu belajar? Satu kejadian nyata lebih kuat daripada seribu pujian.',
    lines: 7,
    max: 1000,
    rules: [minLength(30)],
  },
  name: { kind: 'text', label: 'Nama', autoComplete: 'name', own: 'name' },
  role: {
    kind: 'select',
    label: 'Peranmu',
    options: ['Peserta', 'Alumni', 'Guru', 'Orang tua', 'Kepala sekolah', 'Mitra industri'].map(
      role,
    ),
  },
  consent: {
    kind: 'tick',
    label: 'Ceritaku boleh ditampilkan di situs ini beserta nama dan peranku.',
  },
} satisfies FormFields;

/** The form of a testimony; a rating is sent as a number from 1 to 5. */
export function TestimonyForm() {
  const form = useForm({
    name: 'testimony',
    fields: testimonyFields,
    send: ({ name, role, message, rating }, send) =>
      send(createTestimony({ name, role, message, rating: Number(rating) })),
    keeps: ({ name, role, message }) => ({
      kind: 'testimony',
      title: `${name}, ${role}`,
      detail: message,
      ref: '',
    }),
  });
  return (
    <Form
      form={form}
      labelledBy="tulis-cerita"
      submit="Kirim ceritaku"
      sent={<Thanks form={form} />}
    >
      <FormField form={form} name="rating" />
      <FormField form={form} name="message" />
      <FormRow>
        <FormField form={form} name="name" />
        <FormField form={form} name="role" />
      </FormRow>
      <FormField form={form} name="consent" />
    </Form>
  );
}

function Thanks({ form }: { form: Pick<FormInUse<string>, 'reset'> }) {
  const has = usePageSet();
  return (
    <>
      <h3>Terima kasih, ceritamu sudah kami terima</h3>
      <p>
        Tim kami membacanya sebelum menampilkannya. Kami hanya membetulkan salah ketik, tidak
        mengubah isinya.
      </p>
      <ActionRow>
        {has('class') && <ButtonLink to={pagePath('class')}>Cari kelas berikutnya</ButtonLink>}
        <SendAnother form={form}>Tulis cerita lain</SendAnother>
      </ActionRow>
    </>
  );
}
