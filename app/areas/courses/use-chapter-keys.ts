import { useEffect, useRef } from 'react';
import { useWayOn } from '../../router/use-way-on';

interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** Told before the next chapter is gone on to. */
  onNext: () => void;
}

/** Where arrow keys have a meaning of their own. */
const OWN = 'input, textarea, select, video, audio, [contenteditable], [role=slider], dialog';

/** The arrow keys lead to the chapters before and after, wherever they mean nothing else. */
export function useChapterKeys(neighbours: Neighbours): void {
  const way = useWayOn();
  const now = useRef(neighbours);
  useEffect(() => {
    now.current = neighbours;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.defaultPrevented || (target instanceof Element && target.closest(OWN))) return;
      const { previous, next, onNext } = now.current;
      const to = { ArrowLeft: previous, ArrowRight: next }[key];
      if (to === undefined || (target instanceof Element && scrollsSideways(target))) return;
      if (key === 'ArrowRight') onNext();
      way.go(to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [way]);
}

/** Whether arrow keys move what is inside: code and tables that are wider than their place. */
export function scrollsSideways(target: Element): boolean {
  for (let place: Element | null = target; place !== null; place = place.parentElement) {
    if (place === document.body || place === document.documentElement) return false;
    const isWider = place.scrollWidth > place.clientWidth;
    if (isWider && /^(auto|scroll)$/.test(getComputedStyle(place).overflowX)) return true;
  }
  return false;
}
