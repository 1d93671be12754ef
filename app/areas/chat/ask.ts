/** The one call that streams: `POST assistant/v2/chat` (spec section 7; design section 8). */

import { toFailure, UNREACHABLE } from '../../api/failure';
import { clock } from '../../core/clock';
import { type LineValue, readLines } from './ndjson';
import { SilenceError, untilSilent } from './silence';
import type { ChatFailure } from './stream-event';

/** A question; the conversation's id is empty for its first. The edge adds the workspace. */
export interface Question {
  readonly query: string;
  readonly conversationId: string;
}

/** The most characters of a question; the edge answers 400 to more. */
export const LONGEST_QUESTION = 8000;

/** Thrown by {@link ask}: the request failed, or its answer cannot be streamed. */
export class AskError extends Error {
  override readonly name = 'AskError';

  constructor(
    message: string,
    readonly failure: ChatFailure,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What {@link ask} needs: `boot.tenant.api`, and the way to the network. */
export interface AskEnvironment {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Asks, and resolves to the answer's lines once it has begun. Rejects with {@link AskError} when
 * there is no answer to stream, and with the signal's reason when it was aborted. The lines break
 * off when nothing comes for a minute.
 */
export async function ask(
  { base, fetch }: AskEnvironment,
  question: Question,
  signal: AbortSignal,
): Promise<ReadableStream<LineValue>> {
  const response = await send(() =>
    fetch(`${base}/assistant/v2/chat`, {
      method: 'POST',
      headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(bodyOf(question)),
      signal,
    }),
  );
  if (!response.ok) throw await refusal(response);
  if (response.body === null) throw new AskError('Response stream error', WITHOUT_BODY);
  return readLines(untilSilent(response.body));
}

const WITHOUT_BODY: ChatFailure = {
  message: 'Jawaban tidak dapat dimuat (Response stream error). Silakan coba lagi.',
  statusCode: 502,
};

/** How long a service asks to wait, in ms; null when it says nothing readable (RFC 9110, 10.2.3). */
export function waitOf(retryAfter: string | null, now: number = clock.now()): number | null {
  const value = retryAfter?.trim() ?? '';
  if (value === '') return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(1000, ms) : null;
}

/** A time in words, rounded up: "30 detik", "2 menit". */
export function waitInWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return `${seconds} detik`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} menit` : `${Math.ceil(seconds / 3600)} jam`;
}

function bodyOf({ query, conversationId }: Question) {
  return conversationId === '' ? { query } : { query, conversation_id: conversationId };
}

async function send(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof TypeError) {
      throw new AskError(error.message, { message: UNREACHABLE, statusCode: 0 }, { cause: error });
    }
    throw error;
  }
}

/** Why the answers with these statuses ask to wait, where they say how long. */
const WAITS: Readonly<Record<number, string>> = {
  429: 'Terlalu banyak pertanyaan.',
  503: 'Asisten sedang sibuk.',
};

/** An error before the stream is the gateway's JSON; a proxy in between may have sent anything. */
async function refusal(response: Response): Promise<AskError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message } = toFailure(body, response.status);
  const why = WAITS[response.status];
  const waitMs = why === undefined ? null : waitOf(response.headers.get('retry-after'));
  const failure: ChatFailure =
    why === undefined || waitMs === null
      ? { message, statusCode: response.status }
      : {
          message: `${why} Coba lagi dalam ${waitInWords(waitMs)}.`,
          statusCode: response.status,
          waitMs,
          why,
        };
  return new AskError(`The assistant answered ${response.status}: ${message}`, failure);
}

/** What is told of what broke a stream. */
export function failureOf(error: unknown): ChatFailure {
  if (error instanceof AskError) return error.failure;
  const message =
    error instanceof SilenceError
      ? 'Asisten diam selama satu menit, jadi jawabannya dibaca ulang dari server.'
      : 'Sambungan terputus di tengah jawaban.';
  return { message, statusCode: 0 };
}
