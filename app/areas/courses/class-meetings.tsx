import type { ClassOverview } from '../../api/class';
import { useBoot } from '../../core/app-context';
import { clock } from '../../core/clock';
import { useNow } from '../../core/hydration/live';
import { pagePath } from '../../router/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { saveFile } from '../../ui/save-file';
import { classCalendar, hasMeetings, subscriptionPath } from './class-calendar';
import styles from './class-meetings.module.css';

/** When a class meets, and all its meetings as one file for a calendar; nothing once it is over. */
export default function ClassMeetings({ item }: { item: ClassOverview }) {
  const { domain } = useBoot().tenant;
  if (!hasMeetings(item, useNow())) return null;
  const subscription = subscriptionPath(item.slug);
  const save = () => {
    const url = `https://${domain}${pagePath('courses-detail', { slug: item.slug })}`;
    const file = classCalendar(item, { domain, url }, clock.now());
    if (file !== null) saveFile(`${item.slug}.ics`, file, 'text/calendar');
  };
  return (
    <Card className={styles.meetings ?? ''}>
      <h2>Jadwal pertemuan</h2>
      <ul>
        {item.schedule.map(({ day, time }) => (
          <li key={`${day} ${time}`}>
            {day} {time}
          </li>
        ))}
      </ul>
      <Button variant="secondary" block icon="calendar" data-scripted="" onClick={save}>
        Tambahkan ke kalender
      </Button>
      {subscription !== null && (
        <>
          <ButtonLink variant="ghost" block icon="calendar" to={subscription} reloadDocument>
            Langganan kalender
          </ButtonLink>
          <p>
            <small>
              Salin alamat langganan ke aplikasi kalendermu supaya perubahan jadwal ikut masuk.
            </small>
          </p>
        </>
      )}
    </Card>
  );
}
