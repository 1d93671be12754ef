import { useEffect, useState } from 'react';
import type { Schema } from '../../core/schema';
import type { Deliverable, Refused } from './deliver';
import { type FormFields, mapFields, namesOf } from './fields';
import type { FieldErrors } from './form-schema';
import type { FormStep } from './steps';
import { useDraft, useKeptDraft } from './use-draft';
import { type FieldForm, type FormElement, useFields } from './use-fields';
import { NOBODY, useOwnFacts } from './use-own-facts';
import { usePostedForm } from './use-posted-form';
import { useProblemFocus } from './use-problem-focus';
import { type SendState, useSending } from './use-sending';
import { type Values, withOwn } from './values';

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
  onRefused?: (errors: FieldErrors) => void;
}

/** A form in use: give it to `Form` and `FormField`. */
export interface Form<Name extends string, Data = unknown>
  extends FieldForm<Name>,
    FormElement,
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
  /** Judges some fields, as a step of several does; shows and focuses what is wrong. */
  check(names: readonly Name[]): boolean;
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
  const { draft, readNow } = useDraft(name, fields, initial);
  const begunWith = (kept: typeof draft): Values<Name> => {
    return { ...initial, ...kept, ...preset, ...posted?.values };
  };
  const [isChanged, setChanged] = useState(false);
  const [isAnew, setAnew] = useState(false);
  const [emptied, setEmptied] = useState<Values<Name> | null>(null);

  const onRefused = (errors: FieldErrors) => {
    options.onRefused?.(errors);
    focusProblem(namesOf(fields).find((one) => errors[one] !== undefined));
  };
  const onInvalid = (errors: FieldErrors) => {
    sending.forget();
    onRefused(errors);
  };
  const { now, read, fill, setServerErrors, ...inUse } = useFields({
    ...{ name, fields, initial, begun: begunWith(draft), serverErrors: posted?.errors, onInvalid },
    beforeSubmit: () => kept.fillIn(),
    onChange() {
      setChanged(true);
      setEmptied(null);
    },
    onSubmit: () => sending.submit(now()),
  });
  const { values } = inUse;
  const focusProblem = useProblemFocus(inUse.ref);
  const isFound = draft !== undefined;
  const begun = () => begunWith(readNow());
  const kept = useKeptDraft({ name, fields, values, isFound, begun, isChanged, read, fill });
  const { isBegun } = kept;
  const own = useOwnFacts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visitor, or what they have emptied would come back.
  useEffect(() => {
    if (isBegun && own !== NOBODY) fill(withOwn(fields, now(), own));
  }, [isBegun, own.name, own.email]);

  const sending = useSending({
    ...options,
    posted,
    onSent: options.onSent,
    onDelivered: () => setChanged(false),
    onRefused({ errors }: Refused) {
      setServerErrors(errors);
      onRefused(errors);
    },
  });

  const reset = () => {
    inUse.reset(withOwn(fields, initial, own));
    setChanged(false);
    setAnew(true);
    setEmptied(null);
    sending.reset();
  };

  return {
    ...sending.state,
    ...inUse,
    steps,
    isRestored: isFound && isBegun && !isAnew && draft !== null && posted === null,
    isReturned: posted !== null && posted.sent === null,
    isKept: options.keeps !== undefined,
    postedStep: posted?.refusal?.step ?? null,
    set(one, value) {
      // What comes after the sending has no part in what was sent, and would make a draft of it.
      if (!sending.isSent()) inUse.set(one, value);
    },
    check(names) {
      const errors = inUse.check(names);
      const isValid = Object.keys(errors).length === 0;
      if (!isValid) onInvalid(errors);
      return isValid;
    },
    reset,
    empty() {
      const before = now();
      reset();
      setEmptied(before);
    },
    unempty: emptied
      ? () => {
          fill(emptied);
          setChanged(true);
          setAnew(false);
          setEmptied(null);
        }
      : undefined,
  };
}
