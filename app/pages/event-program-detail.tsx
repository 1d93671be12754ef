import { useLoaded } from '../data/use-call';
import { festivalProgramme } from '../features/events/event-kinds';
import { EventPage } from '../features/events/event-page';
import { postLoader, postOf } from '../features/posts/post-calls';
import { usePage } from '../route/use-page';

export const loader = postLoader(festivalProgramme);

/** One part of the festival's programme, named by its id. */
export default function ProgrammePartPage() {
  const item = useLoaded(postOf(festivalProgramme, usePage().params));
  return <EventPage kind={festivalProgramme} item={item} listLabel="Program acara" />;
}
