/** The gallery (spec section 7, services host). */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { type Page, paged, SMALL_PAGE } from './page';
import { link, text } from './schemas';

/** A picture or a video of the gallery. A work says what it is, who made it and in which class. */
export type GalleryItem = v.InferOutput<typeof galleryItem>;

const galleryItem = object({
  id: text,
  title: text,
  caption: text,
  kind: text,
  maker: text,
  classroom: text,
  /** What its picture shows, as `browser` or `book`. */
  subject: text,
  image: text,
  video: link,
  date: text,
  location: text,
});

/** Pictures, 6 a page. */
export function listGallery(filter: { page?: number | undefined } = {}): Call<Page<GalleryItem>> {
  const query = { page: filter.page ?? 1 };
  return get('services/v1/post/gallery/list', query, paged(galleryItem, SMALL_PAGE));
}
