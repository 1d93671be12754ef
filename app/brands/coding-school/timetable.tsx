import { type CSSProperties, useState } from 'react';
import { type Batch, listActiveBatches } from '../../api/batch';
import { useIsHydrated, useNow } from '../../core/hydration/live';
import { formatDate } from '../../core/wib';
import { Outdated } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { Loading, Skeleton } from '../../ui/feedback';
import { OneOf } from '../../ui/one-of';
import { PlainLine } from '../../ui/plain-line';
import { type Slot, slots } from './content';
import { DAYS, dateOf, hourAt, lessonOf, minutesOf, monthOf, schoolDay, slotsOn } from './day';
import styles from './timetable.module.css';

/** Columns that fit beside each other. */
const SHOWN = 2;
const MINUTE = 60_000;

/** Today at the school, hour by hour, with what the cohorts under way do in it. */
export function Timetable() {
  const now = useNow(MINUTE);
  const has = usePageSet();
  const batches = useCall(listActiveBatches());
  const isHydrated = useIsHydrated();
  const today = schoolDay(now);
  const [chosen, choose] = useState<number | null>(null);
  const day = chosen ?? today.day;
  return (
    <div className={styles.hall}>
      <Container>
        <div className={styles.head}>
          <h1 className={styles.title}>Bel masuk pukul delapan</h1>
          {/* What comes with the document knows the day, but no minute. */}
          <p className={styles.clock}>
            <span className={styles.hour}>{isHydrated ? hourAt(now) : slots[0]?.at}</span>
            <span>{isHydrated ? nowText(today) : 'WIB, Senin sampai Jumat.'}</span>
          </p>
        </div>
        <PlainLine />
        <OneOf
          legend="Jadwal hari"
          options={DAYS.map((name, index) => [name, dayFace(index, now)] as const)}
          chosen={DAYS[day] ?? null}
          onChoose={(name) => choose(DAYS.indexOf(name))}
          className={styles.days}
        />
        {batches.status === 'loading' ? (
          <Loading label="Memuat angkatan">
            <Skeleton height="36rem" />
          </Loading>
        ) : (
          // The hours are the school's own: they stand, whoever is in the building.
          <Day
            day={day}
            now={now}
            current={isHydrated && day === today.day ? today.slot : null}
            batches={batches.status === 'ready' ? underWay(batches.data.items, now) : []}
          />
        )}
        {batches.status !== 'loading' && batches.problem && <Outdated {...batches} />}
        <div className={styles.way}>
          <p>
            Enam bulan seperti ini, Senin sampai Jumat. Setelah bel pulang, gedung tetap buka sampai
            pukul sembilan.
          </p>
          {has('program') && (
            <ButtonLink to={pagePath('program')} size="large" iconEnd="arrow-right">
              Ikut angkatan berikut
            </ButtonLink>
          )}
        </div>
      </Container>
    </div>
  );
}

const dayFace = (day: number, now: number) => (
  <>
    {DAYS[day]}
    <span>{formatDate(dateOf(day, now), 'short')}</span>
  </>
);

const underWay = (batches: readonly Batch[], now: number): readonly Batch[] =>
  batches.filter((batch) => monthOf(batch, now) !== null).slice(0, SHOWN);

function nowText({ isToday, slot, day }: ReturnType<typeof schoolDay>): string {
  if (!isToday) return 'WIB. Gedung libur; ini jadwal Senin.';
  if (slot === null) return `WIB, ${DAYS[day]}. Di luar jam sekolah.`;
  return `WIB, ${DAYS[day]}. ${slot.name}.`;
}

/** As tall as it is long. */
const heightOf = ({ at, until }: { at: string; until: string }): Height => ({
  '--minutes': minutesOf(until) - minutesOf(at),
});

type Height = CSSProperties & { '--minutes': number };

interface DayProps {
  day: number;
  now: number;
  current: Slot | null;
  batches: readonly Batch[];
}

function Day({ day, now, current, batches }: DayProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{DAYS[day]}</caption>
      <thead>
        <tr>
          <th scope="col">Jam</th>
          {batches.length === 0 && <th scope="col">Semua angkatan</th>}
          {batches.map((batch) => (
            <th key={batch.id} scope="col">
              <strong>{batch.name}</strong> bulan ke-{monthOf(batch, now)}
              <span className={styles.people}> · {batch.totalStudents} murid</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slotsOn(day).map((slot) => (
          <tr
            key={slot.at}
            style={heightOf(slot)}
            className={cx(
              slot.kind === 'all' && styles.shared,
              slot.at === current?.at && styles.now,
            )}
            aria-current={slot.at === current?.at ? 'time' : undefined}
          >
            <th scope="row">
              {slot.at}
              <span className={styles.until}>–{slot.until}</span>
            </th>
            {slot.kind === 'all' || batches.length === 0 ? (
              <td colSpan={Math.max(1, batches.length)}>{slot.name}</td>
            ) : (
              batches.map((batch) => (
                <td key={batch.id}>
                  <span className={styles.kind}>{slot.name}</span>
                  {lessonOf(slot, monthOf(batch, now) ?? 1, day)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
