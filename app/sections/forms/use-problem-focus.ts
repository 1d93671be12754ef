import { useEffect, useRef, useState } from 'react';

/** Focuses the field that is wrong, or what failed, once it has been rendered. */
export function useProblemFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ name: string | undefined } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const { current: form } = ref;
    const field = wanted.name && form?.querySelector<HTMLElement>(`[name="${wanted.name}"]`);
    (field || form?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [wanted]);
  return { ref, focusProblem: (name: string | undefined) => setWanted({ name }) };
}
