/**
 * The Valibot schema of a form, made of its fields: it judges what was typed and gives what is sent, by the
 * same rules in the browser and, for a form that the browser has posted, at the edge.
 */
import { formatResult } from '@conform-to/valibot/future';
import * as v from 'valibot';
import { object } from '../../core/schema';
import { cleanText, sentText } from './field-text';
import { type FieldSpec, type FormFields, mapFields, namesOf } from './fields';
import type { FormValues, TextCheck } from './rules';
import * as rules from './rules';

/** Messages by field name; fields that are right are missing. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Reads a field's text as it was typed, and gives it as it is sent. */
type TextSchema = v.GenericSchema<string, string>;

const SHORT_TEXT = 160;
const LONG_TEXT = 5000;

/** Of the rules that a text breaks, the first alone is told. */
const FIRST_PROBLEM = { abortPipeEarly: true } as const;

/** The most characters that fit into a field. */
export function mostCharacters(field: FieldSpec): number {
  if (field.kind === 'digits') return field.length[1];
  const usual = field.kind === 'area' ? LONG_TEXT : SHORT_TEXT;
  return 'max' in field ? (field.max ?? usual) : usual;
}

/**
 * The schema of a form that holds these values, which decide what else is asked: a field that is left out
 * is sent empty, and an optional one that is empty has nothing to be judged by.
 */
export function formSchema<Name extends string>(
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
) {
  return object(mapFields(fields, (name, field) => fieldSchema(field, values[name], values)));
}

/** What is wrong with a field, or null. */
export function problemOf(field: FieldSpec, typed: string, values: FormValues): string | null {
  const { issues } = v.safeParse(fieldSchema(field, typed, values), typed, FIRST_PROBLEM);
  return issues?.[0].message ?? null;
}

/** What is wrong with the form, or with the fields named. */
export function problemsOf<Name extends string>(
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
  only: readonly Name[] = namesOf(fields),
): FieldErrors {
  const result = v.safeParse(formSchema(fields, values), values, FIRST_PROBLEM);
  const found = formatResult(result, { formatIssues: ([issue]) => issue?.message ?? '' });
  const messages = found?.fieldErrors ?? {};
  return Object.fromEntries(
    only.flatMap((name) => (messages[name] ? [[name, messages[name]] as const] : [])),
  );
}

/** The values of a form that is right, as they are sent: trimmed, phones and sums in one form. Throws for one that is not. */
export function sentValues<Name extends string>(
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
): Record<Name, string> {
  return v.parse(formSchema(fields, values), values);
}

function fieldSchema(field: FieldSpec, typed: string, values: FormValues): TextSchema {
  if (field.when?.(values) === false) return textSchema(() => '');
  const clean = textSchema((text) => cleanText(field, text));
  if (cleanText(field, typed) === '') {
    return field.optional
      ? clean
      : v.pipe(
          clean,
          rules.check(() => false, missing(field)),
        );
  }
  const right = withChecks(clean, [...kindChecks(field), rules.maxLength(mostCharacters(field))]);
  const sent = v.pipe(
    right,
    v.transform((text) => sentText(field, text)),
  );
  const own = field.rules ?? [];
  return withChecks(
    sent,
    own.map((rule) => (typeof rule === 'function' ? rule(values) : rule)),
  );
}

function withChecks(schema: TextSchema, checks: readonly TextCheck[]): TextSchema {
  return checks.reduce((judged, check) => v.pipe(judged, check), schema);
}

const textSchema = (read: (typed: string) => string) => v.pipe(v.string(), v.transform(read));

function missing({ kind, label }: FieldSpec): string {
  if (kind === 'tick') return 'Centang dulu bagian ini untuk melanjutkan.';
  const isChosen = kind === 'select' || kind === 'radio' || kind === 'province' || kind === 'city';
  return isChosen
    ? `Pilih ${label.charAt(0).toLowerCase()}${label.slice(1)}.`
    : `${label} wajib diisi.`;
}

function kindChecks(field: FieldSpec): readonly TextCheck[] {
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
      return [rules.rupiah];
    case 'date':
      return [rules.date];
    case 'time':
      return [rules.time];
    case 'select':
    case 'radio':
      return [
        rules.oneOf(
          field.options.map(({ value }) => value),
          missing(field),
        ),
      ];
    default:
      return [];
  }
}
