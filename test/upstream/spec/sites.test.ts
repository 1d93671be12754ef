/** Tenants with contents of their own: whole, in agreement with themselves, and unlike each other. */

import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { type Contents, contentsOf } from '../src/contents/contents';
import { type Beginning, beginsIn } from '../src/data/table';
import { type Got, type Tenant, tenantOf, textAt, Upstream, valueAt } from './harness';

const files = readdirSync(new URL('../src/data/sites', import.meta.url));
const keys = files.map((file) => file.replace('.ts', '')).sort();
const brands = keys.filter((key) => !key.startsWith('dev-'));

let upstream: Upstream;
const own = new Map<string, Contents>();
beforeAll(async () => {
  upstream = await Upstream.start();
  for (const key of keys) {
    const contents = await contentsOf(key);
    if (contents !== null) own.set(key, contents);
  }
});
afterAll(() => upstream.stop());

function contentsAt(key: string): Contents['documents'] {
  const contents = own.get(key);
  if (!contents) throw new Error(`data/sites/${key}.ts cannot be read`);
  return contents.documents;
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const has = (tenant: Tenant, page: string): boolean =>
  'pages' in tenant &&
  Array.isArray(tenant.pages) &&
  tenant.pages.some((one) => nameOf(one) === page);
const nameOf = (page: unknown): unknown => (typeof page === 'string' ? page : textAt(page, 'name'));

/** Kinds of posts that pages list. */
const kindsOf: [page: string, kind: string, least: number][] = [
  ['article', 'articles', 3],
  ['article-detail', 'articles', 3],
  ['berita', 'berita', 3],
  ['blog', 'blog', 3],
  ['tulisan-temans', 'tulisan-temans', 3],
  ['video', 'video', 3],
  ['event', 'events', 3],
  ['event-program', 'event-program', 6],
  ['event-careers', 'events', 1],
];

/** Kinds of posts that are shorter than three paragraphs. */
const leastParagraphs: Record<string, number> = {
  video: 1,
  events: 1,
  'event-program': 1,
  campaigns: 2,
};

const subjects = [
  ...['browser', 'chart', 'phone', 'shield', 'stall', 'blackboard', 'pixel', 'book', 'camera'],
  ...['poster', 'terminal', 'map'],
];

describe.each(brands)('%s', (key) => {
  const tenant = tenantOf(key);

  test('has what its pages list', () => {
    const { classes, mentors, posts, gallery, podcasts, jobs, batches } = contentsAt(key);
    const ofKind = (kind: string) => posts.filter(({ kindSlug }) => kindSlug === kind).length;
    expect(classes.length).toBeGreaterThanOrEqual(6);
    expect(classes.length).toBeLessThanOrEqual(14);
    expect(mentors.length).toBeGreaterThanOrEqual(4);
    expect(ofKind('news'), 'news').toBeGreaterThanOrEqual(3);
    expect(posts.filter(({ startsIn }) => startsIn === undefined).length).toBeGreaterThanOrEqual(6);
    for (const [page, kind, least] of kindsOf) {
      if (has(tenant, page)) expect(ofKind(kind), page).toBeGreaterThanOrEqual(least);
    }
    if (has(tenant, 'gallery')) expect(gallery.length).toBeGreaterThanOrEqual(6);
    if (has(tenant, 'podcasts')) expect(podcasts.length).toBeGreaterThanOrEqual(4);
    if (has(tenant, 'career')) expect(jobs.length).toBeGreaterThanOrEqual(6);
    if (has(tenant, 'overview')) expect(batches.length).toBeGreaterThanOrEqual(1);
  });

  test('writes whole posts', () => {
    for (const { title, summary, content, kindSlug } of contentsAt(key).posts) {
      const paragraphs = content.match(/<p>/g) ?? [];
      const least = leastParagraphs[kindSlug] ?? 3;
      expect(paragraphs.length, title).toBeGreaterThanOrEqual(least);
      if (least > 1) expect(content, title).toMatch(/<(h2|ul|ol|blockquote)>/);
      expect(summary.length, title).toBeGreaterThanOrEqual(28);
    }
  });

  test('says of classes what they cost, when they meet and what their pictures show', () => {
    const { classes } = contentsAt(key);
    for (const { name, price, hours, schedule, tags, modules, mentors, level } of classes) {
      expect([Number.isInteger(price), price >= 0, hours > 0], name).toEqual([true, true, true]);
      expect(
        schedule?.every(({ time }) => /^\d\d\.\d\d/.test(time)),
        name,
      ).toBe(true);
      expect(['beginner', 'intermediate', 'advanced'], name).toContain(level);
      expect(subjects, name).toContain(tags[0]);
      expect([modules.length > 0, mentors.length > 0], name).toEqual([true, true]);
    }
    expect(new Set(classes.map(({ slug }) => slug)).size).toBe(classes.length);
  });

  test('shows works as works', () => {
    const { classes, gallery } = contentsAt(key);
    for (const { title, kind, maker, classroom, subject } of gallery) {
      expect([kind, maker].includes(''), title).toBe(false);
      expect(subjects, title).toContain(subject);
      expect(
        classes.map(({ name }) => name),
        title,
      ).toContain(classroom);
    }
  });

  test('counts what its lists hold', async () => {
    const headers = { AppToken: await upstream.appToken(tenant), lmsId: tenant.lmsId };
    const ask = (path: string): Promise<Got> => upstream.raw('GET', path, { headers });
    const total = async (path: string) => Number(textAt((await ask(path)).data, 'totalItems'));
    const { data: counter } = await ask('services/v1/statistics/counter');
    const { data: overall } = await ask('statistics/statistic/counter');
    const { data: landing } = await ask('statistics/statistic/landing/counter');
    const mentors = rowsOf((await ask('api/active/mentors')).data);
    const classes = rowsOf(
      valueAt((await ask('services/v1/class/active?pageSize=100')).data, 'items'),
    );
    const counted = {
      mentors: mentors.length,
      programs: await total('services/v1/program/active'),
      schools: await total('services/v1/school/list'),
      students: classes
        .filter((item) => valueAt(item, 'isEnded') === false)
        .reduce((sum: number, item) => sum + Number(textAt(item, 'totalStudents')), 0),
    };
    expect(counter).toMatchObject(counted);
    expect(overall).toMatchObject({ ...counted, classes: classes.length });
    expect(landing).toMatchObject({ mentors: counted.mentors, schools: counted.schools });
    const alumni = Number(textAt(counter, 'alumni'));
    const ended = classes.filter((item) => valueAt(item, 'isEnded') === true);
    const graduated = ended.reduce(
      (sum: number, item) => sum + Number(textAt(item, 'totalStudents')),
      0,
    );
    expect(alumni).toBeGreaterThanOrEqual(graduated);
    const places = new Set(classes.map((item) => textAt(item, 'city')).filter(Boolean));
    expect(Number(textAt(counter, 'cities'))).toBeGreaterThanOrEqual(places.size);
  });

  test('charts the same people', async () => {
    const headers = { AppToken: await upstream.appToken(tenant), lmsId: tenant.lmsId };
    const sum = async (path: string, field = 'value') => {
      const { data } = await upstream.raw('GET', `statistics/statistic/${path}`, { headers });
      return rowsOf(data).reduce((all: number, row) => all + Number(textAt(row, field)), 0);
    };
    const { data } = await upstream.raw('GET', 'statistics/statistics', { headers });
    const students = Number(textAt(data, 'students'));
    for (const chart of ['gender', 'age', 'level', 'program']) {
      expect(await sum(`chart/${chart}`), chart).toBe(students);
    }
    const people = students + Number(textAt(data, 'alumni'));
    const provinces = await sum('provincies', 'total');
    if (provinces > 0) expect(provinces).toBe(people);
    expect(await sum('registrar/chart')).toBeLessThanOrEqual(people);
  });
});

/** What is told of a tenant and must not be told of another: a name each, and the tenant's key. */
function named(pick: (contents: Contents['documents']) => string[]): [string, string][] {
  return brands.flatMap((key) =>
    pick(contentsAt(key)).map((name): [string, string] => [name, key]),
  );
}

/** Names that several tenants have. */
function doubled(found: [string, string][]): string[] {
  const owner = new Map<string, string>();
  return found.flatMap(([name, key]) => {
    const first = owner.get(name) ?? key;
    owner.set(name, first);
    return first === key ? [] : [`${first}, ${key}: ${name}`];
  });
}

/** The sentences of a text that say something. */
const sentences = (text: string): string[] =>
  text
    .replace(/<[^>]+>/g, '\n')
    .split(/\n|(?<=[.!?])\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 3);

test.each<[string, (contents: Contents['documents']) => string[]]>([
  ['a class', ({ classes }) => classes.map(({ name }) => name)],
  ['a program', ({ programs }) => programs.map(({ name }) => name)],
  ['a mentor', ({ mentors }) => mentors.map(({ name }) => name)],
  ['a post', ({ posts }) => posts.map(({ title }) => title)],
  ['an episode', ({ podcasts }) => podcasts.map(({ title }) => title)],
  ['a work', ({ gallery }) => gallery.map(({ title }) => title)],
  ['an employer', ({ careers }) => careers.map(({ name }) => name)],
  [
    'a sentence',
    ({ programs, classes, mentors, posts, podcasts, gallery, careers }) =>
      [
        ...[...programs, ...classes, ...careers].map(({ summary }) => summary),
        ...classes.flatMap(({ texts }) => texts?.benefits ?? []),
        ...classes.flatMap(({ texts }) => (texts?.faqs ?? []).map(({ answer }) => answer)),
        ...classes.flatMap(({ texts }) => Object.values(texts?.requirements ?? {}).flat()),
        ...mentors.map(({ bio }) => bio),
        ...[...posts, ...podcasts].flatMap(({ summary, content }) => [summary, content]),
        ...gallery.map(({ caption }) => caption),
      ].flatMap(sentences),
  ],
])('no two tenants share %s', (_what, pick) => {
  expect(doubled(named(pick))).toEqual([]);
});

const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const DAY_MS = 86_400_000;
const week = Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 11, 20 + index, 3));
const dayOf = (doc: Beginning, now: number): string =>
  DAYS[new Date(now + beginsIn(doc, now) * DAY_MS).getUTCDay()] ?? '';

