import { useEffect, useRef } from 'react';
import type { Learner } from '../../../api/learner';
import { useApp } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { markOf } from '../../../core/owner-mark';
import { isSignedIn } from '../../../shell/session/session';
import { dropWish, type Order, takeWish } from './order';

/**
 * Ends the wish to order once its visitor is back and has not signed in for it: by Back, which shows this
 * page as it was left or loads it again, or by its address. Whoever signs in comes by a new navigation.
 */
export function useWishEnd(): void {
  const { session } = useApp();
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const isBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
    if (isBack || !isSignedIn()) dropWish(session);
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dropWish(session);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [session]);
}

/** Orders by itself for whoever has just signed in to do so; `visitor` is null as long as it is not known who. */
export function useWish(
  order: Pick<Order, 'kind' | 'slug'>,
  visitor: Pick<Learner, 'id'> | null,
  press: () => void,
) {
  const { session } = useApp();
  const owner = visitor && markOf(visitor.id);
  const act = useRef(press);
  useEffect(() => {
    act.current = press;
  });
  const { kind, slug } = order;
  useEffect(() => {
    if (owner !== null && takeWish(session, { kind, slug }, { now: clock.now(), owner })) {
      act.current();
    }
  }, [owner, session, kind, slug]);
}
