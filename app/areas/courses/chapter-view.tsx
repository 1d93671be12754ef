import { useReducer } from 'react';
import {
  type Chapter,
  type ClassOverview,
  getClass,
  getSyllabus,
  type SyllabusModule,
} from '../../api/class';
import { recordStatistic } from '../../api/statistics';
import { useApp } from '../../core/app-context';
import { useIsHydrated } from '../../core/hydration/live';
import { useLoaded } from '../../data/use-call';
import { PageError } from '../../router/page-error';
import { pagePath } from '../../router/page-table';
import { usePage } from '../../router/use-page';
import {
  findLesson,
  isLocked,
  type Lesson,
  type LessonPlace,
  progressOf,
  resumeAt,
} from '../../sections/courses/outline';
import { useProgress } from '../../sections/courses/progress';
import { ProgressBar } from '../../sections/courses/progress-card';
import { coursePath, lessonPath, type Shelf } from '../../sections/courses/shelf';
import { useSignedIn } from '../../shell/session/session';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Container } from '../../ui/container';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { LiteVideo } from '../../ui/lite-video';
import { NeedsScript } from '../../ui/needs-script';
import { Night } from '../../ui/night';
import { PlatformText } from '../../ui/rich-text/platform-text';
import { LongText } from '../../ui/rich-text/rich-text';
import { chapterFacts } from './chapter-looks';
import { HandMark, isWorkDone, leftOf } from './chapter-mark';
import { ChapterSteps } from './chapter-steps';
import styles from './chapter-view.module.css';
import { LockedChapter } from './locked-chapter';
import { needOf } from './open-work';
import { Outline } from './outline-list';
import { ReaderFoot } from './reader-foot';
import { useBookmark } from './use-bookmark';
import { useChapterKeys } from './use-chapter-keys';
import { useCurrentInView } from './use-current-in-view';
import { type TextEnd, useEndReached } from './use-end-reached';
import { useVideoEnd } from './use-video-end';

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

function Reader({ item, modules, place, shelf }: ReaderProps) {
  const { read, mark: keepMark } = useProgress(item);
  const { send, work } = useApp();
  const outlineRef = useCurrentInView(place.lesson.chapter.id);
  const isSignedIn = useSignedIn();
  const pathOf = (lesson: Lesson | undefined) => lesson && lessonPath(shelf, item.slug, lesson);
  const { chapter, module, number } = place.lesson;
  const progress = progressOf(modules, read);
  const isRead = read.has(chapter.id);
  const ahead = resumeAt(modules, read, chapter.id);
  useBookmark(item, chapter, {
    ...progress,
    path: pathOf(ahead) ?? '',
    title: ahead?.chapter.title ?? '',
  });
  const mark = (id: string, isDone: boolean) => {
    keepMark(id, isDone);
    if (!isDone || isRead) return;
    const occurrence = { class: item.slug, chapter: chapter.slug };
    void send(recordStatistic({ type: 'chapter_completed', ...occurrence }));
  };
  const need = isLocked(chapter) ? null : needOf(chapter);
  const finish = () => mark(chapter.id, true);
  const end = useEndReached(chapter.id, () => need === 'text' && finish());
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // A project with a quiz is done by both.
  const worked = () => (isWorkDone(work, chapter) ? finish() : renderAgain());
  const left = useIsHydrated() && !isRead && need !== null ? leftOf(work, chapter, need) : '';
  // Who goes on from what they have done has done it; who passes by leaves it open.
  const goOn = () => {
    if (isLocked(chapter)) return;
    const isDone = need === null || (need === 'text' ? end.wasSeen() : isWorkDone(work, chapter));
    if (isDone) finish();
  };
  useChapterKeys({
    previous: pathOf(place.previous),
    // After the last one as its button does: back to the course.
    next: pathOf(place.next) ?? coursePath(shelf, item.slug),
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
        <Night />
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
            <ChapterBody
              chapter={chapter}
              end={end}
              onWatched={() => need === 'video' && finish()}
            />
            <LazyBoundary part={chapterWork} failed={() => null}>
              {(ChapterWork) => (
                <ChapterWork
                  chapter={chapter}
                  isSignedIn={isSignedIn}
                  onWorked={worked}
                  place={{
                    course: item.name,
                    id: chapter.id,
                    title: chapter.title,
                    path: lessonPath(shelf, item.slug, place.lesson),
                    number,
                    total: progress.total,
                    done: progress.done,
                  }}
                />
              )}
            </LazyBoundary>
            <NeedsScript>
              Kuis, proyek, catatan, dan tanda sudah dibaca memerlukan JavaScript. Isi bab dan
              urutannya bisa kamu ikuti tanpa itu.
            </NeedsScript>
            <HandMark need={need} isDone={isRead} onMark={(isDone) => mark(chapter.id, isDone)} />
          </>
        )}
        <ChapterSteps
          place={place}
          slug={item.slug}
          shelf={shelf}
          left={left}
          isWhole={progress.done === progress.total}
          onNext={goOn}
        />
        <details className={styles.contents}>
          <summary>Isi kursus</summary>
          <ProgressBar {...progress} />
          <Outline {...outline} />
        </details>
        <ReaderFoot slug={item.slug} shelf={shelf} />
      </article>
    </Container>
  );
}

/** The level of headings below the page's own title. */
const BELOW_TITLE = 2;

interface ChapterBodyProps {
  chapter: Chapter;
  /** Where the text ends. */
  end: TextEnd;
  /** Told when the video has come to its end. */
  onWatched: () => void;
}

function ChapterBody({ chapter, end, onWatched }: ChapterBodyProps) {
  const { id, title, content, video } = chapter;
  const frame = useVideoEnd(id, onWatched);
  return (
    <div className={styles.body} data-chapter-text="">
      {video !== '' && (
        <div ref={frame}>
          <LiteVideo key={id} link={video} title={title} />
        </div>
      )}
      {content !== '' && (
        <PlatformText html={content} top={BELOW_TITLE}>
          {(text) => <LongText text={text} />}
        </PlatformText>
      )}
      <span ref={end.ref} aria-hidden="true" className={styles.end} />
      {video === '' && content === '' && (
        <p>Bab ini dikerjakan di ruang kelas. Masuk ke akunmu untuk membukanya.</p>
      )}
    </div>
  );
}
