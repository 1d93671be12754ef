/** The counter of the services host (spec section 3). */

import { Hono } from 'hono';
import { figuresAt } from '../../contents/contents';
import type { App } from '../../env';
import { ok } from '../../respond';

export const statistics = new Hono<App>().get('/counter', async (c) => {
  const { counters } = await figuresAt(c.get('contents'));
  const wanted = Object.entries(counters).filter(([flag]) => c.req.query(flag) === 'true');
  return ok(Object.fromEntries(wanted.length > 0 ? wanted : Object.entries(counters)));
});
