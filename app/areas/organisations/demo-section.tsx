import { requestDemo } from '../../api/demo';
import type { FormFields } from '../../sections/forms/fields';
import { Form } from '../../sections/forms/form';
import { FormField } from '../../sections/forms/form-field';
import { useForm } from '../../sections/forms/use-form';
import { Section } from '../../ui/layout';
import styles from './demo-section.module.css';

export const demoFields = {
  email: {
    kind: 'email',
    label: 'Surel kantor',
    own: 'email',
    hint: 'Kami membalas ke alamat ini, paling lambat dua hari kerja.',
  },
} satisfies FormFields;

interface DemoSectionProps {
  title: string;
  lead: string;
  /** What the demonstration shows, in short lines. */
  shown: readonly string[];
}

/** Asking for a demonstration: what will be shown, and the one field it takes. */
export function DemoSection({ title, lead, shown }: DemoSectionProps) {
  const form = useForm({
    name: 'demo',
    fields: demoFields,
    send: ({ email }, send) => send(requestDemo(email)),
    keeps: () => ({ kind: 'demo', title, detail: '', ref: '' }),
  });
  return (
    <Section id="minta-demo" labelledBy="judul-demo" ground="soft">
      <div className={styles.layout}>
        <div>
          <h2 id="judul-demo">{title}</h2>
          <p className={styles.lead}>{lead}</p>
          <ol className={styles.shown}>
            {shown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
        <div className={styles.form}>
          <Form
            form={form}
            label="Minta demo"
            submit="Minta demo"
            sent={
              <>
                <h3>Permintaan demo sudah kami terima</h3>
                <p>Kami akan menulis ke surel Anda untuk menyepakati waktunya.</p>
              </>
            }
          >
            <FormField form={form} name="email" />
          </Form>
        </div>
      </div>
    </Section>
  );
}
