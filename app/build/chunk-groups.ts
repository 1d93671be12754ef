/**
 * Which modules of the app stand in one file, for the browser and at the edge alike. Left to itself
 * the build gives a file to each module that several pages share: a page would load thirty, most too
 * small to compress well. Kept together is what is used together: what every visitor loads, what most
 * pages are made of, and then what stands in one folder, an area. A new page or area needs nothing
 * here; test/browser/walk.spec.ts says when a page loads too many.
 */
import { fileURLToPath } from 'node:url';
import pageTable from '../pages.json' with { type: 'json' };
import { areasOf, lendingAreas, pageParts, readSources } from './areas';

/** What the build knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** A group as the build takes it. Each takes along what its modules import, except what those before it have. */
interface Group {
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly priority: number;
  readonly test?: RegExp | ((id: string) => boolean);
  readonly tags?: '$initial'[];
}

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));

/** Pages that only visitors who are signed in see, with the one whose other side is what a browser keeps. */
const PORTAL_PAGES: ReadonlySet<string> = new Set([
  'my-data',
  'my-submissions',
  ...pageTable.flatMap((row) => ('portal' in row && row.portal !== 'guests' ? [row.name] : [])),
]);

/** Areas of those alone. */
const PORTAL_AREAS = areasOf(PORTAL_PAGES, sources).join('|');

/** Pages that show a brand's landing, which is files enough: nothing of their area's others comes along. */
const LANDING_PAGES: ReadonlySet<string> = new Set(
  pageTable.flatMap((row) => ('design' in row && row.design === 'landing' ? [row.name] : [])),
);

/** What is late, though every page that shows it wants it: it comes with the area's pages. */
const SOON = /app\/areas\/courses\/chapter-work\.tsx$/;

/**
 * What these areas' public pages have in common, and nobody else shows: it comes with them. Of other
 * areas it is too little to part it from what landings take.
 */
const PAGE_PARTS = pageParts(sources, PORTAL_PAGES);
const PARTED = /app\/((?:areas|sections)\/(?:classes|courses|events|posts(?!\/book-reviews))\/.*)$/;

function isPagePart(id: string): boolean {
  const path = PARTED.exec(id)?.[1];
  return path !== undefined && PAGE_PARTS.has(path.replace(/\.tsx?$/, ''));
}

/** The styles of all that only they see are one file. */
const PORTAL_STYLES = new RegExp(
  `app/(areas|sections)/((${PORTAL_AREAS})/.*|[^/]+/pages/(${[...PORTAL_PAGES].join('|')})(/.*)?)\\.module\\.css$`,
);

/** What the assistant shows late is late: its styles alone are one file. */
const CHAT_STYLES = /app\/areas\/chat\/.*\.module\.css$/;

/**
 * The style sheets of what pages are made of: one file, whatever they take. Left out are the
 * assistant's, the portal's, and what is a page's alone.
 */
const SHARED_STYLES =
  /app\/((ui|core\/hydration|sections(?!\/portal\/)|shell\/radio|brands\/rooms|areas\/home\/pages\/welcome)\/.*|areas\/(?!chat\/|portal\/)[^/]+\/(?!pages\/).*)\.module\.css$/;

const SHARED = [
  /app\/ui\/((chart|late)\/)?[^/]+\.tsx?$/,
  /app\/(data|sections\/(lists|classes(?!\/enrolment\/my-order).*)|areas\/classes\/(?!pages\/).*)\//,
  /app\/areas\/classes\/[^/]+$/,
  // Of forms the assistant needs the length of a text alone.
  /app\/sections\/([^/]+|forms\/length-note\.tsx)$/,
  /app\/(core\/(hydration\/(later|later-gate)|cookies|parse-document|wib)|router\/(page-calls|page-files|plain-text|warm))\.tsx?$/,
  /app\/api\/(batch|career|class|gallery|mentor|page|post|post-category|program|school|statistics|statistics-host)\.ts$/,
  /app\/(art\/look|art\/identity\/seed)\.ts$/,
  /app\/shell\/(error-|maintenance|radio\/station)/,
  /app\/shell\/session\/(role-labels|use-who|who)\.ts$/,
  /app\/sections\/programs\/(program-card|program-section|week-of)\.tsx?$/,
  /app\/sections\/events\/(add-to-calendar|event-facts|event-when)\.tsx?$/,
  /app\/sections\/posts\/(list-return|post-calls|post-kinds|post-title|use-view-count)\.tsx?$/,
];

/** A script of an area, or of the sections of the same subject: what others take of it as well. */
const OF_AREA =
  /app\/(?:areas|sections(?!\/(?:forms|lists|study)\/))\/([^/]+)\/(?:pages\/([^/.]+))?.*\.tsx?$/;

/** The area of a module, and the page that it is or whose alone it is. */
function areaOf(id: string) {
  const [, area, page] = OF_AREA.exec(id) ?? [];
  return { area, page };
}

/** Whether a module comes at once with what shows it, rather than when it is wanted. */
function isAtOnce(id: string, modules: Modules): boolean {
  if (/\/pages\/[^/]+\.tsx$/.test(id)) return true;
  const { area } = areaOf(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => areaOf(one).area !== area || isAtOnce(one, modules));
}

/** Areas that others and landings take from: their pages are in a file apart. */
const LENDING = lendingAreas(sources);

