import { useEffect } from 'react';
import { useApp } from '../../../core/app-context';
import { isSignedIn } from '../../../session/session';
import { dropWish } from './order';

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
