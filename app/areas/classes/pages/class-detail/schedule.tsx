import type { ClassOverview } from '../../../../api/class';
import { cx } from '../../../../ui/cx';
import { Part } from './part';
import styles from './schedule.module.css';
import { type Block, DAYS, hoursOf, weekOf } from './week';

/** When a class meets: its week drawn as a timetable, and the same in words. */
export function Schedule({ schedule }: { schedule: ClassOverview['schedule'] }) {
  if (schedule.length === 0) return null;
  const week = weekOf(schedule);
  return (
    <Part id="jadwal" title="Jadwal belajar">
      {week && <Week week={week} />}
      <dl className={styles.schedule}>
        {schedule.map(({ day, time }) => (
          <div key={`${day} ${time}`}>
            <dt>{day}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** For the eye alone: the list below says the same. */
function Week({ week }: { week: readonly (readonly Block[])[] }) {
  const hours = hoursOf(week);
  const share = (hour: number) => `${((hour - hours.from) / (hours.to - hours.from)) * 100}%`;
  return (
    <div className={styles.week} aria-hidden="true">
      {week.map((blocks, index) => (
        <div key={DAYS[index]} className={cx(styles.day, blocks.length > 0 && styles.taken)}>
          <span>{DAYS[index]?.slice(0, 3)}</span>
          <div className={styles.hours}>
            {blocks.map(({ from, to }) => (
              <i key={from} style={{ top: share(from), bottom: `calc(100% - ${share(to)})` }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
