/**
 * What a form holds. Every change is made to what the form holds by then, not to what was last
 * rendered: an upload that ends, or a field that is judged later, must not bring old values back.
 */
import type { User } from '../../api/user';
import { entriesOf, type FormFields } from './fields';
import { type FieldErrors, problemOf } from './form-schema';

export interface FormState<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: FieldErrors<Name>;
  /** Whether what is held was typed on an earlier visit. */
  readonly isRestored: boolean;
  /** Whether anything was changed since the form was begun: only then there is a draft to keep. */
  readonly isChanged: boolean;
}

/** With one value changed, and what follows from it. */
export function withValue<Name extends string, State extends FormState<Name>>(
  fields: FormFields<Name>,
  state: State & FormState<Name>,
  name: NoInfer<Name>,
  value: string,
): State {
  const values = { ...state.values, [name]: value, ...emptied(fields, name) };
  // A message is taken back as soon as it is no longer true, and never put up while typing.
  const isTold = state.errors[name] !== undefined;
  const errors = isTold
    ? { ...state.errors, [name]: problemOf(fields[name], value, values) ?? undefined }
    : state.errors;
  return { ...state, values, errors, isChanged: true };
}

/** With what is known of whoever is signed in, where nothing else stands. */
export function withOwn<Name extends string>(
  fields: FormFields<Name>,
  state: FormState<Name>,
  user: Pick<User, 'name' | 'email'>,
): FormState<Name> {
  const own = entriesOf(fields).flatMap(([name, field]) => {
    const value = 'own' in field && field.own ? user[field.own] : '';
    return value !== '' && state.values[name] === '' ? [[name, value] as const] : [];
  });
  if (own.length === 0) return state;
  return { ...state, values: { ...state.values, ...Object.fromEntries(own) } };
}

/** Judges a field that was left, unless nothing has come into it; never takes a message back. */
export function withJudged<Name extends string, State extends FormState<Name>>(
  fields: FormFields<Name>,
  state: State & FormState<Name>,
  name: NoInfer<Name>,
  initial: Readonly<Record<Name, string>>,
): State {
  const { values, errors } = state;
  if (values[name] === '' && initial[name] === '') return state;
  const problem = problemOf(fields[name], values[name], values);
  // What the platform has refused is right by our own rules: its word stands until a change.
  return problem === null ? state : { ...state, errors: { ...errors, [name]: problem } };
}

/** Cities belong to a province, so they go with it. */
function emptied<Name extends string>(fields: FormFields<Name>, changed: Name) {
  const dependent = entriesOf(fields).filter(
    ([, field]) => field.kind === 'city' && field.province === changed,
  );
  return Object.fromEntries(dependent.map(([name]) => [name, '']));
}
