/** The auth host: account details, and tokens for the account site. */

import { Hono } from 'hono';
import type { App } from '../env';
import { issuePair, needsAccount, needsAppToken, needsHeader } from '../guard';
import { ok } from '../respond';
import { learnerView } from './services/learner';

export const auth = new Hono<App>()
  .use(needsAppToken, needsHeader('X-App-Authorization'))
  .post('/generate/token', async (c) =>
    ok(await issuePair(c.env.DB, c.get('domain'), c.get('contents'))),
  )
  .get('/user/detail', needsAccount(), async (c) =>
    ok({
      ...c.get('account'),
      phone: '081200000000',
      photo: '',
      lmsId: c.req.header('X-App-Authorization'),
      ...(await learnerView(c, c.get('account')?.id ?? 0)),
    }),
  );
