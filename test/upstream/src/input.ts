/** Reading and checking what was sent, as a real service would. */

import type { Context } from 'hono';
import type { App } from './env';
import type { FieldErrors } from './respond';

type C = Context<App>;

/** A whole number of the query within bounds, or the default. */
export function wholeNumber(c: C, name: string, fallback: number, max = 1_000_000): number {
  const value = Number(c.req.query(name) ?? '');
  return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
}

/** `page` and the page size, under whichever of its two names it was sent. */
export function paging(c: C, size = 10): { page: number; perPage: number } {
  const perPage = wholeNumber(c, 'pageSize', wholeNumber(c, 'perPage', size, 100), 100);
  return { page: wholeNumber(c, 'page', 1), perPage };
}

/** A query parameter without surrounding space; '' when it was not sent. */
export const query = (c: C, name: string): string => (c.req.query(name) ?? '').trim();

export type Body = Record<string, unknown>;

/** The JSON object that was sent; an empty one when the body is none, so that checks name fields. */
export async function bodyOf(c: C): Promise<Body> {
  const value: unknown = await c.req.json().catch(() => null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A text field of the body without surrounding space. */
export function textOf(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

type Check = (value: string) => string | null;

const email: Check = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? null : 'Alamat surel tidak benar';
const phone: Check = (value) =>
  /^(\+62|62|0)8[0-9]{7,12}$/.test(value.replace(/[\s-]/g, ''))
    ? null
    : 'Nomor telepon tidak benar';
const number: Check = (value) => (Number.isFinite(Number(value)) ? null : 'Harus berupa angka');
const positive: Check = (value) => (Number(value) > 0 ? null : 'Harus lebih dari nol');
const date: Check = (value) => (Number.isNaN(Date.parse(value)) ? 'Tanggal tidak benar' : null);
const short: Check = (value) => (value.length <= 160 ? null : 'Paling banyak 160 huruf');
const long: Check = (value) => (value.length <= 5000 ? null : 'Paling banyak 5.000 huruf');
const password: Check = (value) => (value.length >= 8 ? null : 'Paling sedikit 8 huruf');

const checks = { email, phone, number, positive, date, short, long, password };

/** Field name to its rules: `!` first means that the field must be sent. */
export type Rules = Record<string, '!' | `${'!' | ''}${keyof typeof checks}`>;

const isCheck = (name: string): name is keyof typeof checks => name in checks;

function problem(value: string, rule: string): string | null {
  if (value === '') return rule.startsWith('!') ? 'Wajib diisi' : null;
  const name = rule.replace('!', '');
  return isCheck(name) ? checks[name](value) : null;
}

/** What is wrong with the body by the rules, or null. */
export function problems(body: Body, rules: Rules): FieldErrors | null {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const message = problem(textOf(body, field), rule);
    if (message) errors[field] = [message];
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
