import { useId, useState } from 'react';
import { Form } from 'react-router';
import { type Job, listJobs } from '../../api/career';
import type { ClassItem } from '../../api/class';
import { useMountTime } from '../../core/hydration/live';
import { dayAt } from '../../core/wib';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath } from '../../router/page-table';
import { openClasses } from '../../sections/classes/open-classes';
import { closingOn } from '../../sections/jobs/job-facts';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { formatNumber, formatRupiah } from '../../ui/format';
import { Option } from '../../ui/one-of';
import { ScriptNote } from '../../ui/script-note';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { payOf, vacanciesFor } from './payslip';
import { Payslip } from './payslip-view';
import styles from './vacancies.module.css';

/** As many as are read at one look. */
const SHOWN = 6;

/** What is paid, before anything is asked of who comes. */
export function Vacancies() {
  const [search, setSearch] = useState('');
  const jobs = useCall(listJobs());
  const open = useCall(openClasses());
  const courses = open.status === 'ready' ? open.data.items : null;
  return (
    <div className={styles.board}>
      <Container>
        <h1 className={styles.title}>Gajinya dulu. Kursusnya belakangan.</h1>
        <p className={styles.lead}>
          Lowongan dari perusahaan mitra, dan kursus dua sampai empat pekan yang menyiapkanmu
          melamarnya.
        </p>
        <search>
          <Form method="get" action={pagePath('search')} className={styles.form}>
            <label className={styles.field}>
              <span>Cari lowongan</span>
              <input
                type="search"
                name="q"
                value={search}
                maxLength={100}
                placeholder="gudang, admin, atau nama kotamu"
                autoComplete="off"
                enterKeyHint="search"
                onChange={({ target }) => setSearch(target.value)}
              />
            </label>
            <Button type="submit" size="large" icon="search">
              Cari
            </Button>
          </Form>
        </search>
        <QueryBoundary
          reading={jobs}
          label="Memuat lowongan"
          skeleton={<Skeleton height="34rem" />}
        >
          {({ items }) => <Board jobs={items} courses={courses} search={search} />}
        </QueryBoundary>
        <ScriptNote />
      </Container>
    </div>
  );
}

interface BoardProps {
  jobs: readonly Job[];
  /** Null where nobody knows them. */
  courses: readonly ClassItem[] | null;
  search: string;
}

/** The vacancies that fit, one of them chosen, and what it pays. */
function Board({ jobs, courses, search }: BoardProps) {
  const now = useMountTime();
  const name = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = vacanciesFor(jobs, now, search);
  const shown = found.slice(0, SHOWN);
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0];
  return (
    <div className={styles.desk}>
      <VisuallyHidden>
        <span role="status">{formatNumber(found.length)} lowongan terbuka</span>
      </VisuallyHidden>
      {chosen ? (
        <>
          <fieldset className={styles.rows}>
            <legend>Pilih satu, slipnya langsung dihitung</legend>
            {shown.map((job) => (
              <Option
                key={job.id}
                name={name}
                value={job.id}
                isChosen={job === chosen}
                onChoose={() => setChosenId(job.id)}
                className={styles.row}
              >
                <Face job={job} now={now} />
              </Option>
            ))}
          </fieldset>
          <Payslip job={chosen} courses={courses} />
        </>
      ) : (
        <p className={styles.none}>
          {search.trim() === ''
            ? 'Semua lowongan pekan ini sudah terisi. Yang baru kami muat setiap Senin.'
            : 'Tidak ada lowongan dengan kata itu. Coba nama pekerjaan atau kota yang lebih dekat.'}
        </p>
      )}
    </div>
  );
}

function Face({ job, now }: { job: Job; now: number }) {
  const pay = payOf(job);
  return (
    <>
      <span className={styles.job}>
        <strong>{job.title}</strong>
        <span>{[job.career.name, job.city, job.type].filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.pay}>
        {pay > 0 ? formatRupiah(pay) : 'Ditanya saat wawancara'}
        <span>{closingOn(job, dayAt(now)).text}</span>
      </span>
    </>
  );
}
