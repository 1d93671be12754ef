import { useState } from 'react';
import type { Send } from '../../../api/client';
import { getLearner } from '../../../api/learner';
import { type Invoice, invoice } from '../../../api/payment';
import { useApp } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { decode } from '../../../core/decode';
import { createPosting, type PostOutcome, usePosted } from '../../../forms/posted';
import { readReceipt, writeReceipt } from '../../../forms/receipt';
import { type Placed, placeOrder } from '../../payment/place-order';
import { type Order, orderProgressOf } from './order';

/** What has come of an order that the browser itself has sent. */
export type PostedOrder =
  | { readonly status: 'made'; readonly invoice: Invoice }
  | { readonly status: 'refused'; readonly problem: string };

/** The name of the form that orders this. */
export function orderForm({ kind, slug }: Pick<Order, 'kind' | 'slug'>): string {
  return `order:${kind}:${slug}`;
}

/**
 * Has the edge make the order where the browser has sent it by itself: for who is signed in; others
 * sign in first. Null where the browser has not.
 */
export function usePostedOrder(order: Order): PostedOrder | null {
  const form = orderForm(order);
  const posting = useApp().of(createPosting);
  const posted = usePosted(form);
  posting.offer(form, async (_typed, send): Promise<PostOutcome> => {
    const placed = await orderPosted(order, send);
    if (placed.kind === 'sign-in') return { status: 'sign-in' };
    if (placed.kind === 'made' || placed.kind === 'dearer') {
      const at = clock.date().toISOString();
      const data = placed.invoice;
      const receipt = writeReceipt({ form, at, message: '', values: {}, kept: null, data });
      return { status: 'sent', receipt };
    }
    // Where they stand by now is told on the page in the form's place.
    const failure = placed.kind === 'changed' ? [] : [placed.message];
    const refusal = { errors: {}, failure, needsSignIn: false, step: 0 };
    return { status: 'refused', refusal, reads: [] };
  });
  const [state] = useState((): PostedOrder | null => {
    if (posted?.refusal) return { status: 'refused', problem: posted.refusal.failure.join(' ') };
    const made = posted && invoiceIn(posted.receipt);
    return made && { status: 'made', invoice: made };
  });
  return state;
}

/** Orders as the page's own script does; a page that is the same for everybody has no key for it. */
async function orderPosted(order: Order, send: Send): Promise<Placed> {
  const learner = await send(getLearner());
  const now = clock.now();
  const standing = learner.status
    ? orderProgressOf(order, learner.data, now)
    : ({ kind: 'new' } as const);
  return placeOrder(send, { order, standing, shownPrice: null, key: '', isLost: false, now });
}

/** A cookie may hold anything: what is no invoice is none. */
function invoiceIn(receipt: string): Invoice | null {
  try {
    return decode(invoice, readReceipt(receipt)?.data);
  } catch {
    return null;
  }
}
