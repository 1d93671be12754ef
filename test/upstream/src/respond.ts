/** The answers' shapes: `{status, message, data}` as in spec sections 3 and 4. */

import type { Paged } from './store';

/** Field name to the messages a person reads beside that field. */
export type FieldErrors = Record<string, string[]>;

/** A JSON answer of any shape. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** 200 with data. */
export function ok(data: unknown, message = 'Berhasil'): Response {
  return json({ status: true, message, data });
}

/** 201: spec section 4 counts creates as successful on this status alone. */
export function created(data: unknown, message = 'Data berhasil disimpan'): Response {
  return json({ status: true, message, data }, 201);
}

/** 200 with the paged envelope, each item put into its public shape. */
export function paged<T>(page: Paged<T>, view: (item: T) => unknown): Response {
  return ok({ ...page, items: page.items.map(view) });
}

/** A failure with a message for a person. */
export function fail(status: number, message: string): Response {
  return json({ status: false, message, data: null }, status);
}

export const notFound = (what: string): Response => fail(404, `${what} tidak ditemukan`);

/** 422 with what is wrong, field by field. */
export function invalid(errors: FieldErrors): Response {
  return json({ status: false, message: 'Data yang dikirim belum benar', data: null, errors }, 422);
}
