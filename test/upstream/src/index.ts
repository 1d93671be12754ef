/**
 * The stand-in upstream: one worker that plays every host the edge talks to (design section 6), told
 * apart by the first path segment: /services /api /auth /programs /statistics /assistant /data
 * /drive /mailer /account, and /payment and /analytics, which browsers ask themselves. It stands in for hosts that are not part of this product and is never
 * deployed. Like the real ones it checks what it is sent, keeps what is created (D1), and answers in
 * Indonesian; its content is made up, the same on every start, with dates that follow today.
 *
 * `/_control` (control.ts) is for tests: faults, settings overrides, the request log, a reset.
 */

import { Hono } from 'hono';
import { holdsContract } from './contract/hold';
import { control } from './control';
import type { App } from './env';
import { playFault } from './faults';
import { account } from './hosts/account';
import { analytics } from './hosts/analytics';
import { api } from './hosts/api';
import { assistant } from './hosts/assistant';
import { auth } from './hosts/auth';
import { data } from './hosts/data';
import { drive } from './hosts/drive';
import { mailer } from './hosts/mailer';
import { media } from './hosts/media';
import { payment } from './hosts/payment';
import { programs } from './hosts/programs';
import { services } from './hosts/services';
import { statistics } from './hosts/statistics';
import { takesOnce } from './once';
import { note } from './played';
import { recall } from './registered';
import { fail } from './respond';
import { ensureSeeded } from './seed';

/**
 * Reads what a refusal has left unread: an answer ahead of it closes the connection on somebody who
 * still writes, and they meet a broken pipe instead of the refusal.
 */
async function readToTheEnd({ body, bodyUsed }: Request): Promise<void> {
  if (body && !bodyUsed) await body.pipeTo(new WritableStream());
}

const app = new Hono<App>({ strict: false })
  .use(async (c, next) => {
    await ensureSeeded(c.env.DB);
    await recall(c.env.DB);
    if (c.req.path.startsWith('/_control/')) return next();
    const isJson = c.req.header('content-type')?.startsWith('application/json');
    note(c.req.raw, isJson ? await c.req.text() : '');
    let isDone = false;
    const fault = await playFault(c.req.raw, () => {
      isDone = true;
      return next();
    });
    if (isDone && fault) c.res = fault;
    else if (fault) return fault;
    if (isDone) return;
    await next();
    await readToTheEnd(c.req.raw);
    // The edge's request id comes back, as a gateway in front of the real hosts would do it.
    const id = c.req.header('x-request-id');
    if (id) c.res.headers.set('x-request-id', id);
  })
  .use(holdsContract)
  .use(takesOnce)
  .route('/_control', control)
  .route('/services', services)
  .route('/api', api)
  .route('/auth', auth)
  .route('/programs', programs)
  .route('/statistics', statistics)
  .route('/assistant', assistant)
  .route('/data', data)
  .route('/drive/media', media)
  .route('/drive', drive)
  .route('/mailer', mailer)
  .route('/account', account)
  .route('/payment', payment)
  .route('/analytics', analytics)
  .notFound(() => fail(404, 'Alamat tidak ditemukan'))
  .onError((error) => {
    console.error(error);
    return fail(500, 'Terjadi kesalahan pada server');
  });

export default app;
