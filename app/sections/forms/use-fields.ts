import { type FormMetadata, useForm as useConform } from '@conform-to/react/future';
import { type RefObject, useRef, useState } from 'react';
import { fillControls, readControls } from './controls';
import { type FormFields, isNameOf } from './fields';
import { type FieldErrors, problemOf, problemsOf } from './form-schema';
import { useAfterPress } from './use-after-press';
import { type Values, withoutCities } from './values';

/** A form's fields in use: what `FormField` needs of the form it stands in. */
export interface FieldForm<Name extends string> {
  /** Unique among the app's forms. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  readonly values: Values<Name>;
  readonly errors: FieldErrors;
  /** Has a field hold a value, as if it was typed. */
  set(name: Name, value: string): void;
}

/** What the element of a form in use is given. */
export interface FormElement {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly props: FormMetadata['props'];
}

interface FieldsOptions<Name extends string> {
  readonly name: string;
  readonly fields: FormFields<Name>;
  /** What the fields held before anybody has typed. */
  readonly initial: Values<Name>;
  /** What they hold at first. */
  readonly begun: Values<Name>;
  /** What the edge has said of that, on a page that came back with a form. */
  readonly serverErrors?: FieldErrors | undefined;
  /** Called for each change that the page has not made itself. */
  readonly onChange: () => void;
  /** Called when the form is submitted, before it is validated. */
  readonly beforeSubmit?: () => void;
  /** Called when the form is submitted and valid. */
  readonly onSubmit?: () => void;
  /** Called when the form is submitted and not valid. */
  readonly onInvalid?: (errors: FieldErrors) => void;
}

/**
 * How the fields of every form are filled in, and validated by Conform. What they hold is the form's own to
 * begin, to keep and to send: in one go (`use-form.ts`), or what was changed alone.
 */
export function useFields<Name extends string>(options: FieldsOptions<Name>) {
  const { name: formName, fields, initial } = options;
  const { ref, values, latest, hold, read, ...controls } = useValues(fields, options.begun);
  const [round, setRound] = useState(0);
  /** What a server has said of which values: it stands beside a field until that holds another one. */
  const server = useRef({ errors: options.serverErrors ?? {}, of: values });
  const [lastResult] = useState(() => options.serverErrors && resultOf(options.serverErrors));
  const afterPress = useAfterPress();

  const { form, intent } = useConform<Record<string, string>, string>({
    id: `form-${formName}`,
    key: String(round),
    defaultValue: new URLSearchParams(values),
    lastResult,
    onValidate({ intent: asked }) {
      if (asked?.type === 'submit') options.beforeSubmit?.();
      const now = read();
      // A server may think better of the same when it is submitted again.
      if (asked?.type === 'submit') server.current = { errors: {}, of: now };
      const { errors, of } = server.current;
      const isSame = (name: string) => isNameOf(fields, name) && now[name] === of[name];
      const standing = Object.entries(errors).filter(([name]) => isSame(name));
      const fieldErrors = { ...problemsOf(fields, now), ...Object.fromEntries(standing) };
      return { formErrors: null, fieldErrors };
    },
    // Each is focused by whoever knows which step it stands in.
    onError({ intent: asked }) {
      if (asked?.type === 'submit') options.onInvalid?.(problemsOf(fields, latest.current));
    },
    onSubmit(event) {
      event.preventDefault();
      options.onSubmit?.();
    },
    onInput({ target }) {
      if (!isNameOf(fields, target.name)) return;
      read();
      onEntered(target.name);
    },
    onBlur({ target }) {
      if (isNameOf(fields, target.name)) onLeft(target.name);
    },
  });
  const validate = (names: readonly string[]) => {
    for (const name of names) if (ref.current) intent.validate(name);
  };

  /** Has the fields hold these values; messages that are no longer true go. */
  const fill = (next: Values<Name>) => {
    controls.fill(next);
    validate(Object.keys(form.fieldErrors));
  };

  function onEntered(name: Name) {
    const kept = withoutCities(fields, latest.current, name);
    if (kept !== latest.current) fill(kept);
    options.onChange();
    // A message is taken back as soon as it is no longer true, and never put up while typing.
    if (form.fieldErrors[name] !== undefined) validate([name]);
  }

  /** Validates a field that was left, unless nothing has come into it. */
  function onLeft(name: Name) {
    const now = latest.current;
    if (now[name] === '' && initial[name] === '') return;
    // Nothing would be said: no press has to be waited for.
    if (problemOf(fields[name], now[name], now) !== null) afterPress(() => validate([name]));
  }

  const inUse: FieldForm<Name> & FormElement = {
    ...{ name: formName, fields, values, errors: form.fieldErrors, ref, props: form.props },
    set(name, value) {
      fill({ ...latest.current, [name]: value });
      onEntered(name);
    },
  };
  return {
    ...inUse,
    /** What is held by now, also between two renderings. */
    now: () => latest.current,
    read,
    fill,
    /** Begins anew with these values, of which nothing is said. */
    reset(begun: Values<Name>) {
      hold(begun);
      server.current = { errors: {}, of: begun };
      setRound(round + 1);
    },
    /** Validates some fields and says beside them what is wrong. */
    check(names: readonly Name[]): FieldErrors {
      server.current = { errors: {}, of: latest.current };
      validate(names);
      return problemsOf(fields, latest.current, names);
    },
    /** Says beside the fields what a server says of what they hold. */
    setServerErrors(errors: FieldErrors) {
      server.current = { errors, of: latest.current };
      validate(Object.keys(errors));
    },
  };
}

/**
 * What fields hold. Their controls are uncontrolled and read with each input; what has no control on the
 * page, as in a step that is not shown, is held here.
 */
function useValues<Name extends string>(fields: FormFields<Name>, begun: Values<Name>) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(begun);
  // An upload that ends, or a press, finds what is held by then, not what was rendered last.
  const latest = useRef(values);
  const hold = (next: Values<Name>) => {
    latest.current = next;
    setValues(next);
  };
  return {
    ...{ ref, values, latest, hold },
    /** Has the fields hold these values, as nobody has typed them. */
    fill(next: Values<Name>) {
      hold(next);
      if (ref.current) fillControls(ref.current, fields, next);
    },
    read(): Values<Name> {
      if (ref.current) hold(readControls(ref.current, fields, latest.current));
      return latest.current;
    },
  };
}

/** What the edge has said of a form, as Conform takes it from a server. */
function resultOf(fieldErrors: FieldErrors) {
  return {
    submission: { payload: {}, fields: Object.keys(fieldErrors), intent: null },
    error: { formErrors: null, fieldErrors },
  };
}
