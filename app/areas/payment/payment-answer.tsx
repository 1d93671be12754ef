import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { getLearner } from '../../api/learner';
import { useIsHydrated, useNow } from '../../core/hydration/live';
import type { FailedResult } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import { useLookAgain } from '../../data/use-look-again';
import { pagePath } from '../../router/page-table';
import { useWishEnd } from '../../sections/classes/enrolment/use-wish';
import { dueAt, type Verdict } from '../../sections/payment/verdict';
import { verdictAmong } from '../../sections/payment/verdict-among';
import { useSignedIn } from '../../shell/session/session';
import { useSignOut } from '../../shell/session/sign-out';
import { useWho } from '../../shell/session/use-who';
import { Button, ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Loading, Notice, Skeleton } from '../../ui/feedback';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { StatusPanel } from '../../ui/status-panel';
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
  /** What stands below, by the verdict about the payment. */
  below?: (verdict: Verdict) => ReactNode;
}

/**
 * What became of a payment, in the platform's word: no address is believed by itself. It is told to
 * whom it belongs; numbers can be guessed.
 */
export function PaymentAnswer({ query, unnamed, ...rest }: PaymentAnswerProps) {
  const isHydrated = useIsHydrated();
  const isSignedIn = useSignedIn();
  const learner = useCall(isSignedIn && query !== null ? getLearner() : null);
  useWishEnd(learner.status === 'ready' ? learner.data : null);
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

/** How often an enrolment on its way is asked for, in ms. */
const OPENING_EVERY_MS = 5_000;

function OwnPayment({ query, returned = false, below }: OwnPaymentProps) {
  const { reading, look } = usePayment(query, returned);
  const learner = useCall(getLearner());
  const now = useNow(30_000);
  const invoice = reading.status === 'ready' ? reading.data : null;
  const verdict =
    invoice && verdictAmong(invoice, learner.status === 'ready' ? learner.data : null, now);
  useLookAgain(look, {
    at: invoice && dueAt(invoice),
    every: verdict === 'opening' ? OPENING_EVERY_MS : null,
  });
  if (reading.status === 'failed') return <Failed {...reading} />;
  // Whether what has been paid is open by now is a part of what is told.
  if (invoice === null || verdict === null || learner.status === 'loading') return <Waiting />;
  if (reading.status === 'loading') return <Waiting />;
  return (
    <>
      <PaymentStatus invoice={invoice} verdict={verdict} check={reading} />
      {below?.(verdict)}
    </>
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

function Failed({ problem: { message, code }, isFetching, retry }: FailedResult) {
  // The session has run out meanwhile.
  if (code === 401) return <SignInFirst />;
  if (code === 403) return <Foreign />;
  const again = (
    <Button size="large" icon="refresh" loading={isFetching} onClick={retry}>
      Periksa lagi
    </Button>
  );
  return <NotTold code={code} message={message} again={again} />;
}

/** Somebody else's invoice, where one can change accounts without losing the way to it. */
function Foreign() {
  const who = useWho();
  const signOut = useSignOut();
  return (
    <>
      <NotMine
        name={who?.status === 'ready' ? who.data.name : ''}
        change={
          <Button size="large" loading={signOut.isLeaving} onClick={signOut.press}>
            Ganti akun
          </Button>
        }
      />
      {signOut.problem !== '' && <Notice tone="danger">{signOut.problem}</Notice>}
      {signOut.dialog}
    </>
  );
}
