import { useId, useState } from 'react';
import { useMountTime } from '../../core/hydration/live';
import { dayAt, dayOf, formatDate } from '../../core/wib';
import { useCall } from '../../data/use-call';
import { AddToCalendar } from '../../sections/events/add-to-calendar';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { cx } from '../../ui/cx';
import { Select } from '../../ui/input';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import styles from './countback.module.css';
import { roundsOf } from './rounds';
import { stepsUntil } from './steps';

/** What to do on which day, counted back from the close of a round. */
export function Countback() {
  const dates = useCall(everyPost(events));
  const now = useMountTime();
  const [chosen, choose] = useState('');
  const id = useId();
  const all = dates.status === 'ready' ? roundsOf(dates.data.items, now) : [];
  const rounds = all.filter(({ state }) => state !== 'closed');
  const round = rounds.find(({ post }) => post.slug === chosen) ?? rounds[0];
  if (!round) return null;
  const closes = dayOf(round.post.endDate) || dayOf(round.post.startDate);
  const steps = stepsUntil(closes, dayAt(now));
  const late = steps.filter(({ isLate }) => isLate).length;
  return (
    <Section labelledBy="mundur" ground="deep">
      <div className={styles.head}>
        <h2 id="mundur">Hitung mundur dari tanggal tutup</h2>
        <label htmlFor={id}>
          Putaran yang kamu kejar
          <Select id={id} value={round.post.slug} onChange={({ target }) => choose(target.value)}>
            {rounds.map(({ post }) => (
              <option key={post.id} value={post.slug}>
                {post.title}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ name, text, day, isLate }) => (
          <li key={name} className={cx(isLate && styles.late)}>
            <time dateTime={day}>{isLate ? 'Hari ini juga' : formatDate(day, 'short')}</time>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <p role="status">
          {late === 0
            ? `Belum ada yang terlambat. Pintu ditutup ${formatDate(closes)}.`
            : `${late} langkah perlu dikejar sebelum ${formatDate(closes)}. Masih sempat.`}
        </p>
        <AddToCalendar event={round.post} />
      </div>
      <ScriptNote />
    </Section>
  );
}
