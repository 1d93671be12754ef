/** Judging and reading a form: pure, so that the same words come out wherever it is asked. */
import type { Answer } from '../api/answer';
import { cleanCode, cleanLine } from '../core/typed-text';
import { entriesOf, type FieldSpec, type FormFields, mapFields } from './fields';
import { normalisePhone } from './phone';
import type { FormValues, Rule } from './rules';
import * as rules from './rules';
import { readRupiah, rupiahProblem } from './rupiah';

/** Messages by field name; fields that are right are missing. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

const SHORT_TEXT = 160;
const LONG_TEXT = 5000;

/** The most characters that fit into a field. */
export function mostCharacters(field: FieldSpec): number {
  if (field.kind === 'digits') return field.length[1];
  const usual = field.kind === 'area' ? LONG_TEXT : SHORT_TEXT;
  return 'max' in field ? (field.max ?? usual) : usual;
}

/** What is wrong with a field, or null. */
export function problemOf(field: FieldSpec, value: string, values: FormValues): string | null {
  if (field.when?.(values) === false) return null;
  const typed = cleanOf(field, value);
  if (typed === '') return field.optional ? null : missing(field);
  for (const rule of [...kindRules(field), rules.maxLength(mostCharacters(field))]) {
    const message = rule(typed, values);
    if (message !== null) return message;
  }
  // A field's own rules judge what is sent.
  const sent = sentValue(field, value);
  for (const rule of field.rules ?? []) {
    const message = rule(sent, values);
    if (message !== null) return message;
  }
  return null;
}

/** What is wrong with the form, or with the fields named. */
export function problemsOf<Name extends string>(
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
  only?: readonly Name[],
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const [name, field] of entriesOf(fields)) {
    if (only && !only.includes(name)) continue;
    const message = problemOf(field, values[name], values);
    if (message !== null) errors[name] = message;
  }
  return errors;
}

/** The values as they are sent: trimmed, phones and sums in one form, hidden ones empty. */
export function cleanValues<Name extends string>(
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
): Record<Name, string> {
  return mapFields(fields, (name, field) => {
    if (field.when?.(values) === false) return '';
    return sentValue(field, values[name]);
  });
}

function sentValue(field: FieldSpec, value: string): string {
  const typed = cleanOf(field, value);
  if (field.kind === 'phone') return normalisePhone(typed) ?? typed;
  if (field.kind === 'rupiah') return readRupiah(typed)?.toString() ?? typed;
  return typed;
}

/** What was typed without what cannot be seen; a password is left as it is. */
function cleanOf(field: FieldSpec, value: string): string {
  switch (field.kind) {
    case 'password':
      return value;
    case 'area':
      // Joiners make one picture of several.
      return value.trim();
    case 'text':
      return isCode(field) ? cleanCode(value) : cleanLine(value);
    case 'digits':
      return cleanCode(value).replace(GROUPING, '');
    default:
      return cleanCode(value);
  }
}

/** What people put between groups of digits. */
const GROUPING = /[\s.-]/g;

/** Whether it is a code, or a name, which browsers fill in. */
const isCode = (field: FieldSpec) =>
  field.autoComplete !== undefined || ('isCode' in field && field.isCode === true);

/** Sorts a service's messages: those of the form's fields, and the rest for the summary. */
export function sortServerErrors<Name extends string>(
  fields: FormFields<Name>,
  errors: Readonly<Record<string, readonly string[]>>,
): { errors: FieldErrors<Name>; rest: string[] } {
  const known: FieldErrors<Name> = {};
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

function missing({ kind, label }: FieldSpec): string {
  if (kind === 'tick') return 'Centang dulu bagian ini untuk melanjutkan.';
  const isChosen = kind === 'select' || kind === 'radio' || kind === 'province' || kind === 'city';
  return isChosen
    ? `Pilih ${label.charAt(0).toLowerCase()}${label.slice(1)}.`
    : `${label} wajib diisi.`;
}

function kindRules(field: FieldSpec): readonly Rule[] {
  switch (field.kind) {
    case 'email':
      return [rules.email];
    case 'phone':
      return [rules.phone];
    case 'number':
      return [rules.wholeNumber];
    case 'digits':
      return [rules.digits(field.label.replace(/ \(.*\)$/, ''), field.length)];
    case 'rupiah':
      return [rupiahProblem];
    case 'date':
      return [rules.date];
    case 'time':
      return [rules.time];
    case 'select':
    case 'radio':
      return [
        (value) => (field.options.some((option) => option.value === value) ? null : missing(field)),
      ];
    default:
      return [];
  }
}
