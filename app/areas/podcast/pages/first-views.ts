/** The calls of these pages' first views. */
import { type EpisodeQuery, episodesOf, getPodcast, type Podcast } from '../../../api/podcast';
import { asWords, type FirstViews, first, given, orElse } from '../../../router/first-view';
import { episodesLike, newestEpisodes, relatedTo } from '../episodes';

interface Given {
  id: string;
  slug: string;
}

export const firstViews: FirstViews = {
  podcasts: () => [episodesOf(given<EpisodeQuery>()), newestEpisodes],
  'podcast-article': () => [
    orElse(episodesLike(asWords(given<Given>().slug)), newestEpisodes),
    getPodcast(first<Podcast>().id),
    relatedTo(first<Podcast>()),
  ],
  'podcast-detail': () => [getPodcast(given<Given>().id), relatedTo(first<Podcast>())],
};
