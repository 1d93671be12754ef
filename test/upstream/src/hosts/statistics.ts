/** The statistics host: figures and chart series. A bearer is optional, but a wrong one is refused. */

import { type Context, Hono } from 'hono';
import { figuresAt, shelf } from '../contents/contents';
import { type BatchDoc, batchItem } from '../data/batches';
import type { App } from '../env';
import { bearerOf, needsAppToken, needsHeader } from '../guard';
import { fail, notFound, ok } from '../respond';
import { all, byId } from '../store';

const figures = (c: Context<App>) => figuresAt(c.get('contents'));
const batches = (c: Context<App>): string => shelf(c.get('contents'), 'batches');

export const statistics = new Hono<App>()
  .use(needsAppToken, needsHeader('lmsId'), async (c, next) => {
    const refused = bearerOf(c) !== '' && c.get('account') === null;
    return refused ? fail(401, 'Sesi sudah berakhir, silakan masuk lagi') : next();
  })
  .get('/statistics', async (c) => ok((await figures(c)).overall))
  .get('/statistic/provincies', async (c) => ok((await figures(c)).provinceFigures))
  .get('/statistic/provincies/score', async (c) =>
    ok((await figures(c)).provinceFigures.toSorted((a, b) => b.score - a.score)),
  )
  .get('/statistic/landing/counter', async (c) => ok((await figures(c)).landing))
  .get('/statistic/counter', async (c) => ok((await figures(c)).overall))
  .get('/statistic/chart/:type', async (c) => {
    const type = c.req.param('type');
    const { charts } = await figures(c);
    const series = Object.entries(charts).find(([name]) => name === type)?.[1];
    return series ? ok(series()) : notFound('Grafik');
  })
  .get('/statistic/batchs/active', async (c) =>
    ok((await all<BatchDoc>(c.env.DB, batches(c))).map(batchItem)),
  )
  .get('/statistic/batchs/active/:id', async (c) => {
    const id = Number(c.req.param('id')) || 0;
    const doc = await byId<BatchDoc>(c.env.DB, batches(c), id);
    return doc ? ok(batchItem(doc)) : notFound('Angkatan');
  })
  .get('/statistic/students/chart', async (c) => ok((await figures(c)).charts.students?.() ?? []))
  .get('/statistic/registrar/chart', async (c) =>
    ok((await figures(c)).charts.registrations?.() ?? []),
  )
  .get('/ce/extensions', async (c) => ok((await figures(c)).extensions));
