/** What is being written as a post: what a preview shows of it. */
import type { PostDetail } from '../../../../api/post';
import type { Category } from '../../../../api/post-category';
import type { StudioKind } from '../../../../sections/studio/studio-kinds';
import { eventOf } from '../../event-fields';
import { type PostField, tagsOf } from '../../post-fields';

/** What the readers' page of it is made of. */
export interface PreviewedProps {
  kind: StudioKind;
  item: PostDetail;
}

/** Where a post stands, and when it is published; each empty where that is not known. */
export interface PostPlace {
  readonly id: string;
  readonly slug: string;
  readonly publishedAt: string;
  /** The moment to come that was asked for. */
  readonly wanted: string;
}

/** Of a post before it is sent. */
export function placeOf(begun: PostDetail | null): PostPlace {
  const { id, slug, publishedAt } = begun ?? EMPTY;
  return { id, slug, publishedAt, wanted: '' };
}

interface Written {
  kind: StudioKind;
  values: Readonly<Record<PostField, string>>;
  categories: readonly Category[];
  begun: PostDetail | null;
  /** Where the post stands, as far as that is known. */
  place: PostPlace;
}

/** The post as it would be read, were it published as it stands. */
export function previewOf({ kind, values, categories, begun, place }: Written): PostDetail {
  const category = categories.find(({ id }) => id === values.categoryId);
  return {
    ...EMPTY,
    ...begun,
    id: place.id,
    slug: place.slug,
    publishedAt: place.publishedAt,
    kindSlug: kind.slug,
    title: values.title || 'Tanpa judul',
    summary: values.summary,
    content: values.content,
    cover: values.cover,
    category: category ?? EMPTY.category,
    tags: tagsOf(values.tags),
    ...(kind.extra === 'time' && eventIn(values)),
    link: values.link,
  };
}

/** Time and place; what is not known yet stays empty. */
function eventIn(values: Written['values']): Partial<PostDetail> {
  const event = eventOf(values);
  return {
    startDate: event.startDate ?? '',
    endDate: event.endDate ?? '',
    location: event.location ?? '',
    isOnline: event.isOnline ?? false,
    quota: event.quota ?? 0,
    price: event.price ?? null,
  };
}

const EMPTY: PostDetail = {
  id: '',
  slug: '',
  title: '',
  summary: '',
  cover: '',
  kindSlug: '',
  category: { id: '', name: '', slug: '' },
  author: '',
  publishedAt: '',
  views: 0,
  isFeatured: false,
  tags: [],
  startDate: '',
  endDate: '',
  location: '',
  link: '',
  isOnline: false,
  price: 0,
  quota: 0,
  totalAttendees: 0,
  target: 0,
  content: '',
  updatedAt: '',
  updatedBy: '',
};
