import { useEffect } from 'react';
import type { Podcast } from '../../api/podcast';
import type { AudioControls } from './use-audio';

/** Names the episode on the lock screen and lets a headset's buttons drive it, while it is played. */
export function useMediaSession(audio: AudioControls, episode: Podcast): void {
  const { isPlaying, ref } = audio;
  useEffect(() => {
    const element = ref.current;
    if (!isPlaying || element === null || !('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: episode.title,
      artist: episode.speakers.join(', '),
      artwork: episode.cover === '' ? [] : [{ src: episode.cover }],
    });
    navigator.mediaSession.setActionHandler('play', () => void element.play().catch(() => {}));
    navigator.mediaSession.setActionHandler('pause', () => element.pause());
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [isPlaying, ref, episode]);
}
