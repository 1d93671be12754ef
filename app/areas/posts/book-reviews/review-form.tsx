import { mapAnswer } from '../../../api/answer';
import { type BookReview, createBookReview } from '../../../api/book-review';
import { clock } from '../../../core/clock';
import type { FormFields } from '../../../sections/forms/fields';
import { Form, SendAnother } from '../../../sections/forms/form';
import { FormField } from '../../../sections/forms/form-field';
import { minLength } from '../../../sections/forms/rules';
import { useForm } from '../../../sections/forms/use-form';
import { Card } from '../../../ui/card';
import { RATING_LABELS } from './rating';

type Name = 'name' | 'rating' | 'comment';

export const reviewFields: FormFields<Name> = {
  name: { kind: 'text', label: 'Namamu', autoComplete: 'name', own: 'name', max: 60 },
  rating: {
    kind: 'select',
    label: 'Seberapa kamu suka?',
    optional: true,
    options: RATING_LABELS.map((label, index) => ({
      value: String(index + 1),
      label: `${index + 1} – ${label}`,
    })).reverse(),
  },
  comment: {
    kind: 'area',
    label: 'Tanggapan',
    hint: 'Bagian mana yang paling membekas?',
    rules: [minLength(10)],
    max: 1000,
    lines: 5,
  },
};

interface ReviewFormProps {
  slug: string;
  /** Told the comment once the platform has it. */
  onSent: (review: BookReview) => void;
}

/** Leaves a comment on a book or a text. */
export function ReviewForm({ slug, onSent }: ReviewFormProps) {
  const form = useForm<Name, BookReview>({
    name: `book-review:${slug}`,
    fields: reviewFields,
    send: async ({ name, rating, comment }, send) => {
      const review = { bookSlug: slug, name, comment };
      const stars = Number(rating);
      const answer = await send(
        createBookReview(stars > 0 ? { ...review, rating: stars } : review),
      );
      const createdAt = clock.date().toISOString();
      return mapAnswer(answer, () => ({ ...review, id: createdAt, rating: stars, createdAt }));
    },
    onSent,
    keeps: ({ comment }) => ({ kind: 'review', title: slug, detail: comment, ref: slug }),
  });
  return (
    <Card>
      <Form
        form={form}
        label="Tulis tanggapan"
        submit="Kirim tanggapan"
        sent={
          <>
            <h3>Terima kasih, tanggapanmu sudah tampil.</h3>
            <SendAnother form={form}>Tulis lagi</SendAnother>
          </>
        }
        note="Nama dan tanggapanmu bisa dibaca semua pengunjung."
      >
        <FormField form={form} name="name" />
        <FormField form={form} name="rating" />
        <FormField form={form} name="comment" />
      </Form>
    </Card>
  );
}
