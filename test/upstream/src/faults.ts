/** Answers that tests put in the place of the usual ones, and delays. */

import type { Context } from 'hono';
import type { App } from './env';
import { bodyOf } from './input';
import { type Fault, memory } from './played';
import { fail, ok } from './respond';

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function takeFault(method: string, host: string, path: string): Fault | undefined {
  const fault = memory.faults.find(
    (candidate) =>
      (candidate.host === undefined || candidate.host === host) &&
      (candidate.method === undefined || candidate.method === method) &&
      (candidate.path === undefined || matches(candidate.path.replace(/^\//, ''), path)),
  );
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) memory.faults.splice(memory.faults.indexOf(fault), 1);
  }
  return fault;
}

/**
 * Plays the fault that is set for this request; undefined when the request is to go on as usual. `act`
 * does what is asked for.
 */
export async function playFault(
  request: Request,
  act: () => Promise<unknown>,
): Promise<Response | undefined> {
  const [host = '', ...rest] = new URL(request.url).pathname.slice(1).split('/');
  const fault = takeFault(request.method, host, rest.join('/'));
  if (!fault) return undefined;
  if (fault.isAfter) await act();
  if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  const { status, body, contentType, location } = fault;
  if (status === undefined && body === undefined && location === undefined) return undefined;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? failure(status));
  const headers = new Headers({ 'content-type': contentType ?? 'application/json' });
  if (location !== undefined) headers.set('location', location);
  const code = status ?? (location === undefined ? 200 : 302);
  return new Response([204, 205, 304].includes(code) ? null : text, { status: code, headers });
}

const failure = (status = 500) => ({
  status: false,
  message: `Gangguan buatan ${status}`,
  data: null,
});

const optional = <T extends 'string' | 'number'>(value: unknown, type: T) =>
  value === undefined || typeof value === type;

/** `POST /_control/fault`. */
export async function setFault(c: Context<App>): Promise<Response> {
  const { host, path, method, status, delayMs, body, contentType, location, times, isAfter } =
    await bodyOf(c);
  const texts = [host, path, method, contentType, location];
  const numbers = [status, delayMs, times];
  const sound =
    texts.every((value) => optional(value, 'string')) &&
    numbers.every((value) => optional(value, 'number')) &&
    (isAfter === undefined || (typeof isAfter === 'boolean' && status !== undefined)) &&
    (typeof status !== 'number' || (status >= 200 && status <= 599));
  if (!sound) return fail(422, 'A fault takes texts, numbers, and a status from 200 to 599');
  const answer = { status, delayMs, body, contentType, location };
  const given = { host, path, method, ...answer, times, isAfter };
  const fault: Fault = JSON.parse(JSON.stringify(given));
  memory.faults.push(fault);
  return ok(fault);
}
