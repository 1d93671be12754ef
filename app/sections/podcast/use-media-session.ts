import { useEffect, useRef } from 'react';
import type { Podcast } from '../../api/podcast';
import type { AudioControls } from './use-audio';

/**
 * Names the episode on the lock screen and lets a headset's buttons drive it, from when it is first
 * played until its player is gone.
 */
export function useMediaSession(audio: AudioControls, episode: Podcast): void {
  const { isPlaying, ref } = audio;
  const release = useRef<() => void>(null);
  useEffect(() => {
    const element = ref.current;
    if (!isPlaying || element === null || !('mediaSession' in navigator)) return;
    const metadata = new MediaMetadata({
      title: episode.title,
      artist: episode.speakers.join(', '),
      artwork: episode.cover === '' ? [] : [{ src: episode.cover }],
    });
    release.current = holdMediaSession(navigator.mediaSession, element, metadata);
  }, [isPlaying, ref, episode]);
  useEffect(() => () => release.current?.(), []);
}

type Session = Pick<MediaSession, 'metadata' | 'setActionHandler'>;

/** Takes the session for an element. The function that is returned lets go of it, unless another has it. */
export function holdMediaSession(
  session: Session,
  element: Pick<HTMLMediaElement, 'play' | 'pause'>,
  metadata: MediaMetadata,
): () => void {
  session.metadata = metadata;
  session.setActionHandler('play', () => void element.play().catch(() => {}));
  session.setActionHandler('pause', () => element.pause());
  return () => {
    if (session.metadata !== metadata) return;
    session.metadata = null;
    session.setActionHandler('play', null);
    session.setActionHandler('pause', null);
  };
}
