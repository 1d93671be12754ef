import { listMentors } from '../../api/mentor';
import { WHOLE_PAGE } from '../../api/page';
import { listPosts } from '../../api/post';
import { useCall } from '../../data/use-call';
import { events } from '../../features/events/event-kinds';
import { useArrival } from '../../live';
import { nextEvent } from '../../sections/stage/happening';
import { RoundTable } from './round-table';

/** The next meetup as a table with faces round it, and a chair that is free. */
export function First() {
  const now = useArrival();
  const all = useCall(listPosts({ kindSlug: events.slug, perPage: WHOLE_PAGE }));
  const mentors = useCall(listMentors());
  const meetup = all.status === 'ready' ? nextEvent(all.data.items, now) : null;
  return (
    <RoundTable
      meetup={meetup}
      isWaiting={all.status === 'loading'}
      women={mentors.status === 'ready' ? mentors.data : []}
    />
  );
}
