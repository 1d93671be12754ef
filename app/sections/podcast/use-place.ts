import { useEffect } from 'react';
import { useApp } from '../../core/app-context';
import type { AudioControls } from './use-audio';

/** Beginnings and endings are not worth coming back to, in seconds. */
const MARGIN = 15;

/** Remembers where a recording was left, and goes there once it is loaded the next time. */
export function usePlace({ ref }: Pick<AudioControls, 'ref'>, id: string): void {
  const { work } = useApp();
  useEffect(() => {
    const audio = ref.current;
    if (audio === null) return;
    const key = `podcast-place:${id}`;
    const goThere = () => {
      const place = Number(work.get(key) ?? 0);
      const isWorth = place > MARGIN && place < audio.duration - MARGIN;
      if (isWorth && audio.currentTime === 0) audio.currentTime = place;
    };
    const remember = () => {
      const { currentTime, duration } = audio;
      if (currentTime > MARGIN && !(currentTime > duration - MARGIN)) {
        work.set(key, String(Math.floor(currentTime)));
      } else work.remove(key);
    };
    const gone = new AbortController();
    audio.addEventListener('loadedmetadata', goThere, { signal: gone.signal });
    audio.addEventListener('pause', remember, { signal: gone.signal });
    window.addEventListener('pagehide', remember, { signal: gone.signal });
    return () => {
      // Without anything played there is nothing to remember, and the old place stays.
      if (audio.currentTime > 0) remember();
      gone.abort();
    };
  }, [ref, id, work]);
}
