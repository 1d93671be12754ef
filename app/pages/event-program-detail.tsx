import { festivalProgramme } from '../features/events/event-kinds';
import { EventPage } from '../features/events/event-page';
import { postLoader } from '../features/posts/post-loader';
import { usePageData } from '../route/use-page';

export const loader = postLoader(festivalProgramme);

/** One part of the festival's programme, named by its id. */
export default function ProgrammePartPage() {
  const { item } = usePageData<typeof loader>();
  return <EventPage kind={festivalProgramme} item={item} listLabel="Program acara" />;
}
