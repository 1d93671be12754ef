/**
 * The oldest browsers the site supports, and what of a built file they do not know. What a browser
 * knows is read off MDN's browser-compat-data.
 */
import { createRequire } from 'node:module';
import { isRecord } from '../core/schema';

/** The oldest supported versions, by their names in the table. */
const OLDEST: Readonly<Record<string, string>> = {
  chrome: '106',
  webview_android: '106',
  safari: '15.4',
  safari_ios: '15.4',
  firefox: '115',
};

/** The same as targets of Vite: syntax newer than this is rewritten. */
export const BUILD_TARGET = ['chrome106', 'safari15.4', 'ios15.4', 'firefox115'];

/** What a file uses that one of the oldest browsers does not know, as `name` of the feature. */
export type Kind = 'script' | 'style';

/** The names of features in a file that one of the oldest browsers lacks, sorted, each once. */
export function newerFeatures(kind: Kind, text: string): string[] {
  const shapes = kind === 'script' ? scriptShapes() : styleShapes();
  const found = shapes.filter(({ shape }) => shape.test(text)).map(({ name }) => name);
  return [...new Set(found)].sort();
}

interface Feature {
  readonly name: string;
  readonly shape: RegExp;
}

let scripts: readonly Feature[] | undefined;
let styles: readonly Feature[] | undefined;

function scriptShapes(): readonly Feature[] {
  scripts ??= [
    ...membersOf(at('javascript', 'builtins'), true),
    ...membersOf(at('api'), false),
    {
      name: 'lookbehind',
      shape: /\/(?:[^/\\\n[\]]|\\.|\[[^\]\n]*\])*\(\?<[!=](?:[^/\\\n]|\\.)*\/[dgimsuy]*[.,;)]/,
    },
  ];
  return scripts;
}

function styleShapes(): readonly Feature[] {
  styles ??= [
    ...namesOf(at('css', 'properties')).map((name) => ({
      name,
      shape: new RegExp(String.raw`[{;]\s*${name}\s*:`),
    })),
    ...namesOf(at('css', 'selectors')).map((name) => ({
      name: `:${name}`,
      shape: new RegExp(String.raw`(?<!\\)::?${name}(?![\w-])[^;{}]*\{`),
    })),
    ...namesOf(at('css', 'at-rules')).map((name) => ({
      name: `@${name}`,
      shape: new RegExp(`@${name}(?![\\w-])`),
    })),
    ...namesOf(at('css', 'types', 'color')).map((name) => ({
      name: `${name}()`,
      shape: new RegExp(String.raw`(?<![\w-])${name}\(`),
    })),
    ...namesOf(at('css', 'types', 'length')).map((name) => ({
      name,
      shape: new RegExp(String.raw`\d${unitOf(name)}(?![\w-])`),
    })),
    { name: 'media range', shape: /@media[^{]*[<>]=?/ },
    { name: 'nesting', shape: /[{};]\s*&[^;{}]*\{/ },
  ];
  return styles;
}

/** The table names groups of units after the viewport or container they measure. */
function unitOf(name: string): string {
  const viewport = /^viewport_percentage_units_(small|large|dynamic)$/.exec(name)?.[1];
  if (viewport !== undefined) return `${viewport.charAt(0)}v(?:h|w|b|i|min|max)`;
  if (name === 'container_query_length_units') return 'cq(?:w|h|b|i|min|max)';
  return name;
}

/**
 * Members that a built-in gained too late: functions of the built-in itself, and those of its instances
 * where nothing else has a member of that name. Interfaces of the web are judged by what is called on them
 * by name alone, since a member's name tells nothing of what it belongs to.
 */
function membersOf(
  interfaces: Readonly<Record<string, unknown>>,
  hasInstances: boolean,
): Feature[] {
  const older = new Set(Object.values(interfaces).flatMap(olderNamesOf));
  return Object.keys(interfaces).flatMap((owner) => {
    const node = interfaces[owner];
    if (!isRecord(node)) return [];
    const own: Feature[] = isNewer(node)
      ? [{ name: owner, shape: new RegExp(String.raw`\bnew ${owner}\b`) }]
      : [];
    if (own.length > 0 && hasInstances) return own;
    return own.concat(
      namesOf(node)
        .filter((name) => name !== owner && !name.endsWith('_event') && /^\w+$/.test(name))
        .filter((name) => !hasInstances || isStatic(owner, name) || !older.has(name))
        .map((name) => memberOf(owner, name, hasInstances)),
    );
  });
}

function memberOf(owner: string, name: string, hasInstances: boolean): Feature {
  const member = name.replace(/_static$/, '');
  const isOfInstance = hasInstances && !isStatic(owner, member);
  const receiver = isOfInstance ? '' : (RECEIVERS[owner] ?? owner);
  const call = isOfInstance ? String.raw`\.${member}\(` : String.raw`\b${receiver}\.${member}\b`;
  return { name: isOfInstance ? `.${member}()` : `${receiver}.${member}`, shape: new RegExp(call) };
}

/** Interfaces whose one instance has a name. */
const RECEIVERS: Readonly<Record<string, string>> = {
  Document: 'document',
  Navigator: 'navigator',
  Performance: 'performance',
  Scheduler: 'scheduler',
  Window: 'window',
};

/** Whether a member stands on the built-in itself; this runs in a Node that has them all. */
function isStatic(owner: string, member: string): boolean {
  const value: unknown = Reflect.get(globalThis, owner);
  return value !== undefined && value !== null && Object.hasOwn(Object(value), member);
}

/** Names of members that every supported browser knows. */
function olderNamesOf(node: unknown): string[] {
  if (!isRecord(node)) return [];
  return Object.keys(node).filter((name) => name !== '__compat' && !isNewer(node[name]));
}

/** Names of the parts of a node that one of the oldest browsers lacks. */
function namesOf(node: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(node).filter((name) => name !== '__compat' && isNewer(node[name]));
}

function isNewer(node: unknown): boolean {
  if (!isRecord(node) || !isRecord(node.__compat)) return false;
  const { support } = node.__compat;
  return isRecord(support) && Object.keys(OLDEST).some((browser) => lacks(support, browser));
}

function lacks(support: Readonly<Record<string, unknown>>, browser: string): boolean {
  const statements = [support[browser]].flat().filter(isRecord);
  const since = statements
    .filter(({ flags }) => flags === undefined)
    .map(({ version_added: version }) => version)
    .filter((version) => typeof version === 'string')
    .map((version) => version.replace('≤', ''));
  return !since.some((version) => isUpTo(version, OLDEST[browser] ?? ''));
}

/** Whether one version, `15.4` or `115`, is not later than another. */
function isUpTo(version: string, oldest: string): boolean {
  const [major = Number.NaN, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor);
}

function at(...path: readonly string[]): Readonly<Record<string, unknown>> {
  // Not imported: Vite would copy 15 MB into its configuration.
  let node: unknown = createRequire(import.meta.url)('@mdn/browser-compat-data');
  for (const name of path) node = isRecord(node) ? node[name] : undefined;
  if (!isRecord(node)) throw new Error(`browser-compat-data lacks ${path.join('.')}`);
  return node;
}
