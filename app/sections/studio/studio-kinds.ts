/**
 * The kinds of post that the studio writes: their names there, and how readers see them. Programmes
 * are none of them: their pages read `v1/program/active`, which nothing writes.
 */
import { CAMPAIGNS } from '../../api/campaign';
import type { Post } from '../../api/post';
import { pagePath } from '../../router/page-table';
import {
  articles,
  berita,
  blog,
  letters,
  news,
  type PostKind,
  postPath,
} from '../posts/post-kinds';

export interface StudioKind {
  /** `kindSlug` of the calls. */
  readonly slug: string;
  readonly label: string;
  /** What stands in the form beside the text: a time and a place, a video's link, a sum to reach. */
  readonly extra: 'time' | 'link' | 'target' | null;
  /** The kind whose page a preview is shown as. */
  readonly look: PostKind;
}

const plain = [articles, news, blog, berita, letters].map(
  (kind): StudioKind => ({ slug: kind.slug, label: kind.label, extra: null, look: kind }),
);

function further(slug: string, label: string, extra: StudioKind['extra']): StudioKind {
  const look = { ...articles, slug, label, listPage: slug, detailPages: [] };
  return { slug, label, extra, look };
}

export const studioKinds: readonly StudioKind[] = [
  ...plain,
  further('events', 'Acara', 'time'),
  further('event-program', 'Acara festival', 'time'),
  further('video', 'Video', 'link'),
  further(CAMPAIGNS, 'Kampanye', 'target'),
];

const FIRST: StudioKind = {
  slug: articles.slug,
  label: articles.label,
  extra: null,
  look: articles,
};

/** The kind of that slug; articles where there is none. */
export function studioKindOf(slug: string | undefined): StudioKind {
  return studioKinds.find((kind) => kind.slug === slug) ?? FIRST;
}

/** Where readers find a post; null where this tenant has no page for its kind. */
export function publicPath(
  kind: StudioKind,
  post: Pick<Post, 'id' | 'slug' | 'category'>,
  has: (page: string) => boolean,
): string | null {
  const { slug, id } = post;
  switch (kind.slug) {
    case 'events':
      return has('event-detail') ? pagePath('event-detail', { slug }) : null;
    case 'event-program':
      return has('event-program-detail') ? pagePath('event-program-detail', { id, slug }) : null;
    case CAMPAIGNS:
      return has('campaign') ? pagePath('campaign', { slug }) : null;
    case 'video':
      return has('video') ? pagePath('video') : null;
    default:
      return postPath(kind.look, post, has);
  }
}

/** Whether a post is found by its id, which its address holds: the address of another slug leads to it. */
export function isFoundById(
  kind: StudioKind,
  post: Pick<Post, 'id' | 'slug' | 'category'>,
  has: (page: string) => boolean,
): boolean {
  const parts = publicPath(kind, { ...post, slug: '-' }, has)?.split('/') ?? [];
  return post.id !== '' && parts.includes(post.id);
}
