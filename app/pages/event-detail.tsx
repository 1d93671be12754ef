import { events } from '../features/events/event-kinds';
import { EventPage } from '../features/events/event-page';
import { postLoader } from '../features/posts/post-loader';
import { usePageData } from '../route/use-page';

export const loader = postLoader(events);

/** One event, named by its slug. */
export default function EventDetailPage() {
  const { item } = usePageData<typeof loader>();
  return <EventPage kind={events} item={item} listLabel="Acara" />;
}
