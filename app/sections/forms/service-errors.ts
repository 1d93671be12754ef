/** Messages of the service that a form was sent to: each beside its field, the rest in the summary. */
import type { Answer } from '../../api/answer';
import { entriesOf, type FormFields } from './fields';
import type { FieldErrors } from './form-schema';

/** Sorts a service's messages: those of the form's fields, and the rest for the summary. */
export function sortServerErrors<Name extends string>(
  fields: FormFields<Name>,
  errors: Readonly<Record<string, readonly string[]>>,
): { errors: FieldErrors; rest: string[] } {
  const known: Record<string, string> = {};
  for (const [name] of entriesOf(fields)) {
    const messages = Object.hasOwn(errors, name) ? errors[name] : undefined;
    if (messages?.length) known[name] = messages.join(' ');
  }
  const rest = Object.entries(errors)
    .filter(([name]) => !Object.hasOwn(fields, name))
    .flatMap(([, messages]) => messages);
  return { errors: known, rest };
}

/** The answer with its messages under the names that the form has for the service's fields. */
export function renameErrors<T>(
  answer: Answer<T>,
  names: Readonly<Record<string, string>>,
): Answer<T> {
  if (answer.status) return answer;
  const nameOf = (name: string) => (Object.hasOwn(names, name) && names[name]) || name;
  const entries = Object.entries(answer.errors).map(([name, texts]) => [nameOf(name), texts]);
  return { ...answer, errors: Object.fromEntries(entries) };
}
