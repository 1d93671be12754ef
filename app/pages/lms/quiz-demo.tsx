import { type SubmitEvent, useId, useState } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Radio } from '../../ui/choice';
import { Notice } from '../../ui/feedback';
import { Section, SectionHeading } from '../../ui/layout';
import { TickList } from '../../ui/tick-list';
import { type QuizQuestion, quizQuestions, scoreOf, verdictOf } from './quiz';
import styles from './quiz-demo.module.css';

const NONE: readonly (number | undefined)[] = [];

/** Three questions, one at a time, each explained at once, with a score at the end. */
export function QuizDemo() {
  const id = useId();
  const [answers, setAnswers] = useState(NONE);
  const [place, setPlace] = useState(0);
  const question = quizQuestions[place];
  const restart = () => {
    setAnswers(NONE);
    setPlace(0);
  };
  return (
    <Section labelledBy={id}>
      <div className={styles.layout}>
        <SectionHeading
          id={id}
          title="Kerjakan tiga soal"
          lead="Beginilah kuis terlihat oleh peserta: satu soal sekali waktu, pembahasannya langsung."
        />
        <Card>
          {question ? (
            <QuestionForm
              key={place}
              question={question}
              position={`Soal ${place + 1} dari ${quizQuestions.length}`}
              onAnswer={(choice) => setAnswers([...answers.slice(0, place), choice])}
              onNext={() => setPlace(place + 1)}
            />
          ) : (
            <Result answers={answers} onRestart={restart} />
          )}
        </Card>
      </div>
    </Section>
  );
}

type QuestionFormProps = {
  question: QuizQuestion;
  position: string;
  onAnswer: (choice: number) => void;
  onNext: () => void;
};

function QuestionForm({ question, position, onAnswer, onNext }: QuestionFormProps) {
  const name = useId();
  const [choice, setChoice] = useState<number>();
  const [isChecked, setChecked] = useState(false);
  const isRight = choice === question.answer;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecked) return onNext();
    if (choice === undefined) return;
    setChecked(true);
    onAnswer(choice);
  };

  return (
    <form onSubmit={submit} className={styles.form}>
      <p className={styles.top}>
        {position} <Badge tone="brand">{question.topic}</Badge>
      </p>
      <fieldset disabled={isChecked} className={styles.choices}>
        <legend className={styles.question}>{question.question}</legend>
        {question.choices.map((text, index) => (
          <Radio key={text} name={name} required onChange={() => setChoice(index)}>
            {text}
          </Radio>
        ))}
      </fieldset>
      <div aria-live="polite">
        {isChecked && (
          <Notice tone={isRight ? 'success' : 'warning'}>
            <strong>
              {isRight ? 'Benar.' : `Jawabannya: ${question.choices[question.answer]}.`}
            </strong>{' '}
            {question.explanation}
          </Notice>
        )}
      </div>
      <Button type="submit">{isChecked ? 'Lanjut' : 'Periksa jawaban'}</Button>
    </form>
  );
}

type ResultProps = { answers: readonly (number | undefined)[]; onRestart: () => void };

function Result({ answers, onRestart }: ResultProps) {
  const score = scoreOf(quizQuestions, answers);
  const missed = quizQuestions.filter(({ answer }, index) => answers[index] !== answer);
  return (
    <div className={styles.form} role="status">
      <p className={styles.score}>
        {score}
        <span> dari {quizQuestions.length} benar</span>
      </p>
      <p>{verdictOf(score, quizQuestions.length)}</p>
      {missed.length > 0 && (
        <div>
          <p className={styles.top}>Topik untuk diulang</p>
          <TickList texts={missed.map(({ topic }) => topic)} />
        </div>
      )}
      <Button variant="secondary" icon="refresh" onClick={onRestart}>
        Ulangi kuis
      </Button>
    </div>
  );
}
