import type { Post } from '../../api/post';
import { Button } from '../../ui/button';
import { parseTime } from '../../wib';
import { calendarFile } from './calendar';

/** Hands the event to the visitor's own calendar as a file; nothing for one without a day. */
export function AddToCalendar({ event }: { event: Post }) {
  if (parseTime(event.startDate) === null) return null;
  const save = () => {
    const file = calendarFile(event, location.href.split('#')[0] ?? location.href, Date.now());
    if (file === null) return;
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${event.slug || 'acara'}.ics`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button variant="secondary" block icon="calendar" onClick={save}>
      Simpan ke kalender
    </Button>
  );
}
