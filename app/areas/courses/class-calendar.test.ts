import { expect, it } from 'vitest';
import cases from '../../../test/cases/class-meetings.json';
import { classCalendar, hasMeetings, subscriptionPath } from './class-calendar';

const NOW = Date.parse('2026-11-20T02:00:00Z');
const place = { domain: 'contoh.example', url: 'https://contoh.example/Courses/dasar-web' };

type Scheduled = Parameters<typeof classCalendar>[0];
const read = ({ type, ...rest }: (typeof cases)[number]['class']): Scheduled => ({
  ...rest,
  type: type === 'offline' ? 'offline' : 'online',
});

it.each(cases.map((item) => [item.class, item.lines] as const))('%j is %j', (item, expected) => {
  const file = classCalendar(read(item), place, NOW);
  const lines = file?.replaceAll('\r\n ', '').split('\r\n') ?? [];
  const shared = /^(UID|DTSTART|DTEND|RRULE|SUMMARY|LOCATION)/;
  expect(lines.filter((line) => shared.test(line))).toEqual(expected);
  expect(file?.endsWith('END:VCALENDAR\r\n') ?? expected.length === 0).toBe(true);
});

it.each([
  [NOW, true],
  [Date.parse('2026-12-31T16:59:00Z'), true],
  [Date.parse('2027-01-01T00:00:00Z'), false],
])('at %i there are meetings to come: %j', (now, has) => {
  const [first] = cases;
  expect(first && hasMeetings(read(first.class), now)).toBe(has);
});

it.each([
  ['dasar-web_2', '/calendar/class/dasar-web_2.ics'],
  ['a'.repeat(121), null],
  ['a/b', null],
  ['a b', null],
  ['', null],
])('%s is subscribed to at %s', (slug, path) => expect(subscriptionPath(slug)).toBe(path));
