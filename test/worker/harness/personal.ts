/**
 * Personal values that specs type, and the request lines that must not have them: those of the stand-in,
 * those that specs send themselves, and those to which an answer leads on. Each spec file counts by itself.
 */
import { expect } from 'vitest';
import { jsonOf } from './http';

/** Fields of what is written by or about a person. */
const PERSONAL =
  /^(?:name|message|comment|note|story|question|address|password|birthDate|institution|accountName|accountNumber|contactPosition)$|Name$|e-?mail|phone|whatsapp/i;

/** The one call that the platform knows with its address alone. */
const BY_ADDRESS = /services\/v0\/cms\/app\/request-demo\?/;

/** Shorter texts, and single words, stand in many an address by chance. */
const SHORTEST = 5;
const DISTINCT = /[\s@\d]/;

/** So many of a phone number's digits are told from any other number. */
const PHONE_DIGITS = 9;

const typed = new Map<string, Set<string>>();

/** The spec file that runs now. */
const file = () => expect.getState().testPath ?? '';

/** Notes the personal values of a body that a spec sends. */
export function noteTyped(body: unknown): void {
  const values = typed.get(file()) ?? new Set();
  typed.set(file(), values);
  for (const [field, value] of fieldsOf(body)) {
    const text = value.trim();
    if (PERSONAL.test(field) && text.length >= SHORTEST && DISTINCT.test(text)) values.add(text);
  }
}

/** The fields of a form or of JSON, with those of objects in it. */
function fieldsOf(body: unknown): [string, string][] {
  if (typeof body === 'string') {
    const json = jsonOf(body);
    if (typeof json === 'object') return fieldsOf(json);
    return body.includes('=') ? [...new URLSearchParams(body)] : [];
  }
  if (typeof body !== 'object' || body === null || ArrayBuffer.isView(body)) return [];
  const entries = body instanceof FormData ? [...body] : Object.entries(body);
  return entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : fieldsOf(value),
  );
}

/** Fails where one of these lines has a value that this spec file has typed. */
export function expectImpersonal(lines: Iterable<string>): void {
  const values = [...(typed.get(file()) ?? [])];
  expect(linesWith(values, lines), 'request lines with what a visitor has typed').toEqual([]);
}

/** The lines that have one of these values, whole or as the digits of a phone number. */
export function linesWith(values: readonly string[], lines: Iterable<string>): string[] {
  const texts = values.map((value) => value.trim().toLowerCase());
  const numbers = texts
    .filter((text) => /^\+?[\d\s().-]+$/.test(text))
    .map((text) => text.replace(/\D/g, '').slice(-PHONE_DIGITS))
    .filter((digits) => digits.length === PHONE_DIGITS);
  return [...lines].filter((line) => {
    if (BY_ADDRESS.test(line)) return false;
    const text = decoded(line).toLowerCase();
    if (texts.some((one) => text.includes(one))) return true;
    const digits = text.replace(/[\s().-]/g, '');
    return numbers.some((one) => digits.includes(one));
  });
}

/** As it was written, whatever of it stands in percent signs; as it is where those are wrong. */
function decoded(line: string): string {
  const text = line.replaceAll('+', ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
