import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { useApp } from '../../app-context';
import { useIsLive, useKeptState } from '../../live';
import { keepProgress, NOT_BEGUN, type Progress, readProgress } from './progress';

/** How far the visitor is with the test, kept in this browser as it goes on. */
export function useProgress(): [Progress, Dispatch<SetStateAction<Progress>>] {
  const { work } = useApp();
  const isLive = useIsLive();
  const [progress, setProgress] = useKeptState(() => readProgress(work), NOT_BEGUN);
  useEffect(() => {
    if (isLive) keepProgress(work, progress);
  }, [isLive, work, progress]);
  return [progress, setProgress];
}
