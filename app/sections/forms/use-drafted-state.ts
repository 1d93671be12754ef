import { useEffect, useRef } from 'react';
import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { readDraft, writeDraft } from './draft';
import type { FormFields } from './fields';
import type { FieldErrors } from './form-schema';
import type { FormState } from './form-state';

interface Drafted<Name extends string> {
  /** Names the draft. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  readonly initial: Readonly<Record<Name, string>>;
  /** What wins over a draft: what the address asks for. */
  readonly preset: Partial<Record<Name, string>> | undefined;
  /** What the browser itself has sent, and what is wrong with it; null where it has not. */
  readonly posted: {
    readonly values: Partial<Record<Name, string>>;
    readonly errors: FieldErrors<Name>;
  } | null;
}

/**
 * What the form holds, begun with what came back of it or with the draft of an earlier visit, and kept
 * as one once it is changed.
 */
export function useDraftedState<Name extends string>(drafted: Drafted<Name>) {
  const { name, fields, initial, preset, posted } = drafted;
  const app = useApp();
  const begun = { errors: posted?.errors ?? {}, isChanged: false };
  const [held, setHeld] = useStoredState<FormState<Name>>(
    () => {
      const draft = readDraft(app, name, fields, initial);
      const isRestored = draft !== null && posted === null;
      return {
        ...begun,
        values: { ...initial, ...draft, ...preset, ...posted?.values },
        isRestored,
      };
    },
    { ...begun, values: { ...initial, ...preset, ...posted?.values }, isRestored: false },
  );
  const { values, isChanged } = held;
  // As this page has read or stored it last: another tab may have stored more since.
  const before = useRef(values);
  useEffect(() => {
    if (isChanged) writeDraft(app, name, fields, values, before.current);
    before.current = values;
  }, [app, name, fields, values, isChanged]);
  return [held, setHeld] as const;
}
