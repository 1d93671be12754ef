/** What happens at the platform without the visitor (test/upstream/src/control.ts). */

import { ask } from './platform';

/** Payments become enrolments so long after they were made. */
export const enrolAfter = (afterMs: number) => turn('enrolment', { afterMs });

/** The payment provider says that an invoice is paid. */
export const payInvoice = (number: string) => turn('invoice', { number, status: 'paid' });

/** An invoice stands otherwise: its state in the provider's word, or the time at which it runs out. */
export const turnInvoice = (number: string, changes: { status?: string; dueDate?: string }) =>
  turn('invoice', { number, ...changes });

/** The bank has sent a payout that was approved. */
export const sendPayout = (id: string) => turn('payout', { id });

/** A class costs something else from now on, in rupiah. */
export const changePrice = (slug: string, price: number) => turn('price', { slug, price });

/** The platform knows nothing of idempotency keys. */
export const ignoreKeys = () => turn('idempotency', { isOn: false });

async function turn(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const { ok, status } = await ask(`_control/${path}`, init);
  if (!ok) throw new Error(`${path}: ${status}`);
}
