import { EpisodePage } from '../features/podcast/episode-page';
import { loadEpisodeBySlug } from '../features/podcast/podcast-loader';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';

/** The episode of the path's slug. Throws PageError 404 for one nobody knows. */
export async function loader({ params, send }: PageArgs) {
  return { item: await loadEpisodeBySlug(params.slug ?? '', send) };
}

/** One episode, by its slug. */
export default function PodcastArticlePage() {
  const { item } = usePageData<typeof loader>();
  return <EpisodePage episode={item} />;
}
