import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useIsHydrated } from '../../core/live';
import type { FailedReading } from '../../data/reading';
import { pagePath } from '../../route/page-table';
import { useSignedIn } from '../../session/session';
import { Button, ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Loading, Skeleton } from '../../ui/feedback';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { StatusPanel } from '../../ui/status-panel';
import { type PaymentState, paymentState } from './outcome';
import { PaymentStatus } from './payment-status';
import { NotMine, NotTold, SignInFirst } from './payment-told';
import { ScriptlessPayment } from './scriptless-payment';
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
  const isHydrated = useIsHydrated();
  const isSignedIn = useSignedIn();
  if (query === null) return <NoInvoice {...unnamed} />;
  // Who is there is known in a browser alone; nothing is asked until then.
  if (!isHydrated) {
    const { returned = false, below } = rest;
    return (
      <>
        <noscript>
          {import.meta.env.SSR && (
            <ScriptlessPayment query={query} returned={returned} below={below} />
          )}
        </noscript>
        <Waiting />
      </>
    );
  }
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

function Failed({ problem: { message, code }, isAsking, retry }: FailedReading) {
  // The session has run out meanwhile.
  if (code === 401) return <SignInFirst />;
  if (code === 403) return <NotMine />;
  const again = (
    <Button size="large" icon="refresh" loading={isAsking} onClick={retry}>
      Periksa lagi
    </Button>
  );
  return <NotTold code={code} message={message} again={again} />;
}
