import { EpisodePage } from '../features/podcast/episode-page';
import { loadEpisode } from '../features/podcast/podcast-loader';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';

/** The episode of the path's id. Throws PageError 404 for one nobody knows. */
export async function loader({ params, send }: PageArgs) {
  return { item: await loadEpisode(params.id ?? '', send) };
}

/** One episode, by its id. */
export default function PodcastDetailPage() {
  const { item } = usePageData<typeof loader>();
  return <EpisodePage episode={item} />;
}
