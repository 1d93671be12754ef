import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { useApp } from '../../core/app-context';
import { useIsHydrated, useStoredState } from '../../core/hydration/live';
import { keepProgress, NOT_BEGUN, type Progress, readProgress } from './progress';

/** How far the visitor is with the test, kept in this browser as it goes on. */
export function useProgress(): [Progress, Dispatch<SetStateAction<Progress>>] {
  const { work } = useApp();
  const isHydrated = useIsHydrated();
  const [progress, setProgress] = useStoredState(() => readProgress(work), NOT_BEGUN);
  useEffect(() => {
    if (isHydrated) keepProgress(work, progress);
  }, [isHydrated, work, progress]);
  return [progress, setProgress];
}
