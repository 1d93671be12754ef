/** What the build reads of the areas (app/areas/<area>/) to tell which files to make of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A module of the app: its path below app/, and its code. */
export interface Source {
  readonly file: string;
  readonly code: string;
}

/** What a module takes when it is loaded; types are nothing then, and what comes later is not its own. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?\sfrom\s+['"](\.[^'"]+)['"]/gm;

const AREA_PAGE = /^areas\/([^/]+)\/pages\/([^/.]+)/;
const AREA = /^(?:areas|sections(?!\/(?:forms|lists|study)\/))\/([^/]+)\/(pages\/)?/;

/**
 * Areas of which others take parts: other areas, or landings. The one comes first that the most modules
 * take from, as what it lends is its own whoever else needs it.
 */
export function lendingAreas(sources: readonly Source[]): string[] {
  const takers = new Map<string, number>();
  for (const { file, code } of sources) {
    const own = AREA.exec(file)?.[1];
    const taken = [...code.matchAll(IMPORT)].map(([, path = '']) => lender(file, path));
    for (const area of new Set(taken)) {
      if (area !== undefined && area !== own) takers.set(area, (takers.get(area) ?? 0) + 1);
    }
  }
  return [...takers].toSorted(([, one], [, other]) => other - one).map(([area]) => area);
}

/** What a module takes once it is wanted. */
const LATER = /\bimport\(\s*['"](\.[^'"]+)['"]/g;

/**
 * Parts of an area that its own public pages alone show, with their style sheets: no landing loads them.
 * Paths below app/, scripts without their ending. `aside` are pages of which none of this is true: the
 * portal's. They count as others, but for what they take late.
 */
export function pageParts(sources: readonly Source[], aside: ReadonlySet<string>): Set<string> {
  const isAside = (file: string) => aside.has(AREA_PAGE.exec(file)?.[2] ?? '');
  const taken = new Map(
    sources.map(({ file, code }) => [scriptName(file), importsOf(file, code, IMPORT)]),
  );
  const others = sources.flatMap(({ file, code }) => {
    const now = importsOf(file, code, IMPORT);
    const lent = isAside(file)
      ? now
      : now.filter((one) => AREA.exec(one)?.[1] !== AREA.exec(file)?.[1]);
    return isAside(file) ? lent : [...lent, ...importsOf(file, code, LATER)];
  });
  const pages = sources
    .map(({ file }) => file)
    .filter((one) => AREA_PAGE.test(one) && !isAside(one));
  const notTheirs = reachable(others, taken);
  return new Set(
    [...reachable(pages.map(scriptName), taken)].filter(
      (one) => AREA.test(one) && !AREA.exec(one)?.[2] && !notTheirs.has(one),
    ),
  );
}

/** These, and all that they take, and so on. */
function reachable(from: readonly string[], taken: ReadonlyMap<string, readonly string[]>) {
  const found = new Set<string>();
  const open = [...from];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    open.push(...(taken.get(one) ?? []));
  }
  return found;
}

/** What the code of a module names by this kind of import, as paths below app/. */
function importsOf(file: string, code: string, kind: RegExp): string[] {
  return [...code.matchAll(kind)].map(([, path = '']) => normalize(join(dirname(file), path)));
}

const scriptName = (file: string) => file.replace(/\.tsx?$/, '');

/** The area that an import takes a part of; none where it takes a page, or what is of no area. */
function lender(file: string, path: string): string | undefined {
  const [, area, pages] = AREA.exec(normalize(join(dirname(file), path))) ?? [];
  return pages === undefined ? area : undefined;
}

/** Areas that have pages of these alone. */
export function areasOf(pages: ReadonlySet<string>, sources: readonly Source[]): string[] {
  const isWhole = new Map<string, boolean>();
  for (const { file } of sources) {
    const [, area, page] = /^areas\/([^/]+)\/pages\/([^/]+)\.tsx$/.exec(file) ?? [];
    if (area === undefined || page === undefined) continue;
    isWhole.set(area, isWhole.get(area) !== false && pages.has(page));
  }
  return [...isWhole].filter(([, whole]) => whole).map(([area]) => area);
}

/** The modules that areas and brands are made of, and those that show them. */
export function readSources(app: string): Source[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) =>
      /^(areas|brands|sections|shell|router)\/.*(?<!\.test|\.fixture)\.tsx?$/.test(file),
    )
    .toSorted()
    .map((file) => ({ file, code: readFileSync(join(app, file), 'utf8') }));
}
