import { useItem } from '../../../data/use-item';
import { events } from '../../../sections/events/event-kinds';
import { EventPage } from '../../../sections/events/event-page';
import { postCall } from '../../../sections/posts/post-calls';

export const itemCall = postCall(events);

/** One event, named by its slug. */
export default function EventDetailPage() {
  const item = useItem(itemCall);
  return <EventPage kind={events} item={item} listLabel="Acara" />;
}
