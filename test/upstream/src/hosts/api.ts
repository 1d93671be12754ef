/** The api host: mentors, batches, silabus. Its calls name the tenant with `lmsId`. */

import { Hono } from 'hono';
import { type BatchDoc, batchItem, silabusOf } from '../data/batches';
import type { Mentor } from '../data/mentors';
import type { App } from '../env';
import { needsAppToken, needsHeader } from '../guard';
import { paging } from '../input';
import { json, notFound, ok } from '../respond';
import { all, list } from '../store';

export const api = new Hono<App>()
  .use(needsAppToken, needsHeader('lmsId'))
  .get('/active/mentors', async (c) => ok(await all<Mentor>(c.env.DB, 'mentors')))
  .get('/batch/active', async (c) => {
    const page = await list<BatchDoc>(c.env.DB, 'batches', paging(c));
    // The one list with an envelope of its own (spec section 3).
    return json({
      status: true,
      message: 'Berhasil',
      data: page.items.map(batchItem),
      page: { current_page: page.page, last_page: page.totalPages },
      data_count: { per_page: page.perPage, total_data: page.totalItems },
    });
  })
  .get('/silabus/:programId', (c) => {
    const modules = silabusOf(Number(c.req.param('programId')));
    return modules.length > 0 ? ok(modules) : notFound('Silabus');
  });
