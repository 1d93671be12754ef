import { useContext } from 'react';
import type { QuizQuestion } from '../../api/class';
import { seedOf } from '../../art/identity/seed';
import { askedAbout } from '../../sections/courses/quiz/quiz';
import { QuizRun } from '../../sections/courses/quiz/quiz-run';
import { Card } from '../../ui/card';
import { AnswerContext } from './answer-context';

/** A test that an answer has written, run and scored where it stands; a reload goes on with it. */
export default function AnswerQuiz({ questions }: { questions: readonly QuizQuestion[] }) {
  const { onAsk } = useContext(AnswerContext);
  return (
    <Card>
      <QuizRun
        questions={questions}
        name={`chat-${seedOf(JSON.stringify(questions))}`}
        {...(onAsk && {
          onAsk: (question: QuizQuestion, choice: number) =>
            onAsk({
              question: 'Kenapa jawabanku belum tepat?',
              mention: { title: '', path: '', quote: askedAbout(question, choice) },
            }),
        })}
      />
    </Card>
  );
}
