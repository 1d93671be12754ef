import { WHOLE_PAGE } from '../../api/page';
import { listPosts } from '../../api/post';
import { useCall } from '../../data/use-call';
import { events, festivalProgramme } from '../../features/events/event-kinds';
import { useArrival } from '../../live';
import { mainEvent } from '../../sections/stage/happening';
import { Poster, PosterGhost, Unannounced } from './poster';

/** The festival's poster, whose type is the day and the town; then what one may do there. */
export function First() {
  return <Announcement />;
}

function Announcement() {
  const now = useArrival();
  const all = useCall(listPosts({ kindSlug: events.slug, perPage: WHOLE_PAGE }));
  const programme = useCall(listPosts({ kindSlug: festivalProgramme.slug, perPage: 50 }));
  if (all.status === 'loading') return <PosterGhost />;
  const festival = all.status === 'ready' ? mainEvent(all.data.items, now) : null;
  if (festival === null) return <Unannounced />;
  return (
    <Poster
      festival={festival}
      programme={programme.status === 'ready' ? programme.data.items : []}
    />
  );
}
