import { type MouseEvent, useState } from 'react';
import type { Art } from './art-image';
import { ButtonLink } from './button';
import { Icon } from './icon';
import styles from './lite-video.module.css';
import { Picture } from './picture';
import { playerAddress, youtubeId } from './youtube';

type LiteVideoProps = {
  /** The video's page or player. */
  link: string;
  title: string;
  /** Empty: drawn. */
  poster?: string;
  /** What is drawn; by default what the title tells of. */
  art?: Art;
};

/**
 * A video that costs nothing until it is wanted: a picture that leads to it, and the player in its
 * place where a script hears the press. A video that may not be framed here is linked to instead.
 */
export function LiteVideo({ link, title, poster = '', art }: LiteVideoProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const id = youtubeId(link);
  if (id === null) {
    return (
      <ButtonLink variant="secondary" icon="play" to={link}>
        Tonton {title}
      </ButtonLink>
    );
  }
  if (isPlaying) {
    return (
      <iframe
        src={playerAddress(id)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        className={styles.frame}
      />
    );
  }
  const play = (press: MouseEvent) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey) return;
    press.preventDefault();
    setIsPlaying(true);
  };
  return (
    <a
      href={link}
      rel="noopener noreferrer"
      className={styles.frame}
      aria-label={`Putar video: ${title}`}
      onClick={play}
    >
      <Picture
        src={poster}
        alt=""
        width={1280}
        height={720}
        art={art ?? { kind: 'works', seed: title, subject: 'camera' }}
        className={styles.poster ?? ''}
      />
      <span className={styles.play}>
        <span>
          <Icon name="play" size={32} />
        </span>
      </span>
    </a>
  );
}
