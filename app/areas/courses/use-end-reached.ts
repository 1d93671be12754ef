/** Whether a text has been read to its end: where its end comes into view, and stays for a moment. */
import { type RefObject, useEffect, useRef } from 'react';

/** So long the end is in view before it counts, in ms: who leafs through has not read. */
const STAY_MS = 1500;

/** What marks the end, and whether it has been in view since the chapter was opened. */
export interface TextEnd {
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly wasSeen: () => boolean;
}

/** Tells once for each chapter; `chapter` is its id. */
export function useEndReached(chapter: string, onReached: () => void): TextEnd {
  const ref = useRef<HTMLSpanElement>(null);
  const seen = useRef<string | null>(null);
  const told = useRef(onReached);
  useEffect(() => {
    told.current = onReached;
  });
  useEffect(() => {
    const end = ref.current;
    if (end === null || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      seen.current = chapter;
      timer = setTimeout(() => {
        observer.disconnect();
        told.current();
      }, STAY_MS);
    });
    observer.observe(end);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [chapter]);
  // A press may come before the browser tells what is in view.
  const isInView = () => (ref.current?.getBoundingClientRect().top ?? Infinity) < innerHeight;
  return { ref, wasSeen: () => seen.current === chapter || isInView() };
}
