import { registerSchool } from '../../api/school';
import { ActionRow } from '../../ui/container';
import { Form, FormRow, SendAnother } from '../forms/form';
import { FormField } from '../forms/form-field';
import { type Form as FormInUse, useForm } from '../forms/use-form';
import { schoolFields, toSchool } from './school-fields';

/** The fields of a school, in a form that may have others too. */
export function SchoolFields<Name extends string>({
  form,
}: {
  form: FormInUse<Name | keyof typeof schoolFields>;
}) {
  return (
    <>
      <FormRow>
        <FormField form={form} name="name" />
        <FormField form={form} name="npsn" />
      </FormRow>
      <FormRow>
        <FormField form={form} name="provinceId" />
        <FormField form={form} name="cityId" />
      </FormRow>
      <FormField form={form} name="address" />
      <FormField form={form} name="totalStudents" />
      <FormRow>
        <FormField form={form} name="contactName" />
        <FormField form={form} name="contactPosition" />
      </FormRow>
      <FormRow>
        <FormField form={form} name="email" />
        <FormField form={form} name="phone" />
      </FormRow>
    </>
  );
}

/** Registers a school. */
export function SchoolForm({ labelledBy }: { labelledBy: string }) {
  const form = useForm({
    name: 'school',
    fields: schoolFields,
    send: (values, send) => send(registerSchool(toSchool(values))),
    keeps: ({ name, npsn }) => ({ kind: 'school', title: name, detail: `NPSN ${npsn}`, ref: npsn }),
  });
  const sent = (
    <>
      <h3>{form.values.name} sudah terdaftar</h3>
      <p>
        Kami menghubungi {form.values.contactName} lewat {form.values.email} setelah data sekolah
        diperiksa.
      </p>
      <ActionRow>
        <SendAnother form={form}>Daftarkan sekolah lain</SendAnother>
      </ActionRow>
    </>
  );
  return (
    <Form form={form} labelledBy={labelledBy} submit="Daftarkan sekolah" sent={sent}>
      <SchoolFields form={form} />
    </Form>
  );
}