/**
 * The day of the week that an event says it is on; "malam Rabu" is the evening before, and "di hari
 * Kamis" tells of many days.
 */
function toldDay(text: string): string | undefined {
  const [, before, day = ''] =
    new RegExp(`(malam )?(?<!hari )\\b(${DAYS.join('|')})\\b`, 'i').exec(text) ?? [];
  const index = DAYS.indexOf(day);
  return index < 0 ? undefined : DAYS[(index + (before === undefined ? 0 : 6)) % 7];
}

test.each(brands)('the days of the week that %s tells are kept, whichever it is now', (key) => {
  const { posts, classes } = contentsAt(key);
  const told = posts
    .filter(({ kindSlug }) => kindSlug.startsWith('event'))
    .map((doc) => ({
      doc,
      day: toldDay(doc.title) ?? toldDay(/^\S+ pukul/.exec(doc.summary)?.[0] ?? ''),
    }));
  const once = classes
    .filter(({ lengthDays }) => lengthDays === 0)
    .map((doc) => ({ doc, day: doc.schedule?.[0]?.day }));
  for (const { doc, day } of [...told, ...once]) {
    if (day === undefined) continue;
    for (const now of week) expect(dayOf(doc, now), doc.slug).toBe(day);
  }
});

test('the festival’s programme and its classes are on its three days', () => {
  const { posts, classes } = contentsAt('festival');
  const festival = posts.find(({ lengthDays }) => lengthDays === 2);
  const places = ['hari pertama', 'hari kedua', 'hari ketiga'];
  for (const now of week) {
    const first = beginsIn(festival ?? {}, now);
    const programme = posts.filter(({ kindSlug }) => kindSlug === 'event-program');
    expect(programme.map((doc) => beginsIn(doc, now) - first)).toEqual(
      programme.map(({ tags }) => places.findIndex((place) => tags.includes(place))),
    );
    const lessons = classes.filter(({ lengthDays }) => lengthDays === 0);
    expect(lessons).toHaveLength(4);
    for (const doc of lessons) expect([0, 1, 2]).toContain(beginsIn(doc, now) - first);
  }
});

