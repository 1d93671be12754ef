import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import type { Schema } from '../../core/schema';
import { type Deliverable, type Refused, refusalOf } from './deliver';
import { entriesOf, type FormFields, mapFields } from './fields';
import type { FieldErrors } from './form-schema';
import { withOwn } from './form-state';
import type { FormStep } from './steps';
import { useDraftedState } from './use-drafted-state';
import { type FieldForm, useFields } from './use-fields';
import { NOBODY, useOwnFacts } from './use-own-facts';
import { usePostedForm } from './use-posted-form';
import { useProblemFocus } from './use-problem-focus';
import { type SendState, useSending } from './use-sending';

interface FormOptions<Name extends string, Data> extends Deliverable<Name, Data> {
  /** Names the draft, and the form itself where the browser posts it; unique among the app's forms. */
  name: string;
  /** Declared outside of the component. */
  fields: FormFields<Name>;
  /** What fields hold at first, where it is not nothing. */
  initial?: Partial<Record<Name, string>>;
  /** What the address asks for: wins over a draft. */
  preset?: Partial<Record<Name, string>>;
  /** What is asked one after the other; none where all is asked at once. */
  steps?: readonly FormStep<Name>[];
  /** Reads what the platform has answered, where the page shows it of a form sent without its script. */
  shape?: Schema<Data>;
  /** Told once what has come of it, in the browser. */
  onSent?: (data: Data) => void;
  /** Told what is wrong before it is focused, so that a form in steps can show that step. */
  onRefused?: (errors: FieldErrors<Name>) => void;
}

/** A form in use: give it to `Form` and `FormField`. */
export interface Form<Name extends string, Data = unknown>
  extends FieldForm<Name>,
    SendState<Data> {
  readonly steps: readonly FormStep<Name>[] | undefined;
  /** Whether what is shown was typed on an earlier visit. */
  readonly isRestored: boolean;
  /** Whether the page came back with it, as the browser itself had sent it and something was amiss. */
  readonly isReturned: boolean;
  /** Whether the visitor finds what was sent in their list of it. */
  readonly isKept: boolean;
  /** The step of several that a form begins with which the browser itself has sent; null for others. */
  readonly postedStep: number | null;
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Judges some fields, as a step of several does; shows and focuses what is wrong. */
  check(names: readonly Name[]): boolean;
  submit(event: SubmitEvent<HTMLFormElement>): void;
  /** Empties the form and forgets its draft. */
  reset(): void;
  /** Empties the form so that {@link unempty} can bring back what it held. */
  empty(): void;
  /** Brings back what the form held; undefined where nothing was emptied, or more was typed since. */
  readonly unempty: (() => void) | undefined;
}

/**
 * Holds a form's state: what was typed (kept as a draft until it is sent), what is wrong with it, and
 * how far its sending is.
 */
export function useForm<Name extends string, Data = unknown>(
  options: FormOptions<Name, Data>,
): Form<Name, Data> {
  const { name, fields, steps, preset } = options;
  const initial = mapFields(fields, (one) => preset?.[one] ?? options.initial?.[one] ?? '');
  const posted = usePostedForm({ ...options, initial });
  const [held, setHeld] = useDraftedState({ name, fields, initial, preset, posted });
  const { tell, ...inUse } = useFields({ name, fields, initial, held, setHeld });
  const { ref, focusProblem } = useProblemFocus();
  const own = useOwnFacts();
  const [emptied, setEmptied] = useState<typeof held | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visitor, or what they have emptied would come back.
  useEffect(() => {
    if (own !== NOBODY) setHeld((now) => withOwn(fields, now, own));
  }, [own.name, own.email]);

  const sending = useSending({
    ...options,
    values: held.values,
    posted,
    onSent: options.onSent,
    onDelivered: () => setHeld((now) => ({ ...now, isChanged: false })),
    onRefused({ errors }: Refused<Name>) {
      tell(errors);
      options.onRefused?.(errors);
      focusProblem(entriesOf(fields).find(([one]) => errors[one] !== undefined)?.[0]);
    },
  });

  const reset = () => {
    const empty = { values: initial, errors: {}, isRestored: false, isChanged: false };
    setHeld(withOwn(fields, empty, own));
    setEmptied(null);
    sending.reset();
  };

  return {
    ...sending.state,
    ...inUse,
    steps,
    isRestored: held.isRestored,
    isReturned: posted !== null && posted.sent === null,
    isKept: options.keeps !== undefined,
    postedStep: posted?.refusal?.step ?? null,
    ref,
    set(one, value) {
      // What comes after the sending has no part in what was sent, and would make a draft of it.
      if (sending.isSent()) return;
      inUse.set(one, value);
      setEmptied(null);
    },
    check(names) {
      const wrong = refusalOf(options, held.values, names);
      if (wrong === null) tell({});
      else sending.refuse(wrong);
      return wrong === null;
    },
    submit(event) {
      event.preventDefault();
      sending.submit();
    },
    reset,
    empty() {
      reset();
      setEmptied(held);
    },
    unempty: emptied
      ? () => {
          setHeld({ ...emptied, isChanged: true });
          setEmptied(null);
        }
      : undefined,
  };
}
