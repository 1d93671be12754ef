import { useBoot } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { Button } from '../../../ui/button';
import { saveFile } from '../../../ui/save-file';
import { calendarFile } from './calendar-file';

interface SaveMeetingProps {
  /** ISO day and hour, in Western Indonesian Time. */
  start: string;
  topic: string;
}

/** Puts an appointment into the visitor's calendar; nothing where its time is not known. */
export function SaveMeeting({ start, topic }: SaveMeetingProps) {
  const { tenant } = useBoot();
  const meeting = { start, topic, provider: tenant.name, domain: tenant.domain };
  if (calendarFile(meeting, 0) === null) return null;
  const save = () => {
    const file = calendarFile(meeting, clock.now());
    if (file !== null) saveFile('janji-temu.ics', file, 'text/calendar');
  };
  return (
    <Button variant="secondary" size="small" icon="calendar" data-scripted="" onClick={save}>
      Tambahkan ke kalender
    </Button>
  );
}
