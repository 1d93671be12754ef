import { useEffect, useRef, useState } from 'react';
import { getClass } from '../../api/class';
import { getLearner } from '../../api/learner';
import type { Invoice } from '../../api/payment';
import { getPost } from '../../api/post';
import type { App } from '../../core/app';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { markOf } from '../../core/owner-mark';
import { resultOf } from '../../data/query-result';
import { changedElsewhere } from '../../data/send-write';
import type { News } from '../../router/sight';
import { useWayOn } from '../../router/use-way-on';
import { loginHref } from '../../shell/session/login-link';
import { invoicePath, type Order, type OrderProgress } from '../classes/enrolment/order';
import { createWish } from '../classes/enrolment/use-wish';
import { forgetKey, noteLost, writeKey } from '../forms/write-key';
import { paymentState } from './outcome';
import { type Placed, placeOrder } from './place-order';
import { NO_PAYMENT_PAGE } from './verdict-words';

export interface OrderState {
  readonly isBusy: boolean;
  /** Why it has not worked; empty when nothing is wrong. */
  readonly problem: string;
  /** An invoice that costs more than the page has shown, and how to say so. */
  readonly dearer: { readonly invoice: Invoice; readonly text: string } | null;
}

const IDLE: OrderState = { isBusy: false, problem: '', dearer: null };

/**
 * Orders, and leads on to where it is paid. However often it is pressed, one order is under way; an
 * answer that comes after the visitor has left the page leads nowhere, and is told where they are. `here` is where who has to sign in
 * comes back to; `onChanged` is told that the visitor stands elsewhere than the page says.
 */
export function useOrder(
  order: Order,
  shownPrice: number | null,
  here: string,
  onChanged?: () => void,
) {
  const app = useApp();
  const way = useWayOn();
  const [state, setState] = useState(IDLE);
  const isBusy = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    // Back from the payment page this page may come out of the browser's own cache as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState(IDLE);
    };
    window.addEventListener('pageshow', wake);
    return () => {
      isGone.current = true;
      window.removeEventListener('pageshow', wake);
    };
  }, []);

  const pay = (invoice: Invoice) => {
    const to = invoicePath(invoice);
    if (invoice.paymentUrl !== '') {
      if (!way.leave(invoice.paymentUrl)) setState(IDLE);
      return;
    }
    // On its own page there is nowhere else to lead to.
    if (to === here) return setState({ ...IDLE, problem: NO_PAYMENT_PAGE });
    setState(IDLE);
    way.go(to);
  };

  const refetchItem = () => {
    const { kind, slug } = order;
    changedElsewhere(app.cache, kind === 'class' ? getClass(slug) : getPost({ slug }));
  };

  const lead = async (placed: Placed) => {
    switch (placed.kind) {
      case 'sign-in':
        // The session has ended: after signing in again the order goes on.
        if (!way.leave(loginHref(here))) return setState(IDLE);
        return app.service(createWish).keep(order, ownerOf(app));
      case 'refused':
        // It may be full or closed by now: the page shows what it offered before.
        refetchItem();
        return setState({ ...IDLE, problem: placed.message });
      case 'lost':
        return setState({ ...IDLE, problem: placed.message });
      case 'dearer':
        refetchItem();
        return setState({ ...IDLE, dearer: placed });
      case 'made':
        if (paymentState(placed.invoice.status) !== 'paid') return pay(placed.invoice);
    }
    // Where they stand now says what has come of it.
    changedElsewhere(app.cache, getLearner());
    onChanged?.();
    await app.cache.wait(getLearner());
    setState(IDLE);
  };

  const press = async (standing: OrderProgress) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ ...IDLE, isBusy: true });
    const name = `order:${order.kind}:${order.slug}`;
    const { key, isLost } = writeKey(app.session, name);
    const known = { order, standing, shownPrice, key, isLost, now: clock.now() };
    const placed = await placeOrder(app.send, known);
    isBusy.current = false;
    if (placed.kind === 'lost') noteLost(app.session, name);
    else if (placed.kind !== 'sign-in') forgetKey(app.session, name);
    if (placed.kind === 'made') way.tellElsewhere(newsOf(placed.invoice));
    if (!isGone.current) await lead(placed);
  };
  return { state, press, pay };
}

/** The mark of whose session is over, as far as the page knows; null where it knows of nobody. */
function ownerOf({ work, cache }: Pick<App, 'work' | 'cache'>): string | null {
  const call = getLearner();
  const learner = resultOf(cache.known(call.address), call, () => {});
  return work.owner() ?? (learner.status === 'ready' ? markOf(learner.data.id) : null);
}

/** What is told of an order whose page is no longer in sight. */
function newsOf(invoice: Invoice): News {
  const isPaid = paymentState(invoice.status) === 'paid';
  return {
    text: isPaid ? 'Kamu sudah terdaftar.' : 'Tagihanmu sudah dibuat.',
    link: { label: 'Lihat tagihan', to: invoicePath(invoice) },
  };
}
