/** Podcasts (spec section 7, services host). */
import { type Decoder, type FieldReader, object } from '../decode';
import { type Call, get } from './call';
import { amount, link, type Named, named, part, text, texts } from './fields';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';

/** An episode in a list. */
export interface Podcast {
  id: string;
  slug: string;
  title: string;
  summary: string;
  cover: string;
  audio: string;
  durationSeconds: number;
  episode: number;
  publishedAt: string;
  category: Named;
  speakers: string[];
}

/** An episode with its notes. */
export interface PodcastDetail extends Podcast {
  /** HTML, not yet made safe. */
  content: string;
  video: string;
  /** Address of what is said, written down; empty where nobody did. */
  transcript: string;
}

export interface PodcastFilter extends Paging {
  search?: string | undefined;
  categorySlug?: string | undefined;
}

function readPodcast(field: FieldReader): Podcast {
  return {
    id: field('id', text),
    slug: field('slug', text),
    title: field('title', text),
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

const podcast: Decoder<Podcast> = object(readPodcast);

const podcastDetail: Decoder<PodcastDetail> = object((field) => ({
  ...readPodcast(field),
  content: field('content', text),
  video: field('video', link),
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
