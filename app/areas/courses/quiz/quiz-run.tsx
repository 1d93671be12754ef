import { type SubmitEvent, useState } from 'react';
import type { QuizQuestion } from '../../../api/class';
import { FormName, UnsentNotice, useUnsent } from '../../../forms/unsent';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Radio } from '../../../ui/choice';
import { Notice } from '../../../ui/feedback';
import { TickList } from '../../../ui/tick-list';
import { scoreOf, verdictOf } from './quiz';
import styles from './quiz-run.module.css';

/** The name of the form. */
const QUIZ = 'quiz';

const NONE: readonly (number | undefined)[] = [];

interface QuizRunProps {
  questions: readonly QuizQuestion[];
  /** So many right answers pass it; without one nothing is said of that. */
  passMark?: number;
  /** Told how many answers were right, once all have been given. */
  onDone?: (score: number) => void;
  /** Asks about a question that was answered wrong, with the choice that was made. */
  onAsk?: (question: QuizQuestion, choice: number) => void;
}

/** A quiz: one question at a time, each explained at once, with a score at the end. */
export function QuizRun({ questions, passMark, onDone, onAsk }: QuizRunProps) {
  const [answers, setAnswers] = useState(NONE);
  const [place, setPlace] = useState(0);
  const question = questions[place];
  const next = () => {
    if (place + 1 === questions.length) onDone?.(scoreOf(questions, answers));
    setPlace(place + 1);
  };
  const restart = () => {
    setAnswers(NONE);
    setPlace(0);
  };
  if (question === undefined) {
    return <Result {...{ questions, answers, passMark }} onRestart={restart} />;
  }
  return (
    <QuestionForm
      key={place}
      question={question}
      position={`Soal ${place + 1} dari ${questions.length}`}
      onAnswer={(choice) => setAnswers([...answers.slice(0, place), choice])}
      onNext={next}
      onAsk={onAsk}
    />
  );
}

type QuestionFormProps = {
  question: QuizQuestion;
  position: string;
  onAnswer: (choice: number) => void;
  onNext: () => void;
  onAsk: QuizRunProps['onAsk'];
};

function QuestionForm({ question, position, onAnswer, onNext, onAsk }: QuestionFormProps) {
  const unsent = useUnsent(QUIZ);
  const [choice, setChoice] = useState(() => choiceOf(question, unsent?.choice));
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
    <form method="post" onSubmit={submit} className={styles.form}>
      <FormName name={QUIZ} />
      {unsent && <UnsentNotice />}
      <p className={styles.top}>
        {position} {question.topic !== '' && <Badge tone="brand">{question.topic}</Badge>}
      </p>
      <fieldset disabled={isChecked} className={styles.choices}>
        <legend className={styles.question}>{question.question}</legend>
        {question.choices.map((text, index) => (
          <Radio
            // biome-ignore lint/suspicious/noArrayIndexKey: two choices may have one text, and none moves.
            key={index}
            name="choice"
            value={index}
            required
            checked={choice === index}
            onChange={() => setChoice(index)}
          >
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
      <div className={styles.buttons}>
        <Button type="submit">{isChecked ? 'Lanjut' : 'Periksa jawaban'}</Button>
        {isChecked && !isRight && onAsk && choice !== undefined && (
          <Button variant="ghost" icon="chat" onClick={() => onAsk(question, choice)}>
            Tanya tentang soal ini
          </Button>
        )}
      </div>
    </form>
  );
}

/** The choice of that number, where the question has it. */
function choiceOf({ choices }: QuizQuestion, given: string | undefined): number | undefined {
  const index = choices.findIndex((_, place) => String(place) === given);
  return index < 0 ? undefined : index;
}

type ResultProps = {
  questions: readonly QuizQuestion[];
  answers: readonly (number | undefined)[];
  passMark: number | undefined;
  onRestart: () => void;
};

function Result({ questions, answers, passMark, onRestart }: ResultProps) {
  const score = scoreOf(questions, answers);
  const missed = questions.filter(({ answer }, index) => answers[index] !== answer);
  return (
    <div className={styles.form} role="status">
      <p className={styles.score}>
        {score}
        <span> dari {questions.length} benar</span>
      </p>
      <p>{verdictOf(score, questions.length, passMark)}</p>
      {missed.length > 0 && (
        <div>
          <p className={styles.top}>Topik untuk diulang</p>
          <TickList texts={missed.map(({ topic, question }) => topic || question)} />
        </div>
      )}
      <Button variant="secondary" icon="refresh" onClick={onRestart}>
        Ulangi kuis
      </Button>
    </div>
  );
}
