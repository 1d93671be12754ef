import { useId } from 'react';
import { Section, SectionHeading } from '../../../../ui/layout';
import type { Said } from '../../../../ui/own-words-files';
import styles from './principles.module.css';

/** What is held to, in ruled rows: the claim at the left, its meaning at the right. */
export function Principles({ principles }: { principles: readonly Said[] }) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title="Yang kami pegang" />
      <dl className={styles.rows}>
        {principles.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
