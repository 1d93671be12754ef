import { useId } from 'react';
import { useBoot } from '../core/app-context';
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
      <QuestionsData questions={questions} />
    </Section>
  );
}

/** The same in the words of schema.org, for search engines; the lean document is for visitors alone. */
function QuestionsData({ questions }: { questions: Question[] }) {
  const { savesData } = useBoot();
  if (savesData) return null;
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const page = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
  return (
    <script type="application/ld+json">{JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
  );
}
