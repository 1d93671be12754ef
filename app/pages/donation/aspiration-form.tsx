import { createAspiration } from '../../api/donation';
import type { FormFields } from '../../features/forms/fields';
import { Form } from '../../features/forms/form';
import { FormField } from '../../features/forms/form-field';
import { minLength } from '../../features/forms/rules';
import { useForm } from '../../features/forms/use-form';
import { personName } from '../../features/registration/contact-fields';
import { Button } from '../../ui/button';
import { campaigns } from './campaigns';

const fields = {
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
    options: campaigns.map(({ slug, name }) => ({ value: slug, label: name })),
  },
  name: { ...personName, label: 'Nama', hint: 'Tampil bersama harapanmu.' },
} satisfies FormFields;

interface AspirationFormProps {
  labelledBy: string;
  onSent: () => void;
}

/** Sends a wish; it stands in the list at once. */
export function AspirationForm({ labelledBy, onSent }: AspirationFormProps) {
  const form = useForm({
    name: 'aspiration',
    fields,
    send: async ({ campaign, name, message }, send) => {
      const wish = { name, message, ...(campaign !== '' && { campaign }) };
      const answer = await send(createAspiration(wish));
      if (answer.status) onSent();
      return answer;
    },
  });
  const sent = (
    <>
      <p>Harapanmu sudah dititipkan dan tampil paling atas.</p>
      <Button variant="secondary" onClick={form.reset}>
        Tulis lagi
      </Button>
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
