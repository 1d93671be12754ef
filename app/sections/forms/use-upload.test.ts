import { expect, it } from 'vitest';
import { pictureProblem } from './use-upload';

it.each([
  ['image/png', 1, true],
  ['image/webp', 10 * 1024 * 1024, true],
  ['image/png', 10 * 1024 * 1024 + 1, false],
  ['image/svg+xml', 10, false],
  ['application/pdf', 10, false],
  ['image/png', 0, false],
])('%s of %i bytes: %s', (type, size, is) =>
  expect(pictureProblem({ type, size }) === null).toBe(is),
);
