/** Calendars of events, read by a program that calendars are read with. */

import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const EVENTS = '/calendar/events.ics';

/** The events of a calendar, once its lines are as RFC 5545 has them and each says what it must. */
async function eventsOf(path: string, of = host) {
  const { status, headers, text } = await site.get(of, path);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => {
    const value = (name: string) => String(entry.getFirstPropertyValue(name) ?? '');
    const { uid, summary, startDate, endDate } = new ICAL.Event(entry);
    expect([value('dtstamp'), summary]).toEqual([expect.stringMatching(/Z$/), expect.any(String)]);
    expect([uid.endsWith(`@${of}`), new URL(value('url')).host]).toEqual([true, of]);
    expect(endDate.compare(startDate)).toBeGreaterThanOrEqual(0);
    return { uid, summary, url: value('url'), location: value('location') };
  });
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  return entries;
}

test.each([
  [EVENTS, '/Event'],
  ['/calendar/event-program.ics', '/Event/Program'],
])('%s holds what %s lists, each with its page and its own calendar', async (path, list) => {
  const entries = await eventsOf(path);
  expect(entries.length).toBeGreaterThan(5);
  expect((await site.get(host, list)).text).toContain(`type="text/calendar" title=`);
  const [first] = entries;
  const page = await site.get(host, new URL(first?.url ?? '').pathname);
  const [, own = ''] = /<link [^>]*type="text\/calendar"[^>]* href="([^"]+)"/.exec(page.text) ?? [];
  expect(await eventsOf(own)).toEqual([first]);
});

test('the lists and the events lead there by plain links', async () => {
  expect((await site.get(host, '/Event')).text).toMatch(/<a [^>]*href="\/calendar\/events\.ics"/);
  const [event] = await eventsOf(EVENTS);
  expect(event?.location).not.toBe('');
  const soon = await site.get(host, '/Event/lokakarya-flutter-akhir-pekan');
  expect(soon.text).toMatch(/<a [^>]*href="\/calendar\/events\/\d+\.ics"/);
});

test('an event of a site without such pages is told of at its home', async () => {
  const [event] = await eventsOf('/calendar/events/1.ics', 'umptn.example');
  expect(event?.url).toBe('https://umptn.example/');
  expectFault(await site.get('umptn.example', EVENTS), 404);
});

