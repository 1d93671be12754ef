import { Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { getPaymentCallback } from '../api/payment';
import { callbackQuery } from '../features/payment/outcome';
import { PaymentStatus } from '../features/payment/payment-status';
import { deferred, MINIMUM_FETCH_MS } from '../route/deferred';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';
import { Button, ButtonLink } from '../ui/button';
import { Loading, Skeleton } from '../ui/feedback';
import { StatusPanel } from '../ui/status-panel';

/** Asks what became of the invoice that the payment site named in the address. */
export function loader({ url, send, isFirstLoad }: PageArgs) {
  const query = callbackQuery(url.searchParams);
  if (query === null) return { answer: null };
  const minimum = isFirstLoad ? 0 : MINIMUM_FETCH_MS;
  return { answer: deferred(send(getPaymentCallback(query)), minimum) };
}

/** Where the payment site sends the visitor back to. */
export default function CallbackPaymentPage() {
  const { answer } = usePageData<typeof loader>();
  if (answer === null) return <NoInvoice />;
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={answer}>
        {(given) =>
          given.status ? (
            <PaymentStatus invoice={given.data} />
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

function NoInvoice() {
  return (
    <StatusPanel
      tone="plain"
      icon="info"
      title="Tidak ada tagihan di alamat ini"
      text="Halaman ini biasanya dibuka oleh penyedia pembayaran dengan nomor tagihanmu. Buka lagi tautan di surel tagihan, atau kembali ke beranda."
      actions={
        <ButtonLink to="/" size="large">
          Ke beranda
        </ButtonLink>
      }
    />
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
