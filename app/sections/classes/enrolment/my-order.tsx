import { getLearner } from '../../../api/learner';
import { useNow } from '../../../core/hydration/live';
import { useCall } from '../../../data/use-call';
import { useFresh } from '../../../data/use-look-again';
import { usePage } from '../../../router/use-page';
import { useWho } from '../../../shell/session/use-who';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice, Skeleton } from '../../../ui/feedback';
import { formatRupiah } from '../../../ui/format';
import { OrderProblem } from '../../payment/order-problem';
import { TimeLeft } from '../../payment/time-left';
import { useOrder } from '../../payment/use-order';
import { CONSEQUENCES, dueAt } from '../../payment/verdict';
import { wordsOf } from '../../payment/verdict-words';
import { Joined } from './joined';
import { invoicePath, type OrderProgress, orderProgressOf } from './order';
import type { OrderButtonProps } from './order-button';
import { useWish } from './use-wish';

/** How often an enrolment on its way is asked for, in ms. */
const OPENING_EVERY_MS = 5_000;

/** Where the visitor stands with a class or an event, and the next step of it. */
export default function MyOrder({ order, price = null, ...rest }: OrderButtonProps) {
  const { label, closed, note, again } = rest;
  const { canonical } = usePage();
  const reading = useCall(getLearner());
  const now = useNow(30_000);
  const standing: OrderProgress =
    reading.status === 'ready' ? orderProgressOf(order, reading.data, now) : { kind: 'new' };
  useFresh([getLearner()], {
    at: 'invoice' in standing ? dueAt(standing.invoice) : null,
    every: standing.kind === 'opening' ? OPENING_EVERY_MS : null,
  });
  const { state, press, pay } = useOrder(order, price, canonical);
  const isKnown = reading.status !== 'loading';
  const who = useWho();
  // Where nothing is known of the visitor, the session may be over: they would be sent to sign in again.
  const visitor = reading.status === 'ready' && who?.status === 'ready' ? who.data : null;
  const canOrder = mayOrder(standing, closed === null);
  useWish(order, visitor, canOrder ? () => void press(standing) : null);

  if (standing.kind === 'joined') {
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
      <OrderProblem state={state} onPay={pay} />
      {reading.status === 'failed' && (
        <Notice tone="warning">
          <p>Kami belum bisa memeriksa apakah kamu sudah terdaftar.</p>
          <Button
            size="small"
            variant="ghost"
            icon="refresh"
            loading={reading.isFetching}
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

/** Whether there is something to press that orders, or goes on with an order. */
function mayOrder({ kind }: OrderProgress, isOpen: boolean): boolean {
  if (kind === 'joined') return false;
  if (kind === 'new' || kind === 'refunded') return isOpen;
  const { way } = CONSEQUENCES[kind];
  return way === 'pay' || (way === 'order-again' && isOpen);
}

interface NextStepProps extends Pick<OrderButtonProps, 'label' | 'closed'> {
  standing: OrderProgress;
  isBusy: boolean;
  onPress: () => void;
}

/** The one way on from where the visitor stands. */
function NextStep({ standing, label, closed, isBusy, onPress }: NextStepProps) {
  const orderAs = (text: string) => (
    <Button block size="large" loading={isBusy} onClick={onPress}>
      {text}
    </Button>
  );
  if (standing.kind === 'joined') return null;
  // Whoever has left may come again.
  if (standing.kind === 'new' || standing.kind === 'refunded') return closed ?? orderAs(label);
  const { invoice } = standing;
  const { text } = wordsOf(standing.kind, invoice.kind);
  switch (CONSEQUENCES[standing.kind].way) {
    case 'pay':
      return (
        <>
          {orderAs('Lanjutkan pembayaran')}
          <p>
            Tagihanmu sudah dibuat{invoice.amount ? `, ${formatRupiah(invoice.amount)}` : ''}.{' '}
            <TimeLeft until={invoice.dueDate} />
          </p>
        </>
      );
    case 'order-again':
      return (
        <>
          {closed ?? orderAs('Buat tagihan baru')}
          <p>{text}</p>
        </>
      );
    default:
      return (
        <>
          <ButtonLink block size="large" variant="secondary" to={invoicePath(invoice)}>
            Lihat status pembayaran
          </ButtonLink>
          <p role="status">{text}</p>
        </>
      );
  }
}
