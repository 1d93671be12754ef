import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { QuizQuestion } from '../../../api/class';
import { useApp } from '../../../core/app-context';
import { useIsHydrated, useStoredState } from '../../../core/hydration/live';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Radio } from '../../../ui/choice';
import { Notice } from '../../../ui/feedback';
import { UndoNotice } from '../../../ui/late/undo-notice';
import { TickList } from '../../../ui/tick-list';
import { FormName, UnsentNotice, useUnsent } from '../../forms/unsent';
import { scoreOf, verdictOf } from './quiz';
import { begunAgain, keepPlace, QUIZ_BEGIN, type QuizPlace, readPlace } from './quiz-place';
import styles from './quiz-run.module.css';

/** The name of the form. */
const QUIZ = 'quiz';

interface QuizRunProps {
  questions: readonly QuizQuestion[];
  /** Names the run in this browser, where it is kept until it is begun again; else it is not kept. */
  name?: string;
  /** So many right answers pass it; without one nothing is said of that. */
  passMark?: number;
  /** Told how many answers were right, once all have been given. */
  onDone?: (score: number) => void;
  /** Asks about a question that was answered wrong, with the choice that was made. */
  onAsk?: (question: QuizQuestion, choice: number) => void;
}

/** A quiz: one question at a time, each explained at once, with a score at the end. */
export function QuizRun({ questions, name, passMark, onDone, onAsk }: QuizRunProps) {
  const [run, setRun] = useRun(questions, name);
  const { answers, at: place, before } = run;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  // What was pressed is gone with the question that it led on from.
  useLayoutEffect(() => {
    if (shown.current !== place && document.activeElement === document.body) box.current?.focus();
    shown.current = place;
  }, [place]);
  const question = questions[place];
  const next = () => {
    if (place + 1 === questions.length) onDone?.(scoreOf(questions, answers));
    const isLast = place + 1 === questions.length;
    setRun({ answers, at: place + 1, ...(!isLast && { before }) });
  };
  if (question === undefined) {
    return (
      <div ref={box} tabIndex={-1}>
        <Result {...{ questions, answers, passMark }} onRestart={() => setRun(begunAgain(run))} />
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1}>
      {before && (
        <UndoNotice
          takesFocus={place === 0}
          onUndo={() => setRun({ answers: before, at: questions.length })}
          onGone={() => box.current?.focus()}
        >
          Hasil sebelumnya masih tersimpan sampai kuis ini selesai.
        </UndoNotice>
      )}
      <QuestionForm
        key={place}
        question={question}
        given={answers[place]}
        position={`Soal ${place + 1} dari ${questions.length}`}
        onAnswer={(choice) =>
          setRun({ answers: [...answers.slice(0, place), choice], at: place, before })
        }
        onNext={next}
        onAsk={onAsk}
      />
    </div>
  );
}

/** The run, out of this browser and into it as it goes on. */
function useRun(questions: readonly QuizQuestion[], name: string | undefined) {
  const { work } = useApp();
  const isHydrated = useIsHydrated();
  const [run, setRun] = useStoredState<QuizPlace>(
    () => (name === undefined ? QUIZ_BEGIN : readPlace(work, name, questions)),
    QUIZ_BEGIN,
  );
  useEffect(() => {
    if (isHydrated && name !== undefined) keepPlace(work, name, questions, run);
  }, [isHydrated, work, name, questions, run]);
  return [run, setRun] as const;
}

type QuestionFormProps = {
  question: QuizQuestion;
  /** The choice that was checked already. */
  given: number | undefined;
  position: string;
  onAnswer: (choice: number) => void;
  onNext: () => void;
  onAsk: QuizRunProps['onAsk'];
};

function QuestionForm(props: QuestionFormProps) {
  const { question, given, position, onAnswer, onNext, onAsk } = props;
  const unsent = useUnsent(QUIZ);
  const [chosen, setChoice] = useState(() => choiceOf(question, unsent?.choice));
  // What is kept comes in once the page is taken over.
  const choice = given ?? chosen;
  const isChecked = given !== undefined;
  const isRight = choice === question.answer;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecked) return onNext();
    if (choice === undefined) return;
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
