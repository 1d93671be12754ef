import type { Post } from '../../api/post';
import { parseTime } from '../../core/wib';
import { ButtonLink } from '../../ui/button';
import { events } from './event-kinds';

/** Leads to the event's calendar file, which the edge makes; nothing for one without a day. */
export function AddToCalendar({ event }: { event: Post }) {
  if (parseTime(event.startDate) === null) return null;
  const kind = event.kindSlug || events.slug;
  return (
    <ButtonLink
      variant="secondary"
      block
      icon="calendar"
      to={`/calendar/${kind}/${event.id}.ics`}
      reloadDocument
      download={`${event.slug || 'acara'}.ics`}
    >
      Tambahkan ke kalender
    </ButtonLink>
  );
}
