import { type RefObject, useEffect, useState } from 'react';

/**
 * Focuses the field that is wrong, or what failed, once it has been rendered: Conform's own way does so at
 * once, when a field of another step is not there yet.
 */
export function useProblemFocus(ref: RefObject<HTMLFormElement | null>) {
  const [wanted, setWanted] = useState<{ name: string | undefined } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const { current: form } = ref;
    const field = wanted.name && form?.querySelector<HTMLElement>(`[name="${wanted.name}"]`);
    (field || form?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [ref, wanted]);
  return (name: string | undefined) => setWanted({ name });
}
