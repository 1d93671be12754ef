import type { Enrolment } from '../../api/learner';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { DateText } from '../../ui/value';
import { allCourses, coursePath } from '../courses/shelf';
import styles from './finished-class.module.css';

interface FinishedClassProps {
  enrolment: Enrolment;
  /** How many chapters it has, as far as this browser knows; 0 where it does not. */
  chapters: number;
}

/** A class that is over or was read to its end: its certificate, its chapters, and the way to take it again. */
export function FinishedClass({ enrolment, chapters }: FinishedClassProps) {
  const has = usePageSet();
  const { classroom, certificate } = enrolment;
  const { slug, name, endDate, isEnded } = classroom;
  return (
    <li className={styles.row}>
      <div>
        <AppLink to={coursePath(allCourses, slug)} className={styles.name}>
          {name}
        </AppLink>
        <p className={styles.facts}>
          {isEnded ? (
            <>
              Selesai <DateText value={endDate} fallback="" />
            </>
          ) : (
            <>
              Semua {chapters} bab selesai. Kelasnya berlangsung sampai{' '}
              <DateText value={endDate} fallback="tanggal yang belum ditentukan" />.
            </>
          )}
        </p>
      </div>
      <Cluster gap={1}>
        {certificate ? (
          <ButtonLink
            size="small"
            to={pagePath('certificate', { number: certificate.number })}
            aria-label={`Lihat sertifikat ${name}`}
          >
            Lihat sertifikat
          </ButtonLink>
        ) : (
          <p className={styles.facts}>
            {isEnded ? 'Sertifikatnya belum terbit.' : 'Sertifikat terbit setelah kelas selesai.'}
          </p>
        )}
        {isEnded && has('class-detail') && (
          <ButtonLink
            size="small"
            variant="secondary"
            to={pagePath('class-detail', { slug })}
            aria-label={`Ikut lagi: ${name}`}
          >
            Ikut lagi
          </ButtonLink>
        )}
      </Cluster>
    </li>
  );
}
