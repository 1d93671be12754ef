import { useLoaded } from '../../../data/use-call';
import { PageError } from '../../../router/page-error';
import { usePage } from '../../../router/use-page';
import { EpisodePage } from '../episode-page';
import { episodesLike, idBySlug, loadEpisodeBySlug, newestEpisodes, wordsIn } from '../episodes';

export { loadEpisodeBySlug as loader };

/** One episode, by its slug. */
export default function PodcastArticlePage() {
  const { slug = '' } = usePage().params;
  const id = idBySlug(useLoaded(episodesLike(wordsIn(slug))), slug);
  return id === undefined ? <OneOfTheNewest slug={slug} /> : <EpisodePage id={id} />;
}

function OneOfTheNewest({ slug }: { slug: string }) {
  const id = idBySlug(useLoaded(newestEpisodes), slug);
  if (id === undefined) throw new PageError(404);
  return <EpisodePage id={id} />;
}
