import type { ReactNode, SubmitEvent } from 'react';
import { getClass } from '../../../api/class';
import type { Invoice } from '../../../api/payment';
import { getPost } from '../../../api/post';
import { useApp } from '../../../core/app-context';
import { useFresh } from '../../../data/use-look-again';
import { pagePath } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { useWayOn } from '../../../router/use-way-on';
import { loginHref } from '../../../shell/session/login-link';
import { useSignedIn } from '../../../shell/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice, Skeleton } from '../../../ui/feedback';
import { Icon } from '../../../ui/icon';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-boundary';
import { allCourses, coursePath } from '../../courses/shelf';
import { FormName } from '../../forms/unsent';
import { paymentState } from '../../payment/outcome';
import { PayLink } from '../../payment/pay-link';
import styles from './joined.module.css';
import { invoicePath, type Order } from './order';
import { ScriptlessOrder, type ScriptlessOrderProps } from './scriptless-order';
import { orderForm, SHOWN_PRICE, usePostedOrder } from './use-posted-order';
import { createWish, useWishEnd } from './use-wish';

export interface OrderButtonProps {
  order: Order;
  /** The button's text: "Daftar sekarang". */
  label: string;
  /** What the page says it costs, in rupiah; null where it does not. */
  price?: number | null;
  /** Stands in the button's place where the thing cannot be ordered now; null where it can. */
  closed: ReactNode | null;
  /** What to know before ordering, below; who has joined is past that. */
  note?: ReactNode;
  /** For who has joined what is over by now: where it can be taken again. */
  again?: ReactNode;
}

/** What the visitor has of the thing is their own: its code comes once they are signed in. */
const myOrder = lazyPart(() => import('./my-order'));

/**
 * The way into a class or an event. The page is the same for everybody; where the visitor stands
 * comes in after it.
 */
export function OrderButton(props: OrderButtonProps) {
  const isSignedIn = useSignedIn();
  useWishEnd();
  // Seats and prices change while the page is open.
  const { kind, slug } = props.order;
  useFresh([kind === 'class' ? getClass(slug) : getPost({ slug })]);
  const toGuests = (
    <div className={styles.order}>
      {props.closed ? (
        <>
          <WithoutScript order={props.order} made={null} />
          {props.closed}
        </>
      ) : (
        <SignInToOrder {...props} />
      )}
      {props.note}
    </div>
  );
  if (!isSignedIn) return toGuests;
  return (
    <LazyBoundary part={myOrder} waiting={<Skeleton height="3.25rem" />} failed={() => toGuests}>
      {(MyOrder) => <MyOrder {...props} />}
    </LazyBoundary>
  );
}

/**
 * By way of the account site, which leads back to where the visitor was (design section 7); the order
 * then goes on by itself. Without a script it is a form: who is signed in has the invoice made by it.
 */
function SignInToOrder({ order, label, price }: OrderButtonProps) {
  const app = useApp();
  const way = useWayOn();
  const { canonical } = usePage();
  const posted = usePostedOrder(order);
  const name = orderForm(order);
  const signIn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    app.service(createWish).keep(order, app.work.owner());
    way.leave(loginHref(canonical));
  };
  if (posted?.status === 'made') {
    return (
      <>
        <WithoutScript order={order} made={posted.invoice} />
        <Made {...posted} id={name} order={order} />
      </>
    );
  }
  return (
    <>
      <WithoutScript order={order} made={null} />
      <form id={`form-${name}`} method="post" action={`#form-${name}`} onSubmit={signIn}>
        <FormName name={name} />
        <input type="hidden" name={SHOWN_PRICE} value={price ?? ''} />
        <Button block size="large" type="submit">
          {label}
        </Button>
        {posted && <Notice tone="danger">{posted.problem}</Notice>}
      </form>
    </>
  );
}

/** What the edge knows of the visitor's order, in place of what follows. */
function WithoutScript(props: ScriptlessOrderProps) {
  return <noscript>{import.meta.env.SSR && <ScriptlessOrder {...props} />}</noscript>;
}

interface MadeProps {
  id: string;
  order: Order;
  invoice: Invoice;
  note: string;
}

/** What is said of an order that was made without a script, and the way on. */
function Made({ id, order: { kind, slug }, invoice, note }: MadeProps) {
  const isPaid = paymentState(invoice.status) === 'paid';
  const own = kind === 'class' ? coursePath(allCourses, slug) : pagePath('my-events');
  return (
    <div id={`form-${id}`}>
      <p className={styles.mark} role="status">
        <Icon name="check" size={20} />
        {isPaid ? 'Terdaftar' : 'Tagihanmu sudah dibuat'}
      </p>
      {note !== '' && <Notice tone="warning">{note}</Notice>}
      {isPaid ? (
        <ButtonLink block size="large" to={own}>
          {OPENED[kind]}
        </ButtonLink>
      ) : (
        <PayLink block to={invoice.paymentUrl || invoicePath(invoice)} />
      )}
    </div>
  );
}

const OPENED = { class: 'Mulai bab pertama', event: 'Lihat acara saya' } as const;
