import { type ReactNode, Suspense } from 'react';
import { Await, Form, useRevalidator } from 'react-router';
import type { Answer } from '../../api/answer';
import { getPaymentCallback, type Invoice } from '../../api/payment';
import { deferred, MINIMUM_FETCH_MS } from '../../route/deferred';
import type { PageArgs } from '../../route/page-module';
import { pagePath } from '../../route/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { Loading, Skeleton } from '../../ui/feedback';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { ActionRow } from '../../ui/layout';
import { StatusPanel } from '../../ui/status-panel';
import { type PaymentState, paymentState } from './outcome';
import { PaymentStatus } from './payment-status';

type InvoiceAnswer = Promise<Answer<Invoice>> | null;

/** Asks the platform about an invoice; null when there is none to ask about. */
export function askPayment(
  { send, isFirstLoad }: PageArgs,
  query: Record<string, string> | null,
): InvoiceAnswer {
  if (query === null) return null;
  return deferred(send(getPaymentCallback(query)), isFirstLoad ? 0 : MINIMUM_FETCH_MS);
}

interface PaymentAnswerProps {
  answer: InvoiceAnswer;
  /** What the page says where its address names no invoice. */
  unnamed: { title: string; text: string };
  /** What stands below, by what became of the payment. */
  below?: (state: PaymentState) => ReactNode;
}

/** What became of a payment, in the platform's word: no address is believed by itself. */
export function PaymentAnswer({ answer, unnamed, below }: PaymentAnswerProps) {
  if (answer === null) return <NoInvoice {...unnamed} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={answer}>
        {(given) =>
          given.status ? (
            <>
              <PaymentStatus invoice={given.data} />
              {below?.(paymentState(given.data.status))}
            </>
          ) : (
            <Failed message={given.message} isMissing={given.code === 404} />
          )
        }
      </Await>
    </Suspense>
  );
}

function Waiting() {
  return (
    <Loading label="Memeriksa pembayaran">
      <StatusPanel
        tone="waiting"
        icon="clock"
        title="Memeriksa pembayaran…"
        text="Kami menanyakannya kepada penyedia pembayaran. Jangan tutup halaman ini dulu."
      >
        <Skeleton height="14rem" />
      </StatusPanel>
    </Loading>
  );
}

function NoInvoice({ title, text }: PaymentAnswerProps['unnamed']) {
  return (
    <StatusPanel
      tone="plain"
      icon="info"
      title={title}
      text={text}
      actions={
        <ButtonLink to={pagePath('welcome')} size="large" variant="ghost">
          Ke halaman awal saya
        </ButtonLink>
      }
    >
      <AskForm />
    </StatusPanel>
  );
}

/** Asks about an invoice by its number, on the page where the payment site's visitors arrive. */
function AskForm() {
  return (
    <Form method="get" action={pagePath('callback-payment')}>
      <Field label="Nomor tagihan" hint="Ada di surel tagihanmu, misalnya INV-2026-0001." required>
        {(control) => <Input {...control} name="order_id" maxLength={100} autoComplete="off" />}
      </Field>
      <ActionRow>
        <Button type="submit" size="large">
          Periksa tagihan
        </Button>
      </ActionRow>
    </Form>
  );
}

function Failed({ message, isMissing }: { message: string; isMissing: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <StatusPanel
      tone="bad"
      icon="warning"
      title={isMissing ? 'Tagihan tidak ditemukan' : 'Status belum bisa diperiksa'}
      text={
        isMissing
          ? 'Nomor tagihan di alamat ini tidak kami kenal. Cocokkan dengan nomor di surel tagihanmu.'
          : `${message} Kalau kamu sudah membayar, uangmu tetap tercatat di penyedia pembayaran.`
      }
      actions={
        <>
          <Button
            size="large"
            icon="refresh"
            loading={state === 'loading'}
            onClick={() => void revalidate()}
          >
            Periksa lagi
          </Button>
          <ButtonLink to="/" size="large" variant="secondary">
            Ke beranda
          </ButtonLink>
        </>
      }
    />
  );
}
