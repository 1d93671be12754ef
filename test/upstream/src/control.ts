/**
 * What tests turn and look at: faults, settings overrides, the log of requests, cancelled streams.
 * It is plain memory of this isolate, of which a local runtime has one; nothing of it is kept.
 */

import { type Context, Hono } from 'hono';
import { forget, forgive, told } from './contract/told';
import type { App, Env } from './env';
import { bodyOf } from './input';
import { fail, ok } from './respond';
import { reseed } from './seed';
import { all, updateWhere } from './store';
import { forgetRegistered, register } from './tenants';

/** An answer to give, or a delay to make, instead of the usual. */
interface Fault {
  /** First path segment; any when left out. */
  host?: string;
  /** Path below the host without a leading slash; a trailing `*` matches a prefix; any when left out. */
  path?: string;
  method?: string;
  status?: number;
  delayMs?: number;
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  location?: string;
  /** How often it strikes; until it is cleared when left out. */
  times?: number;
  /** The request is done as usual, and this comes in its answer's place: the answer is lost. */
  isAfter?: boolean;
}

interface Logged {
  at: number;
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  /** Of JSON; empty for anything else. */
  body: string;
}

/** More than any spec's traffic: one that looks for something in all of it misses nothing. */
const LOG_LENGTH = 5000;
const memory = {
  faults: [] as Fault[],
  log: [] as Logged[],
  settings: new Map<string, string>(),
  aborts: 0,
  /** Whether answers that wait to be released go on. */
  areReleased: false,
  keys: undefined as string[] | undefined,
  /** Whether writes are taken once by their key, as not every platform can. */
  readsKeys: true,
  /** How long after its payment an enrolment is there, in ms. */
  enrolsAfterMs: 0,
  /** Classes whose price is another one by now than the page has shown: rupiah by slug. */
  prices: new Map<string, number>(),
  /** How often everything was put back. */
  resets: 0,
};

export const readsIdempotencyKeys = (): boolean => memory.readsKeys;

/** How often everything was put back: what was answered before counts no more. */
export const resets = (): number => memory.resets;

/** Whether what was paid at a time, an ISO text, is an enrolment by now. */
export const isEnrolledBy = (paidAt: string): boolean =>
  memory.enrolsAfterMs === 0 || Date.parse(paidAt) + memory.enrolsAfterMs <= Date.now();

/** What a class costs where a test has changed its price. */
export const priceNow = (slug: string): number | undefined => memory.prices.get(slug);

/** Notes a stream that its reader left before the end. */
export function noteAbort(): void {
  memory.aborts += 1;
}

/** Whether answers that were asked for with `[[held]]` go on. */
export const areReleased = (): boolean => memory.areReleased;

/** The keys of app tokens that are taken: those that a test has set, else the one. */
export const tokenKeys = ({ APP_TOKEN_KEY }: Env): string[] => memory.keys ?? [APP_TOKEN_KEY];

/** The settings answer a test put in place of a tenant domain's own: the whole body, as text. */
export const settingsOverride = (domain: string): string | undefined => memory.settings.get(domain);

/** Keeps a request's method, path, headers and JSON. */
export function note(request: Request, body: string): void {
  const url = new URL(request.url);
  memory.log.push({
    at: Date.now(),
    method: request.method,
    path: url.pathname + url.search,
    headers: Object.fromEntries(request.headers),
    body,
  });
  if (memory.log.length > LOG_LENGTH) memory.log.shift();
}

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

