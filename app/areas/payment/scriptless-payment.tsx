import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { getSyllabus } from '../../api/class';
import { getLearner } from '../../api/learner';
import { getPaymentCallback, getPaymentDetail, type Invoice } from '../../api/payment';
import { useNow } from '../../core/hydration/live';
import { pagePath, usePageSet } from '../../router/page-table';
import { FirstChapterLink } from '../../sections/courses/first-chapter-link';
import { numberIn } from '../../sections/payment/outcome';
import { PayLink } from '../../sections/payment/pay-link';
import { CONSEQUENCES, itemOf, type Verdict } from '../../sections/payment/verdict';
import { insteadOf, verdictAmong } from '../../sections/payment/verdict-among';
import { useOwnReading } from '../../shell/session/scriptless-view';
import { ButtonLink } from '../../ui/button';
import { StatusPanel } from '../../ui/status-panel';
import { PaymentFacts, panelOf } from './payment-status';
import { OtherClasses, ToInvoice } from './payment-steps';
import { NotMine, NotTold, SignInFirst } from './payment-told';

interface ScriptlessPaymentProps {
  query: Readonly<Record<string, string>>;
  /** Whether the payment site has just sent the visitor back. */
  returned: boolean;
  below?: ((verdict: Verdict) => ReactNode) | undefined;
}

/** What became of the visitor's own payment, for who has no script: asked as the page is rendered. */
export function ScriptlessPayment({ query, returned, below }: ScriptlessPaymentProps) {
  // The platform looks at it anew for whom the payment site has just sent back.
  const first = returned ? getPaymentCallback(query) : undefined;
  const payment = useOwnReading(getPaymentDetail(numberIn(query)), first);
  if (payment === null || payment.status === 'loading') return <SignInFirst />;
  if (payment.status === 'failed') {
    const { code, message } = payment.problem;
    if (code === 403) return <NotMine />;
    return <NotTold code={code} message={message} again={<AskAgain />} />;
  }
  return <Told invoice={payment.data} below={below} />;
}

/** Reads where the visitor stands after the payment, which may just have changed it. */
function Told({ invoice, below }: Pick<ScriptlessPaymentProps, 'below'> & { invoice: Invoice }) {
  const now = useNow();
  const learner = useOwnReading(getLearner());
  const known = learner?.status === 'ready' ? learner.data : null;
  const verdict = verdictAmong(invoice, known, now);
  const other = known && insteadOf(invoice, known, now);
  return (
    <>
      <StatusPanel
        {...panelOf(invoice, verdict)}
        actions={<Steps {...{ verdict, invoice, other }} />}
      >
        <PaymentFacts {...{ invoice, verdict }} />
      </StatusPanel>
      {below?.(verdict)}
    </>
  );
}

interface StepsProps {
  verdict: Verdict;
  invoice: Invoice;
  /** The one that counts in its place. */
  other: Invoice | null;
}

/** What there is to do about the invoice by links alone. */
function Steps({ verdict, invoice, other }: StepsProps) {
  const { kind, classroom, paymentUrl } = invoice;
  switch (CONSEQUENCES[verdict].way) {
    case 'start':
      return kind === 'class' ? <ToFirstChapter {...classroom} /> : null;
    case 'elsewhere':
      return <OtherClasses />;
    case 'order-again':
      return (
        <>
          <ToItem kind={kind} slug={itemOf(invoice).slug} />
          {verdict === 'lapsed' && <AskAgain />}
          <OtherClasses />
        </>
      );
    case 'other':
      return other && <ToInvoice number={other.number} />;
    case 'pay':
    case 'check':
    case 'help':
      return (
        <>
          {verdict === 'payable' && paymentUrl !== '' && <PayLink to={paymentUrl} />}
          <AskAgain />
        </>
      );
  }
}

function ToFirstChapter({ slug, id }: Pick<Invoice['classroom'], 'slug' | 'id'>) {
  const syllabus = useOwnReading(id === '' ? null : getSyllabus(id));
  return slug === '' ? null : <FirstChapterLink slug={slug} syllabus={syllabus} />;
}

/** Where the form is that makes the next invoice. */
function ToItem({ kind, slug }: { kind: Invoice['kind']; slug: string }) {
  const has = usePageSet();
  const page = kind === 'event' ? 'event-detail' : 'class-detail';
  if (slug === '' || !has(page)) return null;
  return (
    <ButtonLink to={pagePath(page, { slug })} size="large">
      Buat tagihan baru
    </ButtonLink>
  );
}

/** The page itself, which asks anew each time it is loaded. */
function AskAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={pathname + search}
      reloadDocument
      size="large"
      variant="secondary"
      icon="refresh"
    >
      Periksa lagi
    </ButtonLink>
  );
}
