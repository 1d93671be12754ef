import { useSyncExternalStore } from 'react';
import type { App } from '../../core/app';
import { useApp } from '../../core/app-context';
import { createListeners } from '../../core/listeners';

export type RadioPhase = 'off' | 'loading' | 'playing' | 'failed';

interface RadioState {
  readonly phase: RadioPhase;
  /** From 0 to 1. */
  readonly volume: number;
}

interface RadioControls extends RadioState {
  toggle(): void;
  setVolume(volume: number): void;
}

const SILENT: RadioState = { phase: 'off', volume: 1 };

/** What the audio element's events say of it. */
const PHASES: readonly (readonly [event: string, phase: RadioPhase])[] = [
  ['play', 'loading'],
  ['waiting', 'loading'],
  ['playing', 'playing'],
  ['pause', 'off'],
  ['error', 'failed'],
];

/**
 * The app's one radio: `app.service(createRadio)`. Its audio element stands outside of what React renders:
 * the site's header and the portal's frame take each other's place, and it plays on. It gives way to
 * anything else that is played on the page.
 */
export function createRadio(_: App) {
  const { subscribe, notify } = createListeners();
  let state = SILENT;
  let audio: HTMLAudioElement | null = null;
  const set = (change: Partial<RadioState>) => {
    state = { ...state, ...change };
    notify();
  };
  const begin = (url: string) => {
    const element = document.createElement('audio');
    element.src = url;
    element.loop = true;
    element.preload = 'none';
    for (const [event, phase] of PHASES) element.addEventListener(event, () => set({ phase }));
    element.addEventListener('volumechange', () => set({ volume: element.volume }));
    // Media events do not bubble, but they are captured.
    const giveWay = ({ target }: Event) => {
      if (target !== element) element.pause();
    };
    document.addEventListener('play', giveWay, { capture: true });
    document.body.append(element);
    return element;
  };
  return {
    state: () => state,
    subscribe,
    toggle(url: string) {
      audio ??= begin(url);
      if (!audio.paused) return audio.pause();
      // After a failure the element has to be told to ask again.
      if (audio.error !== null) audio.load();
      // A refusal to play shows as the element's own pause or error event.
      void audio.play().catch(() => {});
    },
    setVolume(volume: number) {
      if (audio !== null) audio.volume = volume;
    },
  };
}

/** Drives the radio. */
export function useRadio(url: string): RadioControls {
  const { state, subscribe, toggle, setVolume } = useApp().service(createRadio);
  const now = useSyncExternalStore(subscribe, state, () => SILENT);
  return { ...now, toggle: () => toggle(url), setVolume };
}
