import { getSyllabus } from '../../../api/class';
import { useCall } from '../../../data/use-call';
import { pagePath } from '../../../router/page-table';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { resumeOf } from '../../courses/outline';
import { useProgress } from '../../courses/progress';
import { WORDS } from '../../courses/progress-card';
import { allCourses, coursePath, lessonPath } from '../../courses/shelf';
import styles from './joined.module.css';
import type { Order } from './order';

/** In place of the button: it is theirs, and where it goes on. */
export function Joined({ kind, slug, id }: Order) {
  return (
    <>
      <p className={styles.mark} role="status">
        <Icon name="check" size={20} />
        Terdaftar
      </p>
      {kind === 'class' ? (
        <ResumeLink slug={slug} id={id} />
      ) : (
        <ButtonLink block size="large" to={pagePath('my-events')}>
          Lihat acara saya
        </ButtonLink>
      )}
    </>
  );
}

/** To the chapter to go on with; to the course as long as its chapters are not known. */
function ResumeLink({ slug, id }: { slug: string; id: string }) {
  const syllabus = useCall(getSyllabus(id));
  const { read, leftAt } = useProgress({ id, slug });
  const next = syllabus.status === 'ready' ? resumeOf(syllabus.data, read, leftAt) : null;
  return (
    <ButtonLink
      block
      size="large"
      icon="play"
      to={next ? lessonPath(allCourses, slug, next.lesson) : coursePath(allCourses, slug)}
    >
      {next === null || next.how === 'begin' ? 'Mulai bab pertama' : WORDS[next.how].act}
    </ButtonLink>
  );
}
