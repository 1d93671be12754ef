import type { Post } from '../../api/post';
import { useMountTime } from '../../core/hydration/live';
import { dayAt, dayOf, daysBetween, formatDate } from '../../core/wib';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { usePageParams } from '../../router/page-query';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { AppLink } from '../../ui/app-link';
import { Skeleton } from '../../ui/feedback';
import { PlainLine } from '../../ui/plain-line';
import { Draft } from './draft';
import styles from './first.module.css';
import { openCalls } from './idea';

/** A board of calls; one that is taken down opens to be written on. */
export function First() {
  const calls = useCall(everyPost(events));
  return (
    <div className={styles.wall}>
      <h1>Ambil satu masalah dari papan ini</h1>
      <PlainLine />
      <QueryBoundary reading={calls} label="Memuat papan" skeleton={<Skeleton height="40rem" />}>
        {({ items }) => <Board posts={items} />}
      </QueryBoundary>
    </div>
  );
}

function Board({ posts }: { posts: readonly Post[] }) {
  const query = usePageParams();
  const now = useMountTime();
  const calls = openCalls(posts, now);
  if (calls.length === 0) {
    return <p>Papannya sedang kosong. Panggilan berikutnya ditempel awal triwulan.</p>;
  }
  return (
    <ul className={styles.notes}>
      {calls.map((call) => (
        <Note
          key={call.id}
          call={call}
          today={dayAt(now)}
          isTaken={query.get('ambil') === call.slug}
        />
      ))}
    </ul>
  );
}

interface NoteProps {
  call: Post;
  today: string;
  isTaken: boolean;
}

function Note({ call, today, isTaken }: NoteProps) {
  const { slug, title, summary, location, startDate, totalAttendees } = call;
  const left = daysBetween(today, dayOf(startDate));
  return (
    <li className={styles.note} data-taken={isTaken || undefined}>
      <div className={styles.problem}>
        <p className={styles.left}>
          {left === 0 ? 'hari ini' : left} {left > 0 && <span>hari lagi</span>}
        </p>
        <h2>{title}</h2>
        <p>{summary}</p>
        <p className={styles.facts}>
          {[location, `batas ${formatDate(startDate, 'short')}`, `${totalAttendees} gagasan masuk`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <AppLink
          to={isTaken ? '?' : `?ambil=${encodeURIComponent(slug)}`}
          preventScrollReset
          className={styles.take}
          aria-label={isTaken ? `Tempel lagi: ${title}` : `Ambil: ${title}`}
        >
          {isTaken ? 'Tempel lagi' : 'Ambil'}
        </AppLink>
      </div>
      {isTaken && <Draft call={call} />}
    </li>
  );
}
