import { listMentors } from '../../api/mentor';
import { useMountTime } from '../../core/hydration/live';
import { useCall } from '../../data/use-call';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { nextEvent } from '../rooms/stage/happening';
import { RoundTable } from './round-table';

/** What is written on the table while no meetup is. */
const MEETUP_NOTES = {
  loading: 'Menata meja…',
  ready: 'Temu berikutnya sedang dicarikan kota.',
  failed: 'Temu berikutnya belum bisa dimuat.',
};

/** The next meetup as a table with faces round it, and a chair that is free. */
export function First() {
  const now = useMountTime();
  const all = useCall(everyPost(events));
  const mentors = useCall(listMentors());
  const meetup = all.status === 'ready' ? nextEvent(all.data.items, now) : null;
  return (
    <RoundTable
      meetup={meetup}
      meetupNote={MEETUP_NOTES[all.status]}
      women={mentors.status === 'ready' ? mentors.data : []}
      womenNote={
        mentors.status === 'failed'
          ? 'Siapa saja yang sudah duduk belum bisa dimuat.'
          : 'Kursinya sedang ditata. Kamu datang paling awal.'
      }
    />
  );
}
