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

const AREA = /^areas\/([^/]+)\/(pages\/)?/;

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
    .filter((file) => /^(areas|brands|shell|router)\/.*(?<!\.test|\.fixture)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, code: readFileSync(join(app, file), 'utf8') }));
}
