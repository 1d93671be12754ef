/**
 * When a video has been watched to its end. The player in its frame says so by messages, once it has
 * been told that somebody listens (the protocol of the YouTube IFrame Player API; its own script, which
 * would be another origin's, is not needed for that).
 */
import { type RefObject, useEffect, useRef } from 'react';

const PLAYER = 'https://www.youtube-nocookie.com';

/** The player's word for a video that has ended. */
const ENDED = 0;

/** Whether what a player says is that its video has ended. */
export function saysEnded(message: unknown): boolean {
  if (typeof message !== 'string') return false;
  const state = /"(?:playerState|info)":\s*(-?\d+)/.exec(message)?.[1];
  return /"event":\s*"(infoDelivery|onStateChange)"/.test(message) && Number(state) === ENDED;
}

/** Tells once for each chapter, about any player within what is returned. */
export function useVideoEnd(
  chapter: string,
  onEnded: () => void,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef(onEnded);
  useEffect(() => {
    told.current = onEnded;
  });
  useEffect(() => {
    const place = ref.current;
    let isTold = false;
    const listen = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement)) return;
      const greeting = JSON.stringify({ event: 'listening', id: chapter, channel: 'widget' });
      target.contentWindow?.postMessage(greeting, PLAYER);
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      const frame = place?.querySelector('iframe');
      if (isTold || origin !== PLAYER || !frame || source !== frame.contentWindow) return;
      if (!saysEnded(data)) return;
      isTold = true;
      told.current();
    };
    // A frame's load does not bubble.
    place?.addEventListener('load', listen, true);
    window.addEventListener('message', hear);
    return () => {
      place?.removeEventListener('load', listen, true);
      window.removeEventListener('message', hear);
    };
  }, [chapter]);
  return ref;
}
