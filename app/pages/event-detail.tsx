import { usePageData } from '../navigation/use-page';
import { events } from '../sections/events/event-kinds';
import { EventPage } from '../sections/events/event-page';
import { postLoader } from '../sections/posts/post-loader';

export const loader = postLoader(events);

/** One event, named by its slug. */
export default function EventDetailPage() {
  const { item } = usePageData<typeof loader>();
  return <EventPage kind={events} item={item} listLabel="Acara" />;
}
