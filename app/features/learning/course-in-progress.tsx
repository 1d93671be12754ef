import { getSyllabus } from '../../api/class';
import type { Enrolment } from '../../api/learner';
import { Answered } from '../../data/answered';
import { useCall } from '../../data/use-call';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Card, CardBody } from '../../ui/card';
import { Skeleton } from '../../ui/feedback';
import { Picture } from '../../ui/picture';
import { classArt } from '../classes/class-facts';
import { ClassStatusBadge } from '../classes/class-status-badge';
import { progressOf, resumeOf } from '../courses/outline';
import { useProgress } from '../courses/progress';
import { ProgressBar, WORDS } from '../courses/progress-card';
import { allCourses, coursePath, lessonPath } from '../courses/shelf';
import styles from './course-in-progress.module.css';

interface CourseInProgressProps {
  enrolment: Enrolment;
  /** The one to go on with first: it is shown large. */
  isFront?: boolean;
}

/** A class that goes on: how far the visitor is, and the very chapter to go on with. */
export function CourseInProgress({ enrolment: { classroom }, isFront }: CourseInProgressProps) {
  const { slug, id, name, cover, program } = classroom;
  const syllabus = useCall(getSyllabus(id));
  const { read, leftAt } = useProgress(slug);
  return (
    <Card as="article" flush className={(isFront ? styles.front : styles.card) ?? ''}>
      <Picture src={cover} alt="" width={640} height={360} art={classArt(classroom)} />
      <CardBody>
        <div className={styles.body}>
          <p className={styles.facts}>
            <ClassStatusBadge flags={classroom} /> {program.name}
          </p>
          <h3 className={styles.name}>
            <AppLink to={coursePath(allCourses, slug)}>{name}</AppLink>
          </h3>
          <Answered
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
                      variant={isFront ? 'primary' : 'secondary'}
                      to={lessonPath(allCourses, slug, next.lesson)}
                      aria-label={`${WORDS[how].act}: ${name}`}
                    >
                      {WORDS[how].act}
                    </ButtonLink>
                  )}
                </>
              );
            }}
          </Answered>
        </div>
      </CardBody>
    </Card>
  );
}
