/** What tests turn and look at. */

import { Hono } from 'hono';
import { forgive, told } from './contract/told';
import type { App } from './env';
import { setFault } from './faults';
import { bodyOf } from './input';
import { clear, memory } from './played';
import { remember } from './registered';
import { fail, ok } from './respond';
import { reseed } from './seed';
import { all, updateWhere } from './store';
import { register } from './tenants';

/** The `/_control` endpoints. */
export const control = new Hono<App>()
  .post('/fault', setFault)
  .delete('/fault', () => {
    memory.faults.length = 0;
    memory.areReleased = false;
    return ok(null);
  })
  .post('/release', () => {
    memory.areReleased = true;
    return ok(null);
  })
  .post('/reset', async (c) => {
    // Sites that go on keep their pairs and sessions; `everything` is for one that begins anew too.
    const { everything } = await bodyOf(c);
    clear();
    await reseed(c.env.DB, { endsSessions: everything === true });
    return ok(null);
  })
  .post('/settings', async (c) => {
    const { domain, settings, raw } = await bodyOf(c);
    if (typeof domain !== 'string') return fail(422, 'domain is needed');
    const body = { status: true, message: 'Berhasil', data: settings };
    if (typeof raw === 'string') memory.settings.set(domain, raw);
    else if (settings === undefined || settings === null) memory.settings.delete(domain);
    else memory.settings.set(domain, JSON.stringify(body));
    return ok(null);
  })
  .post('/tenant', async (c) => {
    const row = await bodyOf(c);
    if (!register(row)) return fail(422, 'A row of tenants.json is needed');
    await remember(c.env.DB, row);
    return ok(null);
  })
  .post('/keys', async (c) => {
    const { keys } = await bodyOf(c);
    const isSound = Array.isArray(keys) && keys.every((key) => typeof key === 'string');
    if (!isSound) return fail(422, 'keys is a list of texts');
    memory.keys = keys.length > 0 ? keys : undefined;
    return ok(null);
  })
  .post('/revoke', async (c) => {
    const { meta } = await c.env.DB.prepare('DELETE FROM app_pairs').run();
    return ok({ revoked: meta.changes });
  })
  .post('/idempotency', async (c) => {
    // A platform that knows nothing of keys, where it is off.
    const { isOn } = await bodyOf(c);
    if (typeof isOn !== 'boolean') return fail(422, 'isOn is a boolean');
    memory.readsKeys = isOn;
    return ok(null);
  })
  .post('/enrolment', async (c) => {
    // Payments become enrolments so long after they were made.
    const { afterMs } = await bodyOf(c);
    if (typeof afterMs !== 'number') return fail(422, 'afterMs is a number');
    memory.enrolsAfterMs = afterMs;
    return ok(null);
  })
  .post('/price', async (c) => {
    const { slug, price } = await bodyOf(c);
    if (typeof slug !== 'string' || typeof price !== 'number') {
      return fail(422, 'slug is a text, price a number');
    }
    memory.prices.set(slug, price);
    return ok(null);
  })
  .post('/invoice', async (c) => {
    // What the payment provider says of an invoice, however it stood; `dueDate` moves its end.
    const { number, status, dueDate } = await bodyOf(c);
    const changes = {
      ...(typeof status === 'string' && { status }),
      ...(typeof dueDate === 'string' && { dueDate }),
      ...(status === 'paid' && { paidAt: new Date().toISOString() }),
    };
    const isKnown = await updateWhere(c.env.DB, 'invoices', changes, [
      "doc ->> '$.number' = ?",
      String(number),
    ]);
    return isKnown ? ok(null) : fail(404, 'No invoice has this number');
  })
  .post('/payout', async (c) => {
    // The bank has sent what was approved.
    const { id } = await bodyOf(c);
    const isKnown = await updateWhere(
      c.env.DB,
      'payouts',
      { status: 'paid' },
      ['id = ?', Number(id)],
      ["doc ->> '$.status' = 'approved'"],
    );
    return isKnown ? ok(null) : fail(404, 'No payout that is approved has this id');
  })
  .post('/paid', async (c) => {
    // The money of a pledge has come.
    const { code } = await bodyOf(c);
    const isKnown = await updateWhere(c.env.DB, 'donations', { status: 'paid' }, [
      "doc ->> '$.code' = ?",
      String(code),
    ]);
    return isKnown ? ok(null) : fail(404, 'No donation has this code');
  })
  // A page may name in a body what it must not ask for; who wants the bodies says so.
  .get('/log', (c) =>
    ok(
      c.req.query('bodies') === undefined ? memory.log.map(({ body, ...one }) => one) : memory.log,
    ),
  )
  .get('/lines', () => ok([...memory.lines]))
  .delete('/log', () => {
    memory.log.length = 0;
    return ok(null);
  })
  .get('/mails', async (c) => ok(await all(c.env.DB, 'mails')))
  // What has not kept the contract, and how many answers each of its calls has given.
  .get('/contract', () => ok(told()))
  .delete('/contract', () => {
    forgive();
    return ok(null);
  })
  .get('/aborts', () => ok({ aborts: memory.aborts }));
