import { expect, it } from 'vitest';
import { classCalendar, hasMeetings } from './class-calendar';

const NOW = Date.parse('2026-11-20T02:00:00Z');
const place = { domain: 'contoh.example', url: 'https://contoh.example/Courses/dasar-web' };
// The first of December 2026 is a Tuesday.
const item = {
  id: '7',
  slug: 'dasar-web',
  name: 'Dasar Web; HTML, CSS',
  type: 'offline' as const,
  city: 'Kota Bandung, Jawa Barat',
  startDate: '2026-12-01',
  endDate: '2026-12-31T16:59:00Z',
  schedule: [
    { day: 'Selasa', time: '19.00–21.00 WIB' },
    { day: 'kamis', time: '09:00 - 11:30 WITA' },
    { day: 'Selasa', time: '22.00-01.00' },
  ],
};

const linesOf = (change: Partial<typeof item> = {}) =>
  classCalendar({ ...item, ...change }, place, NOW)
    ?.replaceAll('\r\n ', '')
    .split('\r\n') ?? [];

it('is one entry for each weekly time, by names that stay', () => {
  const lines = linesOf();
  expect(lines.filter((line) => /^(UID|DTSTART|DTEND|RRULE)/.test(line))).toEqual([
    'UID:kelas-7-selasa@contoh.example',
    'DTSTART:20261201T120000Z',
    'DTEND:20261201T140000Z',
    'RRULE:FREQ=WEEKLY;UNTIL=20261231T165959Z',
    'UID:kelas-7-kamis@contoh.example',
    'DTSTART:20261203T010000Z',
    'DTEND:20261203T033000Z',
    'RRULE:FREQ=WEEKLY;UNTIL=20261231T155959Z',
    'UID:kelas-7-selasa-2@contoh.example',
    'DTSTART:20261201T150000Z',
    'DTEND:20261201T180000Z',
    'RRULE:FREQ=WEEKLY;UNTIL=20261231T165959Z',
  ]);
  expect(lines).toContain('SUMMARY:Kelas Dasar Web\\; HTML\\, CSS');
  expect(lines).toContain('LOCATION:Kota Bandung\\, Jawa Barat');
  expect(classCalendar(item, place, NOW)?.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it.each([
  [{ schedule: [{ day: "Jum'at", time: '08.00' }] }, ['20261204T010000Z']],
  [{ schedule: [{ day: 'Senin', time: '00.00–02.00 WIT' }] }, ['20261206T150000Z']],
  [{ schedule: [{ day: 'Setiap hari', time: '08.00' }] }, []],
  [{ schedule: [{ day: 'Senin', time: 'sore' }] }, []],
  [{ schedule: [{ day: 'Senin', time: '25.00' }] }, []],
  [{ schedule: [] }, []],
  [{ startDate: '' }, []],
  [{ endDate: 'menyusul' }, []],
  [{ endDate: '2026-12-01', schedule: [{ day: 'Senin', time: '08.00' }] }, []],
])('%j begins at %j', (change, begins) => {
  const found = linesOf(change).filter((line) => line.startsWith('DTSTART'));
  expect(found).toEqual(begins.map((at) => `DTSTART:${at}`));
});

it.each([
  [NOW, true],
  [Date.parse('2026-12-31T16:59:00Z'), true],
  [Date.parse('2027-01-01T00:00:00Z'), false],
])('at %i there are meetings to come: %j', (now, has) => expect(hasMeetings(item, now)).toBe(has));
