import { useEffect, useState } from 'react';

export type CopyOutcome = 'none' | 'copied' | 'failed';

/** How long the outcome is shown, in ms. */
const SHOWN_MS = 2000;

/** Copies a text, or what makes it once it is wanted, and tells for a moment whether it did. */
export function useCopy(text: string | (() => Promise<string>)) {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  // Outside of secure contexts there is no clipboard at all.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, copy };
}
