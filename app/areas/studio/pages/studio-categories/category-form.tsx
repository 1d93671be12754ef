import { type Category, createCategory, updateCategory } from '../../../../api/post-category';
import type { FormFields } from '../../../../sections/forms/fields';
import { Form } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { useForm } from '../../../../sections/forms/use-form';
import { Button } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';

const fields = {
  name: { kind: 'text', label: 'Nama', isImpersonal: true, max: 80 },
  description: {
    kind: 'area',
    label: 'Keterangan',
    optional: true,
    isImpersonal: true,
    lines: 2,
    max: 300,
  },
} satisfies FormFields;

interface CategoryFormProps {
  kindSlug: string;
  /** The one to change; null for a new one. */
  category: Category | null;
  onClose: () => void;
}

/** Makes a category, or changes one. */
export function CategoryForm({ kindSlug, category, onClose }: CategoryFormProps) {
  const form = useForm({
    name: `category:${kindSlug}:${category?.slug ?? ''}`,
    fields,
    initial: { name: category?.name ?? '', description: category?.description ?? '' },
    send({ name, description }, send) {
      const draft = { kindSlug, name, description };
      return send(category === null ? createCategory(draft) : updateCategory(category.slug, draft));
    },
  });
  const again = () => {
    form.reset();
    onClose();
  };
  return (
    <Form
      form={form}
      labelledBy="isi-kategori"
      submit={category === null ? 'Buat kategori' : 'Simpan kategori'}
      beside={
        category && (
          <Button variant="secondary" size="large" onClick={again}>
            Batal
          </Button>
        )
      }
      sent={
        <>
          <p>Kategori {form.values.name} tersimpan.</p>
          <ActionRow>
            <Button variant="secondary" onClick={again}>
              Buat kategori lain
            </Button>
          </ActionRow>
        </>
      }
    >
      <FormField form={form} name="name" />
      <FormField form={form} name="description" />
    </Form>
  );
}
