import { useEffect, useRef, useState } from 'react';
import { getLearner } from '../../../api/learner';
import { type Invoice, makeInvoice, repayClass } from '../../../api/payment';
import type { App } from '../../../core/app';
import { useApp } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { useNow } from '../../../core/live';
import { useCall } from '../../../data/use-call';
import { usePage } from '../../../route/use-page';
import { useWayOn } from '../../../route/use-way-on';
import { loginHref } from '../../../session/login-link';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice, Skeleton } from '../../../ui/feedback';
import { paymentState } from '../../payment/outcome';
import { TimeLeft } from '../../payment/time-left';
import { useReturns } from '../../payment/use-returns';
import { Joined } from './joined';
import {
  invoicePath,
  keepWish,
  type Order,
  type OrderProgress,
  orderProgressOf,
  takeWish,
} from './order';
import type { OrderButtonProps } from './order-button';

/** Where the visitor stands with a class or an event, and the next step of it. */
export default function MyOrder({ order, label, closed, note, again }: OrderButtonProps) {
  const reading = useCall(getLearner());
  const now = useNow(30_000);
  useReturns();
  const { state, press } = useOrder(order);
  const standing =
    reading.status === 'ready'
      ? orderProgressOf(order, reading.data, now)
      : ({ kind: 'new' } as const);
  const isKnown = reading.status !== 'loading';
  const canOrder = isKnown && standing.kind === 'new' && closed === null;
  // Where nothing is known of the visitor, the session may be over: they would be sent to sign in again.
  useWish(order, canOrder && reading.status === 'ready', () => void press(standing));

  const hasJustJoined = state.made !== null && paymentState(state.made.status) === 'paid';
  if (hasJustJoined || standing.kind === 'joined') {
    return (
      <>
        <Joined {...order} />
        {again}
      </>
    );
  }
  if (!isKnown) return <Skeleton height="3.25rem" />;
  return (
    <>
      <NextStep
        {...{ standing, label, closed, isBusy: state.isBusy }}
        onPress={() => void press(standing)}
      />
      {state.problem !== '' && <Notice tone="danger">{state.problem}</Notice>}
      {reading.status === 'failed' && (
        <Notice tone="warning">
          <p>Kami belum bisa memeriksa apakah kamu sudah terdaftar.</p>
          <Button
            size="small"
            variant="ghost"
            icon="refresh"
            loading={reading.isAsking}
            onClick={reading.retry}
          >
            Periksa lagi
          </Button>
        </Notice>
      )}
      {note}
    </>
  );
}

interface NextStepProps extends Pick<OrderButtonProps, 'label' | 'closed'> {
  standing: OrderProgress;
  isBusy: boolean;
  onPress: () => void;
}

function NextStep({ standing, label, closed, isBusy, onPress }: NextStepProps) {
  switch (standing.kind) {
    case 'joined':
      return null;
    case 'unpaid':
      return (
        <>
          <Button block size="large" loading={isBusy} onClick={onPress}>
            Lanjutkan pembayaran
          </Button>
          <p>
            Tagihanmu sudah dibuat. <TimeLeft until={standing.invoice.dueDate} />
          </p>
        </>
      );
    case 'waiting':
      return (
        <>
          <ButtonLink block size="large" variant="secondary" to={invoicePath(standing.invoice)}>
            Lihat status pembayaran
          </ButtonLink>
          <p>Pembayaranmu sudah masuk dan sedang dikonfirmasi.</p>
        </>
      );
    case 'unclear':
      return (
        <>
          <ButtonLink block size="large" variant="secondary" to={invoicePath(standing.invoice)}>
            Lihat status pembayaran
          </ButtonLink>
          <p>Kabar pembayaranmu belum pasti. Periksa dulu sebelum membayar lagi.</p>
        </>
      );
    case 'lapsed':
      return (
        closed ?? (
          <>
            <Button block size="large" loading={isBusy} onClick={onPress}>
              Buat tagihan baru
            </Button>
            <p>Pembayaran sebelumnya tidak selesai. Tidak ada uang yang ditarik.</p>
          </>
        )
      );
    case 'new':
      return (
        closed ?? (
          <Button block size="large" loading={isBusy} onClick={onPress}>
            {label}
          </Button>
        )
      );
  }
}

interface OrderState {
  isBusy: boolean;
  problem: string;
  /** The invoice that was made just now. */
  made: Invoice | null;
}

const IDLE: OrderState = { isBusy: false, problem: '', made: null };

/** Orders, and leads on to where it is paid. However often it is pressed, one order is under way. */
function useOrder(order: Order) {
  const app = useApp();
  const { canonical } = usePage();
  const way = useWayOn();
  const [state, setState] = useState(IDLE);
  const isBusy = useRef(false);
  const press = async (standing: OrderProgress) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ ...IDLE, isBusy: true });
    const answer = await send(app, order, standing);
    isBusy.current = false;
    if (!answer.status && answer.code === 401) {
      // The session has ended: after signing in again the order goes on.
      if (way.leave(loginHref(canonical))) keepWish(app.session, order, clock.now());
      else setState(IDLE);
      return;
    }
    if (!answer.status) return setState({ ...IDLE, problem: answer.message });
    const made = answer.data;
    const isPaid = paymentState(made.status) === 'paid';
    way.tellElsewhere({
      text: isPaid ? 'Kamu sudah terdaftar.' : 'Tagihanmu sudah dibuat.',
      link: { label: 'Lihat tagihan', to: invoicePath(made) },
    });
    if (isPaid) return setState({ ...IDLE, made });
    const leadsOn = made.paymentUrl === '' ? way.go(invoicePath(made)) : way.leave(made.paymentUrl);
    if (!leadsOn) setState(IDLE);
  };
  useEffect(() => {
    // Back from the payment page this page may come out of the browser's own cache as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState(IDLE);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  return { state, press };
}

function send({ send }: App, { kind, slug }: Order, standing: OrderProgress) {
  const isAgain = standing.kind === 'lapsed' && kind === 'class';
  return send(isAgain ? repayClass(slug) : makeInvoice(kind, slug));
}

/** Orders by itself for whoever has just signed in to do so. */
function useWish(order: Order, canOrder: boolean, press: () => void) {
  const { session } = useApp();
  const act = useRef(press);
  useEffect(() => {
    act.current = press;
  });
  const { kind, slug } = order;
  useEffect(() => {
    if (canOrder && takeWish(session, { kind, slug }, clock.now())) act.current();
  }, [canOrder, session, kind, slug]);
}
