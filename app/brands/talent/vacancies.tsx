import { type Job, listJobs } from '../../api/career';
import { useMountTime } from '../../core/hydration/live';
import { dayAt, dayOf, daysBetween } from '../../core/wib';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { closingOn, levelText, salaryText } from '../../sections/jobs/job-facts';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { PlainLine } from '../../ui/plain-line';
import { Filters } from './filters';
import { type Desk, openJobs } from './sides';
import styles from './vacancies.module.css';

/** Open positions, the one that closes first in front. */
export function Vacancies({ desk }: { desk: Desk }) {
  const jobs = useCall(listJobs());
  return (
    <>
      <h1 className={styles.title}>Upahnya tertulis sebelum Anda melamar</h1>
      <PlainLine />
      <QueryBoundary reading={jobs} label="Memuat lowongan" skeleton={<Skeleton height="36rem" />}>
        {({ items }) => <Rows jobs={items} desk={desk} />}
      </QueryBoundary>
    </>
  );
}

function Rows({ jobs, desk }: { jobs: readonly Job[]; desk: Desk }) {
  const has = usePageSet();
  const now = useMountTime();
  const levels = [...new Set(jobs.map(({ level }) => level).filter(Boolean))];
  const shown = openJobs(jobs, now, desk.filter);
  return (
    <>
      <Filters
        label="Tingkat"
        desk={desk}
        options={[
          { value: '', label: 'Semua tingkat' },
          ...levels.map((level) => ({ value: level, label: levelText(level) })),
        ]}
      />
      {shown.length === 0 && <p>Semua lowongan di tingkat ini sudah ditutup pekan ini.</p>}
      <ol className={styles.rows}>
        {shown.map((job) => (
          <Row key={job.id} job={job} today={dayAt(now)} />
        ))}
      </ol>
      <div className={styles.foot}>
        <p>Urut menurut tanggal tutup. Tidak ada yang membayar supaya naik.</p>
        {has('event-careers') && (
          <ButtonLink to={pagePath('event-careers')}>Semua lowongan dan bursa</ButtonLink>
        )}
      </div>
    </>
  );
}

function Row({ job, today }: { job: Job; today: string }) {
  const has = usePageSet();
  const { id, slug, title, career, city, type, deadline } = job;
  const day = dayOf(deadline);
  return (
    <li className={styles.row}>
      <p className={styles.days} title={closingOn(job, today).text}>
        {day === '' ? '–' : daysBetween(today, day)}
        <span>{day === '' ? 'tanpa tenggat' : 'hari lagi tutup'}</span>
      </p>
      <div className={styles.job}>
        <h2>
          {has('event-careers-detail') ? (
            <AppLink to={pagePath('event-careers-detail', { id, slug })}>{title}</AppLink>
          ) : (
            title
          )}
        </h2>
        <p>{[career.name, city, type].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.pay}>{salaryText(job) || 'Upah saat wawancara'}</p>
    </li>
  );
}
