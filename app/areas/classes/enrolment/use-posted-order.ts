import { useState } from 'react';
import type { Send } from '../../../api/client';
import { getLearner } from '../../../api/learner';
import { type Invoice, invoice, makeInvoice, repayClass } from '../../../api/payment';
import { useApp } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { decode } from '../../../core/decode';
import { createPosting, type PostOutcome, usePosted } from '../../../forms/posted';
import { readReceipt, writeReceipt } from '../../../forms/receipt';
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
    const answer = await orderAnew(order, send);
    if (answer.status) {
      const { message, data } = answer;
      const at = clock.date().toISOString();
      const receipt = writeReceipt({ form, at, message, values: {}, kept: null, data });
      return { status: 'sent', receipt };
    }
    if (answer.code === 401) return { status: 'sign-in' };
    const refusal = { errors: {}, failure: [answer.message], needsSignIn: false, step: 0 };
    return { status: 'refused', refusal, reads: [] };
  });
  const [state] = useState((): PostedOrder | null => {
    if (posted?.refusal) return { status: 'refused', problem: posted.refusal.failure.join(' ') };
    const made = posted && invoiceIn(posted.receipt);
    return made && { status: 'made', invoice: made };
  });
  return state;
}

/** Makes the invoice; of a class whose last one came to nothing, the next one. */
async function orderAnew(order: Order, send: Send) {
  const { kind, slug } = order;
  const learner = await send(getLearner());
  const standing = learner.status ? orderProgressOf(order, learner.data, clock.now()) : null;
  const isAgain = standing?.kind === 'lapsed' && kind === 'class';
  return send(isAgain ? repayClass(slug) : makeInvoice(kind, slug));
}

/** A cookie may hold anything: what is no invoice is none. */
function invoiceIn(receipt: string): Invoice | null {
  try {
    return decode(invoice, readReceipt(receipt)?.data);
  } catch {
    return null;
  }
}
