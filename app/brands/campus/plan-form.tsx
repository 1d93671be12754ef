import { useState } from 'react';
import type { ClassItem } from '../../api/class';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { classStatus } from '../../sections/classes/class-status-badge';
import { classCredits, MOST_CREDITS } from '../../sections/classes/credits';
import { everyClass } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/choice';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { usePicks } from '../rooms/lectern/picks';
import { letterOf, type Plan, planOf } from './plan';
import styles from './plan-form.module.css';

/** How many are ticked at first, so that there is something to count. */
const TICKED = 2;
const CAMPUS_CREDITS = 6;
/** More credits than these are beyond any limit, however many squares would show them. */
const MOST_SQUARES = 2 * MOST_CREDITS;

/** The study card itself is what one comes to. */
export function PlanForm() {
  const classes = useCall(everyClass());
  return (
    <section className={styles.desk} aria-labelledby="kartu">
      <Container>
        <div className={styles.form}>
          <div className={styles.head}>
            <h1 id="kartu">Dua puluh SKS, dihitung di depan Anda</h1>
            <p>Centang kelasnya. Kartu ini menjumlah, memeriksa batas, lalu siap dicetak.</p>
          </div>
          <div className={styles.owner}>
            <strong>Kartu rencana semester industri</strong>
            <span>Nama</span>
            <span>NIM</span>
          </div>
          <QueryBoundary
            reading={classes}
            label="Memuat mata kuliah"
            skeleton={<Skeleton height="36rem" />}
            isEmpty={({ items }) => items.every((item) => classCredits(item) === 0)}
            empty={
              <EmptyState title="Penawaran semester belum terbit">
                Mata kuliah muncul di kartu ini setelah rapat kurikulum.
              </EmptyState>
            }
          >
            {({ items }) => <Card courses={items.filter((item) => classCredits(item) > 0)} />}
          </QueryBoundary>
        </div>
      </Container>
    </section>
  );
}

function Card({ courses }: { courses: readonly ClassItem[] }) {
  const { picks, toggle } = usePicks(courses.slice(0, TICKED).map(({ slug }) => slug));
  const [campus, setCampus] = useState(CAMPUS_CREDITS);
  const picked = courses.filter(({ slug }) => picks.has(slug));
  const plan = planOf(picked, campus);
  return (
    <div className={styles.columns}>
      <Count plan={plan} />
      <div className={styles.courses}>
        <fieldset>
          <legend>Mata kuliah semester industri</legend>
          {courses.map((item) => (
            <Checkbox
              key={item.slug}
              checked={picks.has(item.slug)}
              onChange={() => toggle(item.slug)}
              className={cx(styles.course, !picks.has(item.slug) && styles.left)}
            >
              <span className={styles.code}>{item.code}</span>
              <span className={styles.name}>
                {item.name.replace(/\s*\(\d+ SKS\)/i, '')}
                <small>{classStatus(item).label}</small>
              </span>
              <strong>
                {classCredits(item)}
                <small> SKS</small>
              </strong>
            </Checkbox>
          ))}
        </fieldset>
        <div className={styles.campus}>
          <RangeField
            label="Yang tetap diambil di kampus"
            value={campus}
            shown={`${campus} SKS`}
            range={{ min: 0, max: 20, step: 1 }}
            onChange={setCampus}
          />
        </div>
      </div>
      <Sum plan={plan} letter={letterOf(picked, plan)} />
      <ScriptNote />
    </div>
  );
}

function Count({ plan: { credits, problem } }: { plan: Plan }) {
  return (
    <div className={styles.count}>
      <p className={styles.total}>
        <span>{credits}</span> SKS dikonversi
      </p>
      <Meter credits={credits} />
      <p role="status" className={cx(styles.verdict, problem !== null && styles.broken)}>
        {problem ?? 'Sesuai batas. Kartu ini boleh dibawa ke dosen wali.'}
      </p>
    </div>
  );
}

function Sum({ plan, letter }: { plan: Plan; letter: string }) {
  const { meeting, own, weekly, load, problem } = plan;
  return (
    <div className={styles.sum}>
      <dl className={styles.hours}>
        <div>
          <dt>Tatap muka</dt>
          <dd>{meeting} jam</dd>
        </div>
        <div>
          <dt>Tugas dan mandiri</dt>
          <dd>{own} jam</dd>
        </div>
        <div>
          <dt>Rata-rata sepekan</dt>
          <dd>{weekly} jam</dd>
        </div>
        <div>
          <dt>Beban seluruh semester</dt>
          <dd>{load} SKS</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button data-scripted="" onClick={() => window.print()}>
          Cetak kartu
        </Button>
        {problem === null && <AppLink to={letter}>Kirim ke dosen wali</AppLink>}
      </div>
      <p className={styles.sign}>
        <span>Mahasiswa</span>
        <span>Dosen wali</span>
        <span>Koordinator prodi</span>
      </p>
    </div>
  );
}

/** A square for each credit that a semester may have; what is beyond the last stands behind it. */
function Meter({ credits }: { credits: number }) {
  const squares = Array.from(
    { length: Math.max(MOST_CREDITS, Math.min(credits, MOST_SQUARES)) },
    (_, index) => index,
  );
  return (
    <div className={styles.meter} aria-hidden="true">
      {squares.map((index) => (
        <i
          key={index}
          data-kind={index >= MOST_CREDITS ? 'over' : index < credits ? 'full' : 'free'}
        />
      ))}
    </div>
  );
}
