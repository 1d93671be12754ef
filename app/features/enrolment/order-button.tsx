import type { ReactNode } from 'react';
import { useApp } from '../../app-context';
import { usePage } from '../../route/use-page';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { lazyPart, Optional } from '../../ui/optional';
import { loginHref } from '../account/login-link';
import { useSignedIn } from '../account/session';
import { keepWish, type Order } from './order';

export interface OrderButtonProps {
  order: Order;
  /** The button's text: "Daftar sekarang". */
  label: string;
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
  const toGuests = (
    <>
      {props.closed ?? <SignInToOrder {...props} />}
      {props.note}
    </>
  );
  if (!isSignedIn) return toGuests;
  return (
    <Optional part={myOrder} waiting={<Skeleton height="3.25rem" />} failed={() => toGuests}>
      {(MyOrder) => <MyOrder {...props} />}
    </Optional>
  );
}

/**
 * By way of the account site, which leads back to where the visitor was (design section 7); the order
 * then goes on by itself.
 */
function SignInToOrder({ order, label }: OrderButtonProps) {
  const { session } = useApp();
  const { canonical } = usePage();
  return (
    <ButtonLink
      block
      size="large"
      reloadDocument
      to={loginHref(canonical)}
      onClick={() => keepWish(session, order, Date.now())}
    >
      {label}
    </ButtonLink>
  );
}
