import { getPodcast } from '../../../api/podcast';
import type { PageLoader } from '../../../router/page-module';
import { usePage } from '../../../router/use-page';
import { EpisodePage } from '../episode-page';

/** The episode of the path's id. */
export const loader: PageLoader = ({ params, read }) => read(getPodcast(params.id ?? ''));

/** One episode, by its id. */
export default function PodcastDetailPage() {
  return <EpisodePage id={usePage().params.id ?? ''} />;
}
