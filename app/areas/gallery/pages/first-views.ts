/** The calls of these pages' first views. */
import { listContents } from '../../../api/article';
import { listGallery } from '../../../api/gallery';
import { type FirstViews, given } from '../../../router/first-view';

/** Fills rows of one, two and three, under the one that opens the page. */
const VIDEOS = 7;

/** A page of the videos. */
export const videosAt = (page: number) =>
  listContents({ kind: 'video', active: true, page, perPage: VIDEOS });

export const firstViews: FirstViews = {
  gallery: () => [listGallery(given<{ page: number }>())],
  video: () => [videosAt(given<{ page: number }>().page)],
};
