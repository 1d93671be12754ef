/** The statistics host: figures and chart series. A bearer is optional, but a wrong one is refused. */

import { Hono } from 'hono';
import { type BatchDoc, batchItem } from '../data/batches';
import {
  charts,
  extensions,
  landing,
  overall,
  provinceFigures,
  registrations,
  students,
} from '../data/figures';
import type { App } from '../env';
import { bearerOf, needsAppToken, needsHeader } from '../guard';
import { fail, notFound, ok } from '../respond';
import { all, byId } from '../store';

const byScore = [...provinceFigures].sort((a, b) => b.score - a.score);

export const statistics = new Hono<App>()
  .use(needsAppToken, needsHeader('lmsId'), async (c, next) => {
    const refused = bearerOf(c) !== '' && c.get('account') === null;
    return refused ? fail(401, 'Sesi sudah berakhir, silakan masuk lagi') : next();
  })
  .get('/statistics', () => ok(overall))
  .get('/statistic/provincies', () => ok(provinceFigures))
  .get('/statistic/provincies/score', () => ok(byScore))
  .get('/statistic/landing/counter', () => ok(landing))
  .get('/statistic/counter', () => ok(overall))
  .get('/statistic/chart/:type', (c) => {
    const type = c.req.param('type');
    const series = Object.hasOwn(charts, type) ? charts[type] : undefined;
    return series ? ok(series()) : notFound('Grafik');
  })
  .get('/statistic/batchs/active', async (c) =>
    ok((await all<BatchDoc>(c.env.DB, 'batches')).map(batchItem)),
  )
  .get('/statistic/batchs/active/:id', async (c) => {
    const doc = await byId<BatchDoc>(c.env.DB, 'batches', Number(c.req.param('id')) || 0);
    return doc ? ok(batchItem(doc)) : notFound('Angkatan');
  })
  .get('/statistic/students/chart', () => ok(students()))
  .get('/statistic/registrar/chart', () => ok(registrations()))
  .get('/ce/extensions', () => ok(extensions));