async function setFault(c: Context<App>): Promise<Response> {
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

function clear(): void {
  memory.faults.length = 0;
  memory.log.length = 0;
  memory.settings.clear();
  memory.aborts = 0;
  memory.areReleased = false;
  memory.keys = undefined;
  memory.readsKeys = true;
  memory.enrolsAfterMs = 0;
  memory.prices.clear();
  memory.resets += 1;
  forgetRegistered();
  forget();
}

/** The `/_control` endpoints. */
export const control = new Hono<App>()
  .post('/fault', setFault)
  .delete('/fault', () => {
    memory.faults.length = 0;
    memory.areReleased = false;
    return ok(null);
  })
  .post('/release', () => {
    memory.areReleased = true;
    return ok(null);
  })
  .post('/reset', async (c) => {
    // Sites that go on keep their pairs and sessions; `everything` is for one that begins anew too.
    const { everything } = await bodyOf(c);
    clear();
    await reseed(c.env.DB, { endsSessions: everything === true });
    return ok(null);
  })
  .post('/settings', async (c) => {
    const { domain, settings, raw } = await bodyOf(c);
    if (typeof domain !== 'string') return fail(422, 'domain is needed');
    const body = { status: true, message: 'Berhasil', data: settings };
    if (typeof raw === 'string') memory.settings.set(domain, raw);
    else if (settings === undefined || settings === null) memory.settings.delete(domain);
    else memory.settings.set(domain, JSON.stringify(body));
    return ok(null);
  })
  .post('/tenant', async (c) => {
    const row = await bodyOf(c);
    return register(row) ? ok(null) : fail(422, 'A row of tenants.json is needed');
  })
  .post('/keys', async (c) => {
    const { keys } = await bodyOf(c);
    const isSound = Array.isArray(keys) && keys.every((key) => typeof key === 'string');
    if (!isSound) return fail(422, 'keys is a list of texts');
    memory.keys = keys.length > 0 ? keys : undefined;
    return ok(null);
  })
  .post('/revoke', async (c) => {
    const { meta } = await c.env.DB.prepare('DELETE FROM app_pairs').run();
    return ok({ revoked: meta.changes });
  })
  .post('/idempotency', async (c) => {
    // A platform that knows nothing of keys, where it is off.
    const { isOn } = await bodyOf(c);
    if (typeof isOn !== 'boolean') return fail(422, 'isOn is a boolean');
    memory.readsKeys = isOn;
    return ok(null);
  })
  .post('/enrolment', async (c) => {
    // Payments become enrolments so long after they were made.
    const { afterMs } = await bodyOf(c);
    if (typeof afterMs !== 'number') return fail(422, 'afterMs is a number');
    memory.enrolsAfterMs = afterMs;
    return ok(null);
  })
  .post('/price', async (c) => {
    const { slug, price } = await bodyOf(c);
    if (typeof slug !== 'string' || typeof price !== 'number') {
      return fail(422, 'slug is a text, price a number');
    }
    memory.prices.set(slug, price);
    return ok(null);
  })
  .post('/invoice', async (c) => {
    // What the payment provider says of an invoice, however it stood; `dueDate` moves its end.
    const { number, status, dueDate } = await bodyOf(c);
    const changes = {
      ...(typeof status === 'string' && { status }),
      ...(typeof dueDate === 'string' && { dueDate }),
      ...(status === 'paid' && { paidAt: new Date().toISOString() }),
    };
    const isKnown = await updateWhere(c.env.DB, 'invoices', changes, [
      "doc ->> '$.number' = ?",
      String(number),
    ]);
    return isKnown ? ok(null) : fail(404, 'No invoice has this number');
  })
  .post('/paid', async (c) => {
    // The money of a pledge has come.
    const { code } = await bodyOf(c);
    const isKnown = await updateWhere(c.env.DB, 'donations', { status: 'paid' }, [
      "doc ->> '$.code' = ?",
      String(code),
    ]);
    return isKnown ? ok(null) : fail(404, 'No donation has this code');
  })
  // A page may name in a body what it must not ask for; who wants the bodies says so.
  .get('/log', (c) =>
    ok(
      c.req.query('bodies') === undefined ? memory.log.map(({ body, ...one }) => one) : memory.log,
    ),
  )
  .delete('/log', () => {
    memory.log.length = 0;
    return ok(null);
  })
  .get('/mails', async (c) => ok(await all(c.env.DB, 'mails')))
  // What has not kept the contract, and how many answers each of its calls has given.
  .get('/contract', () => ok(told()))
  .delete('/contract', () => {
    forgive();
    return ok(null);
  })
  .get('/aborts', () => ok({ aborts: memory.aborts }));
