import { useState } from 'react';
import type { ClassItem } from '../../api/class';
import { useMountTime } from '../../core/hydration/live';
import { dayAt } from '../../core/wib';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { everyClass } from '../../sections/classes/open-classes';
import { Container } from '../../ui/container';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { OneOf } from '../../ui/one-of';
import { PlainLine } from '../../ui/plain-line';
import styles from './board.module.css';
import { Cohort } from './cohort';
import { type Quarter, quarterName, quarterOf, seatsOf, sitsIn } from './quarter';

/** No programme has an empty name. */
const ALL = '';

/** This quarter's classes as they hang in the hall, seats and all. */
export function Board() {
  const quarter = quarterOf(dayAt(useMountTime()));
  const classes = useCall(everyClass());
  return (
    <section className={styles.hall} aria-labelledby="papan">
      <Container>
        <div className={styles.board}>
          <h1 id="papan" className={styles.title}>
            Papan Anggota
          </h1>
          <PlainLine />
          <p className={styles.quarter}>{quarterName(quarter)}</p>
          <QueryBoundary
            reading={classes}
            label="Memuat papan"
            skeleton={<Skeleton height="40rem" />}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState title="Papan sedang dipernis">
                Susunan triwulan berikutnya dipasang sekretariat pada Senin pertama.
              </EmptyState>
            }
          >
            {({ items }) => <Names classes={items} quarter={quarter} />}
          </QueryBoundary>
        </div>
      </Container>
    </section>
  );
}

function Names({ classes, quarter }: { classes: readonly ClassItem[]; quarter: Quarter }) {
  const [wanted, setWanted] = useState(ALL);
  const programs = [...new Set(classes.map(({ program }) => program.name))].filter(Boolean);
  const shown = classes.filter(({ program }) => wanted === ALL || program.name === wanted);
  const now = shown.filter((item) => sitsIn(item, quarter));
  const other = shown.filter((item) => !sitsIn(item, quarter));
  return (
    <>
      <OneOf
        legend="Anda duduk sebagai"
        options={[[ALL, 'Semua anggota'], ...programs.map((name) => [name, name] as const)]}
        chosen={wanted}
        onChoose={setWanted}
        className={styles.roles}
      />
      <p role="status" className={styles.free}>
        {freeText(now)}
      </p>
      <div className={styles.names}>
        {now.map((item) => (
          <Cohort key={item.slug} item={item} />
        ))}
      </div>
      {other.length > 0 && (
        <div className={styles.other}>
          <h2>Di luar triwulan ini</h2>
          {other.map((item) => (
            <Cohort key={item.slug} item={item} />
          ))}
        </div>
      )}
      <p className={styles.note}>Nama pengajar dan jumlah kursi di papan ini data contoh.</p>
    </>
  );
}

/** What may still be taken, in words. */
function freeText(classes: readonly ClassItem[]): string {
  if (classes.length === 0) return 'Tidak ada yang duduk triwulan ini.';
  const open = classes.filter(({ isRegistrationOpen }) => isRegistrationOpen);
  const free = open.reduce((sum, item) => sum + seatsOf(item).free, 0);
  if (free === 0) return `${classes.length} angkatan, semua kursi sudah bernama.`;
  return `${classes.length} angkatan, ${free} kursi belum bernama.`;
}
