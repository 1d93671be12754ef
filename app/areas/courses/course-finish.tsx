import type { ClassOverview, SyllabusModule } from '../../api/class';
import { getLearner } from '../../api/learner';
import type { QueryResult } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import { pagePath } from '../../router/page-table';
import { progressOf } from '../../sections/courses/outline';
import { allCourses, coursePath } from '../../sections/courses/shelf';
import { isSameItem } from '../../sections/payment/verdict';
import { loginHref } from '../../shell/session/login-link';
import { useSignedIn } from '../../shell/session/session';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ActionRow } from '../../ui/container';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { TickList } from '../../ui/tick-list';
import { DateText } from '../../ui/value';
import styles from './course-finish.module.css';

/** Few courses are at their end. */
const wishButton = lazyPart(() => import('../../sections/learning/wish-button'));

interface CourseFinishProps {
  item: ClassOverview;
  syllabus: QueryResult<SyllabusModule[]>;
  read: ReadonlySet<string>;
}

/** The end of a course, once every chapter is done: what was learnt, the certificate, what comes next. */
export function CourseFinish({ item, syllabus, read }: CourseFinishProps) {
  if (syllabus.status !== 'ready') return null;
  const { done, total } = progressOf(syllabus.data, read);
  if (total === 0 || done < total) return null;
  const learnt = item.outcomes.length > 0 ? item.outcomes : syllabus.data.map(({ title }) => title);
  return (
    <section aria-labelledby="tamat">
      <Card className={styles.finish ?? ''}>
        <h2 id="tamat">Selamat, kamu menamatkan {item.name}</h2>
        <p>Semua {total} bab selesai. Ini yang sekarang bisa kamu kerjakan:</p>
        <TickList texts={learnt} columns />
        <CertificateLine item={item} />
        <Next item={item} />
      </Card>
    </section>
  );
}

/** Where the certificate is, or what it waits for. */
function CertificateLine({ item }: { item: ClassOverview }) {
  const { slug, endDate, isEnded } = item;
  const isSignedIn = useSignedIn();
  const learner = useCall(isSignedIn ? getLearner() : null);
  if (!isSignedIn) {
    return (
      <p>
        Sertifikat diberikan kepada peserta kelas.{' '}
        <AppLink to={loginHref(coursePath(allCourses, slug))} reloadDocument>
          Masuk
        </AppLink>{' '}
        untuk melihat sertifikatmu.
      </p>
    );
  }
  if (learner.status !== 'ready') return null;
  const enrolment = learner.data.enrolments.find(({ classroom }) => isSameItem(classroom, item));
  if (enrolment === undefined) {
    return <p>Sertifikat diberikan kepada peserta kelas, dan kamu belum terdaftar.</p>;
  }
  if (enrolment.certificate !== null) {
    return (
      <ActionRow>
        <ButtonLink to={pagePath('certificate', { number: enrolment.certificate.number })}>
          Lihat sertifikatmu
        </ButtonLink>
      </ActionRow>
    );
  }
  return (
    <p>
      {isEnded ? (
        'Kelasnya sudah selesai; sertifikatmu belum terbit.'
      ) : (
        <>
          Sertifikatmu terbit setelah kelasnya selesai
          {endDate !== '' && (
            <>
              , <DateText value={endDate} />
            </>
          )}
          .
        </>
      )}
    </p>
  );
}

/** What can be joined next, and the wish to be told of the next batch. */
function Next({ item }: { item: ClassOverview }) {
  const next = item.related.find(({ isRegistrationOpen }) => isRegistrationOpen);
  return (
    <div className={styles.next}>
      <h3>Berikutnya</h3>
      <p>
        {next ? (
          <>
            <AppLink to={coursePath(allCourses, next.slug)}>{next.name}</AppLink> sedang membuka
            pendaftaran, mulai <DateText value={next.startDate} length="short" />.
          </>
        ) : (
          <>
            Pilih yang lain di <AppLink to={pagePath('courses')}>daftar kursus</AppLink>.
          </>
        )}
      </p>
      <LazyBoundary part={wishButton} failed={() => null}>
        {(WishButton) => <WishButton item={item} />}
      </LazyBoundary>
    </div>
  );
}