/** An area's file: its parts, and its pages where nobody else takes its parts. */
function areaFile(id: string, modules: Modules): string | null {
  if (PORTAL_STYLES.test(id)) return 'portal';
  if (CHAT_STYLES.test(id)) return 'chat';
  const { area, page } = areaOf(id);
  if (SOON.test(id)) return `${area}-pages`;
  if (isPagePart(id)) return `${/(?:areas|sections)\/([^/]+)/.exec(id)?.[1]}-pages`;
  if (area === undefined || !isAtOnce(id, modules)) return null;
  if (page === undefined) return area;
  // Of these a visitor sees one at a time.
  if (PORTAL_PAGES.has(page) || LANDING_PAGES.has(page)) return null;
  return LENDING.includes(area) ? `${area}-pages` : area;
}

/** In this order: the first of two that take the same would keep it. */
const lent = LENDING.map((area) => ({
  name: (id: string, modules: Modules) => (areaFile(id, modules) === area ? area : null),
}));

const isSecond = (one: string) => one.endsWith('/second.tsx');

/** What a brand's landing and second design say alike: neither loads the other for it. */
function commonPart(id: string, modules: Modules): string | null {
  const { layout, name, importers } = brandModule(id, modules);
  const isCommon = importers.some(isSecond) && !importers.every(isSecond);
  return layout !== undefined && isCommon && !name.endsWith('.css') ? `${layout}-common` : null;
}

/** What a brand's second design is made of, with its styles where the landing has no part in them. */
function secondPart(id: string, modules: Modules): string | null {
  const { layout, name, importers } = brandModule(id, modules);
  const isOwn = name.endsWith('.css')
    ? importers.every(isSecond)
    : [id, ...importers].some(isSecond);
  return layout !== undefined && isOwn ? `${layout}-second` : null;
}

/** A brand's landing: what it begins with, and its styles; or the rest, which comes when wanted. */
function landingPart(id: string, modules: Modules): string | null {
  const { layout, name, importers } = brandModule(id, modules);
  if (layout === undefined || name === 'words.json') return null;
  const isFirst =
    name.endsWith('.css') || [id, ...importers].some((one) => one.endsWith('/landing.tsx'));
  return `${layout}-${isFirst ? 'landing' : 'rest'}`;
}

function brandModule(id: string, modules: Modules) {
  const [, layout, name = ''] = /app\/brands\/(?!rooms\/)([^/]+)\/([^/]+)$/.exec(id) ?? [];
  return { layout, name, importers: modules.getModuleInfo(id)?.importers ?? [] };
}

/** All that is a brand's own. */
function brandPart(id: string): string | null {
  const layout = /app\/brands\/(?!rooms\/)([^/]+)\/.*\.tsx?$/.exec(id)?.[1];
  return layout === undefined ? null : `brand-${layout}`;
}

function roomPart(id: string): string | null {
  const room = /app\/brands\/rooms\/([^/]+)\/[^/]+\.tsx?$/.exec(id)?.[1];
  return room === undefined ? null : `room-${room}`;
}

const shared: readonly Omit<Group, 'priority'>[] = [
  // React and the router change far less often than the app: visitors who come back after a release
  // keep most of the scripts.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  },
  { name: 'entry', tags: ['$initial'] },
  {
    name: 'ui',
    test: (id) => !isPagePart(id) && [SHARED_STYLES, ...SHARED].some((part) => part.test(id)),
  },
  // With what describes a page that was gone to, which comes with the first move, and what the pages of a
  // course and the assistant have in common: neither loads the other for it. The assistant keeps
  // conversations in a database, and who signs out takes them along.
  {
    name: 'rich-text',
    test: /app\/(ui\/rich-text\/|sections\/study\/|router\/(document-)?meta\.|(core\/record-database|shell\/session\/(archived|conversation-partitions))\.ts$)/,
  },
  // On pages of classes; the finish of a course takes it late.
  { name: 'wish', test: /app\/sections\/learning\/(use-posted-wish|wish-button|wishes)\.tsx?$/ },
  // What is given and sent stands on pages of its own, and some of it on landings.
  {
    name: 'forms',
    test: /app\/(sections\/forms\/|(areas|sections)\/(giving|organisations|posts\/book-reviews|registration|schools)\/(?!pages\/)|api\/testimony|art\/identity\/(readable|colour))/,
  },
  ...lent,
  { name: areaFile },
];

const ofBrands: readonly Omit<Group, 'priority'>[] = [
  // What the brands of a room share, and only they.
  { name: roomPart },
  // Behind the areas: a page would load a landing else, for what both are made of.
  { name: commonPart },
  { name: secondPart },
  { name: landingPart },
];

/** The first takes what it wants before the others do. */
function byRank(groups: readonly Omit<Group, 'priority'>[]): Group[] {
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

export const chunkGroups: Group[] = byRank([...shared, ...ofBrands]);

/**
 * At the edge what draws pictures and what draws share images stand apart from the app, and what
 * several of the three know apart from all of them. A document is rendered by what all have, its
 * page's area and its own brand: an isolate that never shows a brand never reads its code, and one
 * more brand makes no document dearer.
 */
export const edgeGroups: Group[] = byRank([
  { name: 'look', test: /app\/(art\/look|art\/identity\/seed)\.ts$/ },
  {
    name: 'palette',
    test: /app\/(art\/(scheme|oklch|random)\.ts|art\/identity\/(colour|readable)\.ts|brands\/[^/]+\/brand\.json)$/,
  },
  { name: 'share', test: /app\/(art\/share\/|art\/identity\/glyphs)/ },
  { name: 'drawing', test: /app\/art\// },
  ...shared,
  { name: roomPart },
  { name: brandPart },
]);
