import { expect, it } from 'vitest';
import { wayBack } from './last-page';

it.each<[asked: number, totalPages: number, page: number, label: string]>([
  [2, 1, 1, 'Ke halaman pertama'],
  [4, 3, 3, 'Ke halaman sebelumnya'],
  [99, 3, 1, 'Ke halaman pertama'],
  // The platform has not said, or not counted anew.
  [4, 0, 1, 'Ke halaman pertama'],
  [4, 4, 3, 'Ke halaman sebelumnya'],
])('from page %i of %i to %i', (asked, totalPages, page, label) =>
  expect(wayBack(asked, { totalPages })).toEqual({ page, label }),
);
