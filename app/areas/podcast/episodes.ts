/** Finding an episode: the platform tells them apart by id alone. */
import type { Call } from '../../api/call';
import type { Page } from '../../api/page';
import { getPodcast, listPodcasts, type Podcast } from '../../api/podcast';
import { PageError } from '../../router/page-error';
import type { PageArgs } from '../../router/page-module';

/** How many of the newest episodes are looked through. */
const WINDOW = 50;

/** The newest episodes, which the series are read off too. */
export const newestEpisodes = listPodcasts({ perPage: WINDOW });

/** Episodes with the words of a slug, which most titles share with theirs. */
export function episodesLike(words: string): Call<Page<Podcast>> {
  return listPodcasts({ search: words, perPage: WINDOW });
}

/** The words of a slug. */
export const wordsIn = (slug: string): string => slug.replaceAll('-', ' ');

/** How many others of its series an episode's page shows. */
export const MOST_RELATED = 3;

/** Episodes of the same series; the call cannot leave the episode itself out, so one more is asked for. */
export function relatedTo({ category }: Pick<Podcast, 'category'>): Call<Page<Podcast>> {
  return listPodcasts({ categorySlug: category.slug || undefined, perPage: MOST_RELATED + 1 });
}

/** The id of the episode with this slug. */
export function idBySlug({ items }: Page<Podcast>, slug: string): string | undefined {
  return items.find((item) => item.slug === slug)?.id;
}

/** The episode of the path's slug. Throws PageError 404 for one nobody knows. */
export async function loadEpisodeBySlug({ params: { slug = '' }, read }: PageArgs) {
  const id =
    idBySlug(await read(episodesLike(wordsIn(slug))), slug) ??
    idBySlug(await read(newestEpisodes), slug);
  if (id === undefined) throw new PageError(404);
  return read(getPodcast(id));
}
