import { useState } from 'react';
import { useArrival, useEarlyChoice } from '../../live';
import { Container } from '../../ui/container';
import { dayAt, formatDate } from '../../wib';
import styles from './opening-day.module.css';
import { OWN_DAYS, openingOf, type Task, tasks } from './setup';

/** Ticks off what is there already, and says on which day the doors could open. */
export function OpeningDay() {
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const today = dayAt(useArrival());
  const { days, day, slowest } = openingOf(today, ready);
  const toggle = (key: string) =>
    setReady((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <section aria-labelledby="buka" className={styles.section}>
      <Container>
        <div className={styles.columns}>
          <div>
            <h2 id="buka">Kapan pintunya dibuka?</h2>
            <fieldset className={styles.tasks}>
              <legend>Centang yang sudah ada di tangan Anda</legend>
              {tasks.map((task) => (
                <Row
                  key={task.key}
                  task={task}
                  isReady={ready.has(task.key)}
                  onToggle={() => toggle(task.key)}
                />
              ))}
            </fieldset>
          </div>
          <p role="status" className={styles.day}>
            Bila dimulai hari ini, situs Anda bisa dibuka
            <strong>{formatDate(day)}</strong>
            <span>
              {days} hari kerja.{' '}
              {slowest === null
                ? 'Tinggal bagian kami: merek, alamat, dan uji coba bersama.'
                : `Penentunya: ${slowest.label.toLowerCase()}, ${slowest.days} hari; sesudah itu ${OWN_DAYS} hari bagian kami.`}
            </span>
          </p>
        </div>
      </Container>
    </section>
  );
}

interface RowProps {
  task: Task;
  isReady: boolean;
  onToggle(): void;
}

function Row({ task, isReady, onToggle }: RowProps) {
  const early = useEarlyChoice<HTMLInputElement>(({ checked }) => {
    if (checked && !isReady) onToggle();
  });
  return (
    <label className={styles.task}>
      <input ref={early} type="checkbox" checked={isReady} onChange={onToggle} />
      <span>{task.label}</span>
      <span className={styles.days}>{isReady ? 'ada' : `${task.days} hari`}</span>
    </label>
  );
}
