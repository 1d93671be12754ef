import { getPodcast } from '../api/podcast';
import { EpisodePage } from '../features/podcast/episode-page';
import type { PageLoader } from '../route/page-module';
import { usePage } from '../route/use-page';

/** The episode of the path's id. */
export const loader: PageLoader = ({ params, read }) => read(getPodcast(params.id ?? ''));

/** One episode, by its id. */
export default function PodcastDetailPage() {
  return <EpisodePage id={usePage().params.id ?? ''} />;
}
