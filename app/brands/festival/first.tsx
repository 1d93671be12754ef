import { useMountTime } from '../../core/hydration/live';
import { useCall } from '../../data/use-call';
import { events } from '../../sections/events/event-kinds';
import { everyPost } from '../../sections/posts/post-calls';
import { mainEvent } from '../rooms/stage/happening';
import { festivalDays } from './first-view';
import { Poster, PosterGhost, Unannounced } from './poster';

const UNSETTLED = 'Tanggal berikutnya sedang dicocokkan dengan jadwal sekolah.';
const UNKNOWN = 'Tanggal berikutnya belum bisa dimuat. Coba muat ulang halaman ini.';

/** The festival's poster, whose type is the day and the town; then what one may do there. */
export function First() {
  return <Announcement />;
}

function Announcement() {
  const now = useMountTime();
  const all = useCall(everyPost(events));
  const programme = useCall(festivalDays());
  if (all.status === 'loading') return <PosterGhost />;
  if (all.status === 'failed') return <Unannounced claim={UNKNOWN} />;
  const festival = mainEvent(all.data.items, now);
  if (festival === null) return <Unannounced claim={UNSETTLED} />;
  return (
    <Poster
      festival={festival}
      programme={programme.status === 'ready' ? programme.data.items : []}
    />
  );
}
