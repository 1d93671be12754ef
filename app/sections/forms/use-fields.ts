import type { FormMetadata } from '@conform-to/react/future';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { fillControls } from './controls';
import { type FormFields, namesOf } from './fields';
import { type FieldErrors, problemOf, problemsOf } from './form-schema';
import { useAfterPress } from './use-after-press';
import { useValidation } from './use-validation';
import { useValues } from './use-values';
import { type Values, withoutCities } from './values';

/** A form's fields in use: what `FormField` needs of the form it stands in. */
export interface FieldForm<Name extends string> {
  /** Unique among the app's forms. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  readonly values: Values<Name>;
  readonly errors: FieldErrors<Name>;
  /** Has a field hold a value, as if it was typed. */
  set(name: Name, value: string): void;
}

/** The form element: what Conform asks of it. */
export interface FormElement {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly props: FormMetadata['props'];
  /** Whether Conform itself sends the form to itself, to have it judged. */
  isIntent(event: SubmitEvent<HTMLFormElement>): boolean;
}

interface FieldsOptions<Name extends string> {
  readonly name: string;
  readonly fields: FormFields<Name>;
  /** What the fields held before anybody has typed. */
  readonly initial: Values<Name>;
  /** What they hold at first. */
  readonly begun: Values<Name>;
  /** What the edge has said of that, on a page that came back with a form. */
  readonly serverErrors?: FieldErrors<Name> | undefined;
  /** Called for each change that the page has not made itself. */
  readonly onChange: () => void;
  /** Called when the form is submitted and valid. */
  readonly onSubmit?: () => void;
  /** Called when the form is submitted and not valid. */
  readonly onInvalid?: (errors: FieldErrors<Name>) => void;
}

/** Fields in use, and what whoever sends them does with all of them. */
interface Fields<Name extends string> extends FieldForm<Name>, FormElement {
  /** What is held by now, also between two renderings. */
  now(): Values<Name>;
  /** Has the fields hold these values, as nobody has typed them. */
  fill(values: Values<Name>): void;
  /** Resets the form to these values. */
  reset(values: Values<Name>): void;
  /** Validates some fields and says beside them what is wrong. */
  check(names: readonly Name[]): FieldErrors<Name>;
  /** Says beside the fields what a server says of what they hold. */
  setServerErrors(errors: FieldErrors<Name>): void;
}

/**
 * How the fields of every form are filled in and validated. What they hold is the form's own to begin, to
 * keep and to send: in one go (`use-form.ts`), or what was changed alone.
 */
export function useFields<Name extends string>(options: FieldsOptions<Name>): Fields<Name> {
  const { name: formName, fields, initial, onChange, onSubmit, onInvalid } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [begun, setBegun] = useState({ round: 0, values: options.begun });
  const held = useValues(fields, options.begun);
  const afterPress = useAfterPress();
  const { form, intent, errors, ...validation } = useValidation({
    ...{ name: formName, fields, begun, serverErrors: options.serverErrors },
    ...{ read: held.read, onBlur, onSubmit },
    onInvalid(found) {
      validation.setServerErrors({}, held.now());
      onInvalid?.(found);
    },
    onInput(name, element) {
      if (held.isFilling()) return;
      held.read(element);
      onEntered(name);
    },
  });
  const validate = (names: readonly Name[]) => {
    if (ref.current) intent.check(names);
  };

  function onEntered(name: Name) {
    const values = held.now();
    const kept = withoutCities(fields, values, name);
    if (kept !== values) held.fill(ref.current, kept);
    onChange();
    // A message is taken back as soon as it is no longer true, and never put up while typing.
    if (errors[name] !== undefined) validate([name]);
  }

  /** Validates a field that was left, unless nothing has come into it. */
  function onBlur(name: Name) {
    const values = held.now();
    if (values[name] === '' && initial[name] === '') return;
    // Nothing would be said: no press has to be waited for.
    if (problemOf(fields[name], values[name], values) !== null) afterPress(() => validate([name]));
  }

  return {
    name: formName,
    fields,
    values: held.values,
    errors,
    ref,
    props: form.props,
    isIntent: ({ nativeEvent }) => nativeEvent.submitter?.getAttribute('name') === form.intentName,
    set(name, value) {
      const values = { ...held.now(), [name]: value };
      if (ref.current && fillControls(ref.current, fields, values, [name])) return;
      held.hold(values);
      onEntered(name);
    },
    now: held.now,
    fill: (values) => held.fill(ref.current, values),
    reset(values) {
      held.hold(values);
      validation.setServerErrors({}, values);
      setBegun(({ round }) => ({ round: round + 1, values }));
    },
    check(names) {
      validation.setServerErrors({}, held.now());
      validate(names);
      return problemsOf(fields, held.now(), names);
    },
    setServerErrors(found) {
      validation.setServerErrors(found, held.now());
      const names = namesOf(fields).filter((name) => found[name] !== undefined);
      if (names.length > 0) validate(names);
    },
  };
}
