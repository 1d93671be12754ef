/**
 * What tests have the stand-in play, and what it has noted for them. It is plain memory of this isolate, of
 * which a local runtime has one; nothing of it is kept.
 */

import { forget } from './contract/told';
import type { Env } from './env';
import { forgetRegistered } from './tenants';

/** An answer to give, or a delay to make, instead of the usual. */
export interface Fault {
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

/** As many different lines are kept. */
const LINES = 50_000;

export const memory = {
  faults: [] as Fault[],
  log: [] as Logged[],
  /** The lines of all requests, those of a log that was emptied too. */
  lines: new Set<string>(),
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
  if (memory.lines.size < LINES) memory.lines.add(`${request.method} ${url.pathname}${url.search}`);
  memory.log.push({
    at: Date.now(),
    method: request.method,
    path: url.pathname + url.search,
    headers: Object.fromEntries(request.headers),
    body,
  });
  if (memory.log.length > LOG_LENGTH) memory.log.shift();
}

/** Puts everything back. */
export function clear(): void {
  memory.faults.length = 0;
  memory.log.length = 0;
  memory.lines.clear();
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
