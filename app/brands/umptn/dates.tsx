import { useMountTime } from '../../core/hydration/live';
import { formatDateRange } from '../../core/wib';
import { Failed } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { AddToCalendar } from '../../sections/events/add-to-calendar';
import { hasRoom, nearness, roomText, whereText } from '../../sections/events/event-facts';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { formatPrice } from '../../ui/format';
import { Section } from '../../ui/layout';
import styles from './dates.module.css';
import { toCome } from './exam-day';

const SHOWN = 5;

/** The dates that a wall calendar needs, each with its way into one's own. */
export function Dates() {
  const dates = useCall(everyPost(events));
  const now = useMountTime();
  const coming = dates.status === 'ready' ? toCome(dates.data.items, now).slice(0, SHOWN) : [];
  if (coming.length === 0 && dates.status !== 'failed') return null;
  return (
    <Section labelledBy="tanggal" ground="deep">
      <h2 id="tanggal" className={styles.title}>
        Lingkari tanggal ini
      </h2>
      {dates.status === 'failed' ? (
        <Failed {...dates} />
      ) : (
        <ol className={styles.dates}>
          {coming.map((event) => (
            <li key={event.id}>
              <p className={styles.when}>{formatDateRange(event.startDate, event.endDate)}</p>
              <div>
                <h3>{event.title}</h3>
                <p>{event.summary}</p>
                <p className={styles.facts}>
                  {[
                    nearness(event, now)?.text,
                    whereText(event),
                    event.quota > 0 && formatPrice(event.price),
                    hasRoom(event) ? roomText(event) : 'Penuh',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <AddToCalendar event={event} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
