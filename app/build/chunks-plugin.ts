/**
 * Tells the edge which files each page and each layout needs beyond the entry's own, so that it can
 * preload them with the first byte: one comment `<!--edge:chunks {json}-->` in index.html, which the
 * edge cuts out again. Also makes sure that the edge's markers are there: without them the edge
 * could not put anything into the document, and that must fail here, not on the visitor.
 */
import { createHash } from 'node:crypto';
import { basename, dirname, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type LookEntry, lookEntries } from '../art/identity/look-entry';
import pageTable from '../pages.json';
import { fontUrls } from './fonts-plugin';
import { isPageFile, pageModuleOf } from './page-file-plugin';

/** URL paths of the files to preload. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** The JSON of the comment. */
export interface ChunkMap {
  /** By page name: app/areas/<area>/pages/<name>.tsx. */
  readonly pages: Readonly<Record<string, ChunkFiles>>;
  /** By layout: app/brands/<layout>/landing.tsx and second.tsx, where there are any. */
  readonly layouts: Readonly<Record<string, { landing?: ChunkFiles; second?: ChunkFiles }>>;
  /** By layout: how it looks (app/brands/<layout>/brand.json). */
  readonly looks: Readonly<Record<string, LookEntry>>;
  /** By family: the URL path of the font file to preload. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Changes with the code that renders at the edge: what an older one rendered is not used. */
  readonly render: string;
}

/** What the chunks alone tell. */
type FileMap = Omit<ChunkMap, 'looks' | 'fonts'>;

/** What is read of a built chunk. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The module whose exports it has, if it is one's. */
  readonly facadeModuleId: string | null;
  /** The modules in it, by absolute paths. */
  readonly moduleIds: readonly string[];
  /** File names of the chunks it imports statically. */
  readonly imports: readonly string[];
  /** File names of the chunks it imports when it wants to. */
  readonly dynamicImports: readonly string[];
  /** File names of its style sheets. */
  readonly css: readonly string[];
}

const HEAD_MARKER = '<!--edge:head-->';
const MARKERS = [HEAD_MARKER, '<!--edge:body-->', '<!--edge:boot-->'];

/** The Vite plugins. The app is to be built after the code that renders it. */
export function chunks(): Plugin[] {
  let version = '';
  return [versionOf('render', (found) => (version = found)), list('client', () => version)];
}

/** Tells the version of what is built in an environment. */
function versionOf(environment: string, tell: (version: string) => void): Plugin {
  return {
    name: 'edge-render-version',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        for (const name of Object.keys(bundle).sort()) {
          const file = bundle[name];
          hash.update(`${name}\0`).update(file?.type === 'chunk' ? file.code : '');
        }
        tell(hash.digest('hex').slice(0, 16));
      },
    },
  };
}

/** Puts the list into index.html. */
function list(environment: string, version: () => string): Plugin {
  let root = '';
  return {
    name: 'edge-chunks',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === environment,
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') return this.error('The build made no index.html');
        const source = String(html.source);
        const built = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk'
            ? [{ ...pick(file), css: [...(file.viteMetadata?.importedCss ?? [])] }]
            : [],
        );
        const { looks, problems: lookProblems } = await lookEntries(dirname(root));
        const fonts = fontUrls(assetsOf(bundle));
        const map = { ...chunkMap(built, root, version()), looks, fonts };
        const problems = [
          ...markerProblems(source),
          ...pageProblems(map, pageTable),
          ...lookProblems,
        ];
        if (problems.length > 0) return this.error(problems.join('\n'));
        html.source = addChunkMap(source, map);
      },
    },
  };
}

/** The names that assets were made from, with their file names. */
function assetsOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> {
  const files = Object.values(bundle).filter((file) => file.type === 'asset');
  return new Map(files.flatMap((file) => file.names.map((name) => [name, file.fileName] as const)));
}

function pick(chunk: Omit<BuiltChunk, 'css'>) {
  const { fileName, isEntry, facadeModuleId, moduleIds, imports, dynamicImports } = chunk;
  return { fileName, isEntry, facadeModuleId, moduleIds, imports, dynamicImports };
}

/** A sentence for each marker that does not stand exactly once in index.html. */
export function markerProblems(html: string): string[] {
  return MARKERS.flatMap((marker) => {
    const count = html.split(marker).length - 1;
    return count === 1
      ? []
      : [`app/index.html must hold ${marker} exactly once, it holds it ${count} times`];
  });
}

