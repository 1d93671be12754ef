/** A place in a recording that an address names, as a media fragment does: `#t=130`, in seconds. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { AudioControls } from './use-audio';

/** The fragment for a chapter's time since the beginning, "02.10" in minutes and seconds; null for any other text. */
export function fragmentOf(time: string): string | null {
  const [, minutes, seconds] = /^(\d{1,3})\.([0-5]\d)$/.exec(time) ?? [];
  return seconds === undefined ? null : `#t=${Number(minutes) * 60 + Number(seconds)}`;
}

/** The seconds that a fragment names; null where it names none. */
export function placeIn(fragment: string): number | null {
  const [, seconds] = /^#t=(\d{1,6})$/.exec(fragment) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/** Goes to the place that the address names. A chapter that is pressed plays; an address that is opened waits. */
export function useAddressedPlace({ seek, play }: Pick<AudioControls, 'seek' | 'play'>): void {
  const { hash, key } = useLocation();
  const opened = useRef(key);
  const goTo = useEffectEvent((seconds: number, isPressed: boolean) => {
    seek(seconds);
    if (isPressed) play();
  });
  useEffect(() => {
    const seconds = placeIn(hash);
    if (seconds !== null) goTo(seconds, key !== opened.current);
  }, [hash, key]);
}
