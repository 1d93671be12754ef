import { expect, it } from 'vitest';
import { stretches } from './content';
import { paced } from './pace';

it('shares a hundred percent', () => {
  expect(stretches.reduce((sum, { share }) => sum + share, 0)).toBe(100);
});

it.each([20, 25, 45, 90])('%i minutes are shared out whole', (minutes) => {
  const rows = paced(stretches, minutes);
  expect(rows.reduce((sum, row) => sum + row.minutes, 0)).toBe(minutes);
  expect(rows.every((row) => row.minutes > 0)).toBe(true);
  expect(rows.map(({ from }) => from)).toEqual(
    rows.map((_, index) => rows.slice(0, index).reduce((sum, row) => sum + row.minutes, 0)),
  );
});
