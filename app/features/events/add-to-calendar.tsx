import type { Post } from '../../api/post';
import { Button } from '../../ui/button';
import { parseTime } from '../../wib';
import { calendarFile } from './calendar';

/**
 * Hands the event to the visitor's own calendar as a file; nothing for one without a day. `path` is
 * the event's page, where it is not this one.
 */
export function AddToCalendar({ event, path }: { event: Post; path?: string }) {
  if (parseTime(event.startDate) === null) return null;
  const save = () => {
    const page = new URL(path ?? location.href, location.href);
    page.hash = '';
    const file = calendarFile(event, page.href, Date.now());
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
