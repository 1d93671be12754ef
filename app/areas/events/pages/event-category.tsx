import { categoryCall, usePageCategory } from '../../posts/post-categories';
import { events } from '../event-kinds';
import { EventList } from './event/event-list';

export const itemCall = categoryCall(events);

/** The events of one category, the nearest first. */
export default function EventCategoryPage() {
  return <EventList only={usePageCategory(events)} />;
}
