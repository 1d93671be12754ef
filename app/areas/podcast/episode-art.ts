import type { Podcast } from '../../api/podcast';
import type { Art } from '../../ui/art-image';

/** What is drawn of an episode that has no picture: its title, and its sound as long as it is. */
export function episodeArt({ title, episode, durationSeconds }: Podcast): Art {
  const note = episode > 0 ? `Episode ${episode}` : '';
  return { kind: 'covers', seed: title, note, seconds: durationSeconds };
}

/** Its sound alone, as long as it is. */
export function waveOf({
  title,
  durationSeconds,
}: Pick<Podcast, 'title' | 'durationSeconds'>): Art {
  return { kind: 'waves', seed: title, seconds: durationSeconds };
}