/** A sentence for each page of the table that has no file: the edge would send visitors to nothing. */
export function pageProblems(map: FileMap, table: readonly { readonly name: string }[]): string[] {
  return table
    .filter(({ name }) => !Object.hasOwn(map.pages, name))
    .map(
      ({ name }) => `app/pages.json lists ${name}, but there is no app/areas/*/pages/${name}.tsx`,
    );
}

/** The entry's own style sheets, as the build puts them at the head's end. */
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts the comment at the head's end, and the entry's style sheets in front of what the edge adds:
 * a page's own come later and win over them.
 */
export function addChunkMap(html: string, map: ChunkMap): string {
  const [head = '', rest = ''] = html.split('</head>', 2);
  const sheets = (head.match(SHEET) ?? []).join('');
  // A function, since `$` in a file name would mean something in a replacement text.
  const ordered = head.replace(SHEET, '').replace(HEAD_MARKER, () => sheets.trim() + HEAD_MARKER);
  return `${ordered}<!--edge:chunks ${JSON.stringify(map)}-->\n  </head>${rest}`;
}

/** Which files each page and layout needs that the entry does not load itself. */
export function chunkMap(built: readonly BuiltChunk[], root: string, render: string): FileMap {
  const byFile = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const entryFiles = new Set(
    built.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...reachable(chunk, byFile)]),
  );
  const pages: Record<string, ChunkFiles> = {};
  const layouts: Record<string, { landing?: ChunkFiles; second?: ChunkFiles }> = {};
  const modules = built.flatMap((chunk) => chunk.moduleIds.map((id) => ({ id, chunk })));
  for (const { id, chunk } of modules.filter((module) => module.id.endsWith('.tsx'))) {
    const module = relative(root, id);
    const folder = dirname(module);
    const name = basename(module, '.tsx');
    if (/^areas\/[^/]+\/pages$/.test(folder)) pages[name] = filesOf(chunk, byFile, entryFiles);
    const layout = /^brands\/([^/]+)$/.exec(folder)?.[1];
    if (layout !== undefined && (name === 'landing' || name === 'second')) {
      layouts[layout] = { ...layouts[layout], [name]: designFiles(chunk, byFile, entryFiles) };
    }
  }
  // The home has none, and stands with the entry.
  for (const chunk of built) {
    const file = chunk.facadeModuleId ?? '';
    if (!isPageFile(file)) continue;
    pages[basename(pageModuleOf(file), '.tsx')] = filesOf(chunk, byFile, entryFiles);
  }
  return { pages: sorted(pages), layouts: sorted(layouts), render };
}

/**
 * What a design needs at once, and the style sheets of its later parts: their markup comes with the
 * document, their scripts do not (core/hydration/later.tsx).
 */
function designFiles(
  chunk: BuiltChunk,
  byFile: ReadonlyMap<string, BuiltChunk>,
  entryFiles: ReadonlySet<string>,
): ChunkFiles {
  const { js, css } = filesOf(chunk, byFile, entryFiles);
  const later = chunk.dynamicImports.flatMap((file) => {
    const part = byFile.get(file);
    return part === undefined ? [] : filesOf(part, byFile, entryFiles).css;
  });
  return { js, css: [...new Set([...later, ...css])] };
}

function filesOf(
  chunk: BuiltChunk,
  byFile: ReadonlyMap<string, BuiltChunk>,
  entryFiles: ReadonlySet<string>,
): ChunkFiles {
  const files = [...reachable(chunk, byFile)].filter((file) => !entryFiles.has(file));
  const urls = files.map((file) => `/${file}`);
  return {
    js: urls.filter((url) => url.endsWith('.js')),
    css: urls.filter((url) => url.endsWith('.css')),
  };
}

/** File names of a chunk, of all it imports statically, and of their style sheets. */
function reachable(start: BuiltChunk, byFile: ReadonlyMap<string, BuiltChunk>): Set<string> {
  const found = new Set<string>();
  const visit = (chunk: BuiltChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported !== undefined) visit(imported);
    }
    // After what is imported: later style sheets override earlier ones.
    for (const file of chunk.css) found.add(file);
  };
  visit(start);
  return found;
}

function sorted<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
