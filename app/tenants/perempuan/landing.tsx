import { listMentors } from '../../api/mentor';
import { WHOLE_PAGE } from '../../api/page';
import { listPosts } from '../../api/post';
import { useCall } from '../../data/use-call';
import { events } from '../../features/events/event-kinds';
import { useArrival } from '../../live';
import { nextEvent } from '../../sections/stage/happening';
import { Later, laterPart } from '../../ui/later';
import { RoundTable } from './round-table';

/** What stands below the table, from above to below. */
export const parts = [
  laterPart(() => import('./opener').then(({ Opener }) => Opener)),
  laterPart(() => import('./below').then(({ Towns }) => Towns)),
  laterPart(() => import('./below').then(({ HouseRules }) => HouseRules)),
  laterPart(() => import('./below').then(({ Kitchen }) => Kitchen)),
  laterPart(() => import('./below').then(({ Chair }) => Chair)),
];

/** The next meetup as a table with faces round it, and a chair that is free. */
export default function Landing() {
  const now = useArrival();
  const all = useCall(listPosts({ kindSlug: events.slug, perPage: WHOLE_PAGE }));
  const mentors = useCall(listMentors());
  const meetup = all.status === 'ready' ? nextEvent(all.data.items, now) : null;
  return (
    <>
      <RoundTable
        meetup={meetup}
        isWaiting={all.status === 'loading'}
        women={mentors.status === 'ready' ? mentors.data : []}
      />
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always the same ones.
        <Later key={index} part={part} />
      ))}
    </>
  );
}
