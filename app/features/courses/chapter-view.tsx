import { useEffect, useMemo } from 'react';
import {
  type Chapter,
  type ClassOverview,
  getClass,
  getSyllabus,
  type SyllabusModule,
} from '../../api/class';
import { recordStatistic } from '../../api/statistics';
import { useApp } from '../../app-context';
import { useLoaded } from '../../data/use-call';
import { useIsLive } from '../../live';
import { PageError } from '../../route/page-error';
import { pagePath } from '../../route/page-table';
import { usePage } from '../../route/use-page';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { LiteVideo } from '../../ui/lite-video';
import { lazyPart, Optional } from '../../ui/optional';
import { LongText } from '../../ui/rich-text';
import { safeText } from '../../ui/safe-html';
import { useSignedIn } from '../account/session';
import { chapterFacts } from './chapter-looks';
import { ChapterSteps } from './chapter-steps';
import styles from './chapter-view.module.css';
import { LockedChapter } from './locked-chapter';
import { openWork } from './open-work';
import { findLesson, isLocked, type Lesson, type LessonPlace, progressOf } from './outline';
import { Outline } from './outline-list';
import { keepPlace, useProgress } from './progress';
import { ProgressBar } from './progress-card';
import { coursePath, lessonPath, type Shelf } from './shelf';
import { useChapterKeys } from './use-chapter-keys';
import { useCurrentInView } from './use-current-in-view';

/** Quiz, project and notes come after the text. */
const chapterWork = lazyPart(() => import('./chapter-work'));

/** The reader: the chapter of the path in the middle, the course beside it, the neighbours below. */
export function ChapterView({ shelf }: { shelf: Shelf }) {
  const { slug = '', chapterSlug = '', moduleSlug } = usePage().params;
  const item = useLoaded(getClass(slug));
  const modules = useLoaded(getSyllabus(item.id));
  const place = findLesson(modules, chapterSlug, moduleSlug);
  if (place === null) throw new PageError(404);
  return <Reader item={item} modules={modules} place={place} shelf={shelf} />;
}

interface ReaderProps {
  item: ClassOverview;
  modules: SyllabusModule[];
  place: LessonPlace;
  shelf: Shelf;
}

/** What going on leaves open. */
const LEFT = { quiz: 'kuis belum dikerjakan', project: 'proyek belum dikirim' } as const;

function Reader({ item, modules, place, shelf }: ReaderProps) {
  const { read, mark: keepMark } = useProgress(item.slug);
  const { send, work } = useApp();
  usePlace(item.slug, place.lesson.chapter);
  const outlineRef = useCurrentInView(place.lesson.chapter.id);
  const isSignedIn = useSignedIn();
  const pathOf = (lesson: Lesson | undefined) => lesson && lessonPath(shelf, item.slug, lesson);
  const { chapter, module, number } = place.lesson;
  const progress = progressOf(modules, read);
  const isRead = read.has(chapter.id);
  const mark = (id: string, isDone: boolean) => {
    keepMark(id, isDone);
    if (!isDone || isRead) return;
    const occurrence = { class: item.slug, chapter: chapter.slug };
    void send(recordStatistic({ type: 'chapter_completed', ...occurrence }));
  };
  const left = useIsLive() && !isRead ? openWork(work, chapter) : null;
  const goOn = () => {
    if (!isLocked(chapter) && openWork(work, chapter) === null) mark(chapter.id, true);
  };
  useChapterKeys({
    previous: pathOf(place.previous),
    next: pathOf(place.next),
    onNext: goOn,
  });
  const outline = { modules, slug: item.slug, shelf, read, currentId: chapter.id };
  return (
    <Container className={styles.reader ?? ''}>
      <aside className={styles.side}>
        <nav ref={outlineRef} aria-label="Isi kursus" className={styles.nav}>
          <ProgressBar {...progress} />
          <Outline {...outline} />
        </nav>
      </aside>
      <article className={styles.page} aria-labelledby="judul-bab">
        <Breadcrumbs
          trail={[
            { label: shelf.label, to: pagePath(shelf.page) },
            { label: item.name, to: coursePath(shelf, item.slug) },
          ]}
          current={`Bab ${number}`}
        />
        <header className={styles.header}>
          <p className={styles.eyebrow}>{module.title}</p>
          <h1 id="judul-bab" className={styles.title}>
            {chapter.title}
          </h1>
          <p className={styles.facts}>
            Bab {number} dari {progress.total} · {chapterFacts(chapter)}
          </p>
        </header>
        {isLocked(chapter) ? (
          <LockedChapter item={item} modules={modules} shelf={shelf} />
        ) : (
          <>
            <ChapterBody chapter={chapter} />
            <Optional part={chapterWork} failed={() => null}>
              {(ChapterWork) => (
                <ChapterWork
                  chapter={chapter}
                  isSignedIn={isSignedIn}
                  onDone={() => mark(chapter.id, true)}
                />
              )}
            </Optional>
            <Button
              variant="secondary"
              aria-pressed={isRead}
              icon={isRead ? 'check' : 'book'}
              onClick={() => mark(chapter.id, !isRead)}
            >
              {isRead ? 'Sudah dibaca' : 'Tandai sudah dibaca'}
            </Button>
          </>
        )}
        <ChapterSteps
          place={place}
          slug={item.slug}
          shelf={shelf}
          left={left === null || isLocked(chapter) ? '' : LEFT[left]}
          onNext={goOn}
        />
        <details className={styles.contents}>
          <summary>Isi kursus</summary>
          <ProgressBar {...progress} />
          <Outline {...outline} />
        </details>
      </article>
    </Container>
  );
}

/** Notes the chapter that is open, so that the course goes on here. */
function usePlace(course: string, chapter: Chapter) {
  const { work } = useApp();
  const { id } = chapter;
  const isOpen = !isLocked(chapter);
  useEffect(() => {
    if (isOpen) keepPlace(work, course, { chapter: id, at: Date.now() });
  }, [work, course, id, isOpen]);
}

/** The level of headings below the page's own title. */
const BELOW_TITLE = 2;

function ChapterBody({ chapter: { title, content, video } }: { chapter: Chapter }) {
  const text = useMemo(() => safeText(content, BELOW_TITLE), [content]);
  return (
    <div className={styles.body}>
      {video !== '' && <LiteVideo link={video} title={title} />}
      {content !== '' && <LongText text={text} />}
      {video === '' && content === '' && (
        <p>Bab ini dikerjakan di ruang kelas. Masuk ke akunmu untuk membukanya.</p>
      )}
    </div>
  );
}
