import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../api/answer';
import type { Send } from '../../api/client';
import { getMe, type User } from '../../api/user';
import { useApp } from '../../app-context';
import { useCall } from '../../data/use-call';
import { useFirstState, useKeptState } from '../../live';
import { useSignedIn } from '../account/session';
import { keepSubmission, type NewSubmission } from '../submissions/submissions';
import { clearDraft, readDraft, writeDraft } from './draft';
import { earlyValues } from './early-values';
import { failureText } from './failure-text';
import { entriesOf, type FormFields, mapFields } from './fields';
import { type FormState, withEarly, withJudged, withOwn, withValue } from './form-state';
import { typedInto, UNSENT, useUnsent } from './unsent';
import { useAfterPress } from './use-after-press';
import { cleanValues, type FieldErrors, problemsOf, sortServerErrors } from './validate';

interface FormOptions<Name extends string> {
  /** Names the draft; unique among the app's forms. */
  name: string;
  /** Declared outside of the component. */
  fields: FormFields<Name>;
  /** What fields hold at first, where it is not nothing. */
  initial?: Partial<Record<Name, string>>;
  /** What the address asks for: wins over a draft. */
  preset?: Partial<Record<Name, string>>;
  /** Sends the form; the values are trimmed, and phone numbers are `+62…`. */
  send: (values: Record<Name, string>, send: Send) => Promise<Answer<unknown>>;
  /** What has to end before it can be sent, in words for the visitor; nothing where it is empty. */
  waitsFor?: string;
  /** What the visitor's list of what they have sent keeps of it. */
  keeps?: (values: Record<Name, string>) => NewSubmission;
  /** Told what is wrong before it is focused, so that a form in steps can show that step. */
  onRefused?: (errors: FieldErrors<Name>) => void;
}

/** A form in use: give it to `Form` and `FormField`. */
export interface Form<Name extends string> {
  /** Unique among the app's forms. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: FieldErrors<Name>;
  readonly phase: 'editing' | 'sending' | 'sent';
  /** Why the last sending failed, in words for the visitor. */
  readonly failure: readonly string[];
  /** Whether signing in is what sending wants; what was typed is there again afterwards. */
  readonly needsSignIn: boolean;
  /** Whether what is shown was typed on an earlier visit. */
  readonly isRestored: boolean;
  /** Whether the visitor finds what was sent in their list of it. */
  readonly isKept: boolean;
  /** The service's own words for the success; may be empty. */
  readonly message: string;
  readonly ref: RefObject<HTMLFormElement | null>;
  set(name: Name, value: string): void;
  /** Judges a field that was left, unless it is still empty; never takes a message back. */
  leave(name: Name): void;
  /** Judges some fields, as a step of several does; shows and focuses what is wrong. */
  check(names: readonly Name[]): boolean;
  submit(event: SubmitEvent<HTMLFormElement>): void;
  /** Empties the form and forgets its draft. */
  reset(): void;
}

