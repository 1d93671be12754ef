import type { Post } from '../../api/post';
import { useMountTime, useNow } from '../../core/hydration/live';
import { formatDate } from '../../core/wib';
import { useCall } from '../../data/use-call';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { Container } from '../../ui/container';
import { Loading } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import styles from './exam.module.css';
import { examOf, leftUntil } from './exam-day';
import { Sheet } from './sheet';

/** The clock stands still between looks, so that nobody is hurried. */
const LOOK_MS = 20_000;

export function Exam() {
  const dates = useCall(everyPost(events));
  const arrival = useMountTime();
  return (
    <div className={styles.hall}>
      <Container>
        {dates.status === 'loading' && (
          <Loading label="Memuat hari ujian">
            <Untold />
          </Loading>
        )}
        {dates.status === 'failed' && <Untold />}
        {dates.status === 'ready' && <Countdown exam={examOf(dates.data.items, arrival)} />}
        <Sheet />
      </Container>
    </div>
  );
}

/** Where nobody knows the day, the question stands by itself. */
function Untold() {
  return <h1 className={styles.plain}>Satu soal sambil menunggu hari ujian</h1>;
}

function Countdown({ exam }: { exam: Post | undefined }) {
  const left = leftUntil(exam?.startDate ?? '', useNow(LOOK_MS));
  if (!exam || !left) return <Untold />;
  return (
    <div className={styles.count}>
      <h1 className={styles.title}>
        <span className={styles.days}>{formatNumber(left.days)}</span> hari menuju {exam.title}
      </h1>
      <p className={styles.rest}>
        <strong>{String(left.hours).padStart(2, '0')}</strong> jam{' '}
        <strong>{String(left.minutes).padStart(2, '0')}</strong> menit tersisa hari ini. Ujiannya
        baru <time dateTime={exam.startDate}>{formatDate(exam.startDate)}</time>; sekarang satu soal
        saja, lalu tidur.
      </p>
    </div>
  );
}
