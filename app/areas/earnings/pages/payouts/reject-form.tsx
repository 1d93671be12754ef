import { useState } from 'react';
import type { Answer } from '../../../../api/answer';
import type { Send } from '../../../../api/client';
import type { FormFields } from '../../../../sections/forms/fields';
import { Form } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { minLength } from '../../../../sections/forms/rules';
import { useForm } from '../../../../sections/forms/use-form';
import { Button } from '../../../../ui/button';

const fields = {
  reason: {
    kind: 'area',
    label: 'Alasan penolakan',
    hint: 'Dibaca oleh yang mengajukan. Tulis apa yang perlu diperbaiki.',
    lines: 3,
    max: 1000,
    rules: [minLength(10)],
  },
} satisfies FormFields;

interface RejectFormProps {
  /** Names the draft. */
  name: string;
  /** What is rejected and what becomes of it, before the reason is shown once more. */
  question: string;
  send: (reason: string, send: Send) => Promise<Answer<unknown>>;
  onBack: () => void;
}

/** Asks for the reason of a rejection, and shows it once more before it is sent. */
export function RejectForm({ name, question, send, onBack }: RejectFormProps) {
  const [isReview, setReview] = useState(false);
  const form = useForm({
    name,
    fields,
    send: ({ reason }, through) => send(reason, through),
    onRefused: () => setReview(false),
  });
  const review = () => {
    if (form.check(['reason'])) setReview(true);
  };
  return (
    <Form
      form={form}
      label="Tolak penarikan"
      submit={isReview ? 'Ya, tolak' : 'Tinjau penolakan'}
      onNext={isReview ? undefined : review}
      sent={<p>Penarikan ditolak.</p>}
      beside={
        <Button
          variant="secondary"
          size="large"
          onClick={isReview ? () => setReview(false) : onBack}
        >
          {isReview ? 'Ubah alasan' : 'Kembali'}
        </Button>
      }
    >
      {isReview ? (
        <>
          <p>{question}</p>
          <blockquote>{form.values.reason}</blockquote>
        </>
      ) : (
        <FormField form={form} name="reason" />
      )}
    </Form>
  );
}
