import type { Invoice } from '../../api/payment';
import type { Asked } from '../../data/query-result';
import { TimeLeft } from '../../sections/payment/time-left';
import type { Verdict } from '../../sections/payment/verdict';
import { NO_PAYMENT_PAGE, wordsOf } from '../../sections/payment/verdict-words';
import { Notice } from '../../ui/feedback';
import { StatusPanel } from '../../ui/status-panel';
import { InvoiceFacts } from './invoice-facts';
import styles from './payment-status.module.css';
import { NextStep } from './payment-steps';

interface PaymentStatusProps {
  invoice: Invoice;
  verdict: Verdict;
  check: Asked;
}

/** What became of one invoice, and the next step for each way it may have gone. */
export function PaymentStatus({ invoice, verdict, check }: PaymentStatusProps) {
  return (
    <StatusPanel
      {...panelOf(invoice, verdict)}
      actions={<NextStep {...{ invoice, verdict, check }} />}
    >
      <PaymentFacts {...{ invoice, verdict }} />
    </StatusPanel>
  );
}

/** What a panel says of a verdict. */
export function panelOf({ kind }: Pick<Invoice, 'kind'>, verdict: Verdict) {
  const { tone, icon, title, text } = wordsOf(verdict, kind);
  return { tone, icon, title, text };
}

/** An invoice's facts, and what is to be known where it is still to be paid. */
export function PaymentFacts({ invoice, verdict }: Omit<PaymentStatusProps, 'check'>) {
  const isPayable = verdict === 'payable';
  return (
    <>
      <InvoiceFacts invoice={invoice} />
      {isPayable && (
        <p className={styles.left}>
          <TimeLeft brief until={invoice.dueDate} />
        </p>
      )}
      {isPayable && invoice.paymentUrl === '' && <Notice>{NO_PAYMENT_PAGE}</Notice>}
    </>
  );
}
