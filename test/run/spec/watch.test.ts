/**
 * The dashboard, the alerts and the log's job that operators import (`worker/watch`): their queries run on
 * data points as the worker writes them, and tell what they say they tell.
 */

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import alerts from '../../../worker/watch/alerts.json';
import dashboard from '../../../worker/watch/dashboard.json';
import job from '../../../worker/watch/logpush.json';

const SINCE = 1_800_000_000;
/** The functions of Analytics Engine that are none of this database's. */
const WEIGHTED = /quantileExactWeighted\(([\d.]+)\)\(/g;

/** A data point: a request (`point` of the worker's request trace), or a drift. */
interface Point {
  readonly tenant: string;
  readonly blobs: readonly string[];
  readonly doubles?: readonly number[];
  readonly weight?: number;
  readonly at?: number;
}

const request = (tenant: string, status: number, ms: number, more: Partial<Point> = {}): Point => ({
  tenant,
  blobs: ['document', 'home', 'services', 'hit', 'kept'],
  doubles: [status, ms, ms / 2],
  ...more,
});

const POINTS: readonly Point[] = [
  ...Array.from({ length: 18 }, () => request('alpha', 200, 100)),
  request('alpha', 503, 3000),
  request('alpha', 200, 9000, { weight: 0.5, blobs: ['api', 'GET api/x', '', 'miss', ''] }),
  request('buku', 502, 40, { blobs: ['api', 'GET api/x', 'api', '', ''], at: 700 }),
  { tenant: 'buku', blobs: ['drift', 'GET api/x', 'data[].slug'] },
];

/** A table of data points in which the queries of these files run. */
function stored(points: readonly Point[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const columns = [...Array(5).keys()].map((at) => `blob${at + 1} TEXT`);
  const numbers = [...Array(3).keys()].map((at) => `double${at + 1} REAL`);
  database.exec(
    `CREATE TABLE belajar_requests (timestamp INTEGER, index1 TEXT, ${columns}, ${numbers}, _sample_interval REAL)`,
  );
  const insert = database.prepare(
    `INSERT INTO belajar_requests VALUES (?, ?, ${Array(9).fill('?')})`,
  );
  for (const { tenant, blobs, doubles = [], weight = 1, at = 0 } of points) {
    const words = [...Array(5).keys()].map((place) => blobs[place] ?? '');
    const figures = [...Array(3).keys()].map((place) => doubles[place] ?? 0);
    insert.run(SINCE + at, tenant, ...words, ...figures, weight);
  }
  withFunctions(database);
  return database;
}

function withFunctions(database: DatabaseSync): void {
  database.function('intDiv', (a, b) => Math.floor(Number(a) / Number(b)));
  database.function('toUInt32', (value) => Number(value));
  database.aggregate('sumIf', {
    start: 0,
    step: (sum, value, isCounted) => Number(sum) + (isCounted ? Number(value) : 0),
  });
  database.aggregate('quantile', {
    start: '',
    step: (all, level, value, weight) => `${all}${value} ${weight} ${level}\n`,
    result: (all) => quantileOf(String(all)),
  });
}

/** The value that this share of the weight lies at or below. @param lines `value weight share` each */
function quantileOf(lines: string): number {
  const all = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const sorted = all.toSorted(([a = 0], [b = 0]) => a - b);
  const whole = sorted.reduce((sum, [, weight = 0]) => sum + weight, 0);
  let below = 0;
  const found = sorted.find(([, weight = 0, share = 0]) => {
    below += weight;
    return below >= whole * share;
  });
  return found?.[0] ?? Number.NaN;
}

const database = stored(POINTS);

/** What a query gives, with the plugin's macros and the dashboard's variables filled in. */
function rows(query: string, { tenant = '%' } = {}): Record<string, unknown>[] {
  const sql = query
    .replaceAll('$timeFilter', `timestamp >= ${SINCE} AND timestamp <= ${SINCE + 3600}`)
    .replaceAll('$interval', '60')
    .replaceAll('$dataset', 'belajar_requests')
    .replaceAll('$tenant', tenant)
    .replace(WEIGHTED, 'quantile($1, ');
  expect(sql).not.toContain('$');
  return database.prepare(sql).all();
}

const panels = dashboard.panels.map(({ title, targets }) => ({
  title,
  query: targets.map(({ query }) => query).join(';'),
}));
const panel = (title: string) =>
  rows(panels.find((one) => one.title === title)?.query ?? expect.fail(title));

test.each(panels)('the panel $title has something to show, of one tenant too', ({ query }) => {
  expect(rows(query)).not.toEqual([]);
  expect(rows(query, { tenant: 'nobody' })).toEqual([]);
});

test('the panels show what they say', () => {
  const [minute] = panel('Failures').filter(({ tenant }) => tenant === 'alpha');
  expect(minute?.failures).toBeCloseTo(1 / 19.5);
  expect(panel('Tenants')).toEqual([
    { tenant: 'alpha', requests: 19.5, failures: 1, ms: 3000 },
    { tenant: 'buku', requests: 1, failures: 1, ms: 40 },
  ]);
  expect(panel('What fails')).toContainEqual({
    route: 'api',
    subject: 'GET api/x',
    status: 502,
    failures: 1,
  });
  expect(panel('Drift')).toEqual([
    { tenant: 'buku', call: 'GET api/x', field: 'data[].slug', last: SINCE },
  ]);
  expect(panel('Time of the platform').map(({ host }) => host)).toEqual(['services', 'api']);
});

const rules = alerts.groups.flatMap((group) => group.rules);

/** What a rule compares: its query's last column, brought together as the rule says. */
function compared(uid: string): { value: number; limit: number } {
  const { data } = rules.find((rule) => rule.uid === uid) ?? expect.fail(uid);
  const [query, reduced, judged] = data.map(({ model }) => model);
  const values = rows(query?.query ?? '').map((row) => Number(Object.values(row).at(-1)));
  const value =
    reduced?.reducer === 'sum' ? values.reduce((a, b) => a + b, 0) : Math.max(...values);
  const [condition] = judged?.conditions ?? [];
  return { value, limit: condition?.evaluator.params[0] ?? expect.fail('no limit') };
}

test.each([
  ['belajar-failures', 1],
  ['belajar-tenant-failures', 1],
  ['belajar-slow', 3000],
  ['belajar-platform', 1500],
  ['belajar-drift', 1],
  ['belajar-silence', 20.5],
])('the alert %s compares %d', (uid, expected) => {
  expect(compared(uid).value).toBeCloseTo(expected);
});

test('each alert is a query, what brings it together, and its limit', () => {
  expect(new Set(rules.map(({ uid }) => uid)).size).toBe(rules.length);
  for (const { uid, condition, data, for: pending } of rules) {
    expect(
      data.map(({ refId }) => refId),
      uid,
    ).toEqual(['A', 'B', 'C']);
    expect([condition, data[1]?.model.expression, data[2]?.model.expression]).toEqual([
      'C',
      'A',
      'B',
    ]);
    expect(pending).toMatch(/^\d+[sm]$/);
  }
});

test('the log goes without the addresses that were asked for', () => {
  expect(job.output_options.field_names).toContain('Logs');
  expect(job.output_options.field_names).not.toContain('Event');
  expect(JSON.parse(job.filter).where.value).toBe('belajar-production');
});
