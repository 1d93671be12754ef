/** Companies that hire and their jobs. */

import { type Context, Hono } from 'hono';
import { shelf } from '../../contents/contents';
import { type CareerDoc, type JobDoc, jobDetail, jobItem } from '../../data/careers';
import type { App } from '../../env';
import { equal } from '../../filters';
import { paging, query } from '../../input';
import { fail, notFound, ok, paged } from '../../respond';
import { byId, bySlug, count, list } from '../../store';

async function careerItem(c: Context<App>, doc: CareerDoc) {
  const { description: _description, website: _website, benefits: _benefits, ...rest } = doc;
  return { ...rest, totalJobs: await jobsOf(c, doc) };
}

const jobsOf = (c: Context<App>, { id }: CareerDoc): Promise<number> =>
  count(c.env.DB, shelf(c.get('contents'), 'jobs'), ...equal('careerId', String(id)));

export const careers = new Hono<App>()
  .get('/list', async (c) => {
    const page = await list<CareerDoc>(c.env.DB, shelf(c.get('contents'), 'careers'), paging(c));
    const items = await Promise.all(page.items.map((doc) => careerItem(c, doc)));
    return paged({ ...page, items }, (item) => item);
  })
  .get('/detail', async (c) => {
    const doc = await bySlug<CareerDoc>(
      c.env.DB,
      shelf(c.get('contents'), 'careers'),
      query(c, 'slug'),
    );
    return doc ? ok({ ...doc, totalJobs: await jobsOf(c, doc) }) : notFound('Karier');
  })
  .get('/job/list', async (c) => {
    const where = equal('careerId', query(c, 'careerId'));
    const order = "doc ->> '$.closesIn' < 0, id";
    return paged(
      await list<JobDoc>(c.env.DB, shelf(c.get('contents'), 'jobs'), {
        where,
        order,
        ...paging(c),
      }),
      jobItem,
    );
  })
  .get('/job/detail', async (c) => {
    const id = Number(query(c, 'id'));
    if (!Number.isInteger(id) || id < 1) return fail(400, 'id wajib berupa angka');
    const doc = await byId<JobDoc>(c.env.DB, shelf(c.get('contents'), 'jobs'), id);
    return doc ? ok(jobDetail(doc)) : notFound('Lowongan');
  });
