import type { GalleryItem } from '../../../../api/gallery';
import type { Art } from '../../../../ui/art-image';

/** What a picture shows, for those who do not see it: its caption says it best. */
export function altOf({ title, caption }: Pick<GalleryItem, 'title' | 'caption'>): string {
  return caption === '' ? title : caption;
}

/** What an item is called; what has no title goes by what it shows. */
export function titleOf({ title, caption }: Pick<GalleryItem, 'title' | 'caption'>): string {
  return title || caption || 'Tanpa judul';
}

/** What is drawn of an item that has no picture. */
export function itemArt({
  title,
  caption,
  subject,
}: Pick<GalleryItem, 'title' | 'caption' | 'subject'>): Art {
  return { kind: 'works', seed: title, subject: subject || caption };
}

/** Whose work it is: what it is, by whom, from which class; '' for what is no work. */
export function makerOf({
  kind,
  maker,
  classroom,
}: Pick<GalleryItem, 'kind' | 'maker' | 'classroom'>): string {
  if (maker === '') return '';
  const by = kind === '' ? `Karya ${maker}` : `${kind} karya ${maker}`;
  return classroom === '' ? by : `${by}, kelas ${classroom}`;
}