/**
 * Holds a form's state: what was typed (kept as a draft until it is sent), what is wrong with it, and
 * how far its sending is. It is sent once at a time, and not at all while something is wrong.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { name: formName, fields } = options;
  const app = useApp();
  const initial = mapFields(fields, (name) => {
    return options.preset?.[name] ?? options.initial?.[name] ?? '';
  });
  const unsent = useUnsent(formName);
  const [held, setHeld] = useDraftedState(options, initial, unsent && typedInto(fields, unsent));
  const { values, errors, isRestored } = held;
  const setErrors = (found: FieldErrors<Name>) => setHeld((now) => ({ ...now, errors: found }));
  const [result, setResult] = useState<Outcome>(
    unsent === null ? EDITING : { ...EDITING, failure: [UNSENT] },
  );
  const isSending = useRef(false);
  const isSent = useRef(false);
  const { ref, focusProblem } = useProblemFocus();
  useFirstState(ref, (form) => {
    const early = earlyValues(form, fields, values);
    if (Object.keys(early).length > 0) setHeld((now) => withEarly(now, early));
  });
  const own = useOwnFacts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visitor, or what they have emptied would come back.
  useEffect(() => {
    if (own !== NOBODY) setHeld((now) => withOwn(fields, now, own));
  }, [own.name, own.email]);
  const afterPress = useAfterPress();

  const refuse = (found: FieldErrors<Name>, failure: readonly string[], needsSignIn = false) => {
    setErrors(found);
    setResult({ ...EDITING, failure, needsSignIn });
    options.onRefused?.(found);
    focusProblem(entriesOf(fields).find(([name]) => found[name] !== undefined)?.[0]);
  };

  const deliver = async (sent: Record<Name, string>) => {
    isSending.current = true;
    setResult({ ...EDITING, phase: 'sending' });
    const answer = await options.send(sent, app.send).catch(() => null);
    isSending.current = false;
    if (answer?.status) {
      isSent.current = true;
      clearDraft(app, formName);
      setHeld((now) => ({ ...now, isChanged: false }));
      if (options.keeps) {
        const at = new Date().toISOString();
        keepSubmission(app.work, { ...options.keeps(sent), at });
      }
      setResult({ ...EDITING, phase: 'sent', message: answer.message });
      return;
    }
    const { errors: found, rest } = sortServerErrors(fields, answer?.errors ?? {});
    const failure = [failureText(answer, navigator.onLine), ...rest];
    refuse(found, failure, answer?.code === 401);
  };

  return {
    ...result,
    name: formName,
    fields,
    values,
    errors,
    isRestored,
    isKept: options.keeps !== undefined,
    ref,
    set(name, value) {
      // What comes after the sending has no part in what was sent, and would make a draft of it.
      if (!isSent.current) setHeld((now) => withValue(fields, now, name, value));
    },
    leave(name) {
      // Nothing would be said: no press has to be waited for.
      if (withJudged(fields, held, name) === held) return;
      afterPress(() => setHeld((now) => withJudged(fields, now, name)));
    },
    check(names) {
      const found = problemsOf(fields, values, names);
      const isRight = Object.keys(found).length === 0;
      if (isRight) setErrors({});
      else refuse(found, []);
      return isRight;
    },
    submit(event) {
      event.preventDefault();
      if (isSending.current || isSent.current) return;
      const found = problemsOf(fields, values);
      if (Object.keys(found).length > 0) refuse(found, []);
      else if (!navigator.onLine) refuse({}, [failureText(null, false)]);
      else if (options.waitsFor) refuse({}, [options.waitsFor]);
      else void deliver(cleanValues(fields, values));
    },
    reset() {
      isSent.current = false;
      clearDraft(app, formName);
      const empty = { values: initial, errors: {}, isRestored: false, isChanged: false };
      setHeld(withOwn(fields, empty, own));
      setResult(EDITING);
    },
  };
}

/** What is known of whoever is signed in; empty for nobody. */
function useOwnFacts(): Pick<User, 'name' | 'email'> {
  const isSignedIn = useSignedIn();
  const me = useCall(isSignedIn ? getMe() : null);
  return isSignedIn && me.status === 'ready' ? me.data : NOBODY;
}

const NOBODY = { name: '', email: '' };

/**
 * What the form holds, begun with what came back of it or with the draft of an earlier visit, and kept
 * as one once it is changed.
 */
function useDraftedState<Name extends string>(
  { name, fields, preset }: FormOptions<Name>,
  initial: Record<Name, string>,
  unsent: Partial<Record<Name, string>> | null,
) {
  const app = useApp();
  const begun = { errors: {}, isChanged: false };
  const [held, setHeld] = useKeptState<FormState<Name>>(
    () => {
      const draft = readDraft(app, name, fields, initial);
      const isRestored = draft !== null && unsent === null;
      const values = { ...initial, ...draft, ...preset, ...unsent };
      return { ...begun, values, isRestored };
    },
    { ...begun, values: { ...initial, ...preset, ...unsent }, isRestored: false },
  );
  const { values, isChanged } = held;
  useEffect(() => {
    if (isChanged) writeDraft(app, name, fields, values);
  }, [app, name, fields, values, isChanged]);
  return [held, setHeld] as const;
}

interface Outcome {
  phase: Form<string>['phase'];
  failure: readonly string[];
  needsSignIn: boolean;
  message: string;
}

const EDITING: Outcome = { phase: 'editing', failure: [], needsSignIn: false, message: '' };

/** Focuses the field that is wrong, or what failed, once it has been rendered. */
function useProblemFocus() {
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
