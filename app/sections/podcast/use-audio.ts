import { type RefObject, useEffect, useRef, useState } from 'react';
import { moved } from './clock';

/** What the visitor sees of a recording. Times are in seconds. */
export interface AudioState {
  readonly isPlaying: boolean;
  /** Wanted, but not there yet. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly time: number;
  /** 0 while it is not known. */
  readonly length: number;
  readonly speed: number;
}

/** A recording and what can be done with it. */
export interface AudioControls extends AudioState {
  readonly ref: RefObject<HTMLAudioElement | null>;
  play(): void;
  toggle(): void;
  /** Moves by some seconds. */
  skip(by: number): void;
  seek(to: number): void;
  setSpeed(speed: number): void;
}

const QUIET: AudioState = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  length: 0,
  speed: 1,
};

/** Follows an audio element, whose state is the truth, and drives it. */
export function useAudio(): AudioControls {
  const ref = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(QUIET);
  useEffect(() => {
    const audio = ref.current;
    if (audio === null) return;
    const gone = new AbortController();
    const on = (event: string, change: () => Partial<AudioState>) =>
      audio.addEventListener(event, () => setState((now) => ({ ...now, ...change() })), {
        signal: gone.signal,
      });
    on('play', () => ({ isPlaying: true, hasFailed: false }));
    on('pause', () => ({ isPlaying: false, isWaiting: false }));
    on('waiting', () => ({ isWaiting: true }));
    on('playing', () => ({ isWaiting: false }));
    on('timeupdate', () => ({ time: audio.currentTime }));
    on('seeked', () => ({ time: audio.currentTime }));
    on('durationchange', () => ({
      length: Number.isFinite(audio.duration) ? audio.duration : 0,
    }));
    on('ratechange', () => ({ speed: audio.playbackRate }));
    on('error', () => ({ isPlaying: false, isWaiting: false, hasFailed: true }));
    return () => gone.abort();
  }, []);
  const showTime = (time: number) => setState((now) => ({ ...now, time }));
  return { ...state, ref, ...controlsOf(ref, showTime) };
}

function controlsOf(ref: RefObject<HTMLAudioElement | null>, showTime: (time: number) => void) {
  const withAudio = (act: (audio: HTMLAudioElement) => void) => {
    if (ref.current !== null) act(ref.current);
  };
  const seek = (to: number) =>
    withAudio((audio) => {
      audio.currentTime = to;
      if (audio.readyState > 0) return;
      // A recording that has not been loaded says nothing of where it will begin, and Safari forgets it.
      showTime(to);
      audio.addEventListener('loadedmetadata', () => seek(to), { once: true });
    });
  const play = () =>
    withAudio((audio) => {
      // An element that has failed does not ask again by itself.
      if (audio.error !== null) audio.load();
      // A refusal to play shows as the element's own pause or error event.
      void audio.play().catch(() => {});
    });
  return {
    play,
    seek,
    toggle: () =>
      withAudio((audio) => {
        if (audio.paused) play();
        else audio.pause();
      }),
    skip: (by: number) => withAudio((audio) => seek(moved(audio.currentTime, by, audio.duration))),
    setSpeed: (speed: number) =>
      withAudio((audio) => {
        audio.playbackRate = speed;
      }),
  };
}
