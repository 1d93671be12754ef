import { useId } from 'react';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './formats.module.css';
import type { TrainingWords } from './words';

/** The forms training takes, side by side so that they can be compared line by line. */
export function Formats({ title, lead, items }: TrainingWords['formats']) {
  const id = useId();
  return (
    <Section labelledBy={id} ground="soft">
      <SectionHeading id={id} title={title} lead={lead} />
      <div className={styles.formats}>
        {items.map(({ name, best, group, rhythm, note }) => (
          <article key={name} className={styles.format}>
            <h3>{name}</h3>
            <dl>
              <dt>Cocok untuk</dt>
              <dd>{best}</dd>
              <dt>Ukuran kelas</dt>
              <dd>{group}</dd>
              <dt>Irama</dt>
              <dd>{rhythm}</dd>
            </dl>
            <p>{note}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
