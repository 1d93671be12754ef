import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { User } from '../../../api/user';
import type { App } from '../../../core/app';
import { useApp } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { markOf } from '../../../core/owner-mark';
import { createSight } from '../../../router/sight';
import { isSignedIn } from '../../../shell/session/session';
import { dropOthersWish, dropWish, keepWish, type Order, takeWish } from './order';

/** The wish to order of this tab: `app.service(createWish)`. */
export function createWish({ session }: Pick<App, 'session'>) {
  let isOfThisDocument = false;
  return {
    /** Keeps what the visitor was about to order, who is led away to sign in ({@link keepWish}). */
    keep(order: Pick<Order, 'kind' | 'slug'>, owner: string | null): void {
      isOfThisDocument = true;
      keepWish(session, order, { now: clock.now(), owner });
    },
    /** Ends a wish that an earlier document has kept. */
    dropEarlier(): void {
      if (!isOfThisDocument) dropWish(session);
    },
  };
}

/**
 * Ends the wish to order once its visitor is back and has not signed in for it: by Back, which shows this
 * page as it was left or loads it again, or by its address; and once they go on to another page in place of
 * signing in. Whoever signs in comes by a new navigation. A render of this page that begins anew while its
 * visitor is on the way to sign in ends nothing. `visitor` is null as long as it is not known who.
 */
export function useWishEnd(visitor: Pick<User, 'id'> | null = null): void {
  const app = useApp();
  const { pathname, search } = useLocation();
  const { session } = app;
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const isBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
    if (isBack || !isSignedIn()) app.service(createWish).dropEarlier();
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dropWish(session);
    };
    window.addEventListener('pageshow', wake);
    return () => {
      window.removeEventListener('pageshow', wake);
      if (!app.service(createSight).isOn({ pathname, search })) dropWish(session);
    };
  }, [app, session, pathname, search]);
  const owner = visitor && markOf(visitor.id);
  useEffect(() => {
    if (owner !== null) dropOthersWish(session, owner);
  }, [owner, session]);
}

/**
 * Orders by itself for whoever has just signed in to do so. `visitor` is null as long as it is not settled who
 * is there and where they stand: a page that is about to be loaded anew would lose the answer. `press` is null
 * where there is nothing to order by now, which ends the wish as well.
 */
export function useWish(
  order: Pick<Order, 'kind' | 'slug'>,
  visitor: Pick<User, 'id'> | null,
  press: (() => void) | null,
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
      act.current?.();
    }
  }, [owner, session, kind, slug]);
}
