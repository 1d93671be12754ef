/** The api host: mentors, batches, silabus. Its calls name the tenant with `lmsId`. */

import { Hono } from 'hono';
import type { Mentor } from '../data/mentors';
import type { App } from '../env';
import { needsAppToken, needsHeader } from '../guard';
import { ok } from '../respond';
import { all } from '../store';

export const api = new Hono<App>()
  .use(needsAppToken, needsHeader('lmsId'))
  .get('/active/mentors', async (c) => ok(await all<Mentor>(c.env.DB, 'mentors')));
