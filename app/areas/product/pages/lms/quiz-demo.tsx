import { useId } from 'react';
import { QuizRun } from '../../../../sections/courses/quiz/quiz-run';
import { Card } from '../../../../ui/card';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from './quiz-demo.module.css';
import { quizQuestions } from './quiz-questions';

/** Three questions of a quiz, as learners meet it. */
export function QuizDemo() {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.layout}>
        <SectionHeading
          id={id}
          title="Kerjakan tiga soal"
          lead="Beginilah kuis terlihat oleh peserta: satu soal sekali waktu, pembahasannya langsung."
        />
        <Card>
          <QuizRun name="demo" questions={quizQuestions} />
        </Card>
      </div>
    </Section>
  );
}
