import type { Invoice } from '../../api/payment';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import { formatRupiah } from '../../ui/format';
import type { OrderState } from './use-order';

interface OrderProblemProps {
  state: OrderState;
  /** Goes on with an invoice that costs more than the page has shown. */
  onPay: (invoice: Invoice) => void;
}

/** What stands between an order and its payment: a failure, or another price than the page's. */
export function OrderProblem({ state: { problem, dearer }, onPay }: OrderProblemProps) {
  if (problem !== '') return <Notice tone="danger">{problem}</Notice>;
  if (dearer === null) return null;
  return (
    <Notice tone="warning">
      <p>{dearer.text}</p>
      <Button size="small" onClick={() => onPay(dearer.invoice)}>
        Lanjutkan dengan {formatRupiah(dearer.invoice.amount ?? 0)}
      </Button>
    </Notice>
  );
}
