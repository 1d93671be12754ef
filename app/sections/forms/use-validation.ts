import { defineIntent, useForm } from '@conform-to/react/future';
import { useRef, useState } from 'react';
import { type FormFields, isNameOf, namesOf } from './fields';
import { errorsIn, type FieldErrors, problemsOf, textsOf } from './form-schema';
import type { Values } from './values';

interface ValidationOptions<Name extends string> {
  /** Of the form. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  /** What the form is reset to, as often as the round is another one. */
  readonly begun: { readonly round: number; readonly values: Values<Name> };
  /** What the edge has said of what the form begins with. */
  readonly serverErrors: FieldErrors<Name> | undefined;
  /** What the form's controls hold. */
  readonly read: (form: HTMLFormElement) => Values<Name>;
  readonly onInput: (name: Name, form: HTMLFormElement) => void;
  readonly onBlur: (name: Name) => void;
  /** Called when a form is submitted that is valid. */
  readonly onSubmit: (() => void) | undefined;
  /** Called when a form is submitted that is not. */
  readonly onInvalid: ((errors: FieldErrors<Name>) => void) | undefined;
}

const intents = {
  /** Validates these fields; Conform's own `validate` takes one field, or all. */
  check: defineIntent<(names: readonly string[]) => void>({
    touch: ({ name, payload }) => payload.includes(name),
  }),
};

/**
 * Validates a form by Conform: it knows which fields have been validated, and what is wrong with them. What
 * a server has said of a field stands beside that until the field holds something else.
 */
export function useValidation<Name extends string>(options: ValidationOptions<Name>) {
  const { name, fields, begun, read, onInput, onBlur, onSubmit, onInvalid } = options;
  const [lastResult] = useState(() => options.serverErrors && resultOf(options.serverErrors));
  const server = useRef({ errors: options.serverErrors ?? {}, values: begun.values });
  const { form, intent } = useForm<Record<string, string>, string, undefined, typeof intents>({
    id: `form-${name}`,
    key: String(begun.round),
    defaultValue: new URLSearchParams(begun.values),
    lastResult,
    intents,
    onValidate({ formElement, intent: asked }) {
      const values = read(formElement);
      // The server may think better of the same values when they are submitted again.
      const known = asked?.type === 'submit' ? null : server.current;
      const unchanged = namesOf(fields).filter((one) => known?.values[one] === values[one]);
      const said = errorsIn(fields, textsOf(known?.errors ?? {}), unchanged);
      return { formErrors: null, fieldErrors: textsOf({ ...problemsOf(fields, values), ...said }) };
    },
    onError({ error, intent: asked }) {
      if (asked?.type === 'submit') onInvalid?.(errorsIn(fields, error.fieldErrors));
    },
    onSubmit(event) {
      event.preventDefault();
      onSubmit?.();
    },
    onInput({ target, currentTarget }) {
      if (isNameOf(fields, target.name)) onInput(target.name, currentTarget);
    },
    onBlur({ target }) {
      if (isNameOf(fields, target.name)) onBlur(target.name);
    },
  });
  return {
    form,
    intent,
    errors: errorsIn(fields, form.fieldErrors),
    /** Takes what a server has said of these values; it shows with the next validation. */
    setServerErrors(errors: FieldErrors<Name>, values: Values<Name>) {
      server.current = { errors, values };
    },
  };
}

/** What the edge has said of a form, as Conform takes it from a server. */
function resultOf<Name extends string>(errors: FieldErrors<Name>) {
  const fieldErrors = textsOf(errors);
  return {
    submission: { payload: {}, fields: Object.keys(fieldErrors), intent: null },
    error: { formErrors: null, fieldErrors },
  };
}
