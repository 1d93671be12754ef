import { useState } from 'react';
import { type ClassItem, getSyllabus, type SyllabusModule } from '../../api/class';
import { useIsHydrated, useMountTime } from '../../core/hydration/live';
import { formatDate, formatLeaf } from '../../core/wib';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { useClassPath } from '../../sections/classes/class-path';
import { everyClass } from '../../sections/classes/open-classes';
import { ButtonLink } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Skeleton } from '../../ui/feedback';
import { formatHours } from '../../ui/format';
import { PlainLine } from '../../ui/plain-line';
import { weeks } from './content';
import { BLOCK, blocksOf, fridayOf, weekUnderWay } from './strip';
import styles from './strip-view.module.css';

const NAMES = ['Bangun', 'Ukur', 'Rilis'];
const TONES = [styles.build, styles.measure, styles.release];

/** Twelve weeks side by side; each opens, with what is delivered on its Friday. */
export function Strip() {
  const reading = useCall(everyClass());
  const now = useMountTime();
  // What is learned is asked for once somebody is there.
  const isHydrated = useIsHydrated();
  const blocks = reading.status === 'ready' ? blocksOf(reading.data.items) : [];
  const running = weekUnderWay(blocks, now);
  const [open, setOpen] = useState(0);
  const first = blocks[0];
  const classPath = useClassPath();
  const has = usePageSet();
  return (
    <div className={styles.room}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <span>Dua belas Jumat,</span> <span>dua belas rilis</span>
        </h1>
        <div className={styles.next}>
          <PlainLine />
          <p>
            {first && first.startDate !== '' ? (
              <>
                Angkatan berikut mulai <strong>{formatDate(first.startDate)}</strong>.
              </>
            ) : (
              'Tanggal angkatan berikut sedang dicocokkan.'
            )}{' '}
            {running !== null && `Yang sedang berjalan ada di pekan ${running + 1}.`}
          </p>
          {(first || has('class')) && (
            <ButtonLink
              to={first ? classPath(first) : pagePath('class')}
              size="large"
              iconEnd="arrow-right"
            >
              Ambil kursi
            </ButtonLink>
          )}
        </div>
      </div>
      <ol className={styles.strip}>
        {weeks.map((week, index) => (
          <li key={week.name} className={cx(styles.week, index === open && styles.open)}>
            <details
              name="pekan"
              open={index === open}
              className={TONES[Math.floor(index / BLOCK)]}
              onToggle={({ currentTarget }) =>
                setOpen((before) => (currentTarget.open ? index : before === index ? -1 : before))
              }
            >
              <summary className={styles.summary}>
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.name}>{week.name}</span>
                {index === running && <span className={styles.here}>kini</span>}
                <Leaf date={fridayOf(first, index)} />
              </summary>
              <div className={styles.content}>
                <p className={styles.friday}>
                  {NAMES[Math.floor(index / BLOCK)]} · Jumat
                  {first ? ` ${formatDate(fridayOf(first, index), 'short')}` : ''}
                </p>
                <p className={styles.delivers}>{week.delivers}</p>
                <p className={styles.user}>Dipakai: {week.user}.</p>
                <div className={styles.lesson}>
                  {isHydrated && index === open && (
                    <Lesson block={blocks[Math.floor(index / BLOCK)]} week={index % BLOCK} />
                  )}
                </div>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The day of a delivery, as on a calendar. */
function Leaf({ date }: { date: string }) {
  const leaf = formatLeaf(date);
  return (
    leaf && (
      <span className={styles.leaf}>
        <span>{leaf.day}</span> {leaf.month}
      </span>
    )
  );
}

/** What the platform says is learned in that week. */
function Lesson({ block, week }: { block: ClassItem | undefined; week: number }) {
  const reading = useCall(block ? getSyllabus(block.id) : null);
  if (!block) return null;
  return (
    <QueryBoundary
      reading={reading}
      label="Membuka modul"
      skeleton={<Skeleton height="7rem" />}
      isEmpty={(modules) => modules[week] === undefined}
    >
      {(modules) => <Module module={modules[week]} />}
    </QueryBoundary>
  );
}

function Module({ module }: { module: SyllabusModule | undefined }) {
  if (!module) return null;
  return (
    <>
      <p className={styles.module}>
        Modul: {module.title}, {formatHours(module.durationHours)}
      </p>
      <ul>
        {module.chapters.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}
