import type { Invoice } from '../../api/payment';
import type { Asked } from '../../data/reading';
import { Notice } from '../../ui/feedback';
import { StatusPanel } from '../../ui/status-panel';
import { InvoiceFacts } from './invoice-facts';
import { outcomes, paymentState } from './outcome';
import styles from './payment-status.module.css';
import { NextStep, NO_PAYMENT_PAGE } from './payment-steps';
import { TimeLeft } from './time-left';

/** What became of one invoice, and the next step for each way it may have gone. */
export function PaymentStatus({ invoice, check }: { invoice: Invoice; check: Asked }) {
  const state = paymentState(invoice.status);
  return (
    <StatusPanel
      {...outcomes[state]}
      actions={<NextStep state={state} invoice={invoice} check={check} />}
    >
      <PaymentFacts invoice={invoice} />
    </StatusPanel>
  );
}

/** An invoice's facts, and what is to be known where it is still to be paid. */
export function PaymentFacts({ invoice }: { invoice: Invoice }) {
  const isPending = paymentState(invoice.status) === 'pending';
  return (
    <>
      <InvoiceFacts invoice={invoice} />
      {isPending && (
        <p className={styles.left}>
          <TimeLeft brief until={invoice.dueDate} />
        </p>
      )}
      {isPending && invoice.paymentUrl === '' && <Notice>{NO_PAYMENT_PAGE}</Notice>}
    </>
  );
}
