import type { PageArgs } from '../navigation/page-module';
import { usePageData } from '../navigation/use-page';
import { EpisodePage } from '../sections/podcast/episode-page';
import { loadEpisode } from '../sections/podcast/podcast-loader';

/** The episode of the path's id. Throws PageError 404 for one nobody knows. */
export async function loader({ params, signal }: PageArgs) {
  return { item: await loadEpisode(params.id ?? '', signal) };
}

/** One episode, by its id. */
export default function PodcastDetailPage() {
  const { item } = usePageData<typeof loader>();
  return <EpisodePage episode={item} />;
}
