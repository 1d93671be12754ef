import type { GalleryItem } from '../../api/gallery';

/** What a picture shows, for those who do not see it: its caption says it best. */
export function altOf({ title, caption }: Pick<GalleryItem, 'title' | 'caption'>): string {
  return caption === '' ? title : caption;
}

/** A number that tells this item's stand-in picture from its neighbours'. */
export function seedOf({ id }: Pick<GalleryItem, 'id'>): number {
  const number = Number(id);
  return Number.isFinite(number) ? number : id.length;
}
