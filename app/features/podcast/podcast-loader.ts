import type { Send } from '../../api/client';
import { getPodcast, listPodcasts, type PodcastDetail } from '../../api/podcast';
import { PageError } from '../../route/page-error';
import { found } from '../posts/post-loader';

/** How many of the newest episodes are looked through where the search does not find the slug. */
const WINDOW = 50;

/** The episode with this id. Throws PageError, 404 for one nobody knows. */
export async function loadEpisode(id: string, send: Send): Promise<PodcastDetail> {
  return found(await send(getPodcast(id)));
}

/**
 * The episode with this slug. The platform tells episodes apart by id alone, so the list is asked
 * which id it is: by the slug's words first, which most titles share with their slug.
 */
export async function loadEpisodeBySlug(slug: string, send: Send): Promise<PodcastDetail> {
  const search = slug.replaceAll('-', ' ');
  for (const filter of [{ search, perPage: WINDOW }, { perPage: WINDOW }]) {
    const { items } = found(await send(listPodcasts(filter)));
    const id = items.find((item) => item.slug === slug)?.id;
    if (id !== undefined) return loadEpisode(id, send);
  }
  throw new PageError(404);
}
