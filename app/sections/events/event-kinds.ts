/** The kinds of post that happen at a time and in a place. */
import type { Post } from '../../api/post';
import { type PageSet, pagePath } from '../../router/page-table';
import type { PostKind } from '../posts/post-kinds';

export const events: PostKind = {
  slug: 'events',
  listPage: 'event',
  label: 'Acara',
  noun: 'acara',
  title: 'Temui orang yang belajar hal yang sama',
  lead: 'Lokakarya, seminar, bursa kerja, dan festival. Yang terdekat tampil lebih dulu.',
  searchHint: 'Nama acara atau kota',
  look: 'cards',
  perPage: 9,
  detailPages: ['event-detail'],
};

/** The parts of the festival's programme. */
export const festivalProgramme: PostKind = {
  slug: 'event-program',
  listPage: 'event-program',
  label: 'Program acara',
  noun: 'mata acara',
  title: 'Program acara festival',
  lead: 'Susun sendiri harimu: pilih panggung, kelas singkat, atau ruang temu yang ingin kamu datangi.',
  searchHint: 'Nama mata acara',
  look: 'cards',
  perPage: 50,
  detailPages: ['event-program-detail'],
};

/** Where an event of this kind is shown; null where the tenant has no page for it. */
export function eventPath(
  kind: PostKind,
  { id, slug }: Pick<Post, 'id' | 'slug'>,
  has: PageSet,
): string | null {
  const page = kind.detailPages.find(has);
  return page === undefined ? null : pagePath(page, { id, slug });
}
