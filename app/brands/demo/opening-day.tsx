import { useState } from 'react';
import { useMountTime } from '../../core/hydration/live';
import { dayAt, formatDate } from '../../core/wib';
import { Checkbox, toggled } from '../../ui/choice';
import { Container } from '../../ui/container';
import { ScriptNote } from '../../ui/script-note';
import styles from './opening-day.module.css';
import { OWN_DAYS, openingOf, tasks } from './setup';

/** Ticks off what is there already, and says on which day the doors could open. */
export function OpeningDay() {
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const today = dayAt(useMountTime());
  const { days, day, slowest } = openingOf(today, ready);
  const toggle = (key: string) => setReady((before) => toggled(before, key));
  return (
    <section aria-labelledby="buka" className={styles.section}>
      <Container>
        <div className={styles.columns}>
          <div>
            <h2 id="buka">Kapan pintunya dibuka?</h2>
            <fieldset className={styles.tasks}>
              <legend>Centang yang sudah ada di tangan Anda</legend>
              {tasks.map((task) => (
                <Checkbox
                  key={task.key}
                  checked={ready.has(task.key)}
                  onChange={() => toggle(task.key)}
                  className={styles.task}
                >
                  <span>{task.label}</span>
                  <span className={styles.days}>
                    {ready.has(task.key) ? 'ada' : `${task.days} hari`}
                  </span>
                </Checkbox>
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
        <ScriptNote />
      </Container>
    </section>
  );
}
