/** The kinds of post that people read, and what is particular to the list of each. */

import { SMALL_PAGE } from '../../api/page';
import type { Post } from '../../api/post';
import { pagePath } from '../../router/page-table';
import type { Orders } from '../lists/list-query';

/** How a list lays out its posts; each kind has its own. */
export type ListLook = 'magazine' | 'journal' | 'wire' | 'cards' | 'letters';

/** One kind of post. */
export interface PostKind {
  /** `kindSlug` of the calls. */
  readonly slug: string;
  /** The list's page in the page table. */
  readonly listPage: string;
  /** The list's name in breadcrumbs and headings. */
  readonly label: string;
  /** One post, in the middle of a sentence. */
  readonly noun: string;
  readonly title: string;
  readonly lead: string;
  readonly searchHint: string;
  readonly look: ListLook;
  readonly perPage: number;
  /** Pages that show one post, the best first. */
  readonly detailPages: readonly string[];
}

/** Orders of the post list beside the newest first. */
export const postOrders: Orders = {
  popular: 'Paling banyak dibaca',
  oldest: 'Terlama',
  title: 'Judul A–Z',
};

export const news: PostKind = {
  slug: 'news',
  listPage: 'news',
  label: 'Berita',
  noun: 'berita',
  title: 'Berita',
  lead: 'Yang sedang terjadi di kelas, di sekolah mitra, dan di tempat peserta kami bekerja.',
  searchHint: 'Judul atau topik berita',
  look: 'magazine',
  perPage: 10,
  detailPages: ['news-detail'],
};

export const blog: PostKind = {
  slug: 'blog',
  listPage: 'blog',
  label: 'Blog',
  noun: 'catatan',
  title: 'Catatan dari ruang kelas',
  lead: 'Mentor, guru, dan alumni menulis tentang yang mereka pelajari sambil jalan.',
  searchHint: 'Judul atau topik catatan',
  look: 'journal',
  perPage: SMALL_PAGE,
  detailPages: ['blog-detail'],
};

export const berita: PostKind = {
  slug: 'berita',
  listPage: 'berita',
  label: 'Kabar',
  noun: 'kabar',
  title: 'Kabar dari daerah',
  lead: 'Ringkas dan berurutan: pelatihan, beasiswa, sekolah, dan usaha yang sedang bergerak.',
  searchHint: 'Kata kunci kabar',
  look: 'wire',
  perPage: 10,
  detailPages: ['berita-article', 'berita-detail'],
};

export const articles: PostKind = {
  slug: 'articles',
  listPage: 'article-detail',
  label: 'Artikel',
  noun: 'artikel',
  title: 'Artikel',
  lead: 'Panduan yang bisa langsung dicoba: satu topik, satu langkah, satu hasil.',
  searchHint: 'Judul atau topik panduan',
  look: 'cards',
  perPage: 10,
  detailPages: ['article-detail', 'article'],
};

export const letters: PostKind = {
  slug: 'tulisan-temans',
  listPage: 'tulisan-temans',
  label: 'Tulisan Teman',
  noun: 'tulisan',
  title: 'Tulisan teman-teman',
  lead: 'Esai, resensi, cerita pendek, dan surat kiriman pembaca. Disunting seperlunya, suaranya tetap milik penulisnya.',
  searchHint: 'Judul atau tema tulisan',
  look: 'letters',
  perPage: 10,
  detailPages: ['tulisan-temans-detail'],
};

/** The address of a post; null where this tenant has no page that shows it. */
export function postPath(
  kind: PostKind,
  { id, slug, category }: Pick<Post, 'id' | 'slug' | 'category'>,
  has: (page: string) => boolean,
): string | null {
  const page = kind.detailPages.find(has);
  if (page === undefined) return null;
  switch (page) {
    case 'article-detail':
      return pagePath(page, { slug: category.slug, id, title: slug });
    case 'news-detail':
    case 'blog-detail':
    case 'berita-detail':
      return pagePath(page, { id, title: slug });
    default:
      return pagePath(page, { slug });
  }
}
