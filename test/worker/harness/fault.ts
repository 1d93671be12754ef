/** The edge's own error answers (design section 6). */

import { expect } from 'vitest';
import type { Got } from './http';

/** An error of the edge's own: the one shape, a sentence in Indonesian. */
export function expectFault({ status, headers, json }: Got, expected: number): void {
  expect(status).toBe(expected);
  expect(json).toEqual({
    status: false,
    message: expect.stringMatching(/^[A-Z].*\.$/),
    statusCode: expected,
    data: null,
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
}

/**
 * Sends until a visitor is held back, which must not be before the limit. The limits count in
 * windows of a minute: one that ends in between doubles what passes, and no more.
 */
export async function untilHeldBack(send: () => Promise<Got>, limit: number): Promise<void> {
  let passed = 0;
  let got = await send();
  while (got.status !== 429 && passed <= 2 * limit) {
    passed += 1;
    got = await send();
  }
  expect(passed).toBeGreaterThanOrEqual(limit);
  expectFault(got, 429);
  expect(got.headers['retry-after']).toBe('60');
}
