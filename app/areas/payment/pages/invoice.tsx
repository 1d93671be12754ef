import { getLearner } from '../../../api/learner';
import type { Invoice } from '../../../api/payment';
import { useApp } from '../../../core/app-context';
import { useCall, useLoaded } from '../../../data/use-call';
import { PageError } from '../../../route/page-error';
import type { PageArgs } from '../../../route/page-module';
import { pagePath, usePageSet } from '../../../route/page-table';
import { usePage } from '../../../route/use-page';
import { Button, ButtonLink } from '../../../ui/button';
import { ActionRow } from '../../../ui/container';
import { Notice } from '../../../ui/feedback';
import { beginAppointment } from '../../organisations/appointment/appointment-fields';
import { PortalPage } from '../../portal/portal-page';
import { Sheet } from '../../portal/sheet';
import { InvoiceFacts } from '../invoice-facts';
import { outcomes, type PaymentState, paymentState } from '../outcome';
import { NextStep, NO_PAYMENT_PAGE } from '../payment-steps';
import { TimeLeft } from '../time-left';
import { useReturns } from '../use-returns';
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
      <Sheet
        state={isPaid ? 'Lunas' : outcomes[state].title}
        note={
          isPaid
            ? 'Kuitansi ini dibuat oleh sistem dan sah tanpa tanda tangan.'
            : 'Ini belum bukti pembayaran.'
        }
      >
        <dl className={styles.payer}>
          <dt>Untuk</dt>
          <dd>
            {name}
            <br />
            {email}
          </dd>
        </dl>
        <InvoiceFacts invoice={invoice} />
      </Sheet>
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
        <AskForHelp invoice={invoice} />
      </ActionRow>
    </section>
  );
}

/** To the talk with a form that names the invoice already. */
function AskForHelp({ invoice: { number } }: { invoice: Invoice }) {
  const app = useApp();
  const has = usePageSet();
  if (!has('make-appointment')) return null;
  return (
    <ButtonLink
      to={pagePath('make-appointment')}
      size="large"
      variant="ghost"
      onClick={() => beginAppointment(app, { topic: 'Hal lain', message: `Tagihan ${number}: ` })}
    >
      Minta bantuan
    </ButtonLink>
  );
}

function findInvoice(invoices: readonly Invoice[], number = ''): Invoice | undefined {
  return invoices.find((invoice) => invoice.number === number);
}