test('who has a calendar as it is gets no more than that said', async () => {
  const { headers } = await site.get(host, EVENTS);
  const again = await site.get(host, EVENTS, { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each([
  '/calendar/events/999999.ics',
  '/calendar/events/.ics',
  '/calendar/events/a%0D%0Ab.ics',
  '/calendar/news.ics',
  '/calendar/events',
  '/calendar/class/tidak-ada-kelas-ini.ics',
  '/calendar/class/a&slug=dasar-web.ics',
  '/calendar/class/.ics',
])('%s is none', async (path) => expectFault(await site.get(host, path), 404));

test.each(['POST', 'PUT', 'DELETE'])('%s is no way to a calendar', async (method) => {
  const got = await site.send(method, host, EVENTS);
  expect([got.status, got.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('what the platform says', () => {
  const fault = async (id: string, data: object) => {
    await platform.heal();
    await platform.fault({
      path: 'v3/post/detail',
      body: { status: true, message: '', data: { id, kindSlug: 'events', title: 'Temu', ...data } },
    });
  };

  test('an event without a day has no calendar', async () => {
    await fault('tanpa', { startDate: '' });
    expectFault(await site.get(host, '/calendar/events/tanpa.ics'), 404);
  });

  test('hostile texts stay texts', async () => {
    const text = 'a\r\nBEGIN:VALARM\r\n]]> \u0007; é, \\'.repeat(300);
    const startDate = '2030-12-03T09:00+07:00';
    await fault('jahat', { title: text, summary: text, location: text, startDate });
    const entries = await eventsOf('/calendar/events/jahat.ics');
    expect(entries.map(({ uid }) => uid)).toEqual(['events-jahat@alpha.example']);
  });

  test('one that is down leaves who subscribes what they have', async () => {
    const lonely = await Site.start();
    const { status } = await lonely.get(host, EVENTS);
    await lonely.stop();
    expect(status).toBeGreaterThanOrEqual(500);
  });
});

describe('a list of more than one page', () => {
  const path = 'v3/post/list';
  const answer = (first: number, count: number, totalPages: number) => ({
    status: true,
    message: '',
    data: {
      items: Array.from({ length: count }, (_, index) => {
        const id = first + index;
        return { id, slug: `acara-${id}`, title: `Acara ${id}`, startDate: '2030-12-03' };
      }),
      totalPages,
    },
  });

  test('is read to its end', async () => {
    await platform.heal();
    for (const first of [1, 101, 201]) {
      await platform.fault({ path, body: answer(first, first > 200 ? 7 : 100, 3), times: 1 });
    }
    expect((await eventsOf(EVENTS, 'belajarbersama.example')).length).toBe(207);
  });

  test('is no calendar while a page of it cannot be had', async () => {
    await platform.heal();
    await platform.fault({ path, body: answer(1, 100, 3), times: 1 });
    await platform.fault({ path, status: 500 });
    const { status } = await site.get('umkm.belajar.example', EVENTS);
    await platform.heal();
    expect(status).toBeGreaterThanOrEqual(500);
  });
});

describe('a class', () => {
  const CLASS = '/calendar/class/dasar-web.ics';
  const fault = async (data: object) => {
    await platform.heal();
    const item = { id: 7, slug: 'temu', name: 'Temu', startDate: '2026-12-01', ...data };
    await platform.fault({
      path: 'v1/class/overview',
      body: { status: true, message: '', data: item },
    });
  };
  const weekly = { endDate: '2026-12-31', schedule: [{ day: 'Selasa', time: '19.00' }] };

  test('has an entry for each weekly time, which repeats to its last day', async () => {
    const entries = await eventsOf(CLASS);
    expect(entries.length).toBeGreaterThan(1);
    for (const { uid, summary, url } of entries) {
      expect(uid).toMatch(
        /^kelas-\w+-(senin|selasa|rabu|kamis|jumat|sabtu|minggu)@alpha\.example$/,
      );
      expect(summary).toMatch(/^Kelas /);
      expect(new URL(url).pathname).toBe('/Class/dasar-web');
    }
    const { text } = await site.get(host, CLASS);
    const [rule = ''] = /^RRULE:.*$/m.exec(text) ?? [];
    expect(ICAL.Recur.fromString(rule.trim().slice('RRULE:'.length)).freq).toBe('WEEKLY');
  });

  test('that is over keeps what was', async () => {
    await fault({ startDate: '2020-12-01', endDate: '2020-12-31', schedule: weekly.schedule });
    expect(await eventsOf('/calendar/class/lampau.ics')).toHaveLength(1);
  });

  test.each([
    ['without a last day', { schedule: weekly.schedule }],
    ['without weekly times', { ...weekly, schedule: [] }],
    ['whose times cannot be read', { ...weekly, schedule: [{ day: 'Selasa', time: 'sore' }] }],
  ])('%s has no calendar', async (name, data) => {
    await fault(data);
    const slug = name.replaceAll(' ', '-');
    expectFault(await site.get(host, `/calendar/class/${slug}.ics`), 404);
  });

  test('is not told of as over while the platform is down', async () => {
    await platform.heal();
    await platform.fault({ path: 'v1/class/overview', status: 500 });
    const { status } = await site.get(host, '/calendar/class/tidak-menjawab.ics');
    await platform.heal();
    expect(status).toBeGreaterThanOrEqual(500);
  });
});

test('an event that the platform says is gone is gone', async () => {
  await platform.heal();
  await platform.fault({ host: 'services', path: 'v3/post/detail', status: 410, times: 1 });
  expectFault(await site.get(host, '/calendar/events/987654.ics'), 410);
});
