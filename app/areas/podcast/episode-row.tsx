import type { Podcast } from '../../api/podcast';
import { useBoot } from '../../core/app-context';
import { PostTitle } from '../../sections/posts/post-title';
import { ArtImage } from '../../ui/art-image';
import { formatMinutes } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { DateText } from '../../ui/value';
import { episodeArt, waveOf } from './episode-art';
import styles from './episode-row.module.css';

interface EpisodeRowProps {
  episode: Podcast;
  to: string | null;
  /** The titles of those before it in the list. */
  after?: readonly string[];
  level?: 2 | 3;
}

/**
 * One episode in a list: its sleeve, its number, who speaks, how long it is. Who saves data gets its length
 * in words alone, not its sound as a picture, too.
 */
export function EpisodeRow({ episode, to, after, level = 2 }: EpisodeRowProps) {
  const { savesData } = useBoot();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.row}>
      <div className={styles.sleeve}>
        <Picture
          src={episode.cover}
          alt=""
          width={240}
          height={240}
          art={{ ...episodeArt(episode), after }}
        />
        <span className={styles.play}>
          <Icon name="play" size={22} />
        </span>
      </div>
      <div>
        <p className={styles.over}>
          {episode.episode > 0 && <span>Episode {episode.episode}</span>}
          {episode.category.name !== '' && <span>{episode.category.name}</span>}
        </p>
        <Title className={styles.title}>
          <PostTitle title={episode.title} to={to} />
        </Title>
        {episode.summary !== '' && <p className={styles.summary}>{episode.summary}</p>}
        <EpisodeFacts episode={episode} />
      </div>
      {episode.durationSeconds > 0 && !savesData && (
        <ArtImage art={waveOf(episode)} width={640} height={200} className={styles.wave} />
      )}
    </article>
  );
}

/** When an episode came out, how long it is, who speaks. */
export function EpisodeFacts({ episode }: { episode: Podcast }) {
  const { publishedAt, durationSeconds, speakers } = episode;
  return (
    <ul className={styles.facts}>
      {publishedAt !== '' && (
        <li>
          <Icon name="calendar" size={18} />
          <DateText value={publishedAt} fallback="" />
        </li>
      )}
      {durationSeconds > 0 && (
        <li>
          <Icon name="clock" size={18} />
          {formatMinutes(durationSeconds / 60)}
        </li>
      )}
      {speakers.length > 0 && (
        <li>
          <Icon name="user" size={18} />
          {speakers.join(', ')}
        </li>
      )}
    </ul>
  );
}
