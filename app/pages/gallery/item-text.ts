import type { GalleryItem } from '../../api/gallery';
import type { Art } from '../../ui/art-image';

/** What a picture shows, for those who do not see it: its caption says it best. */
export function altOf({ title, caption }: Pick<GalleryItem, 'title' | 'caption'>): string {
  return caption === '' ? title : caption;
}

/** What is drawn of an item that has no picture. */
export function itemArt({ title, caption }: Pick<GalleryItem, 'title' | 'caption'>): Art {
  return { kind: 'works', seed: title, subject: caption };
}
