import { useMountTime } from '../../core/hydration/live';
import { dayAt, dayOf, formatDate, formatDateRange } from '../../core/wib';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { AppLink } from '../../ui/app-link';
import { Container } from '../../ui/container';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { PlainLine } from '../../ui/plain-line';
import { Check } from './check';
import styles from './gate.module.css';
import { monthsAround, placeOn, type Round, roundsOf, stateText } from './rounds';

const COUNTS = ['Belum ada', 'Satu', 'Dua', 'Tiga', 'Empat', 'Lima'];

/** The calendar of rounds beside the check. */
export function Gate() {
  const dates = useCall(everyPost(events));
  const now = useMountTime();
  const rounds = dates.status === 'ready' ? roundsOf(dates.data.items, now) : [];
  const open = rounds.filter(({ state }) => state === 'open').length;
  return (
    <div className={styles.gate}>
      <Container>
        <h1 className={styles.title}>
          {rounds.length === 0
            ? 'Pintu mana yang sedang terbuka untukmu?'
            : `${COUNTS[open] ?? open} pintu terbuka hari ini.`}
        </h1>
        <PlainLine />
        <div className={styles.columns}>
          <QueryBoundary
            reading={dates}
            label="Memuat kalender putaran"
            skeleton={<Skeleton height="36rem" />}
            isEmpty={() => rounds.length === 0}
            empty={
              <EmptyState title="Kalender tahun ini belum ditempel">
                Panitia mengumumkan putaran berikutnya di halaman pengumuman.
              </EmptyState>
            }
          >
            {() => <Calendar rounds={rounds} now={now} />}
          </QueryBoundary>
          <Check rounds={rounds} />
        </div>
      </Container>
    </div>
  );
}

function Calendar({ rounds, now }: { rounds: readonly Round[]; now: number }) {
  const months = monthsAround(now);
  const today = placeOn(months, dayAt(now));
  const has = usePageSet();
  return (
    <div className={styles.calendar}>
      <ol className={styles.rounds}>
        {rounds.map((round) => {
          const { startDate, endDate, id, title, summary, quota } = round.post;
          const from = placeOn(months, dayOf(startDate));
          const to = placeOn(months, dayOf(endDate) || dayOf(startDate));
          return (
            <li key={id} className={styles.ticket} data-state={round.state}>
              <p className={styles.stub}>
                <strong>{stateText(round)}</strong>
                <span>{formatDateRange(startDate, endDate)}</span>
              </p>
              <div className={styles.body}>
                <h2>{title}</h2>
                <p>{summary}</p>
                {quota > 0 && <p className={styles.seats}>{formatNumber(quota)} kursi</p>}
              </div>
              <div className={styles.axis} aria-hidden="true">
                <span
                  className={styles.span}
                  style={{
                    insetInlineStart: `${from}%`,
                    inlineSize: `${Math.max(1.5, to - from)}%`,
                  }}
                />
                <span className={styles.today} style={{ insetInlineStart: `${today}%` }} />
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{formatDate(month, 'short').split(' ')[1]}</span>
        ))}
      </p>
      <p className={styles.key}>
        Garis emas menandai hari ini.{' '}
        {has('program') && <AppLink to={pagePath('program')}>Isi tiap putaran</AppLink>}
      </p>
    </div>
  );
}
