/** Podcasts (spec section 7, services host). */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';
import { amount, link, named, needed, part, text, texts } from './schemas';

/** An episode in a list. */
export type Podcast = v.InferOutput<typeof podcast>;

/** An episode with its notes. */
export type PodcastDetail = v.InferOutput<typeof podcastDetail>;

/** What a list of episodes asks for, in the words of its page's query. */
export interface EpisodeQuery {
  readonly search: string;
  /** The slug of a category. */
  readonly category: string;
  readonly page: number;
}

export interface PodcastFilter extends Paging {
  search?: string | undefined;
  categorySlug?: string | undefined;
}

const podcastFields = {
  id: needed,
  slug: text,
  title: needed,
  summary: text,
  cover: text,
  audio: link,
  durationSeconds: amount,
  episode: amount,
  publishedAt: text,
  category: part(named),
  speakers: texts,
};

const podcast = object(podcastFields);

const podcastDetail = object({
  ...podcastFields,
  /** HTML, not yet made safe. */
  content: text,
  video: link,
  /** Address of what is said, written down; empty where nobody did. */
  transcript: link,
});

/** Episodes by filter, 10 a page. */
export function listPodcasts(filter: PodcastFilter = {}): Call<Page<Podcast>> {
  const { page = 1, perPage = LARGE_PAGE, ...rest } = filter;
  const query = { ...rest, page, pageSize: perPage };
  return get('services/v1/podcast/list', query, paged(podcast, perPage));
}

/** The episodes that a list's query asks for. */
export function episodesOf({ search, category, page }: EpisodeQuery): Call<Page<Podcast>> {
  return listPodcasts({ search, categorySlug: category, page });
}

/** One episode by its id. */
export function getPodcast(id: string): Call<PodcastDetail> {
  return get('services/v1/podcast/detail', { id }, podcastDetail);
}
