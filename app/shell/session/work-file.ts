/**
 * What a visitor takes along as one file, and brings back. The file is JSON (`exportOf`):
 *
 *     { "format": 2, "site": <domain>, "owner": <mark or null>, "exportedAt": <ISO time>,
 *       "data": { <key>: <value> }, "databases": [<as `core/origin-storage.ts` reads them>] }
 *
 * Files of before have neither `format` nor `owner`. `owner` names nobody (`work-owner.ts`), and is
 * null where nobody was signed in; `databases` may be missing.
 */

import type { KeptDatabase } from '../../core/origin-storage';
import { isRecord } from '../../core/schema';
import type { LocalStore } from '../../core/storage';
import { type KeptKind, kindOf, type Shape, UNKNOWN } from './kept-kinds';
import { FORMAT, TAB, type Traces, untabbed } from './left-behind';

/** More than any browser keeps for a site in local storage, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** Whose site and whose work it is. */
export interface FileOwner {
  readonly site: string;
  readonly owner: string | null;
}

/** Why a file is not taken, in the visitor's words. */
export type Refusal = 'large' | 'broken' | 'newer' | 'site' | 'owner' | 'guest' | 'empty';

export const refusals: Readonly<Record<Refusal, string>> = {
  large: 'Berkas ini lebih besar dari 10 MB, jadi bukan salinan dari halaman ini.',
  broken: 'Berkas ini tidak bisa dibaca. Pilih berkas JSON yang kamu unduh dari halaman ini.',
  newer:
    'Berkas ini dibuat oleh versi situs yang lebih baru. Muat ulang halaman ini, lalu coba lagi.',
  site: 'Berkas ini dari situs lain, jadi isinya tidak cocok dengan kelas di sini.',
  owner: 'Berkas ini milik akun lain. Masuk dengan akun yang mengunduhnya, lalu coba lagi.',
  guest: 'Berkas ini milik sebuah akun. Masuk dengan akun itu dulu, lalu coba lagi.',
  empty: 'Berkas ini tidak berisi pekerjaan apa pun.',
};

/** What a file holds of use here, and how many parts of it are of none. */
export interface WorkFile {
  readonly traces: Traces;
  readonly databases: readonly KeptDatabase[];
  readonly unknown: number;
}

/** Reads a file for who is here now; says why not where it is not to be taken. */
export function readWorkFile(text: string, here: FileOwner): WorkFile | Refusal {
  const file = parsed(text);
  if (!isRecord(file)) return 'broken';
  const { format = 1, site, owner = null, data: found, databases = [] } = file;
  if (typeof format !== 'number') return 'broken';
  if (format > FORMAT) return 'newer';
  if (typeof site !== 'string' || !isRecord(found) || !Array.isArray(databases)) return 'broken';
  if (site !== here.site) return 'site';
  if (owner !== null && owner !== here.owner) return here.owner === null ? 'guest' : 'owner';
  const data = format === 1 ? withTabs(found) : found;
  const traces = usable(data);
  const known = databases.flatMap((one) => readDatabase(one, here.site) ?? []);
  const used = Object.keys(traces).length;
  // What means something in one browser alone is left out without a word.
  const left = Object.keys(data).filter((key) => {
    const kind = kindOf(untabbed(key));
    return kind === UNKNOWN || !isStaying(kind);
  });
  if (used === 0 && known.length === 0) return 'empty';
  return { traces, databases: known, unknown: Math.max(0, left.length - used) };
}

/** Files of before do not tell what was a tab's, which may say who somebody is: no draft outlives one. */
function withTabs(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isTyped = (key: string) => /^(draft|idea):/.test(key);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [isTyped(key) ? TAB + key : key, value]),
  );
}

/** A database of a file; null for what is none, or is not of this site. */
function readDatabase(value: unknown, site: string): KeptDatabase | null {
  if (!isRecord(value) || typeof value.name !== 'string' || !isRecord(value.stores)) return null;
  if (!value.name.endsWith(`@${site}`)) return null;
  const stores = Object.entries(value.stores).map(([name, records]) => [
    name,
    Array.isArray(records) ? records.filter(isPair) : [],
  ]);
  return { name: value.name, stores: Object.fromEntries(stores) };
}

