/** What TanStack Query holds of a query: its data and its error, with who they are for. */
import type { RawResponse } from '../api/answer';

/** A good response. `era` is that of the cache in which it was asked for: an older one is stale. */
export class CachedResponse {
  constructor(
    readonly received: RawResponse,
    readonly isPersonal: boolean,
    readonly era: number,
  ) {}
}

/** Thrown for a response that is not good. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  constructor(
    readonly received: RawResponse,
    readonly isPersonal: boolean,
  ) {
    super('The call was not answered well');
  }
}

/** Statuses that say that older data is not to be shown any more. */
const GONE = [401, 403, 404, 410];

export function isGone({ received }: ResponseError): boolean {
  const status = 'status' in received ? received.status : received.failure.statusCode;
  return GONE.includes(status);
}
