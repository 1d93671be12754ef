/** The pages of the table at addresses that the stand-in upstream has something for. */
import firstViews from '../../app/first-views.json' with { type: 'json' };
import table from '../../app/pages.json' with { type: 'json' };
import registry from '../../tenants.json' with { type: 'json' };
import { samplesOf } from '../cases/samples.mjs';

/** @typedef {{ name: string, path: string }} SamplePage a page's name and one address of it */

/**
 * Every page that everybody may see. The edge answers a login with a redirect
 * (test/worker/spec/routes.test.ts); its page, which is for visitors whom another site has sent, is
 * looked at in session.spec.ts. Pages that only who is signed in sees lead to the login too; they are
 * looked at in portal-pages.spec.ts.
 *
 * @type {readonly SamplePage[]}
 */
export const pages = pagesAt('alpha');

/**
 * The same at another tenant.
 *
 * @param {string} tenant its key
 * @returns {readonly SamplePage[]}
 */
function pagesAt(tenant) {
  const samples = samplesOf(tenant);
  return table
    .filter((row) => row.name !== 'login' && (!('portal' in row) || row.portal === 'guests'))
    .map(({ name, path }) => ({ name, path: samplePath(samples[name] ?? {}, path) }));
}

/**
 * The pages of a tenant's own set beyond those that everyone has.
 *
 * @param {string} tenant its key
 */
export function ownPages(tenant) {
  const set = registry.tenants.find(({ key }) => key === tenant)?.pages ?? [];
  const names = new Set(
    typeof set === 'string' ? [] : set.map((page) => (typeof page === 'string' ? page : page.name)),
  );
  return pagesAt(tenant).filter(({ name }) => names.has(name));
}

/**
 * The public pages of a tenant that show a list: those that ask the platform for one.
 *
 * @param {string} tenant its key
 */
export function listPages(tenant) {
  const own = new Set(ownPages(tenant).map(({ name }) => name));
  const hasAll = registry.tenants.find(({ key }) => key === tenant)?.pages === 'all';
  const isShown = (/** @type {(typeof table)[number]} */ row) =>
    hasAll || own.has(row.name) || 'everyone' in row;
  const listed = new Set(
    table.filter((row) => asksForList(row.name) && isShown(row)).map(({ name }) => name),
  );
  return pagesAt(tenant).filter(({ name }) => listed.has(name));
}

/**
 * The kinds of inner pages on the sheet, each with its pages by preference: a tenant shows the first
 * that it has. Pages of one kind are taken once.
 */
const sheetKinds = [
  ['class', 'courses'],
  ['class-detail', 'class-code', 'class-competence', 'courses-detail'],
  ['news'],
  ['news-detail'],
  [
    'event',
    'podcasts',
    'event-careers',
    'donation',
    'tulisan-temans',
    'program',
    'berita',
    'mentor',
    'article',
    'gallery',
    'portfolio',
    'personality-test',
    'lms',
  ],
  [
    'event-detail',
    'podcast-detail',
    'event-careers-detail',
    'campaign',
    'tulisan-temans-detail',
    'program-detail',
    'program-slug',
    'berita-detail',
    'article-detail',
    'network',
    'overview',
    'clients',
    'video',
    'lms-feature',
  ],
  ['about'],
  [
    'belajar-bersama',
    'liga-smk',
    'corporates',
    'campus',
    'government',
    'collaboration',
    'career',
    'leaderboards',
    'silabus',
    'curriculum',
    'aksara',
    'portfolio',
    'gallery',
    'talent-hiring',
  ],
];

/**
 * Eight inner pages of a tenant for `npm run sheet`, one of each kind.
 *
 * @param {string} tenant its key
 * @returns {readonly SamplePage[]}
 */
export function sheetPages(tenant) {
  const hasAll = registry.tenants.find(({ key }) => key === tenant)?.pages === 'all';
  const everyone = table.filter((row) => 'everyone' in row).map(({ name }) => name);
  const shown = new Set([...everyone, ...ownPages(tenant).map(({ name }) => name)]);
  const all = pagesAt(tenant).filter(({ name }) => hasAll || shown.has(name));
  const taken = new Set();
  return sheetKinds.flatMap((names) => {
    const left = names.filter((name) => !taken.has(name));
    const found = left.flatMap((name) => all.find((page) => page.name === name) ?? [])[0];
    taken.add(found?.name);
    return found ?? [];
  });
}

/** @type {Map<string, readonly (string | { call: string })[]>} */
const views = new Map(Object.entries(firstViews.pages));

/** @param {string} name */
function asksForList(name) {
  const calls = views.get(name) ?? [];
  const asked = calls.map((call) => (typeof call === 'string' ? call : call.call));
  return asked.some((call) => /\/(list|active|mentors)(\?|$)/.test(call));
}

/**
 * A template with the sample's parameters in place; one without a sample has none.
 *
 * @param {Readonly<Record<string, string>>} sample
 * @param {string} template
 */
function samplePath(sample, template) {
  const params = new Map(Object.entries(sample));
  const segments = template.split('/').map((segment) => {
    const param = /^\{(\w+)\??\}$/.exec(segment)?.[1];
    return param === undefined ? segment : encodeURIComponent(String(params.get(param) ?? ''));
  });
  return segments.filter((segment, index) => index === 0 || segment !== '').join('/') || '/';
}
