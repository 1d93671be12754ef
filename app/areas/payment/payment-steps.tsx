import { useState } from 'react';
import type { Answer } from '../../api/answer';
import { getSyllabus } from '../../api/class';
import { type Invoice, makeInvoice, repayClass } from '../../api/payment';
import { useApp } from '../../core/app-context';
import type { Asked } from '../../data/reading';
import { useCall } from '../../data/use-call';
import { pagePath, usePageSet } from '../../route/page-table';
import { useWayOn } from '../../route/use-way-on';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/feedback';
import { FirstChapterLink } from '../courses/first-chapter-link';
import type { PaymentState } from './outcome';

/** Said where an invoice leads to no page on which it could be paid. */
export const NO_PAYMENT_PAGE =
  'Halaman pembayarannya belum tersedia. Buka tautan di surel tagihanmu, atau periksa lagi sebentar nanti.';

interface NextStepProps {
  state: PaymentState;
  invoice: Invoice;
  /** Asks for the payment's state again. */
  check: Asked;
}

/** What there is to do about an invoice that is in this state. */
export function NextStep({ state, invoice, check }: NextStepProps) {
  if (state === 'paid') return <PaidActions invoice={invoice} />;
  if (state === 'expired' || state === 'failed') return <PayAgain invoice={invoice} />;
  if (state === 'refunded') return <OtherClasses />;
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

function PayAgain({ invoice: { kind, classroom, event } }: { invoice: Invoice }) {
  const { send } = useApp();
  const way = useWayOn();
  const slug = kind === 'event' ? event.slug : classroom.slug;
  const [answer, setAnswer] = useState<Answer<Invoice> | 'asking' | null>(null);
  const ask = async () => {
    setAnswer('asking');
    const fresh = await send(kind === 'event' ? makeInvoice(kind, slug) : repayClass(slug));
    setAnswer(fresh);
    if (!fresh.status) return;
    way.tellElsewhere({
      text: 'Tagihan baru sudah dibuat.',
      ...(fresh.data.number !== '' && {
        link: { label: 'Lihat tagihan', to: pagePath('invoice', { number: fresh.data.number }) },
      }),
    });
    if (fresh.data.paymentUrl !== '') way.leave(fresh.data.paymentUrl);
  };
  const problem = answer === null || answer === 'asking' ? '' : problemOf(answer);
  return (
    <>
      {slug !== '' && (
        <Button size="large" loading={answer === 'asking'} onClick={() => void ask()}>
          Buat tagihan baru
        </Button>
      )}
      <OtherClasses />
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

/** Why a new invoice does not lead on; empty while the visitor is being taken to it. */
function problemOf(answer: Answer<Invoice>): string {
  if (!answer.status) return answer.message;
  return answer.data.paymentUrl === '' ? NO_PAYMENT_PAGE : '';
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
