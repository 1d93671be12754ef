import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { getSyllabus } from '../../api/class';
import { getLearner } from '../../api/learner';
import type { Invoice } from '../../api/payment';
import { useApp } from '../../core/app-context';
import { useNow } from '../../core/hydration/live';
import type { Asked } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../router/page-table';
import { invoicePath } from '../../sections/classes/enrolment/order';
import { useWish } from '../../sections/classes/enrolment/use-wish';
import { FirstChapterLink } from '../../sections/courses/first-chapter-link';
import { beginAppointment } from '../../sections/organisations/appointment/appointment-fields';
import { OrderProblem } from '../../sections/payment/order-problem';
import { useOrder } from '../../sections/payment/use-order';
import { CONSEQUENCES, itemOf, type Verdict } from '../../sections/payment/verdict';
import { insteadOf } from '../../sections/payment/verdict-among';
import { useWho } from '../../shell/session/use-who';
import { Button, ButtonLink } from '../../ui/button';

interface NextStepProps {
  verdict: Verdict;
  invoice: Invoice;
  /** Asks for the payment's state again. */
  check: Asked;
}

/** What there is to do about an invoice by its verdict. */
export function NextStep({ verdict, invoice, check }: NextStepProps) {
  const again = (
    <Button
      size="large"
      variant="secondary"
      icon="refresh"
      loading={check.isFetching}
      onClick={check.retry}
    >
      Periksa lagi
    </Button>
  );
  switch (CONSEQUENCES[verdict].way) {
    case 'start':
      return <PaidActions invoice={invoice} />;
    case 'order-again':
      return (
        <OrderAgain
          {...{ invoice, verdict }}
          check={verdict === 'lapsed' && again}
          onChanged={check.retry}
        />
      );
    case 'elsewhere':
      return <OtherClasses />;
    case 'other':
      return <OtherInvoice invoice={invoice} />;
    case 'help':
      return (
        <>
          <AskForHelp invoice={invoice} />
          {again}
        </>
      );
    case 'pay':
    case 'check':
      return (
        <>
          {verdict === 'payable' && invoice.paymentUrl !== '' && (
            <ButtonLink to={invoice.paymentUrl} size="large" iconEnd="arrow-right">
              Lanjutkan pembayaran
            </ButtonLink>
          )}
          {again}
        </>
      );
  }
}

/** To the talk with a form that names the invoice already. */
export function AskForHelp({ invoice: { number } }: { invoice: Invoice }) {
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

/** Onward from a payment that went well: to the first chapter, or to the events one will attend. */
function PaidActions({ invoice: { kind, classroom, number } }: { invoice: Invoice }) {
  return (
    <>
      {kind === 'event' ? (
        <ButtonLink to={pagePath('my-events')} size="large" iconEnd="arrow-right">
          Lihat acara saya
        </ButtonLink>
      ) : (
        <StartLink slug={classroom.slug} id={classroom.id} />
      )}
      <ButtonLink to={pagePath('welcome')} size="large" variant="secondary">
        Ke Belajarku
      </ButtonLink>
      {number !== '' && (
        <ButtonLink to={pagePath('invoice', { number })} size="large" variant="ghost">
          Lihat kuitansi
        </ButtonLink>
      )}
    </>
  );
}

function StartLink({ slug, id }: { slug: string; id: string }) {
  const syllabus = useCall(id === '' ? null : getSyllabus(id));
  return slug === '' ? null : <FirstChapterLink slug={slug} syllabus={syllabus} />;
}

interface OrderAgainProps {
  invoice: Invoice;
  verdict: Verdict;
  /** The way to ask again, where there may be something to hear. */
  check: ReactNode;
  onChanged: () => void;
}

/** The same act as on the page of the class or event, with all its answers. */
function OrderAgain({ invoice, verdict, check, onChanged }: OrderAgainProps) {
  const { kind, amount } = invoice;
  const { slug, id } = itemOf(invoice);
  const { pathname, search } = useLocation();
  const { state, press, pay } = useOrder({ kind, slug, id }, amount, pathname + search, onChanged);
  const standing = verdict === 'joined' || verdict === 'needless' ? null : verdict;
  const canOrder = slug !== '' && standing !== null;
  const orderAgain = () => {
    if (standing !== null) void press({ kind: standing, invoice });
  };
  const learner = useCall(getLearner());
  const who = useWho();
  const visitor = learner.status === 'ready' && who?.status === 'ready' ? who.data : null;
  useWish({ kind, slug }, visitor, canOrder ? orderAgain : null);
  return (
    <>
      {canOrder && (
        <Button size="large" loading={state.isBusy} onClick={orderAgain}>
          Buat tagihan baru
        </Button>
      )}
      {check}
      <OtherClasses />
      <OrderProblem state={state} onPay={pay} />
    </>
  );
}

/** To the invoice that counts in place of this one. */
function OtherInvoice({ invoice }: { invoice: Invoice }) {
  const learner = useCall(getLearner());
  const now = useNow(30_000);
  const other = learner.status === 'ready' ? insteadOf(invoice, learner.data, now) : null;
  return other && <ToInvoice number={other.number} />;
}

export function ToInvoice({ number }: Pick<Invoice, 'number'>) {
  return (
    <ButtonLink to={invoicePath({ number })} size="large" iconEnd="arrow-right">
      Buka tagihan {number}
    </ButtonLink>
  );
}

/** For who has to look elsewhere. */
export function OtherClasses() {
  const has = usePageSet();
  if (!has('class')) return null;
  return (
    <ButtonLink to={pagePath('class')} size="large" variant="secondary">
      Lihat kelas lain
    </ButtonLink>
  );
}
