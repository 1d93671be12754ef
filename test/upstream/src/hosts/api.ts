/** The api host: mentors, batches, silabus. Its calls name the tenant with `lmsId`. */

import { Hono } from 'hono';
import { shelf } from '../contents/contents';
import { type BatchDoc, batchItem, silabusOf } from '../data/batches';
import type { ClassDoc } from '../data/classes';
import type { Mentor } from '../data/mentors';
import type { App } from '../env';
import { needsAppToken, needsHeader } from '../guard';
import { paging } from '../input';
import { json, notFound, ok } from '../respond';
import { all, type Condition, list } from '../store';

export const api = new Hono<App>()
  .use(needsAppToken, needsHeader('lmsId'))
  .get('/active/mentors', async (c) =>
    ok(await all<Mentor>(c.env.DB, shelf(c.get('contents'), 'mentors'))),
  )
  .get('/batch/active', async (c) => {
    const shelved = shelf(c.get('contents'), 'batches');
    const page = await list<BatchDoc>(c.env.DB, shelved, paging(c));
    // The one list with an envelope of its own (spec section 3).
    return json({
      status: true,
      message: 'Berhasil',
      data: page.items.map(batchItem),
      page: { current_page: page.page, last_page: page.totalPages },
      data_count: { per_page: page.perPage, total_data: page.totalItems },
    });
  })
  .get('/silabus/:programId', async (c) => {
    const where: Condition[] = [["doc ->> '$.programId' = ?", Number(c.req.param('programId'))]];
    const found = await all<ClassDoc>(c.env.DB, shelf(c.get('contents'), 'classes'), { where });
    return found.length > 0 ? ok(silabusOf(found)) : notFound('Silabus');
  });
