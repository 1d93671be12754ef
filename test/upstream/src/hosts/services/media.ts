/** The gallery and the podcasts. */

import { Hono } from 'hono';
import { shelf } from '../../contents/contents';
import type { GalleryDoc } from '../../data/gallery';
import type { PodcastDoc } from '../../data/podcasts';
import type { App } from '../../env';
import { search } from '../../filters';
import { paging, query } from '../../input';
import { fail, notFound, ok, paged } from '../../respond';
import { byId, type Condition, list } from '../../store';
import { episodeFile } from '../media';

/** The episode with the address of its recording, which depends on where the stand-in runs. */
function recorded(doc: PodcastDoc & { id: number }, here: string): PodcastDoc {
  const file = episodeFile(doc.id, doc.durationSeconds);
  return { ...doc, audio: `${new URL(here).origin}/drive/media/${file}` };
}

function episodeItem(doc: PodcastDoc) {
  const { content: _content, video: _video, ...rest } = doc;
  return rest;
}

/** v1/post/gallery. */
export const gallery = new Hono<App>().get('/list', async (c) =>
  paged(
    await list<GalleryDoc>(c.env.DB, shelf(c.get('contents'), 'gallery'), paging(c, 6)),
    (item) => item,
  ),
);

/** v1/podcast. */
export const podcasts = new Hono<App>()
  .get('/list', async (c) => {
    const slug = query(c, 'categorySlug');
    const only: Condition[] = slug === '' ? [] : [["doc ->> '$.category.slug' = ?", slug]];
    const where = [...only, ...search(query(c, 'search'), 'title', 'summary')];
    return paged(
      await list<PodcastDoc>(c.env.DB, shelf(c.get('contents'), 'podcasts'), {
        where,
        ...paging(c),
      }),
      (doc) => episodeItem(recorded(doc, c.req.url)),
    );
  })
  .get('/detail', async (c) => {
    const id = Number(query(c, 'id'));
    if (!Number.isInteger(id) || id < 1) return fail(400, 'id wajib berupa angka');
    const doc = await byId<PodcastDoc>(c.env.DB, shelf(c.get('contents'), 'podcasts'), id);
    return doc ? ok(recorded(doc, c.req.url)) : notFound('Episode');
  });
