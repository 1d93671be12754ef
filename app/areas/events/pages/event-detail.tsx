import { useItem } from '../../../data/use-item';
import { postCall } from '../../posts/post-calls';
import { events } from '../event-kinds';
import { EventPage } from '../event-page';

export const itemCall = postCall(events);

/** One event, named by its slug. */
export default function EventDetailPage() {
  const item = useItem(itemCall);
  return <EventPage kind={events} item={item} listLabel="Acara" />;
}
