import { pagePath, usePageSet } from '../../../../router/page-table';
import { ButtonLink } from '../../../../ui/button';
import { Section, SectionHeading } from '../../../../ui/layout';
import { LENGTH, type ScheduleDay, schedule } from './content';
import styles from './festival-schedule.module.css';

/** Every day, hour by hour. */
export function FestivalSchedule() {
  const has = usePageSet();
  return (
    <Section id="jadwal" labelledBy="judul-jadwal">
      <SectionHeading
        id="judul-jadwal"
        title={`Jam demi jam, ${LENGTH}`}
        action={
          has('event-program') && (
            <ButtonLink variant="secondary" to={pagePath('event-program')}>
              Rincian tiap acara
            </ButtonLink>
          )
        }
      />
      <div className={styles.days}>
        {schedule.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </div>
    </Section>
  );
}

function Day({ day: { day, theme, slots } }: { day: ScheduleDay }) {
  return (
    <div>
      <h3>{day}</h3>
      <p className={styles.theme}>{theme}</p>
      <ol className={styles.slots}>
        {slots.map(({ time, what, where }) => (
          <li key={time}>
            <time dateTime={time.replace('.', ':')}>{time}</time>
            <div>
              <strong>{what}</strong>
              <span>{where}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
