/** For tests: which modules a page loads, now or later, and what they name. Read off the sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../app');

/** A module's source, by its path below app/. */
const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!dist|node_modules).*(?<!\.d|\.test|\.fixture)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);

const STATIC = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'/gm;
const LATER = /import\('(\.[^']+)'\)/g;

/** The module that a specifier names, as seen from another; null for styles and pictures. */
function resolved(from: string, specifier: string): string | null {
  const path = relative(root, join(root, dirname(from), specifier));
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => sources.has(file)) ?? null;
}

function importsOf(file: string): string[] {
  const text = sources.get(file) ?? '';
  return [STATIC, LATER].flatMap((rule) =>
    [...text.matchAll(rule)].flatMap(([, specifier = '']) => resolved(file, specifier) ?? []),
  );
}

/** The modules that the files lead to, themselves among them, the nearest first. */
export function reachedFrom(files: readonly string[]): readonly string[] {
  const reached = new Set(files.filter((file) => sources.has(file)));
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return [...reached];
}

/** Where a page begins: its file, and for the home page the landings. */
export function entriesOf(page: string): readonly string[] {
  if (page === 'shell') return ['start/main.tsx', 'start/router.tsx'];
  const landings = [...sources.keys()].filter((file) =>
    /^brands\/\w[^/]*\/landing\.tsx$/.test(file),
  );
  const isPage = (file: string) => file.endsWith(`/pages/${page}.tsx`);
  return page === 'home' ? landings : [...sources.keys()].filter(isPage);
}

/** Whether a module takes this name, which is no type, from a module of app/api. */
export function takes(file: string, name: string): boolean {
  const text = sources.get(file) ?? '';
  const taken = [...text.matchAll(/^import \{([^}]*)\} from '[./]*\/api\/[\w-]+';/gm)];
  return taken.some(([, names = '']) => names.split(',').some((one) => one.trim() === name));
}

/** A module's source; empty where there is no such module. */
export const sourceOf = (file: string): string => sources.get(file) ?? '';

/** Whether a file of the project, by its path from its top, holds a text. */
export function projectFileHolds(file: string, text: string): boolean {
  const path = join(root, '..', file);
  return existsSync(path) && readFileSync(path, 'utf8').includes(text);
}
