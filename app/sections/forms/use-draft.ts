import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { readDraft, writeDraft } from './draft';
import { type FormFields, mapFields } from './fields';
import type { Values } from './values';

/** The draft that a form finds; null where there is none, undefined until the page is alive. */
export function useDraft<Name extends string>(
  name: string,
  fields: FormFields<Name>,
  initial: Values<Name>,
): Values<Name> | null | undefined {
  const app = useApp();
  const read = () => readDraft(app, name, fields, initial);
  return useStoredState<Values<Name> | null | undefined>(read, undefined)[0];
}

interface Drafted<Name extends string> {
  /** Names the draft. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  readonly values: Values<Name>;
  /** What the form begins with, with its draft as soon as that `isFound`. */
  readonly begun: Values<Name>;
  readonly isFound: boolean;
  /** Whether anything was changed since: only then there is a draft to keep. */
  readonly isChanged: boolean;
  readonly fill: (values: Values<Name>) => void;
}

/**
 * Fills in what the edge did not know, where nothing was typed before the page was alive, and keeps what is
 * changed from then on as a draft. Whether the first is done.
 */
export function useKeptDraft<Name extends string>(drafted: Drafted<Name>): boolean {
  const { name, fields, values, begun, isFound, isChanged, fill } = drafted;
  const app = useApp();
  const [isBegun, setBegun] = useState(isFound);
  const [atEdge] = useState(begun);
  // As this page has read or stored it last: another tab may have stored more since.
  const before = useRef(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!isFound || isBegun) return;
    fill(mapFields(fields, (one) => (values[one] === atEdge[one] ? begun : values)[one]));
    setBegun(true);
  }, [isFound]);
  useEffect(() => {
    if (!isBegun) return;
    if (isChanged) writeDraft(app, name, fields, values, before.current);
    before.current = values;
  }, [app, name, fields, values, isBegun, isChanged]);
  return isBegun;
}
