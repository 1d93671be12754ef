import { useId, useState } from 'react';
import { listPodcasts, type Podcast } from '../../api/podcast';
import { useCall } from '../../data/use-call';
import { usePageSet } from '../../router/page-table';
import { episodePath } from '../../sections/podcast/episode-path';
import { TitleLink } from '../../sections/posts/post-title';
import { formatMinutes } from '../../ui/format';
import { Range } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { fitting } from '../rooms/broadcast/wave';
import styles from './journey.module.css';

const LONGEST = 180;
const ROADS = [
  { minutes: 35, name: 'Antre di puskesmas' },
  { minutes: 65, name: 'Kereta pulang kerja' },
  { minutes: 120, name: 'Travel antarkota' },
] as const;

/** What can be heard on the way, by how long the way is. */
export function Journey() {
  const id = useId();
  const [minutes, setMinutes] = useState(65);
  const episodes = useCall(listPodcasts());
  const items = episodes.status === 'ready' ? episodes.data.items : [];
  const chosen = fitting(items, minutes);
  const spent = chosen.reduce(
    (sum, { durationSeconds }) => sum + Math.round(durationSeconds / 60),
    0,
  );
  return (
    <section aria-labelledby={`${id}-t`} className={styles.section}>
      <h2 id={`${id}-t`}>Perjalananmu berapa menit?</h2>
      <div className={styles.dial}>
        <label htmlFor={id}>
          Lama perjalanan: <strong>{formatMinutes(minutes)}</strong>
        </label>
        <Range
          id={id}
          range={{ min: 15, max: LONGEST, step: 5 }}
          value={minutes}
          shown={formatMinutes(minutes)}
          onChange={setMinutes}
        />
        <div className={styles.roads}>
          {ROADS.map((road) => (
            <button key={road.name} type="button" onClick={() => setMinutes(road.minutes)}>
              {road.name}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.answer}>
        <p role="status">
          {chosen.length > 0
            ? `${chosen.length} episode, ${formatMinutes(spent)}: turun tepat saat penutupnya.`
            : 'Belum ada episode sependek itu. Coba jalan yang sedikit lebih jauh.'}
        </p>
        <Rail chosen={chosen} minutes={minutes} />
      </div>
      <ScriptNote />
    </section>
  );
}

/** The way, with an episode's length for each part of it. */
function Rail({ chosen, minutes }: { chosen: readonly Podcast[]; minutes: number }) {
  const has = usePageSet();
  return (
    <ol className={styles.rail}>
      {chosen.map((episode) => {
        const to = episodePath(episode, has);
        const share = (episode.durationSeconds / 60 / minutes) * 100;
        return (
          <li key={episode.id} style={{ flexBasis: `${share}%` }}>
            <TitleLink title={episode.title} to={to} />
            <span>{formatMinutes(episode.durationSeconds / 60)}</span>
          </li>
        );
      })}
    </ol>
  );
}
