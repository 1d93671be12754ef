import { useId } from 'react';
import { Section, SectionHeading } from '../ui/layout';
import styles from './step-section.module.css';

export type Step = { title: string; text: string };

/** What happens one after the other, numbered. */
export function StepSection({
  title,
  lead,
  steps,
}: {
  title: string;
  lead?: string;
  steps: Step[];
}) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} {...(lead && { lead })} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <h3 className={styles.title}>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
