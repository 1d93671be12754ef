import { describe, expect, it } from 'vitest';
import { matchPage, type PageRow, pagePath, pageTable } from './page-table';

const row = (name: string, path: string, everyone = false): PageRow => ({
  name,
  path,
  everyone,
});

const rows: readonly PageRow[] = [
  row('home', '/', true),
  row('class', '/Class'),
  row('class-code', '/Class/{code}'),
  row('class-detail', '/Class/{slug}'),
  row('competence', '/Class/Competence/{slug}'),
  row('event', '/Event/{slug}'),
  row('event-careers', '/Event/Careers'),
  row('portfolio', '/Portfolio/{type?}/{title?}'),
  row('chapter', '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}'),
  row('premium', '/Courses/@Premium/{slug}'),
  row('news', '/News/{id}/{title?}'),
  row('news-title', '/News/{slug}'),
];

type Case = readonly [
  path: string,
  name: string | null,
  params?: Record<string, string>,
  canonical?: string,
];

const cases: readonly Case[] = [
  ['/', 'home', {}, '/'],
  ['//', null],
  ['/class', 'class', {}, '/Class'],
  ['/CLASS/', 'class', {}, '/Class'],
  ['/Class//', null],
  ['/Class/dasar-web', 'class-detail', { slug: 'dasar-web' }, '/Class/dasar-web'],
  ['/Class/BB-104', 'class-code', { code: 'BB-104' }, '/Class/BB-104'],
  ['/class/competence/x', 'competence', { slug: 'x' }, '/Class/Competence/x'],
  ['/Event/careers', 'event-careers', {}, '/Event/Careers'],
  ['/Event/meetup', 'event', { slug: 'meetup' }, '/Event/meetup'],
  ['/Portfolio', 'portfolio', {}, '/Portfolio'],
  ['/Portfolio/corporate', 'portfolio', { type: 'corporate' }, '/Portfolio/corporate'],
  ['/portfolio/a/b/', 'portfolio', { type: 'a', title: 'b' }, '/Portfolio/a/b'],
  ['/Courses/a/module/chapter/c', 'chapter', { slug: 'a', chapterSlug: 'c' }],
  ['/Courses/a/module/m/chapter/c', 'chapter', { slug: 'a', moduleSlug: 'm', chapterSlug: 'c' }],
  ['/Courses/@premium/x', 'premium', { slug: 'x' }, '/Courses/@Premium/x'],
  ['/News/12', 'news', { id: '12' }, '/News/12'],
  ['/News/12a', 'news-title', { slug: '12a' }],
  ['/Class/a%20b', 'class-detail', { slug: 'a b' }, '/Class/a%20b'],
  ['/Class/kelas-%C3%A9', 'class-detail', { slug: 'kelas-é' }, '/Class/kelas-%C3%A9'],
  ['/Classic', null],
];

const all = () => true;

describe('matchPage', () => {
  for (const [path, name, params, canonical] of cases) {
    it(`takes ${path} for ${name ?? 'no page'}`, () => {
      const found = matchPage(path, all, rows);
      if (name === null) return expect(found).toBeNull();
      const rest = { ...(params && { params }), ...(canonical && { canonical }) };
      expect(found).toMatchObject({ name, ...rest });
    });
  }

  it.each([
    '/Class/%',
    '/Class/%zz',
    '/%C3',
    '/Class/a%2Fb',
    '/Class/a%5Cb',
    '/Class/%00',
    '/x%0A',
  ])('%s is malformed', (path) => expect(matchPage(path, all, rows)).toBe('bad'));

  it('leaves out pages the tenant lacks, but not those for everyone', () => {
    const none = () => false;
    expect(matchPage('/Class', none, rows)).toBeNull();
    expect(matchPage('/', none, rows)).toMatchObject({ name: 'home' });
    const withoutCodes = (name: string) => name !== 'class-code';
    expect(matchPage('/Class/BB-104', withoutCodes, rows)).toMatchObject({ name: 'class-detail' });
  });
});

describe('pagePath', () => {
  const paths: readonly [string, Record<string, string | undefined>, string][] = [
    ['home', {}, '/'],
    ['class-detail', { slug: 'a b/c' }, '/Class/a%20b%2Fc'],
    ['portfolio', { type: 'x', title: undefined }, '/Portfolio/x'],
  ];
  it.each(paths)('%s', (name, params, path) => expect(pagePath(name, params, rows)).toBe(path));

  it('refuses a missing parameter and an unknown page', () => {
    expect(() => pagePath('class-detail', {}, rows)).toThrow('slug');
    expect(() => pagePath('nothing', {}, rows)).toThrow('nothing');
  });
});

describe('the page table', () => {
  it('has unique names', () => {
    const names = pageTable.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
