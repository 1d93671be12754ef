import { useRef, useState } from 'react';

/** Does one thing at a time: what is begun meanwhile, by a second press, changes nothing and gives null. */
export function useAlone() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const alone = async <T>(act: () => Promise<T>): Promise<T | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    try {
      return await act();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [isBusy, alone] as const;
}
