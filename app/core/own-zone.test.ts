import { expect, it } from 'vitest';
import { ownTimeText } from './own-zone';

it.each([
  ['2026-12-03T09:00:00+07:00', 420, ''],
  ['2026-12-03T09:00:00+07:00', 480, '10.00 di tempatmu'],
  ['2026-12-03T09:00:00+07:00', 540, '11.00 di tempatmu'],
  ['2026-12-03T23:30:00+07:00', 540, '4 Des 2026, 01.30 di tempatmu'],
  ['2026-12-03T05:00:00+07:00', -480, '2 Des 2026, 14.00 di tempatmu'],
  ['2026-12-03T09:00:00', 345, '07.45 di tempatmu'],
  ['2026-12-03', 480, ''],
  ['nanti', 480, ''],
])('%s, %i minutes ahead of UTC: %j', (text, ahead, told) =>
  expect(ownTimeText(text, () => ahead)).toBe(told),
);
