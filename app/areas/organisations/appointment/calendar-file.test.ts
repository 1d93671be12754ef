import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file';

const NOW = Date.UTC(2026, 10, 26, 2);
const meeting = {
  start: '2026-12-03T09:00',
  topic: 'Pelatihan tim, atau perusahaan',
  provider: 'Akademi Alfa',
  domain: 'alpha.example',
};

it('is half an hour in UTC, with its texts escaped and its lines folded', () => {
  const file = calendarFile(meeting, NOW) ?? '';
  expect(file).toContain('DTSTART:20261203T020000Z\r\nDTEND:20261203T023000Z\r\n');
  expect(file).toContain('SUMMARY:Bicara dengan tim Akademi Alfa\r\n');
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DESCRIPTION:Pelatihan tim\\, atau perusahaan. Tautan');
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
    true,
  );
});

it.each(['', '2026-12-03', 'besok'])('there is none for %j', (start) =>
  expect(calendarFile({ ...meeting, start }, NOW)).toBeNull(),
);
