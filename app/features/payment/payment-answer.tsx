import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { useBoot } from '../../app-context';
import type { Failure } from '../../data/reading';
import { useIsLive } from '../../live';
import { pagePath } from '../../route/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Loading, Skeleton } from '../../ui/feedback';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { StatusPanel } from '../../ui/status-panel';
import { canSignIn, loginHref } from '../account/login-link';
import { useSignedIn } from '../account/session';
import { type PaymentState, paymentState } from './outcome';
import { PaymentStatus } from './payment-status';
import { usePayment } from './use-payment';

interface PaymentAnswerProps {
  /** The invoice, as the call takes it; null when there is none to ask about. */
  query: Record<string, string> | null;
  /** Whether the payment site has just sent the visitor back. */
  returned?: boolean;
  /** What the page says where its address names no invoice. */
  unnamed: { title: string; text: string };
  /** What stands below, by what became of the payment. */
  below?: (state: PaymentState) => ReactNode;
}

/**
 * What became of a payment, in the platform's word: no address is believed by itself. It is told to
 * whom it belongs; numbers can be guessed.
 */
export function PaymentAnswer({ query, unnamed, ...rest }: PaymentAnswerProps) {
  const isLive = useIsLive();
  const isSignedIn = useSignedIn();
  if (query === null) return <NoInvoice {...unnamed} />;
  // Who is there is known in a browser alone; nothing is asked until then.
  if (!isLive) return <Waiting />;
  if (!isSignedIn) return <SignInFirst />;
  return <OwnPayment query={query} {...rest} />;
}

type OwnPaymentProps = Omit<PaymentAnswerProps, 'query' | 'unnamed'> & {
  query: Record<string, string>;
};

function OwnPayment({ query, returned = false, below }: OwnPaymentProps) {
  const reading = usePayment(query, returned);
  switch (reading.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <Failed {...reading} />;
    case 'ready':
      return (
        <>
          <PaymentStatus invoice={reading.data} check={reading} />
          {below?.(paymentState(reading.data.status))}
        </>
      );
  }
}

/** Says nothing of the invoice, not even whether there is one. */
function SignInFirst() {
  const { pathname, search } = useLocation();
  const { tenant } = useBoot();
  return (
    <StatusPanel
      tone="waiting"
      icon="lock"
      title="Kami sedang memeriksa pembayaran ini"
      text="Masuk dengan akun yang membuat tagihannya untuk melihat hasilnya. Setelah masuk, kamu kembali ke halaman ini."
      actions={
        canSignIn(tenant) && (
          <ButtonLink size="large" reloadDocument to={loginHref(pathname + search)}>
            Masuk dan lihat hasilnya
          </ButtonLink>
        )
      }
    />
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

/** Somebody else's invoice: their account sees it, not this one. */
function NotMine() {
  return (
    <StatusPanel
      tone="plain"
      icon="lock"
      title="Tagihan ini milik akun lain"
      text="Keluar dulu, lalu masuk dengan akun yang membuat tagihan ini."
      actions={
        <ButtonLink to={pagePath('invoices')} size="large" variant="secondary">
          Lihat tagihanku
        </ButtonLink>
      }
    />
  );
}

function Failed({ problem: { message, code }, isAsking, retry }: Failure) {
  const isMissing = code === 404;
  // The session has run out meanwhile.
  if (code === 401) return <SignInFirst />;
  if (code === 403) return <NotMine />;
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
          <Button size="large" icon="refresh" loading={isAsking} onClick={retry}>
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