test('every brand but the two that show everything has contents of its own', () => {
  const rows = tenants.tenants.filter((row) => !('developer' in row));
  const without = rows.map(({ key }) => key).filter((key) => !brands.includes(key));
  expect(without).toEqual(['alpha', 'demo']);
});

test('a tenant with contents of its own knows nothing of the general ones', async () => {
  const headers = { AppToken: await upstream.appToken(tenantOf('anak')) };
  const { status } = await upstream.raw('GET', 'services/v1/class/overview?slug=dasar-web', {
    headers,
  });
  expect(status).toBe(404);
});

test('a mentor of one tenant, and a class bought there, stay there', async () => {
  const student = await upstream.signIn(4);
  const invoicesAt = async (key: string) => {
    const { lmsId } = tenantOf(key);
    const { data } = await upstream.raw('GET', 'auth/user/detail', {
      headers: {
        AppToken: await upstream.appToken(tenantOf(key)),
        'X-App-Authorization': lmsId,
        Authorization: `Bearer ${student}`,
      },
    });
    return rowsOf(valueAt(data, 'invoices')).map((row) => textAt(row, 'classroom', 'name'));
  };
  const classes = contentsAt('anak').classes.map(({ name }) => name);
  const bought = await invoicesAt('anak');
  expect(bought.length).toBeGreaterThanOrEqual(2);
  for (const name of bought) expect(classes).toContain(name);
  for (const name of await invoicesAt('alpha')) expect(classes).not.toContain(name);
});
