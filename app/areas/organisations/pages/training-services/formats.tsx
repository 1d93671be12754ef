import { useId } from 'react';
import { Section, SectionHeading } from '../../../../ui/layout';
import { formats } from './content';
import styles from './formats.module.css';

/** The forms training takes, side by side so that they can be compared line by line. */
export function Formats() {
  const id = useId();
  return (
    <Section labelledBy={id} ground="soft">
      <SectionHeading
        id={id}
        title="Tiga bentuk, satu mutu"
        lead="Pengajar, latihan, dan penilaiannya sama. Yang berbeda hanya tempat dan iramanya."
      />
      <div className={styles.formats}>
        {formats.map(({ name, best, group, rhythm, note }) => (
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
