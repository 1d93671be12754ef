import { useState } from 'react';
import type { Answer } from '../../api/answer';
import { type Invoice, repayClass } from '../../api/payment';
import { useApp } from '../../app-context';
import type { Asked } from '../../data/reading';
import { pagePath, usePageSet } from '../../route/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import { StatusPanel } from '../../ui/status-panel';
import { InvoiceFacts } from './invoice-facts';
import { outcomes, type PaymentState, paymentState } from './outcome';

/** Said where an invoice leads to no page on which it could be paid. */
const NO_PAYMENT_PAGE =
  'Halaman pembayarannya belum tersedia. Buka tautan di surel tagihanmu, atau periksa lagi sebentar nanti.';

/** What became of one invoice, and the next step for each way it may have gone. */
export function PaymentStatus({ invoice, check }: { invoice: Invoice; check: Asked }) {
  const state = paymentState(invoice.status);
  return (
    <StatusPanel
      {...outcomes[state]}
      actions={<NextStep state={state} invoice={invoice} check={check} />}
    >
      <InvoiceFacts invoice={invoice} />
      {state === 'pending' && invoice.paymentUrl === '' && <Notice>{NO_PAYMENT_PAGE}</Notice>}
    </StatusPanel>
  );
}

interface NextStepProps {
  state: PaymentState;
  invoice: Invoice;
  /** Asks for the payment's state again. */
  check: Asked;
}

function NextStep({ state, invoice, check }: NextStepProps) {
  const { slug } = invoice.classroom;
  if (state === 'paid') return <PaidActions slug={slug} />;
  if (state === 'expired' || state === 'failed') return <PayAgain slug={slug} />;
  return (
    <>
      {state === 'pending' && invoice.paymentUrl !== '' && (
        <ButtonLink to={invoice.paymentUrl} size="large" iconEnd="arrow-right">
          Lanjutkan pembayaran
        </ButtonLink>
      )}
      <Button
        size="large"
        variant="secondary"
        icon="refresh"
        loading={check.isAsking}
        onClick={check.retry}
      >
        Periksa lagi
      </Button>
    </>
  );
}

/** Onward from a payment that went well. */
export function PaidActions({ slug }: { slug: string }) {
  const has = usePageSet();
  return (
    <>
      <ButtonLink to={pagePath('welcome')} size="large" iconEnd="arrow-right">
        Mulai dari halaman awal
      </ButtonLink>
      {slug !== '' && has('class-detail') && (
        <ButtonLink to={pagePath('class-detail', { slug })} size="large" variant="secondary">
          Lihat kelasnya
        </ButtonLink>
      )}
    </>
  );
}

function PayAgain({ slug }: { slug: string }) {
  const { send } = useApp();
  const has = usePageSet();
  const [answer, setAnswer] = useState<Answer<Invoice> | 'asking' | null>(null);
  const ask = async () => {
    setAnswer('asking');
    const fresh = await send(repayClass(slug));
    setAnswer(fresh);
    if (fresh.status && fresh.data.paymentUrl !== '') location.assign(fresh.data.paymentUrl);
  };
  const problem = answer === null || answer === 'asking' ? '' : problemOf(answer);
  return (
    <>
      {slug !== '' && (
        <Button size="large" loading={answer === 'asking'} onClick={() => void ask()}>
          Buat tagihan baru
        </Button>
      )}
      {has('class') && (
        <ButtonLink to={pagePath('class')} size="large" variant="secondary">
          Lihat kelas lain
        </ButtonLink>
      )}
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

/** Why a new invoice does not lead on; empty while the visitor is being taken to it. */
function problemOf(answer: Answer<Invoice>): string {
  if (!answer.status) return answer.message;
  return answer.data.paymentUrl === '' ? NO_PAYMENT_PAGE : '';
}
