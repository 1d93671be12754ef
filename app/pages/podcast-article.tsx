import type { PageArgs } from '../navigation/page-module';
import { usePageData } from '../navigation/use-page';
import { EpisodePage } from '../sections/podcast/episode-page';
import { loadEpisodeBySlug } from '../sections/podcast/podcast-loader';

/** The episode of the path's slug. Throws PageError 404 for one nobody knows. */
export async function loader({ params, signal }: PageArgs) {
  return { item: await loadEpisodeBySlug(params.slug ?? '', signal) };
}

/** One episode, by its slug. */
export default function PodcastArticlePage() {
  const { item } = usePageData<typeof loader>();
  return <EpisodePage episode={item} />;
}
