/** There is as much demo content as pages need, and what it says of time is true today. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayFromNow, timeAgo } from '../src/data/table';
import { textAt, Upstream, valueAt } from './harness';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await Upstream.start();
});
afterAll(() => upstream.stop());

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** All items of a paged list, page by page. */
async function everything(path: string): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let page = 1; page <= 100; page += 1) {
    const mark = path.includes('?') ? '&' : '?';
    const { data } = await upstream.call('GET', `${path}${mark}page=${page}`);
    items.push(...rowsOf(valueAt(data, 'items')));
    if (page >= Number(textAt(data, 'totalPages'))) return items;
  }
  throw new Error(`${path} does not end`);
}

test.each([
  ['services/v1/class/active', 62],
  ['services/v1/class/webinar', 18],
  ['services/v1/program/active', 12],
  ['services/v1/school/list', 300],
  ['services/v1/post/list', 181],
  ['services/v1/post/list?kind=video&active=true', 8],
  ['services/v3/post/list?kindSlug=events', 30],
  ['services/v3/post/list?kindSlug=', 30],
  ['services/v1/podcast/list', 24],
  ['services/v1/career/list', 20],
  ['services/v1/career/job/list', 60],
  ['services/v1/post/gallery/list', 60],
])('%s pages through %i different items', async (path, expected) => {
  const items = await everything(path);
  expect(items).toHaveLength(expected);
  expect(new Set(items.map((item) => textAt(item, 'id'))).size).toBe(expected);
});

test('38 provinces hold 514 regencies and cities', async () => {
  const { data } = await upstream.call('GET', 'services/v1/authorizer/provinces');
  const ids = rowsOf(data).map((province) => textAt(province, 'id'));
  const cities = await Promise.all(
    ids.map((id) => upstream.call('GET', `services/v1/authorizer/cities?provinceId=${id}`)),
  );
  expect(ids).toHaveLength(38);
  expect(cities.flatMap((answer) => rowsOf(answer.data))).toHaveLength(514);
});

test('active batches come in their own envelope', async () => {
  const { body } = await upstream.call('GET', 'api/batch/active?page=3');
  expect(rowsOf(valueAt(body, 'data'))).toHaveLength(6);
  expect(valueAt(body, 'page')).toEqual({ current_page: 3, last_page: 3 });
  expect(valueAt(body, 'data_count')).toEqual({ per_page: 10, total_data: 26 });
});

const today = dayFromNow(0);
const states: [state: string, flag: string, holds: (from: string, to: string) => boolean][] = [
  ['coming_soon', 'isComingSoon', (from) => from > today],
  ['registration', 'isRegistrationOpen', (from) => from > today],
  ['started', 'isStarted', (from, to) => from <= today && today <= to],
  ['ended', 'isEnded', (_from, to) => to < today],
];

test.each(states)(
  'classes that are %s say so, and their dates agree',
  async (state, flag, holds) => {
    const items = await everything(`services/v1/class/active?state=${state}`);
    expect(items.length).toBeGreaterThanOrEqual(6);
    for (const item of items) {
      expect(valueAt(item, flag)).toBe(true);
      expect(holds(textAt(item, 'startDate'), textAt(item, 'endDate'))).toBe(true);
    }
  },
);

test.each([
  ['level=beginner', 'level', 'beginner'],
  ['filter.type=hybrid', 'type', 'hybrid'],
])('classes filtered by %s', async (query, field, value) => {
  const items = await everything(`services/v1/class/active?${query}`);
  expect(new Set(items.map((item) => textAt(item, field)))).toEqual(new Set([value]));
});

test.each([
  ['DASAR', true],
  ['bb-104', true],
  ['%', false],
  ["' OR 1=1 --", false],
])('searching classes for %s finds some: %s', async (text, some) => {
  const query = new URLSearchParams({ search: text });
  const { data } = await upstream.call('GET', `services/v1/class/active?${query}`);
  expect(Number(textAt(data, 'totalItems')) > 0).toBe(some);
});

test.each([
  { now: '2026-03-31T01:59:00Z', days: 0, time: '2026-03-30T02:00:00.000Z' },
  { now: '2026-03-31T02:00:00Z', days: 0, time: '2026-03-31T02:00:00.000Z' },
  { now: '2026-03-31T17:00:00Z', days: 0, time: '2026-03-31T02:00:00.000Z' },
  { now: '2026-03-31T17:00:00Z', days: 1, time: '2026-03-31T02:00:00.000Z' },
  { now: '2026-03-31T12:00:00Z', days: 1, time: '2026-03-30T02:00:00.000Z' },
])('what was published $days days before $now is not ahead of it', ({ now, days, time }) => {
  expect(timeAgo(days, Date.parse(now))).toBe(time);
});
