import { useEffect } from 'react';
import type { Post } from '../../api/post';
import { useApp } from '../../core/app-context';
import { useIsHydrated, useMountTime, useStoredState } from '../../core/hydration/live';
import { formatDate } from '../../core/wib';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { AddToCalendar } from '../../sections/events/add-to-calendar';
import { roomText } from '../../sections/events/event-facts';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { AppLink } from '../../ui/app-link';
import { Checkbox, toggled } from '../../ui/choice';
import { mainEvent } from '../rooms/stage/happening';
import { festivalDays } from './first-view';
import styles from './planner.module.css';
import { onDay, planText, programmeDays, readPlan } from './programme';

/** Where a visitor's own programme is kept. */
const KEPT = 'festival-plan';

/** The whole programme, of which a visitor makes their own; it stays in this browser. */
export function Planner() {
  const programme = useCall(festivalDays());
  if (programme.status !== 'ready' || programme.data.items.length === 0) return null;
  return <Plan programme={programme.data.items} />;
}

function Plan({ programme }: { programme: readonly Post[] }) {
  const { work } = useApp();
  const isHydrated = useIsHydrated();
  const has = usePageSet();
  const [kept, setKept] = useStoredState<string>(() => work.get(KEPT) ?? '', '');
  const plan = readPlan(kept, programme);
  useEffect(() => {
    if (isHydrated) work.set(KEPT, kept);
  }, [isHydrated, kept, work]);
  const toggle = (slug: string) =>
    setKept((before) => [...toggled(readPlan(before, programme), slug)].join(' '));
  return (
    <section className={styles.section} aria-labelledby="rencana">
      <div className={styles.head}>
        <h2 id="rencana">Susun harimu sendiri</h2>
        <p>
          Tidak ada yang bisa mendatangi semuanya. Centang yang paling kamu tunggu; daftarnya
          tersimpan di peramban ini.
        </p>
      </div>
      <div className={styles.days}>
        {programmeDays(programme).map((day, index) => (
          <fieldset key={day} className={styles.day}>
            <legend>
              Hari ke-{index + 1} <span>{formatDate(day, 'short')}</span>
            </legend>
            {onDay(programme, day).map((part) => (
              <Part key={part.id} part={part} isIn={plan.has(part.slug)} onToggle={toggle} />
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.stub}>
        <p role="status">{planText(plan, programme)}</p>
        <Calendar />
        {has('event-program') && (
          <AppLink to={pagePath('event-program')}>Baca rincian tiap acara</AppLink>
        )}
      </div>
    </section>
  );
}

interface PartProps {
  part: Post;
  isIn: boolean;
  onToggle(slug: string): void;
}

function Part({ part, isIn, onToggle }: PartProps) {
  return (
    <Checkbox checked={isIn} onChange={() => onToggle(part.slug)} className={styles.part}>
      <span>
        <strong>{part.title}</strong>
        <span className={styles.where}>
          {[part.location.split(',')[0], roomText(part)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Checkbox>
  );
}

function Calendar() {
  const now = useMountTime();
  const all = useCall(everyPost(events));
  const festival = all.status === 'ready' ? mainEvent(all.data.items, now) : null;
  if (festival === null) return null;
  return (
    <div className={styles.calendar}>
      <AddToCalendar event={festival} />
    </div>
  );
}
