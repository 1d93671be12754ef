/** Where an event is shown that somebody comes to. */
import type { Post } from '../../api/post';
import { pagePath } from '../../router/page-table';
import { festivalProgramme } from '../events/event-kinds';

/** The event's own page; a part of a festival's programme has one of another kind. */
export function attendedPath({
  kindSlug,
  id,
  slug,
}: Pick<Post, 'kindSlug' | 'id' | 'slug'>): string {
  return kindSlug === festivalProgramme.slug
    ? pagePath('event-program-detail', { id, slug })
    : pagePath('event-detail', { slug });
}
