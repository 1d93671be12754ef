/** Podcasts (spec section 7, services host). */
import { type Decoded, type FieldReader, object } from '../core/decode';
import { type Call, get } from './call';
import { amount, link, named, needed, part, text, texts } from './fields';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';

/** An episode in a list. */
export type Podcast = ReturnType<typeof readPodcast>;

/** An episode with its notes. */
export type PodcastDetail = Decoded<typeof podcastDetail>;

export interface PodcastFilter extends Paging {
  search?: string | undefined;
  categorySlug?: string | undefined;
}

function readPodcast(field: FieldReader) {
  return {
    id: field('id', needed),
    slug: field('slug', text),
    title: field('title', needed),
    summary: field('summary', text),
    cover: field('cover', text),
    audio: field('audio', link),
    durationSeconds: field('durationSeconds', amount),
    episode: field('episode', amount),
    publishedAt: field('publishedAt', text),
    category: field('category', part(named)),
    speakers: field('speakers', texts),
  };
}

const podcast = object(readPodcast);

const podcastDetail = object((field) => ({
  ...readPodcast(field),
  /** HTML, not yet made safe. */
  content: field('content', text),
  video: field('video', link),
  /** Address of what is said, written down; empty where nobody did. */
  transcript: field('transcript', link),
}));

/** Episodes by filter, 10 a page. */
export function listPodcasts(filter: PodcastFilter = {}): Call<Page<Podcast>> {
  const { page = 1, perPage = LARGE_PAGE, ...rest } = filter;
  const query = { ...rest, page, pageSize: perPage };
  return get('services/v1/podcast/list', query, paged(podcast, perPage));
}

/** One episode by its id. */
export function getPodcast(id: string): Call<PodcastDetail> {
  return get('services/v1/podcast/detail', { id }, podcastDetail);
}
