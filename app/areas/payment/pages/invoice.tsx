import { getLearner } from '../../../api/learner';
import type { Invoice } from '../../../api/payment';
import { useNow } from '../../../core/hydration/live';
import { useCall, useLoaded } from '../../../data/use-call';
import { useFresh } from '../../../data/use-look-again';
import { PageError } from '../../../router/page-error';
import type { PageArgs } from '../../../router/page-module';
import { pagePath } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { invoicePath } from '../../../sections/classes/enrolment/order';
import { useWishEnd } from '../../../sections/classes/enrolment/use-wish';
import { paymentState } from '../../../sections/payment/outcome';
import { TimeLeft } from '../../../sections/payment/time-left';
import { CONSEQUENCES, dueAt, type Verdict } from '../../../sections/payment/verdict';
import { verdictAmong } from '../../../sections/payment/verdict-among';
import { NO_PAYMENT_PAGE, wordsOf } from '../../../sections/payment/verdict-words';
import { PortalPage } from '../../../sections/portal/portal-page';
import { Sheet } from '../../../sections/portal/sheet';
import { Button, ButtonLink } from '../../../ui/button';
import { ActionRow } from '../../../ui/container';
import { Notice, Skeleton } from '../../../ui/feedback';
import { InvoiceFacts } from '../invoice-facts';
import { AskForHelp, NextStep } from '../payment-steps';
import { NotMine } from '../payment-told';
import { usePayment } from '../use-payment';
import styles from './invoice.module.css';

/** The visitor's invoices, among them that of the path where it is theirs. */
export async function loader({ read }: PageArgs) {
  await read(getLearner());
  return null;
}

/** One invoice on a sheet that can be printed: a receipt once it is paid. */
export default function InvoicePage() {
  const { number = '' } = usePage().params;
  const learner = useLoaded(getLearner());
  useWishEnd(learner);
  const now = useNow(30_000);
  const { name, email } = learner;
  const invoice = findInvoice(learner.invoices, number);
  if (invoice === undefined) return <Unlisted number={number} name={name} />;
  const verdict = verdictAmong(invoice, learner, now);
  const isPaid = paymentState(invoice.status) === 'paid';
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
        state={isPaid ? 'Lunas' : wordsOf(verdict, invoice.kind).title}
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
      {verdict !== 'joined' && <Step invoice={invoice} verdict={verdict} />}
    </PortalPage>
  );
}

/** How often an enrolment on its way is asked for, in ms. */
const OPENING_EVERY_MS = 5_000;

/** What is left to be done about an invoice; on paper there is nothing to press. */
function Step({ invoice, verdict }: { invoice: Invoice; verdict: Verdict }) {
  const reading = useCall(getLearner());
  // The payment page opens beside this one.
  useFresh([getLearner()], {
    at: dueAt(invoice),
    every: verdict === 'opening' ? OPENING_EVERY_MS : null,
  });
  const isPayable = verdict === 'payable';
  if (reading.status === 'loading') return null;
  return (
    <section aria-label="Langkah berikutnya" className={styles.step}>
      <p>{wordsOf(verdict, invoice.kind).text}</p>
      {isPayable && (
        <p>
          <TimeLeft brief until={invoice.dueDate} />
        </p>
      )}
      {isPayable && invoice.paymentUrl === '' && <Notice>{NO_PAYMENT_PAGE}</Notice>}
      <ActionRow>
        <NextStep verdict={verdict} invoice={invoice} check={reading} />
        {CONSEQUENCES[verdict].way !== 'help' && <AskForHelp invoice={invoice} />}
      </ActionRow>
    </section>
  );
}

/** An invoice that is not among the visitor's: somebody else's, or nobody's. */
function Unlisted({ number, name }: { number: string; name: string }) {
  const { reading } = usePayment({ order_id: number }, false);
  if (reading.status === 'loading') return <Skeleton height="20rem" />;
  if (reading.status === 'failed' && reading.problem.code === 403) {
    // That page is there for whoever is signed out, and so for whoever changes accounts.
    const change = (
      <ButtonLink to={invoicePath({ number })} size="large">
        Ganti akun
      </ButtonLink>
    );
    return <NotMine name={name} change={change} />;
  }
  throw new PageError(404);
}

function findInvoice(invoices: readonly Invoice[], number: string): Invoice | undefined {
  return invoices.find((invoice) => invoice.number === number);
}
