import { useEffect, useState } from 'react';
import type { Chapter } from '../../api/class';
import { useApp } from '../../app-context';
import { Card } from '../../ui/card';
import { QuizRun } from '../quiz/quiz-run';
import { ChapterNotes } from './chapter-notes';
import styles from './chapter-work.module.css';
import { keepChapter } from './offline';
import { keepScore, lastScore } from './open-work';
import { ProjectUpload } from './project-upload';

interface ChapterWorkProps {
  chapter: Chapter;
  /** Whether the visitor is signed in: the file drive takes files from nobody else. */
  isSignedIn: boolean;
  onDone: () => void;
}

/** What is done in a chapter besides reading it: its quiz, its project, one's own notes. */
export default function ChapterWork({ chapter, isSignedIn, onDone }: ChapterWorkProps) {
  const { id, type, questions } = chapter;
  return (
    <div className={styles.work}>
      {questions.length > 0 && <Quiz chapter={chapter} onDone={onDone} />}
      {type === 'project' && isSignedIn && (
        <ProjectUpload key={`project ${id}`} chapter={id} onSent={onDone} />
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

function Quiz({ chapter, onDone }: Pick<ChapterWorkProps, 'chapter' | 'onDone'>) {
  const { work } = useApp();
  const { id, questions } = chapter;
  const finish = (score: number) => {
    keepScore(work, id, score);
    onDone();
  };
  const last = lastScore(work, id);
  return (
    <section aria-labelledby="kuis" className={styles.block}>
      <h2 id="kuis" className={styles.heading}>
        Kuis
      </h2>
      {last !== null && (
        <p className={styles.hint}>
          Terakhir kali: {last} dari {questions.length} benar. Kamu boleh mengulanginya.
        </p>
      )}
      <Card>
        <QuizRun key={id} questions={questions} onDone={finish} />
      </Card>
    </section>
  );
}
