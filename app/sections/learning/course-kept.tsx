import type { Enrolment } from '../../api/learner';
import { useApp } from '../../core/app-context';
import { ButtonLink } from '../../ui/button';
import { bookmarkIn, nextIn } from '../courses/progress';
import { ProgressBar, WORDS } from '../courses/progress-card';
import { allCourses, coursePath } from '../courses/shelf';
import { CourseFrame } from './course-frame';
import styles from './course-in-progress.module.css';

/**
 * A class that goes on, by what this browser keeps of it alone: a hundred of them ask the platform for
 * nothing. One that was never opened here leads to its chapters.
 */
export function CourseKept({ enrolment: { classroom } }: { enrolment: Enrolment }) {
  const { slug, name } = classroom;
  const place = bookmarkIn(useApp().work, classroom);
  const next = nextIn(place, classroom);
  const how = place === null ? 'begin' : 'goOn';
  return (
    <CourseFrame classroom={classroom}>
      {place !== null && place.total > 0 && (
        <ProgressBar
          done={place.done}
          total={place.total}
          percent={Math.round((place.done / place.total) * 100)}
        />
      )}
      <p className={styles.next}>
        {place === null && 'Belum pernah dibuka di peramban ini.'}
        {next && (
          <>
            {WORDS.goOn.leads} <strong>{next.title}</strong>
          </>
        )}
      </p>
      <ButtonLink
        icon="play"
        variant="secondary"
        to={next?.path ?? coursePath(allCourses, slug)}
        aria-label={`${WORDS[how].act}: ${name}`}
      >
        {WORDS[how].act}
      </ButtonLink>
    </CourseFrame>
  );
}
