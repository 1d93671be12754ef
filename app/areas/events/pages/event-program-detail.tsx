import { useItem } from '../../../data/use-item';
import { postCall } from '../../posts/post-calls';
import { festivalProgramme } from '../event-kinds';
import { EventPage } from '../event-page';

export const itemCall = postCall(festivalProgramme);

/** One part of the festival's programme, named by its id. */
export default function ProgrammePartPage() {
  const item = useItem(itemCall);
  return <EventPage kind={festivalProgramme} item={item} listLabel="Program acara" />;
}
