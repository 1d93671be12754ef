/**
 * Which modules of the app stand in one file: some whoever loads them (chunk-groups.ts), and all others
 * by who loads them (file-plan.ts), since a file for each folder would have every page load what only
 * others show. test/browser/walk.spec.ts says when a page loads too many files.
 */
import { statSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ChunkGroup } from './chunk-groups';
import { planFiles } from './file-plan';
import { type ModuleFacts, type ModuleSet, moduleSets } from './module-users';
import { isPageFile, pageModuleOf } from './page-file-plugin';

const APP = fileURLToPath(new URL('..', import.meta.url));

/** The most planned files that a page or a design loads at once, and that a part loads which is shown later. */
const MOST_FILES = 16;
const MOST_FILES_LATER = 18;

/** Visitors wait for what is shown later less often than for pages. */
const LATER_WEIGHT = 0.25;

const LATER = 'later: ';

/** Which file a page is in: the first page takes it, and nothing else of the router's. */
const PAGE_FILES = 'router/page-files.ts';

/** What every page asks for once it is alive: for what it brings along in vain, each pays. */
const AFTER_EVERY_PAGE = [`${LATER}router`, `${LATER}shell/error-content.tsx`];
const AFTER_EVERY_PAGE_WEIGHT = 5;

/**
 * The Vite plugin; `groups` are what is not planned in the environment of that name. `isEdge` where all of a
 * brand is shown by the same document.
 */
export function chunkFiles(
  environment: string,
  { groups, isEdge = false }: { groups: readonly ChunkGroup[]; isEdge?: boolean },
): Plugin {
  let names: ReadonlyMap<string, string> = new Map();
  const planned = {
    name: (id: string) => names.get(id) ?? null,
    includeDependenciesRecursively: false,
  };
  const ranked = [...groups, planned].map((group, index) => ({
    ...group,
    priority: groups.length - index,
  }));
  return {
    name: 'chunk-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: ranked } }),
    buildEnd() {
      // Modules are read side by side: by their names the same sources make the same files.
      const ids = [...this.getModuleIds()].toSorted();
      const facts = ids.flatMap((id) => this.getModuleInfo(id) ?? []);
      const isGrouped = (id: string) => isPageFile(id) || groups.some(({ test }) => test?.test(id));
      names = fileNames(plannedFiles(facts, isGrouped, isEdge ? edgeUsersOf : usersOf));
    },
  };
}

function plannedFiles(
  facts: readonly ModuleFacts[],
  isGrouped: (id: string) => boolean,
  users: (id: string) => readonly string[],
) {
  const importsOf = new Map(facts.map(({ id, importedIds }) => [id, importedIds]));
  const sets = moduleSets(facts, users).map(({ modules, users }) => ({
    modules: modules.filter((id) => !isGrouped(id)),
    users,
  }));
  return planFiles(
    sets.filter(({ modules }) => modules.length > 0),
    {
      mostFiles: (user) => (isLater(user) ? MOST_FILES_LATER : MOST_FILES),
      weightOf,
      bytesOf,
      importsOf: (id) => importsOf.get(id) ?? [],
    },
  );
}

const isLater = (user: string) => user.startsWith(LATER);

function weightOf(user: string): number {
  if (AFTER_EVERY_PAGE.includes(user)) return AFTER_EVERY_PAGE_WEIGHT;
  return isLater(user) ? LATER_WEIGHT : 1;
}

/** Who wants a module that is loaded when it is wanted: a page, a design of a brand, or what is shown later. */
export function usersOf(id: string): string[] {
  const path = pathOf(pageModuleOf(id));
  if (/^areas\/[^/]+\/pages\/[^/]+\.tsx$/.test(path)) return [path];
  if (path.startsWith('router/') && path !== PAGE_FILES) return [`${LATER}router`];
  const [, brand, design] =
    /^brands\/(?!rooms\/)([^/]+)\/(landing|second)?.*\.tsx$/.exec(path) ?? [];
  if (brand === undefined) return [LATER + path];
  // What a brand's designs show later is one file, and never comes without them.
  const later = `${LATER}brands/${brand}`;
  return design === undefined ? [later] : [path, later];
}

/** At the edge one document shows all of a brand's designs: the code of each brand is one file. */
function edgeUsersOf(id: string): readonly string[] {
  const [design] = usersOf(id);
  const brand = /\bbrands\/([^/]+)/.exec(design ?? '')?.[1];
  return brand === undefined || design === undefined ? usersOf(id) : [`brands/${brand}`];
}

/** The file of each module: named after its largest one's area, brand or own name, and numbered. */
function fileNames(files: readonly ModuleSet[]): Map<string, string> {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { modules, users } of files) {
    const subject = subjectOf(modules) + ([...users].every(isLater) ? '-later' : '');
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    for (const id of modules) names.set(id, count === 1 ? subject : `${subject}-${count}`);
  }
  return names;
}

function subjectOf(modules: readonly string[]): string {
  const [largest = ''] = modules.toSorted((one, other) => bytesOf(other) - bytesOf(one));
  const path = pathOf(largest);
  const [, brand] = /^brands\/(?!rooms\/)([^/]+)\//.exec(path) ?? [];
  if (brand !== undefined) return `brand-${brand}`;
  const [, folder] = /^(?:areas|sections|brands\/rooms)\/([^/]+)\//.exec(path) ?? [];
  return folder ?? basename(path).replace(/\.\w+$/, '');
}

/** Bytes of a module's source; of what the build makes up itself, none. */
function bytesOf(id: string): number {
  return isMadeUp(id)
    ? 0
    : (statSync(id.replace(/\?.*$/, ''), { throwIfNoEntry: false })?.size ?? 0);
}

const isMadeUp = (id: string) => id.startsWith('\0');

/** Below app/. */
const pathOf = (id: string) => relative(APP, isMadeUp(id) ? id.slice(1) : id).replaceAll('\\', '/');
