/**
 * What a page shows of a form that was sent without its script: the edge has it kept for a few minutes
 * in a cookie that no script reads, and gives it to the page to which the sending leads. It holds what
 * the words of thanks say, never a secret or a long text.
 */
import {
  type Decoded,
  decode,
  nullable,
  object,
  oneOf,
  record,
  string,
  unknown,
} from '../core/decode';
import { entriesOf, type FormFields } from './fields';
import { SUBMISSION_KINDS } from './submissions';

export type Receipt = Decoded<typeof receipt>;

/** What fits into a cookie with its name and attributes, in characters of a receipt. */
const LONGEST = 3600;

/** How much of a longer text is kept, in characters. */
const LONGEST_TEXT = 300;

const submission = object((field) => ({
  kind: field('kind', oneOf(...SUBMISSION_KINDS)),
  title: field('title', string),
  detail: field('detail', string),
  ref: field('ref', string),
}));

const receipt = object((field) => ({
  /** The form's name. */
  form: field('form', string),
  /** When it was sent, an ISO text. */
  at: field('at', string),
  /** The platform's own words; may be empty. */
  message: field('message', string),
  /** What was typed, by field, as it was sent. */
  values: field('values', record(string)),
  /** What the visitor's list of what they have sent keeps of it. */
  kept: field('kept', nullable(submission)),
  /** What the platform has answered; the form knows its shape. */
  data: field('data', unknown),
}));

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
    return decode(receipt, JSON.parse(json));
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
