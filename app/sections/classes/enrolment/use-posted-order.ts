import { useState } from 'react';
import * as v from 'valibot';
import type { Send } from '../../../api/client';
import { getLearner } from '../../../api/learner';
import { type Invoice, invoice } from '../../../api/payment';
import { useApp } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { createPosting, type PostOutcome, type Typed, usePosted } from '../../forms/posted';
import { readReceipt, writeReceipt } from '../../forms/receipt';
import { MAYBE_MADE, type Placed, placeOrder } from '../../payment/place-order';
import { type Order, orderProgressOf } from './order';

/** What has come of an order that the browser itself has sent. */
export type PostedOrder =
  /** `note` says what is other than the page had it; may be empty. */
  | { readonly status: 'made'; readonly invoice: Invoice; readonly note: string }
  | { readonly status: 'refused'; readonly problem: string };

/** Names the field that holds the price that the page shows, in rupiah; empty where it shows none. */
export const SHOWN_PRICE = 'shown-price';

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
  const posting = useApp().service(createPosting);
  const posted = usePosted(form);
  posting.offer(form, async (typed, send): Promise<PostOutcome> => {
    const placed = await orderPosted(order, shownPriceIn(typed), send);
    if (placed.kind === 'sign-in') return { status: 'sign-in' };
    if (placed.kind === 'made' || placed.kind === 'dearer') {
      const at = clock.date().toISOString();
      const data = placed.invoice;
      const message = placed.kind === 'dearer' ? placed.text : '';
      const receipt = writeReceipt({ form, at, message, values: {}, kept: null, data });
      return { status: 'sent', receipt };
    }
    // Where they stand by now is told on the page in the form's place.
    const failure = placed.kind === 'changed' ? [] : [placed.message];
    const refusal = { errors: {}, failure, needsSignIn: false, step: 0 };
    return { status: 'refused', refusal, reads: [] };
  });
  const [state] = useState((): PostedOrder | null => {
    if (posted === null) return null;
    if (posted.refusal) return { status: 'refused', problem: posted.refusal.failure.join(' ') };
    if (posted.receipt !== '') return madeIn(posted.receipt);
    // The edge could not judge it.
    return { status: 'refused', problem: MAYBE_MADE };
  });
  return state;
}

function shownPriceIn(typed: Typed): number | null {
  const price = typed[SHOWN_PRICE] ?? '';
  return /^\d{1,12}$/.test(price) ? Number(price) : null;
}

/** Orders as the page's own script does; a page that is the same for everybody has no key for it. */
async function orderPosted(order: Order, shownPrice: number | null, send: Send): Promise<Placed> {
  const learner = await send(getLearner());
  const now = clock.now();
  const standing = learner.status
    ? orderProgressOf(order, learner.data, now)
    : ({ kind: 'new' } as const);
  return placeOrder(send, { order, standing, shownPrice, key: '', isLost: false, now });
}

/** A cookie may hold anything: what is no invoice is none. */
function madeIn(text: string): PostedOrder | null {
  const receipt = readReceipt(text);
  try {
    return {
      status: 'made',
      invoice: v.parse(invoice, receipt?.data),
      note: receipt?.message ?? '',
    };
  } catch {
    return null;
  }
}
