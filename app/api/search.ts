/** The search over the whole site, which the edge itself answers out of the platform's lists. */
import { type Decoded, object, oneOf, shaped, withDefault } from '../core/decode';
import { type Call, get } from './call';
import { amount, flag, link, rows, text, texts } from './fields';
import { LARGE_PAGE, type Page, paged } from './page';

/** What a hit may be, as addresses name it. */
const kind = oneOf(
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
);

export type SearchKind = Decoded<typeof kind>;

/** A page of the site that answers a search. */
export type SearchHit = Decoded<typeof hit>;

const hit = object((field) => ({
  kind: field('kind', kind),
  path: field('path', link),
  title: field('title', text),
  summary: field('summary', text),
  /** The day that it is on or came out, an ISO date or time; empty where it has none. */
  date: field('date', text),
}));

const kindCount = object((field) => ({ kind: field('kind', kind), total: field('total', amount) }));

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

const more = object((field) => ({
  kinds: field('kinds', rows(kindCount)),
  words: field('words', texts),
  corrected: field('corrected', text),
  isWhole: field('isWhole', withDefault(flag, true)),
}));

export interface SearchFilter {
  readonly q: string;
  readonly kind?: string | undefined;
  readonly page?: number | undefined;
}

/** What is found on the whole site by words, 10 a page. */
export function searchSite({ q, kind, page = 1 }: SearchFilter): Call<SearchResults> {
  const pageOfHits = paged(hit, LARGE_PAGE);
  const results = shaped(
    (value, path) => ({ ...pageOfHits(value, path), ...more(value, path) }),
    'all',
    [pageOfHits, more],
  );
  return get('edge/search', { kind, page, q }, results);
}
