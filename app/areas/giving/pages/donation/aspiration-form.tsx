import { useMemo } from 'react';
import { createAspiration } from '../../../../api/donation';
import type { Post } from '../../../../api/post';
import type { FormFields } from '../../../../sections/forms/fields';
import { Form, SendAnother } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { minLength } from '../../../../sections/forms/rules';
import { useForm } from '../../../../sections/forms/use-form';
import { personName } from '../../../../sections/registration/contact-fields';

export const aspirationFields = (campaigns: AspirationFormProps['campaigns']) =>
  ({
    message: {
      kind: 'area',
      label: 'Harapan',
      lines: 4,
      max: 300,
      rules: [minLength(10)],
    },
    campaign: {
      kind: 'select',
      label: 'Untuk kampanye',
      optional: true,
      options: campaigns.map(({ slug, title }) => ({ value: slug, label: title })),
    },
    name: { ...personName, label: 'Nama', own: 'name', hint: 'Tampil bersama harapanmu.' },
  }) satisfies FormFields;

interface AspirationFormProps {
  /** What a wish can be for. */
  campaigns: readonly Pick<Post, 'slug' | 'title'>[];
  labelledBy: string;
}

/** Sends a wish; it stands in the list at once. */
export function AspirationForm({ campaigns, labelledBy }: AspirationFormProps) {
  const fields = useMemo(() => aspirationFields(campaigns), [campaigns]);
  const form = useForm({
    name: 'aspiration',
    fields,
    send: ({ campaign, name, message }, send) =>
      send(createAspiration({ name, message, ...(campaign !== '' && { campaign }) })),
    keeps: ({ message, campaign }) => ({
      kind: 'wish',
      title: campaigns.find(({ slug }) => slug === campaign)?.title ?? 'Harapan',
      detail: message,
      ref: campaign,
    }),
  });
  const sent = (
    <>
      <p>Harapanmu sudah dititipkan dan tampil paling atas.</p>
      <SendAnother form={form}>Tulis lagi</SendAnother>
    </>
  );
  return (
    <Form form={form} labelledBy={labelledBy} submit="Titipkan harapan" sent={sent}>
      <FormField form={form} name="message" />
      <FormField form={form} name="campaign" />
      <FormField form={form} name="name" />
    </Form>
  );
}
