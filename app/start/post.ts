/**
 * A form that the browser itself has sent, judged and sent by the app's own code at the edge
 * (app/sections/forms/posted.ts).
 */

import * as v from 'valibot';
import type { Call } from '../api/call';
import { type Client, createClient, problemOf } from '../api/client';
import { createApp } from '../core/app';
import { parseBoot } from '../core/boot';
import { pause } from '../core/pause';
import { record } from '../core/schema';
import { createPosting, type Refusal } from '../sections/forms/posted';
import { sendOnce } from '../sections/forms/send-once';
import { ownHtml } from './own';
import { isForScriptless } from './portal-html';
import { neverAnswered, pageHtml } from './render';
import { retryConflicts } from './retry-conflicts';

/** What has come of it, as the edge reads it. */
type PostAnswer =
  /** The page has no such form, or one that only a script can send. */
  | { readonly status: 'unknown' }
  | { readonly status: 'sent'; readonly receipt: string }
  | { readonly status: 'sign-in' }
  /** `answers` are those to calls that the page reads besides, by their addresses. */
  | {
      readonly status: 'refused';
      readonly refusal: Refusal;
      readonly answers: Readonly<Record<string, unknown>>;
    };

const texts = record(v.string());

/** What of a form no boot data holds. */
interface Unshown {
  /** The fields that the boot data leaves out, as a JSON object. */
  readonly secrets: string;
  /** The idempotency key under which the form is sent. */
  readonly key: string;
}

/**
 * Has the form that the boot data tells of judged and sent, on the page at an address. `gateway` takes calls
 * as `fetch` does, on behalf of the visitor. Resolves to a {@link PostAnswer} as JSON; rejects with what a component has
 * thrown.
 */
export async function post(
  bootJson: string,
  address: string,
  { secrets, key }: Unshown,
  gateway: typeof globalThis.fetch,
): Promise<string> {
  const app = createApp({ boot: parseBoot(bootJson), fetch: neverAnswered });
  const client = createClient({ base: app.boot.tenant.api, fetch: gateway });
  // The forms of a page are known once it has been rendered; the portal's are made of their visitor's answers.
  if (isForScriptless(app)) await ownHtml(app, client, address);
  else await pageHtml(app, address);
  const posting = app.service(createPosting);
  const handler = posting.handler();
  if (handler === null) return written({ status: 'unknown' });
  const typed = { ...posting.typed(), ...v.parse(texts, JSON.parse(secrets)) };
  const outcome = await handler(typed, sendOnce(retryConflicts(client.send, pause), key));
  if (outcome.status !== 'refused') return written(outcome);
  const { refusal, reads } = outcome;
  return written({ status: 'refused', refusal, answers: await answersTo(reads, client) });
}

/** The answers to calls as the boot data has them; what fails is asked for again by the page. */
async function answersTo(calls: readonly Call<unknown>[], client: Client) {
  const answered = calls.map(async (call) => {
    const received = await client.receive(call);
    const isGood = problemOf(received, call) === null && 'body' in received;
    return isGood ? [[call.address, received.body] as const] : [];
  });
  return Object.fromEntries((await Promise.all(answered)).flat());
}

function written(answer: PostAnswer): string {
  return JSON.stringify(answer);
}
