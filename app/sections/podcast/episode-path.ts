import type { Podcast } from '../../api/podcast';
import { pagePath } from '../../router/page-table';

/** The address of an episode; null where this tenant has no page that shows it. */
export function episodePath(
  { id, slug }: Pick<Podcast, 'id' | 'slug'>,
  has: (page: string) => boolean,
): string | null {
  if (has('podcast-detail')) return pagePath('podcast-detail', { id, title: slug });
  return slug !== '' && has('podcast-article') ? pagePath('podcast-article', { slug }) : null;
}
