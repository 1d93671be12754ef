import { useItem } from '../../../data/use-item';
import { festivalProgramme } from '../../../sections/events/event-kinds';
import { EventPage } from '../../../sections/events/event-page';
import { postCall } from '../../../sections/posts/post-calls';

export const itemCall = postCall(festivalProgramme);

/** One part of the festival's programme, named by its id. */
export default function ProgrammePartPage() {
  const item = useItem(itemCall);
  return <EventPage kind={festivalProgramme} item={item} listLabel="Program acara" />;
}
