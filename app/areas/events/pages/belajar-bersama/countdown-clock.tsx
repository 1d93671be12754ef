import { useNow } from '../../../../core/hydration/live';
import { formatDate } from '../../../../core/wib';
import { timeLeft } from './countdown';
import styles from './countdown-clock.module.css';

/** Minutes are what is shown, so that is how often it is looked at again. */
const EVERY_MS = 30_000;

/** The festival's date and how long it is until then; says nothing by itself to assistive technology. */
export function CountdownClock({ start }: { start: string }) {
  const now = useNow(EVERY_MS);
  if (start === '') return <p className={styles.date}>Tanggalnya segera diumumkan.</p>;
  const left = timeLeft(start, now);
  return (
    <div className={styles.clock}>
      <p className={styles.date}>
        <time dateTime={start}>{formatDate(start)}</time>
      </p>
      {left ? (
        <dl className={styles.parts}>
          <Part name="hari" value={left.days} />
          <Part name="jam" value={left.hours} />
          <Part name="menit" value={left.minutes} />
        </dl>
      ) : (
        <p className={styles.open}>Festival sudah dimulai. Sampai jumpa di sana!</p>
      )}
    </div>
  );
}

function Part({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
