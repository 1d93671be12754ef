import { type RefObject, useEffect, useRef, useState } from 'react';

export type RadioPhase = 'off' | 'loading' | 'playing' | 'failed';

interface RadioControls {
  readonly ref: RefObject<HTMLAudioElement | null>;
  readonly phase: RadioPhase;
  /** From 0 to 1. */
  readonly volume: number;
  toggle(): void;
  setVolume(volume: number): void;
}

/** Drives the radio's audio element. It gives way to anything else that is played on the page. */
export function useRadio(): RadioControls {
  const ref = useRef<HTMLAudioElement>(null);
  const [phase, setPhase] = useState<RadioPhase>('off');
  const [volume, setLevel] = useState(1);
  useEffect(() => {
    const audio = ref.current;
    if (audio === null) return;
    const gone = new AbortController();
    const { signal } = gone;
    const on = (event: string, next: RadioPhase) =>
      audio.addEventListener(event, () => setPhase(next), { signal });
    on('play', 'loading');
    on('waiting', 'loading');
    on('playing', 'playing');
    on('pause', 'off');
    on('error', 'failed');
    audio.addEventListener('volumechange', () => setLevel(audio.volume), { signal });
    // Media events do not bubble, but they are captured.
    const giveWay = ({ target }: Event) => {
      if (target !== audio) audio.pause();
    };
    document.addEventListener('play', giveWay, { capture: true, signal });
    return () => gone.abort();
  }, []);
  return { ref, phase, volume, ...controlsOf(ref) };
}

function controlsOf(ref: RefObject<HTMLAudioElement | null>) {
  return {
    toggle: () => {
      const audio = ref.current;
      if (audio === null) return;
      if (!audio.paused) return audio.pause();
      // After a failure the element has to be told to ask again.
      if (audio.error !== null) audio.load();
      // A refusal to play shows as the element's own pause or error event.
      void audio.play().catch(() => {});
    },
    setVolume: (volume: number) => {
      if (ref.current !== null) ref.current.volume = volume;
    },
  };
}
