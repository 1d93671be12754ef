import { usePageData } from '../navigation/use-page';
import { festivalProgramme } from '../sections/events/event-kinds';
import { EventPage } from '../sections/events/event-page';
import { postLoader } from '../sections/posts/post-loader';

export const loader = postLoader(festivalProgramme);

/** One part of the festival's programme, named by its id. */
export default function ProgrammePartPage() {
  const { item } = usePageData<typeof loader>();
  return <EventPage kind={festivalProgramme} item={item} listLabel="Program acara" />;
}
