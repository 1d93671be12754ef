import type { Job } from '../../api/career';
import type { ClassItem } from '../../api/class';
import { pagePath, usePageSet } from '../../router/page-table';
import { useClassPath } from '../../sections/classes/class-path';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { formatHours, formatPrice, formatRupiah } from '../../ui/format';
import { courseFor, daysToEarn, payOf } from './payslip';
import styles from './vacancies.module.css';

const UNKNOWN = 'Kursus yang menyiapkanmu untuk ini belum bisa dimuat.';

interface PayslipProps {
  job: Job;
  /** Those that can be joined; null where nobody knows them. */
  courses: readonly ClassItem[] | null;
}

/** The first month's pay, what the course takes from it, and what is left. */
export function Payslip({ job, courses }: PayslipProps) {
  const has = usePageSet();
  const course = courseFor(job, courses ?? []);
  const pay = payOf(job);
  return (
    <section className={styles.slip} aria-labelledby="slip">
      <h2 id="slip">Slip bulan pertama</h2>
      <p className={styles.who}>
        {job.title}, {job.career.name}
      </p>
      <dl>
        <div>
          <dt>Upah sebulan</dt>
          <dd>{pay > 0 ? formatRupiah(pay) : 'belum ditulis'}</dd>
        </div>
        {course && <CourseLine course={course} />}
        {course && course.price !== null && pay > 0 && (
          <div className={styles.left}>
            <dt>Di tanganmu</dt>
            <dd>{formatRupiah(pay - course.price)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{courses ? noteOf(course, pay) : UNKNOWN}</p>
      {has('event-careers-detail') && (
        <ButtonLink
          to={pagePath('event-careers-detail', { id: job.id, slug: job.slug })}
          iconEnd="arrow-right"
          block
        >
          Baca lowongannya
        </ButtonLink>
      )}
    </section>
  );
}

function CourseLine({ course }: { course: ClassItem }) {
  const pathOf = useClassPath();
  return (
    <div>
      <dt>
        <AppLink to={pathOf(course)}>{course.name}</AppLink>, {formatHours(course.durationHours)}
      </dt>
      <dd>
        {course.price ? '− ' : ''}
        {formatPrice(course.price)}
      </dd>
    </div>
  );
}

function noteOf(course: ClassItem | null, pay: number): string {
  if (course === null) return 'Untuk yang ini tidak perlu kursus khusus: bawa CV satu halamanmu.';
  if (course.price === null) return 'Tanyakan biaya kursusnya sebelum mendaftar.';
  const days = daysToEarn(course.price, pay);
  if (days > 0) return `Ongkos kursusnya kembali setelah ${days} hari kerja.`;
  return course.price > 0
    ? 'Tanyakan upahnya sebelum membayar kursus apa pun.'
    : 'Kursusnya tidak memotong apa-apa dari gajimu.';
}
