import { useCallback, useEffect } from 'react';
import { getLearner } from '../../api/learner';
import { useApp } from '../../core/app-context';
import { changedElsewhere } from '../../data/send-write';

/** Asks again whenever the visitor looks back at this tab: they may have paid in another one. */
export function useReturns(): void {
  const { cache } = useApp();
  const look = useCallback(() => {
    if (document.visibilityState === 'visible') changedElsewhere(cache, getLearner());
  }, [cache]);
  useEffect(() => {
    for (const event of ['visibilitychange', 'pageshow'] as const) {
      (event === 'pageshow' ? window : document).addEventListener(event, look);
    }
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [look]);
}
