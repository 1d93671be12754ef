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
