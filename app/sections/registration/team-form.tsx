import { ActionRow } from '../../ui/container';
import type { FormFields } from '../forms/fields';
import { Form, FormRow, SendAnother } from '../forms/form';
import { FormField } from '../forms/form-field';
import { type Form as FormInUse, useForm } from '../forms/use-form';
import { city, province } from './contact-fields';
import {
  accountFields,
  memberFields,
  memberNames,
  placesOf,
  teamCall,
  teamFields,
} from './team-fields';
import styles from './team-form.module.css';

type TeamFieldName =
  | keyof typeof teamFields
  | keyof typeof memberFields
  | keyof typeof accountFields;

export const teamFormFields = {
  schoolName: {
    kind: 'text',
    label: 'Asal sekolah',
    autoComplete: 'organization',
    isImpersonal: true,
  },
  provinceId: province,
  cityId: city,
  ...teamFields,
  ...memberFields,
  ...accountFields,
} satisfies FormFields;

/** The team itself, in a form that may have other fields too. */
export function TeamFields<Name extends string>({
  form,
}: {
  form: FormInUse<Name | TeamFieldName>;
}) {
  return (
    <>
      <FormField form={form} name="teamName" />
      <FormField form={form} name="category" />
      <FormRow>
        <FormField form={form} name="mentorName" />
        <FormField form={form} name="memberCount" />
      </FormRow>
    </>
  );
}

/** The members, as many as the team says it has. */
export function MemberFields<Name extends string>({
  form,
}: {
  form: FormInUse<Name | TeamFieldName>;
}) {
  return placesOf(form.values.memberCount).map((place) => {
    const { name, email, phone } = memberNames(place);
    return (
      <fieldset key={place} className={styles.member}>
        <legend>{place === '1' ? 'Anggota 1 (ketua tim)' : `Anggota ${place}`}</legend>
        <FormField form={form} name={name} />
        <FormRow>
          <FormField form={form} name={email} />
          <FormField form={form} name={phone} />
        </FormRow>
      </fieldset>
    );
  });
}

/** Whether the members get accounts, and the password that they begin with. */
export function AccountFields<Name extends string>({
  form,
}: {
  form: FormInUse<Name | TeamFieldName>;
}) {
  return (
    <>
      <FormField form={form} name="withAccounts" />
      <FormField form={form} name="password" />
    </>
  );
}

/** Registers a team with its members. */
export function TeamForm({ labelledBy }: { labelledBy: string }) {
  const form = useForm({
    name: 'team',
    fields: teamFormFields,
    initial: { memberCount: '3' },
    send: (values, send) => send(teamCall(values, values)),
    keeps: ({ teamName, category, schoolName }) => ({
      kind: 'team',
      title: `Tim ${teamName}`,
      detail: `${category}, ${schoolName}`,
      ref: '',
    }),
  });
  const sent = (
    <>
      <h3>Tim {form.values.teamName} sudah terdaftar</h3>
      <p>Kabar berikutnya kami kirim ke surel ketua tim, {form.values.member1Email}.</p>
      <ActionRow>
        <SendAnother form={form}>Daftarkan tim lain</SendAnother>
      </ActionRow>
    </>
  );
  return (
    <Form form={form} labelledBy={labelledBy} submit="Daftarkan tim" sent={sent}>
      <FormField form={form} name="schoolName" />
      <FormRow>
        <FormField form={form} name="provinceId" />
        <FormField form={form} name="cityId" />
      </FormRow>
      <TeamFields form={form} />
      <MemberFields form={form} />
      <AccountFields form={form} />
    </Form>
  );
}
