/** The search over the whole site, which the edge itself answers out of the platform's lists. */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { LARGE_PAGE, type Page, paged } from './page';
import { amount, both, flag, link, rows, text, texts } from './schemas';

/** What a hit may be, as addresses name it. */
const kind = v.picklist([
  'kelas',
  'program',
  'acara',
  'berita',
  'tulisan',
  'podcast',
  'lowongan',
  'perusahaan',
  'mentor',
  'donasi',
  'halaman',
]);

export type SearchKind = v.InferOutput<typeof kind>;

/** A page of the site that answers a search. */
export type SearchHit = v.InferOutput<typeof hit>;

const hit = object({
  kind,
  path: link,
  title: text,
  summary: text,
  /** The day that it is on or came out, an ISO date or time; empty where it has none. */
  date: text,
});

const kindCount = object({ kind, total: amount });

/** One page of hits, the best first. */
export interface SearchResults extends Page<SearchHit> {
  /** How many hits there are of each kind that has some, whichever is asked for. */
  readonly kinds: readonly { readonly kind: SearchKind; readonly total: number }[];
  /** The words of the hits that were found, in lower case and without accents. */
  readonly words: readonly string[];
  /** What was looked for in place of what was mistyped; empty where nothing was. */
  readonly corrected: string;
  /** False while some of the site's lists have not been read. */
  readonly isWhole: boolean;
}

const more = object({
  kinds: rows(kindCount),
  words: texts,
  corrected: text,
  isWhole: v.nullish(flag, true),
});

export interface SearchFilter {
  readonly q: string;
  readonly kind?: string | undefined;
  readonly page?: number | undefined;
}

/** What is found on the whole site by words, 10 a page. */
export function searchSite({ q, kind, page = 1 }: SearchFilter): Call<SearchResults> {
  const pageOfHits = paged(hit, LARGE_PAGE);
  return get('edge/search', { kind, page, q }, both(pageOfHits, more));
}
