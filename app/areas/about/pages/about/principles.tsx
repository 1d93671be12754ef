import { useId } from 'react';
import { Section, SectionHeading } from '../../../../ui/layout';
import { principles } from './content';
import styles from './principles.module.css';

/** What is held to, in ruled rows: the claim at the left, its meaning at the right. */
export function Principles() {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading
        id={id}
        title="Yang kami pegang"
        lead="Empat janji yang bisa Anda periksa sendiri di halaman-halaman situs ini."
      />
      <dl className={styles.rows}>
        {principles.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
