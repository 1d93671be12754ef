import { useEffect, useRef, useState } from 'react';
import type { Chapter, QuizQuestion } from '../../api/class';
import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { askedAbout, passMark } from '../../sections/courses/quiz/quiz';
import { QuizRun } from '../../sections/courses/quiz/quiz-run';
import type { StudyPlace } from '../../sections/study/study';
import { Card } from '../../ui/card';
import { ChapterAsk, useAskAbout, useStudyPlace } from './chapter-ask';
import { ChapterNotes } from './chapter-notes';
import styles from './chapter-work.module.css';
import { keepChapter } from './offline';
import { keepScore, quizRecord } from './open-work';
import { ProjectUpload } from './project-upload';

interface ChapterWorkProps {
  chapter: Chapter;
  /** Whether the visitor is signed in: the file drive takes files from nobody else. */
  isSignedIn: boolean;
  /** Called after its quiz was run to its end or its project sent, however that went. */
  onWorked: () => void;
  /** Where the visitor stands with it. */
  place: StudyPlace;
}

/** What is done in a chapter besides reading it: its quiz, its project, one's own notes. */
export default function ChapterWork(props: ChapterWorkProps) {
  const { chapter, isSignedIn, onWorked, place } = props;
  const { id, type, questions } = chapter;
  useStudyPlace(place);
  return (
    <div className={styles.work}>
      <ChapterAsk place={place} />
      {questions.length > 0 && (
        <Quiz key={`quiz ${id}`} chapter={chapter} onWorked={onWorked} place={place} />
      )}
      {type === 'project' && isSignedIn && (
        <ProjectUpload key={`project ${id}`} chapter={id} onSent={onWorked} />
      )}
      <ChapterNotes key={`notes ${id}`} chapter={id} />
      {isSignedIn && <Kept key={`kept ${id}`} />}
    </div>
  );
}

/** Keeps the chapter for times without a connection, and says so once it is kept. */
function Kept() {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void keepChapter().then((done) => isCurrent && setKept(done));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!isKept) return null;
  return (
    <p className={styles.hint}>
      Bab ini tersimpan di peramban ini, jadi bisa dibaca lagi tanpa koneksi. Videonya tetap perlu
      internet.
    </p>
  );
}

function Quiz({ chapter, onWorked, place }: Omit<ChapterWorkProps, 'isSignedIn'>) {
  const { work } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const askAbout = useAskAbout(place);
  const ask = (question: QuizQuestion, choice: number) =>
    askAbout({ quote: askedAbout(question, choice), way: null, from: heading.current });
  const { id, questions } = chapter;
  const [record, setRecord] = useStoredState(() => quizRecord(work, id), null);
  const pass = passMark(questions.length);
  const finish = (score: number) => {
    setRecord(keepScore(work, id, score));
    onWorked();
  };
  return (
    <section aria-labelledby="kuis" className={styles.block}>
      <h2 id="kuis" ref={heading} tabIndex={-1} className={styles.heading}>
        Kuis
      </h2>
      <p className={styles.hint}>
        Lulus mulai {pass} dari {questions.length} benar, dan boleh diulang sesukamu.
        {record !== null &&
          ` Hasil terbaikmu ${record.best} dari ${questions.length} benar, dari ${record.tries} percobaan.`}
      </p>
      <Card>
        <QuizRun
          key={id}
          name={id}
          questions={questions}
          passMark={pass}
          onDone={finish}
          onAsk={ask}
        />
      </Card>
    </section>
  );
}
