/** The stand-in platform in this process, and what specs turn on it (test/upstream/src/control.ts). */

import type { Account } from '../../cases/accounts';
import { seal } from '../../upstream/spec/seal';
import { valueAt } from '../../upstream/spec/values';
import platform from '../../upstream/src';
import { accounts, openSession } from '../../upstream/src/accounts';
import { issuePair } from '../../upstream/src/guard';
import type { Fault, Seen } from '../../worker/harness/platform';
import { memoryDatabase } from './database';

const env = {
  DB: memoryDatabase(),
  APP_TOKEN_KEY: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  APP_SECRET: 'rahasia-uji',
  DATA_ANON_KEY: 'kunci-uji',
  HOLDS_CONTRACT: 'true',
};

/** The public key of the hosted database service. */
export const anonKey = env.DATA_ANON_KEY;

/** Asks the platform; the path's first segment names the host. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return platform.fetch(new Request(`https://platform.example/${path}`, init), env);
}

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await ask(`_control/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text).data;
}

/** Plays a fault until {@link heal}, or as often as it says. */
export async function fault(given: Fault): Promise<void> {
  await control('POST', 'fault', given);
}

/** Ends all faults. */
export async function heal(): Promise<void> {
  await control('DELETE', 'fault');
}

/** The paths that were asked, after a method and a blank, the oldest first. */
export async function asked(): Promise<string[]> {
  const log = await control('GET', 'log');
  if (!isLog(log)) throw new Error('The log is no list');
  return log.map(({ method, path }) => `${method} ${path}`);
}

const isLog = (value: unknown): value is Seen[] => Array.isArray(value);

/** Puts everything back as it was at the start. */
export async function reset(): Promise<void> {
  await control('POST', 'reset', { everything: true });
}

/** What has not kept the contract since the last reset. */
export async function violations(): Promise<unknown> {
  return valueAt(await control('GET', 'contract'), 'violations');
}

/** A sealed session of a tenant, as `AppToken`. */
export async function appToken({ domain, key }: { domain: string; key: string }): Promise<string> {
  return seal(await issuePair(env.DB, domain, key), env.APP_TOKEN_KEY);
}

/** Lets answers go on that were asked for with `[[held]]`. */
export async function release(): Promise<void> {
  await control('POST', 'release');
}

/** How many answers were left before their end. */
export async function aborts(): Promise<unknown> {
  return valueAt(await control('GET', 'aborts'), 'aborts');
}

/** The token of a new session with the assistant. */
export function assistantToken(email: string): Promise<string> {
  return openSession(env.DB, 'assistant', email);
}

/** The access token of a new session of a demo account. */
export function accessToken(name: Account): Promise<string> {
  const account = accounts.find((one) => one.name === name);
  if (!account) throw new Error(`No account of ${name}`);
  return openSession(env.DB, 'account', String(account.id));
}
