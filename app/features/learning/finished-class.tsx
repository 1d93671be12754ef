import type { Enrolment } from '../../api/learner';
import { pagePath, usePageSet } from '../../route/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { DateText } from '../../ui/value';
import { allCourses, coursePath } from '../courses/shelf';
import styles from './finished-class.module.css';

/** A class that is over: its certificate, its chapters, and the way to take it again. */
export function FinishedClass({ enrolment: { classroom, certificate } }: { enrolment: Enrolment }) {
  const has = usePageSet();
  const { slug, name, endDate } = classroom;
  return (
    <li className={styles.row}>
      <div>
        <AppLink to={coursePath(allCourses, slug)} className={styles.name}>
          {name}
        </AppLink>
        <p className={styles.facts}>
          Selesai <DateText value={endDate} fallback="" />
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
          <p className={styles.facts}>Sertifikatnya belum terbit.</p>
        )}
        {has('class-detail') && (
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
