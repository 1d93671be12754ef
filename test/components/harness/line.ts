/** The line between the app and the edge, until the next visit: held up, cut, and looked at. */

import { vi } from 'vitest';

type Sent = Parameters<typeof globalThis.fetch>;

const addressOf = ([input]: Sent): string => String(input);

/** Has what the app sends go another way, or on. */
function divert(by: (sent: Sent, goOn: () => Promise<Response>) => Promise<Response>): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...sent: Sent) => by(sent, () => fetch(...sent)));
}

/** Holds up calls whose addresses match until they are let go, or given up by the app. */
export function held(address: RegExp) {
  const [hasBegun, begin] = signal();
  const [gate, release] = signal();
  const [isGivenUp, giveUp] = signal();
  divert(async (sent, goOn) => {
    if (!address.test(addressOf(sent))) return goOn();
    begin();
    sent[1]?.signal?.addEventListener('abort', giveUp);
    await Promise.race([gate, isGivenUp]);
    return goOn();
  });
  return { hasBegun, isGivenUp, release };
}

/** A promise, and what fulfils it. */
function signal(): [promise: Promise<void>, fulfil: () => void] {
  let fulfil = () => {};
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return [promise, fulfil];
}

/** Cuts the line under the next call whose address matches. */
export function cutOnce(address: RegExp): void {
  let isCut = false;
  divert(async (sent, goOn) => {
    if (isCut || !address.test(addressOf(sent))) return goOn();
    isCut = true;
    throw new TypeError('Failed to fetch');
  });
}

/** Has calls whose addresses match answered with these in turn, the last one again and again. */
export function answered(address: RegExp, ...answers: readonly object[]): void {
  let next = 0;
  divert(async (sent, goOn) => {
    if (!address.test(addressOf(sent))) return goOn();
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return Response.json(answer);
  });
}

/** Cuts the whole line, as the browser says too; gives what mends it. */
export function goOffline(): () => void {
  let isCut = true;
  divert(async (_, goOn) => {
    if (isCut) throw new TypeError('Failed to fetch');
    return goOn();
  });
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  return () => {
    isCut = false;
    says.mockRestore();
    dispatchEvent(new Event('online'));
  };
}

/** The addresses of what is sent by a method from here on. */
export function sentBy(...methods: string[]): string[] {
  const addresses: string[] = [];
  divert((sent, goOn) => {
    if (methods.includes(sent[1]?.method ?? 'GET')) addresses.push(addressOf(sent));
    return goOn();
  });
  return addresses;
}

/** The keys and the bodies of what is written to an address that matches, from here on. */
export function writtenTo(address: RegExp): { key: string; body: string }[] {
  const letters: { key: string; body: string }[] = [];
  divert((sent, goOn) => {
    const { method = 'GET', headers, body } = sent[1] ?? {};
    if (method !== 'GET' && address.test(addressOf(sent))) {
      const key = new Headers(headers).get('Idempotency-Key') ?? '';
      letters.push({ key, body: String(body) });
    }
    return goOn();
  });
  return letters;
}

/** Has each answer from here on say that it was given at that time, in Unix ms. */
export function tellTime(at: number): void {
  divert(async (_, goOn) => {
    const { body, status, headers } = await goOn();
    const date = new Date(at).toUTCString();
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), date } });
  });
}