function isPair(record: unknown): boolean {
  return Array.isArray(record) && record.length === 2 && typeof record[0] === 'string';
}

/** What became of a file: how many parts were new or grew, and how many there was no room for. */
export interface Brought {
  readonly changed: number;
  readonly unkept: number;
}

/** Puts a file's content beside what is there. Nothing that is there is changed but by what is added. */
export function bringBack(
  { traces }: Pick<WorkFile, 'traces'>,
  { work, session }: Readonly<Record<'work' | 'session', Pick<LocalStore, 'get' | 'set'>>>,
): Brought {
  let [changed, unkept] = [0, 0];
  for (const [name, value] of Object.entries(traces)) {
    const [store, key] = [name.startsWith(TAB) ? session : work, untabbed(name)];
    const there = store.get(key);
    const next = enriched(key, there, value);
    if (next === there) continue;
    if (store.set(key, next) === 'kept') changed += 1;
    else unkept += 1;
  }
  return { changed, unkept };
}

/**
 * What stands under a key once `brought` has come to it: of texts both, of numbers the higher one, of
 * lists and records what either has; where they say different things of one, what was there stays.
 */
export function enriched(key: string, there: string | null, brought: unknown): string {
  const kind = kindOf(key);
  const written = typeof brought === 'string' ? brought : JSON.stringify(brought);
  if (there === null || there === '') return written;
  if (kind.shape === 'text') return kind.joins ? joinedTexts(there, written, kind.joins) : there;
  const present = parsed(there);
  // What cannot be read here is of no use to anybody.
  if (shapeOf(present) !== kind.shape) return written;
  const merged = kind.isOnePiece ? present : united(present, brought, kind);
  return JSON.stringify(merged) === JSON.stringify(present) ? there : JSON.stringify(merged);
}

function joinedTexts(there: string, brought: string, joins: 'words' | 'texts'): string {
  if (joins === 'words') return [...new Set(`${there} ${brought}`.split(/\s+/))].join(' ');
  if (there.includes(brought)) return there;
  return brought.includes(there) ? brought : `${there}\n\n${brought}`;
}

function united(there: unknown, brought: unknown, kind: KeptKind): unknown {
  if (typeof there === 'number' && typeof brought === 'number') return Math.max(there, brought);
  if (Array.isArray(there) && Array.isArray(brought)) return unitedLists(there, brought, kind);
  if (!isRecord(there) || !isRecord(brought)) return there;
  const lists = Object.entries(there).map(([key, value]): [string, unknown] => {
    const other = Object.hasOwn(brought, key) ? brought[key] : null;
    const isBoth = Array.isArray(value) && Array.isArray(other);
    return [key, isBoth ? unitedLists(value, other, kind) : value];
  });
  return { ...brought, ...Object.fromEntries(lists) };
}

/** In the order of what was said where items are told in it; else what is there comes first. */
function unitedLists(there: unknown[], brought: unknown[], kind: KeptKind): unknown[] {
  const nameOf = (item: unknown) => {
    const named = isRecord(item) ? kind.names?.map((name) => item[name]) : undefined;
    return JSON.stringify(named ?? item);
  };
  const isTold = kind.names?.includes('message_id') ?? false;
  const present = new Map(there.map((item) => [nameOf(item), item]));
  const news = brought.filter((item) => !present.has(nameOf(item)));
  if (!isTold) return [...there, ...news];
  const named = new Set(brought.map(nameOf));
  const rest = there.filter((item) => !named.has(nameOf(item)));
  return [...brought.map((item) => present.get(nameOf(item)) ?? item), ...rest];
}

function usable(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => {
      const kind = kindOf(untabbed(key));
      // Files of before give a text that looks like JSON as that.
      return !isStaying(kind) && (kind.shape === 'text' || shapeOf(value) === kind.shape);
    }),
  );
}

const isStaying = ({ staysHere }: KeptKind): boolean => staysHere ?? false;

function shapeOf(value: unknown): Shape | null {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (Array.isArray(value)) return 'list';
  return isRecord(value) ? 'record' : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
