import { getSyllabus } from '../../api/class';
import type { Enrolment } from '../../api/learner';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { progressOf, resumeOf } from '../courses/outline';
import { useProgress } from '../courses/progress';
import { ProgressBar, WORDS } from '../courses/progress-card';
import { allCourses, lessonPath } from '../courses/shelf';
import { CourseFrame } from './course-frame';
import styles from './course-in-progress.module.css';

/** The class to go on with first: how far the visitor is, and the very chapter to go on with. */
export function CourseInProgress({ enrolment: { classroom } }: { enrolment: Enrolment }) {
  const { slug, id, name } = classroom;
  const syllabus = useCall(getSyllabus(id));
  const { read, leftAt } = useProgress(classroom);
  return (
    <CourseFrame classroom={classroom} isFront>
      <QueryBoundary
        reading={syllabus}
        label={`Memuat kemajuan ${name}`}
        skeleton={<Skeleton height="7rem" />}
      >
        {(modules) => {
          const next = resumeOf(modules, read, leftAt);
          const how = next?.how ?? 'begin';
          return (
            <>
              <ProgressBar {...progressOf(modules, read)} />
              <p className={styles.next}>
                {how === 'begin' && 'Belum pernah dibuka. '}
                {WORDS[how].leads}{' '}
                <strong>{next?.lesson.chapter.title ?? 'materinya sedang disusun'}</strong>
              </p>
              {next && (
                <ButtonLink
                  icon="play"
                  to={lessonPath(allCourses, slug, next.lesson)}
                  aria-label={`${WORDS[how].act}: ${name}`}
                >
                  {WORDS[how].act}
                </ButtonLink>
              )}
            </>
          );
        }}
      </QueryBoundary>
    </CourseFrame>
  );
}
