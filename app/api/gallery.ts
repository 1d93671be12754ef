/** The gallery (spec section 7, services host). */
import { type Decoded, object } from '../core/decode';
import { type Call, get } from './call';
import { link, text } from './fields';
import { type Page, paged, SMALL_PAGE } from './page';

/** A picture or a video of the gallery. A work says what it is, who made it and in which class. */
export type GalleryItem = Decoded<typeof galleryItem>;

const galleryItem = object((field) => ({
  id: field('id', text),
  title: field('title', text),
  caption: field('caption', text),
  kind: field('kind', text),
  maker: field('maker', text),
  classroom: field('classroom', text),
  /** What its picture shows, as `browser` or `book`. */
  subject: field('subject', text),
  image: field('image', text),
  video: field('video', link),
  date: field('date', text),
  location: field('location', text),
}));

/** Pictures, 6 a page. */
export function listGallery(filter: { page?: number | undefined } = {}): Call<Page<GalleryItem>> {
  const query = { page: filter.page ?? 1 };
  return get('services/v1/post/gallery/list', query, paged(galleryItem, SMALL_PAGE));
}
