/**
 * What an answer links to and can be shown as a card: a class, a programme, an event or a post of
 * this tenant. The page table names the call that the linked page makes, so card and page share one
 * answer in the call cache.
 */

import * as v from 'valibot';
import type { Call } from '../../api/call';
import { amount, flag, known, text } from '../../api/schemas';
import { type Frozen, object } from '../../core/schema';
import { callAddresses, rowOf } from '../../router/page-calls';
import type { PageMatch } from '../../router/page-table';
import { type Site, siteLink } from './site-link';

export type LinkedKind = 'class' | 'program' | 'event' | 'post';

/** A page that is linked, and the call that tells what is on it. */
export interface LinkedPage {
  readonly kind: LinkedKind;
  readonly href: string;
  readonly call: Call<LinkedItem>;
}

/** What a card shows; what the item does not have is empty, null or false. */
export type LinkedItem = Frozen<v.InferOutput<typeof item>>;

/** More cards than this would be a list of their own. */
const MOST_CARDS = 4;

const KINDS: Readonly<Record<string, LinkedKind>> = {
  'class-detail': 'class',
  'class-code': 'class',
  'class-competence': 'class',
  'courses-detail': 'class',
  'courses-premium-detail': 'class',
  'pesilat-class': 'class',
  'program-slug': 'program',
  'program-detail': 'program',
  'curriculum-program': 'program',
  'event-detail': 'event',
  'event-program-detail': 'event',
  'news-detail': 'post',
  'news-article': 'post',
  'berita-article': 'post',
  'berita-detail': 'post',
  'blog-detail': 'post',
  article: 'post',
  'article-detail': 'post',
  'tulisan-temans-detail': 'post',
};

const item = v.pipe(
  object({
    name: text,
    title: text,
    startDate: text,
    endDate: text,
    publishedAt: text,
    totalClasses: amount,
    isComingSoon: flag,
    isRegistrationOpen: flag,
    isStarted: flag,
    isEnded: flag,
    /** Rupiah; null for what has no price. */
    price: known,
  }),
  v.transform(({ title, ...found }) => ({ ...found, name: found.name || title })),
);

/** What kind of item a page shows; null where it shows none. */
export function kindOf({ name }: Pick<PageMatch, 'name'>): LinkedKind | null {
  return (Object.hasOwn(KINDS, name) ? KINDS[name] : undefined) ?? null;
}

/** The items that an answer links to, each once, in the order in which it names them. */
export function linkedPages(answer: string, site: Site): readonly LinkedPage[] {
  const found = new Map<string, LinkedPage>();
  for (const [, , href = ''] of answer.matchAll(LINK)) {
    const page = siteLink(href, site)?.page;
    const linked = page == null ? null : linkedPage(page);
    if (linked !== null) found.set(linked.call.address, linked);
    if (found.size === MOST_CARDS) break;
  }
  return [...found.values()];
}

const LINK = /\[([^\]\n]{1,200})\]\(([^\s()]{1,500})/g;

function linkedPage(page: PageMatch): LinkedPage | null {
  const kind = kindOf(page);
  const [address] = callAddresses(rowOf(page.name), page.params, '');
  if (kind === null || address === undefined) return null;
  return { kind, href: page.canonical, call: { method: 'GET', address, shape: item, rules: {} } };
}
