import { getLearner } from '../api/learner';
import type { Invoice } from '../api/payment';
import { useBoot } from '../app-context';
import { useCall, useLoaded } from '../data/use-call';
import { InvoiceFacts } from '../features/payment/invoice-facts';
import { outcomes, type PaymentState, paymentState } from '../features/payment/outcome';
import { NextStep, NO_PAYMENT_PAGE } from '../features/payment/payment-steps';
import { TimeLeft } from '../features/payment/time-left';
import { useReturns } from '../features/payment/use-returns';
import { PortalPage } from '../features/portal/portal-page';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { pagePath } from '../route/page-table';
import { usePage } from '../route/use-page';
import { Logo } from '../shell/logo';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { ActionRow } from '../ui/container';
import { Notice } from '../ui/feedback';
import styles from './invoice.module.css';

/** The visitor's invoices, among them that of the path; 404 where it is not theirs. */
export async function loader({ params, read }: PageArgs) {
  const { invoices } = await read(getLearner());
  if (findInvoice(invoices, params.number) === undefined) throw new PageError(404);
  return null;
}

/** One invoice on a sheet that can be printed: a receipt once it is paid. */
export default function InvoicePage() {
  const { number } = usePage().params;
  const { name, email, invoices } = useLoaded(getLearner());
  const invoice = findInvoice(invoices, number);
  if (invoice === undefined) throw new PageError(404);
  const state = paymentState(invoice.status);
  const isPaid = state === 'paid';
  return (
    <PortalPage
      title={isPaid ? 'Kuitansi' : 'Tagihan'}
      actions={
        <>
          <ButtonLink variant="secondary" to={pagePath('invoices')} icon="arrow-left">
            Semua tagihan
          </ButtonLink>
          <Button onClick={() => print()}>Cetak</Button>
        </>
      }
    >
      <Card className={styles.sheet ?? ''}>
        <Head />
        <p className={styles.state}>{isPaid ? 'Lunas' : outcomes[state].title}</p>
        <dl className={styles.payer}>
          <dt>Untuk</dt>
          <dd>
            {name}
            <br />
            {email}
          </dd>
        </dl>
        <InvoiceFacts invoice={invoice} />
        <p className={styles.note}>
          {isPaid
            ? 'Kuitansi ini dibuat oleh sistem dan sah tanpa tanda tangan.'
            : 'Ini belum bukti pembayaran.'}
        </p>
      </Card>
      {!isPaid && <Step invoice={invoice} state={state} />}
    </PortalPage>
  );
}

/** What is left to be done about an invoice; on paper there is nothing to press. */
function Step({ invoice, state }: { invoice: Invoice; state: PaymentState }) {
  const reading = useCall(getLearner());
  // The payment page opens beside this one.
  useReturns();
  const isPending = state === 'pending';
  if (reading.status === 'loading') return null;
  return (
    <section aria-label="Langkah berikutnya" className={styles.step}>
      <p>{outcomes[state].text}</p>
      {isPending && (
        <p>
          <TimeLeft brief until={invoice.dueDate} />
        </p>
      )}
      {isPending && invoice.paymentUrl === '' && <Notice>{NO_PAYMENT_PAGE}</Notice>}
      <ActionRow>
        <NextStep state={state} invoice={invoice} check={reading} />
      </ActionRow>
    </section>
  );
}

function Head() {
  const { tenant } = useBoot();
  return (
    <header className={styles.head}>
      <Logo />
      <p>
        {tenant.name}
        <br />
        {tenant.domain}
      </p>
    </header>
  );
}

function findInvoice(invoices: readonly Invoice[], number = ''): Invoice | undefined {
  return invoices.find((invoice) => invoice.number === number);
}
