import { signUpCoder } from '../../../../api/signup';
import { pagePath, usePageSet } from '../../../../router/page-table';
import type { FormFields } from '../../../../sections/forms/fields';
import { Form, FormRow } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { minLength } from '../../../../sections/forms/rules';
import { useForm } from '../../../../sections/forms/use-form';
import {
  city,
  emailAddress,
  mobilePhone,
  personName,
  province,
} from '../../../../sections/registration/contact-fields';
import { AppLink } from '../../../../ui/app-link';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';

export const accountFields = {
  name: personName,
  email: emailAddress,
  phone: mobilePhone,
  provinceId: { ...province, optional: true },
  cityId: { ...city, optional: true },
  password: {
    kind: 'password',
    label: 'Kata sandi',
    hint: 'Paling sedikit 8 huruf. Kalimat pendek lebih mudah diingat daripada kata acak.',
    rules: [minLength(8)],
  },
  consent: {
    kind: 'tick',
    label: 'Aku setuju dengan syarat dan ketentuan serta kebijakan privasi.',
  },
} satisfies FormFields;

/** Where the edge starts a login at the account site (spec section 1). */
const LOGIN = '/login';

/** Signs up a coder; the password is sent once and kept nowhere. */
export function AccountForm({ labelledBy }: { labelledBy: string }) {
  const form = useForm({
    name: 'account',
    fields: accountFields,
    send: ({ consent: _agreed, provinceId, cityId, ...coder }, send) =>
      send(
        signUpCoder({
          ...coder,
          ...(provinceId !== '' && { provinceId }),
          ...(cityId !== '' && { cityId }),
        }),
      ),
  });
  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      submit="Buat akun"
      sent={<Welcome email={form.values.email} />}
      note={<Note />}
    >
      <FormField form={form} name="name" />
      <FormRow>
        <FormField form={form} name="email" />
        <FormField form={form} name="phone" />
      </FormRow>
      <FormRow>
        <FormField form={form} name="provinceId" />
        <FormField form={form} name="cityId" />
      </FormRow>
      <FormField form={form} name="password" />
      <FormField form={form} name="consent" />
    </Form>
  );
}

function Note() {
  return (
    <p>
      Baca <AppLink to={pagePath('terms-and-conditions')}>syarat dan ketentuan</AppLink> dan{' '}
      <AppLink to={pagePath('privacy-policy')}>kebijakan privasi</AppLink>. Sudah punya akun?{' '}
      <AppLink to={LOGIN} reloadDocument>
        Masuk
      </AppLink>
      .
    </p>
  );
}

function Welcome({ email }: { email: string }) {
  const has = usePageSet();
  return (
    <>
      <h3>Akunmu sudah dibuat</h3>
      <p>
        Kami mengirim surat ke {email}. Buka tautan di dalamnya untuk memastikan alamat itu milikmu,
        lalu masuk.
      </p>
      <ActionRow>
        <ButtonLink to={LOGIN} reloadDocument>
          Masuk
        </ButtonLink>
        {has('class') && (
          <ButtonLink variant="secondary" to={pagePath('class')}>
            Lihat kelas
          </ButtonLink>
        )}
      </ActionRow>
    </>
  );
}
