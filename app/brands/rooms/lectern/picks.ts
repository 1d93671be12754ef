/** What somebody has picked out of a list. */
import { useState } from 'react';
import { toggled } from '../../../ui/choice';

/** The slugs that are picked; as long as nobody has picked, those it begins with. */
export function usePicks(first: readonly string[]): {
  picks: ReadonlySet<string>;
  toggle(slug: string): void;
} {
  const [picks, setPicks] = useState<ReadonlySet<string>>(() => new Set(first));
  const toggle = (slug: string) => setPicks((before) => toggled(before, slug));
  return { picks, toggle };
}
