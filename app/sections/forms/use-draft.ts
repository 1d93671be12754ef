import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { readDraft, writeDraft } from './draft';
import { type FormFields, mapFields } from './fields';
import type { Values } from './values';

/** The draft that the form finds; null where there is none, undefined until the page is alive. */
export function useDraft<Name extends string>(
  name: string,
  fields: FormFields<Name>,
  initial: Values<Name>,
): Values<Name> | null | undefined {
  const app = useApp();
  const [draft] = useStoredState<Values<Name> | null | undefined>(
    () => readDraft(app, name, fields, initial),
    undefined,
  );
  return draft;
}

interface LateValues<Name extends string> {
  readonly fields: FormFields<Name>;
  /** What the form begins with, as far as it is known. */
  readonly begun: Values<Name>;
  /** Whether this browser has been asked what it keeps. */
  readonly isKnown: boolean;
  now(): Values<Name>;
  fill(values: Values<Name>): void;
}

/**
 * Fills in what the edge did not know of, such as a draft, where nothing was typed before the page was
 * alive. Whether that is done.
 */
export function useLateValues<Name extends string>(late: LateValues<Name>): boolean {
  const { fields, begun, isKnown, now, fill } = late;
  const [isBegun, setBegun] = useState(isKnown);
  const [atEdge] = useState(begun);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!isKnown || isBegun) return;
    const typed = now();
    fill(mapFields(fields, (one) => (typed[one] === atEdge[one] ? begun : typed)[one]));
    setBegun(true);
  }, [isKnown]);
  return isBegun;
}

interface KeptDraft<Name extends string> {
  /** Names the draft. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  readonly values: Values<Name>;
  /** Whether the values have the draft in them that was found: before, they would be written over it. */
  readonly isBegun: boolean;
  /** Whether anything was changed since: only then there is a draft to keep. */
  readonly isChanged: boolean;
}

/** Keeps what is changed as a draft. */
export function useKeptDraft<Name extends string>(kept: KeptDraft<Name>): void {
  const { name, fields, values, isBegun, isChanged } = kept;
  const app = useApp();
  // As this page has read or stored it last: another tab may have stored more since.
  const before = useRef(values);
  useEffect(() => {
    if (!isBegun) return;
    if (isChanged) writeDraft(app, name, fields, values, before.current);
    before.current = values;
  }, [app, name, fields, values, isBegun, isChanged]);
}
