import { EventList } from './event/event-list';

/** The events, the nearest first. */
export default function EventsPage() {
  return <EventList />;
}
