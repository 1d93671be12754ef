/**
 * What a page shows of a form that was sent without its script: the edge has it kept for a few minutes
 * in a cookie that no script reads, and gives it to the page to which the sending leads. It holds what
 * the words of thanks say, never a secret or a long text.
 */
import * as v from 'valibot';
import { object, record } from '../../core/schema';
import { entriesOf, type FormFields } from './fields';
import { SUBMISSION_KINDS } from './submissions';

export type Receipt = v.InferOutput<typeof receipt>;

/** What fits into a cookie with its name and attributes, in characters of a receipt. */
const LONGEST = 3600;

/** How much of a longer text is kept, in characters. */
const LONGEST_TEXT = 300;

const submission = object({
  kind: v.picklist([...SUBMISSION_KINDS]),
  title: v.string(),
  detail: v.string(),
  ref: v.string(),
});

const receipt = object({
  /** The form's name. */
  form: v.string(),
  /** When it was sent, an ISO text. */
  at: v.string(),
  /** The platform's own words; may be empty. */
  message: v.string(),
  /** What was typed, by field, as it was sent. */
  values: record(v.string()),
  /** What the visitor's list of what they have sent keeps of it. */
  kept: v.nullish(submission, null),
  /** What the platform has answered; the form knows its shape. */
  data: v.nullish(v.unknown()),
});

/** The part of what was sent that a receipt may hold. */
export function receivable<Name extends string>(
  fields: FormFields<Name>,
  values: Readonly<Record<Name, string>>,
): Record<string, string> {
  const short = entriesOf(fields).filter(
    ([name, { kind }]) => kind !== 'password' && kind !== 'area' && values[name] !== '',
  );
  return Object.fromEntries(short.map(([name]) => [name, values[name]]));
}

/** Writes a receipt in letters, digits, `-` and `_`; without what was typed where it is too long. */
export function writeReceipt(of: Receipt): string {
  const kept = of.kept && { ...of.kept, detail: cut(of.kept.detail) };
  const whole = encoded({ ...of, kept });
  if (whole.length <= LONGEST) return whole;
  return encoded({ ...of, values: {}, kept: null, data: null });
}

/** Reads one; null for what is none. */
export function readReceipt(text: string): Receipt | null {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    return v.parse(receipt, JSON.parse(json));
  } catch {
    return null;
  }
}

function encoded(of: Receipt): string {
  const bytes = new TextEncoder().encode(JSON.stringify(of));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function cut(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_TEXT ? `${letters.slice(0, LONGEST_TEXT).join('')}…` : text;
}
