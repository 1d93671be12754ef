import type { Podcast } from '../../api/podcast';
import { pagePath, usePageSet } from '../../router/page-table';
import { episodePath } from '../../sections/podcast/episode-path';
import { TitleLink } from '../../sections/posts/post-title';
import { AppLink } from '../../ui/app-link';
import { formatMinutes } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { ScriptNote } from '../../ui/script-note';
import { waveOf, wavePath } from '../rooms/broadcast/wave';
import styles from './stripes.module.css';

const SHOWN = 6;
/** Two bars a minute: a longer episode is a longer wave. */
const BAR_SECONDS = 30;
const LONGEST = 110;

interface StripesProps {
  episodes: readonly Podcast[];
  playing: string;
  onPlay(id: string): void;
}

/** The episodes, a stripe each: how long its wave is says how long it is heard. */
export function Stripes({ episodes, playing, onPlay }: StripesProps) {
  const has = usePageSet();
  return (
    <section aria-labelledby="episode" className={styles.section}>
      <h2 id="episode" className={styles.title}>
        Baru dari studio
      </h2>
      <ol>
        {episodes.slice(0, SHOWN).map((episode) => (
          <Stripe
            key={episode.id}
            episode={episode}
            isPlaying={episode.id === playing}
            onPlay={onPlay}
          />
        ))}
      </ol>
      {has('podcasts') && (
        <AppLink to={pagePath('podcasts')} className={styles.all}>
          Semua episode, dari yang pertama
        </AppLink>
      )}
      <ScriptNote />
    </section>
  );
}

interface StripeProps {
  episode: Podcast;
  isPlaying: boolean;
  onPlay(id: string): void;
}

function Stripe({ episode, isPlaying, onPlay }: StripeProps) {
  const has = usePageSet();
  const { id, slug, title, speakers, durationSeconds, category } = episode;
  const to = episodePath(episode, has);
  const bars = Math.min(LONGEST, Math.max(12, Math.round(durationSeconds / BAR_SECONDS)));
  return (
    <li className={styles.stripe} data-playing={isPlaying || undefined}>
      <button
        type="button"
        className={styles.play}
        aria-label={`Putar ${title}`}
        onClick={() => onPlay(id)}
      >
        <Icon name="play" size={22} />
      </button>
      <div className={styles.words}>
        <h3>
          <TitleLink title={title} to={to} />
        </h3>
        <p>{[category.name, ...speakers.slice(0, 2)].filter(Boolean).join(' · ')}</p>
      </div>
      <svg
        className={styles.wave}
        viewBox={`0 0 ${LONGEST} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={wavePath(waveOf(slug, bars))} />
      </svg>
      <p className={styles.length}>{formatMinutes(durationSeconds / 60)}</p>
    </li>
  );
}
