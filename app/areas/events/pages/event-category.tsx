import { events } from '../../../sections/events/event-kinds';
import { categoryCall, usePageCategory } from '../../../sections/posts/post-categories';
import { EventList } from './event/event-list';

export const itemCall = categoryCall(events);

/** The events of one category, the nearest first. */
export default function EventCategoryPage() {
  return <EventList only={usePageCategory(events)} />;
}
