import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { readDraft, writeDraft } from './draft';
import { type FormFields, mapFields } from './fields';
import type { Values } from './values';

/** The draft that a form finds, and how it is read; null where there is none, undefined until the page is alive. */
export function useDraft<Name extends string>(
  name: string,
  fields: FormFields<Name>,
  initial: Values<Name>,
) {
  const app = useApp();
  const readNow = () => readDraft(app, name, fields, initial);
  const [draft] = useStoredState<Values<Name> | null | undefined>(readNow, undefined);
  return { draft, readNow };
}

interface Drafted<Name extends string> {
  /** Names the draft. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  readonly values: Values<Name>;
  /** Whether the page is alive, so that `begun` has the draft. */
  readonly isFound: boolean;
  /** What the form begins with, its draft included. */
  readonly begun: () => Values<Name>;
  /** Whether anything was changed since: only then there is a draft to keep. */
  readonly isChanged: boolean;
  readonly read: () => Values<Name>;
  readonly fill: (values: Values<Name>) => void;
}

/**
 * Fills in what the edge did not know, where nothing was typed before the page was alive, and keeps what is
 * changed from then on as a draft.
 */
export function useKeptDraft<Name extends string>(drafted: Drafted<Name>) {
  const { name, fields, values, isFound, isChanged } = drafted;
  const app = useApp();
  const [isBegun, setBegun] = useState(isFound);
  const [atEdge] = useState(values);
  const isFilled = useRef(isFound);
  // As this page has read or stored it last: another tab may have stored more since.
  const before = useRef(values);
  const fillIn = () => {
    if (isFilled.current) return;
    isFilled.current = true;
    const [begun, typed] = [drafted.begun(), drafted.read()];
    drafted.fill(mapFields(fields, (one) => (typed[one] === atEdge[one] ? begun : typed)[one]));
    setBegun(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (isFound) fillIn();
  }, [isFound]);
  useEffect(() => {
    if (!isBegun) return;
    if (isChanged) writeDraft(app, name, fields, values, before.current);
    before.current = values;
  }, [app, name, fields, values, isBegun, isChanged]);
  return {
    isBegun,
    /** Fills it in at once, for a press that comes while the page becomes alive. */
    fillIn,
  };
}
