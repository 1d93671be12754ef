import { useId } from 'react';
import { Accordion, Disclosure } from '../ui/accordion';
import { Section, SectionHeading } from '../ui/layout';
import styles from './faq-section.module.css';

export type Question = { question: string; answer: string };

/** Questions and answers, one open at a time. */
export function FaqSection({ title, questions }: { title: string; questions: Question[] }) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.layout}>
        <SectionHeading id={id} title={title} />
        <Accordion>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question} group={id}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Accordion>
      </div>
    </Section>
  );
}
