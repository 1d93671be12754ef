import { useLoaded } from '../data/use-call';
import { events } from '../features/events/event-kinds';
import { EventPage } from '../features/events/event-page';
import { postLoader, postOf } from '../features/posts/post-calls';
import { usePage } from '../route/use-page';

export const loader = postLoader(events);

/** One event, named by its slug. */
export default function EventDetailPage() {
  const item = useLoaded(postOf(events, usePage().params));
  return <EventPage kind={events} item={item} listLabel="Acara" />;
}
