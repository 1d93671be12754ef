/**
 * Which modules of the app stand in one file, for the browser and at the edge alike. Left to itself
 * the build gives a file to each module that several pages share: a page would load thirty, most too
 * small to compress well. Kept together is what is used together: what every visitor loads, what most
 * pages are made of, and then by family, a feature with its pages. What is in no family has a file of
 * its own, so that a new page needs nothing here; test/browser/walk.spec.ts says when a page loads
 * too many.
 */
import pageTable from '../pages.json' with { type: 'json' };

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

/** Features and pages, by how their names begin. */
const FAMILIES: Readonly<Record<string, { features: string; pages: string }>> = {
  reading: {
    features: 'posts|podcast',
    pages: 'article\\.|berita|blog|news|podcast|tulisan-temans\\.|video',
  },
  courses: { features: 'courses', pages: 'class-|courses' },
  events: { features: 'events|jobs', pages: 'event|career' },
  programs: { features: 'programs', pages: 'curriculum|program|silabus|training' },
  portfolio: { features: 'portfolio', pages: 'clients|portfolio' },
  product: { features: 'product', pages: 'aksara|features|lms|services' },
  payment: { features: 'payment|learning/shelves', pages: 'callback-payment|invoices|payment' },
  earnings: { features: 'payouts', pages: 'earnings|payouts' },
  studio: { features: 'studio', pages: 'studio' },
  disc: { features: 'disc', pages: 'personality-test' },
  legal: { features: 'legal', pages: 'privacy|terms' },
};

/** What comes late or with an answer only does not come along with its family. */
const LATE = /\/(player|lightbox|account-menu)\.tsx?$/;

/**
 * The style sheets of what pages are made of, and of the families that others take from: one file,
 * whatever they take. The assistant's and the portal's are not for everybody.
 */
const SHARED_STYLES =
  /app\/(ui|sections|features\/(?!chat\/|portal\/)[^/]+|shell\/radio|pages\/welcome)\/.*\.module\.css$|app\/pages\/(article|berita|blog|career|class-|courses|curriculum|event|news|personality-test|podcast|program|silabus|training|tulisan|video).*\.module\.css$/;

const SHARED = [
  /app\/ui\/(?!rich-text\.|safe-html\.|html-|heading-ids\.).*\.tsx?$/,
  /app\/(data|features\/(classes|enrolment|listing))\//,
  /app\/sections\/[^/]+$/,
  /app\/(wib|route\/(page-calls|page-files|plain-text|warm))\.ts$/,
  /app\/api\/(batch|career|class|gallery|mentor|page|post|post-category|program|school|statistics|statistics-host)\.ts$/,
  /app\/(art\/look|brand\/seed)\.ts$/,
  /app\/shell\/(error-|maintenance|radio\/station)/,
  /app\/features\/account\/(role-labels|use-who|who)\.ts$/,
  /app\/features\/programs\/week-of\.ts$/,
  /app\/features\/events\/(add-to-calendar|event-facts)\.tsx?$/,
  /app\/features\/posts\/(list-return|post-calls|post-kinds|post-title|use-view-count)\.tsx?$/,
];

/** Only visitors who are signed in see these, a page at a time; but their styles are one file. */
const portalPages = pageTable.flatMap((row) =>
  'portal' in row && row.portal !== 'guests' ? [row.name] : [],
);
const PORTAL = new RegExp(
  `app/(features/portal/.*|pages/my-submissions.tsx|pages/(my-submissions|${portalPages.join('|')})(/.*)?\\.module\\.css)$`,
);

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
  if (layout === undefined) return null;
  const isFirst =
    name.endsWith('.css') || [id, ...importers].some((one) => one.endsWith('/landing.tsx'));
  return `${layout}-${isFirst ? 'landing' : 'rest'}`;
}

function brandModule(id: string, modules: Modules) {
  const [, layout, name = ''] = /app\/tenants\/([^/]+)\/([^/]+)$/.exec(id) ?? [];
  return { layout, name, importers: modules.getModuleInfo(id)?.importers ?? [] };
}

/** All that is a brand's own. */
function brandPart(id: string): string | null {
  const layout = /app\/tenants\/([^/]+)\/.*\.tsx?$/.exec(id)?.[1];
  return layout === undefined ? null : `brand-${layout}`;
}

function roomPart(id: string): string | null {
  const room = /app\/sections\/([^/]+)\/[^/]+\.tsx?$/.exec(id)?.[1];
  return room === undefined ? null : `room-${room}`;
}

const shared: readonly Omit<Group, 'priority'>[] = [
  // React and the router change far less often than the app: visitors who come back after a release
  // keep most of the scripts.
  {
    name: 'react',
    test: /rolldown.runtime|node_modules\/(react|react-dom|react-router|scheduler)\//,
  },
  { name: 'entry', tags: ['$initial'] },
  { name: 'ui', test: (id) => [SHARED_STYLES, ...SHARED].some((part) => part.test(id)) },
  // With what describes a page that was gone to, which comes with the first move.
  { name: 'rich-text', test: /app\/(ui\/rich-text|route\/meta)\.tsx?$/ },
  // What is given and sent stands on pages of its own, and some of it on landings.
  {
    name: 'forms',
    test: /app\/(features\/(appointment|audiences|book-reviews|campaigns|figures|forms|registration|schools)\/|pages\/audiences\/|api\/testimony|brand\/(readable|colour))/,
  },
  // What the assistant shows late is late: its styles alone are one file.
  { name: 'chat', test: /app\/(features\/chat|pages\/chat).*\.module\.css$/ },
  { name: 'portal', test: PORTAL },
  ...Object.entries(FAMILIES).map(([name, { features, pages }]) => {
    const member = new RegExp(`app/(features/(${features})[./]|pages/(${pages}))`);
    return { name, test: (id: string) => member.test(id) && !LATE.test(id) };
  }),
  // The assistant's page and its panel. Behind the families: it takes from some of them.
  { name: 'assistant', test: /app\/(pages\/chat|features\/chat\/assistant-panel)\.tsx$/ },
];

const ofBrands: readonly Omit<Group, 'priority'>[] = [
  // What the brands of a room share, and only they.
  { name: roomPart },
  // Behind the families: a page would load a landing else, for what both are made of.
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
 * page's family and its own brand: an isolate that never shows a brand never reads its code, and one
 * more brand makes no document dearer.
 */
export const edgeGroups: Group[] = byRank([
  { name: 'look', test: /app\/(art\/look|brand\/seed)\.ts$/ },
  {
    name: 'palette',
    test: /app\/(art\/(scheme|oklch|random)\.ts|brand\/colour\.ts|tenants\/[^/]+\/brand\.json)$/,
  },
  { name: 'share', test: /app\/(share\/|brand\/glyphs)/ },
  { name: 'drawing', test: /app\/(art|brand)\// },
  ...shared,
  { name: roomPart },
  { name: brandPart },
  { name: 'pages', test: /app\/pages\/.*tsx?$/ },
]);
