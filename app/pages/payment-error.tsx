import { useSearchParams } from 'react-router';
import { InvoiceLink } from '../features/payment/invoice-link';
import { outcomes } from '../features/payment/outcome';
import { pagePath, usePageSet } from '../route/page-table';
import { ReasonList } from '../sections/reason-list';
import { ButtonLink } from '../ui/button';
import { StatusPanel } from '../ui/status-panel';

const REASONS = [
  'Saldo atau batas transaksi harian kartu tidak mencukupi.',
  'Halaman bank ditutup sebelum persetujuan selesai.',
  'Waktu pembayaran di tagihan sudah lewat.',
];

/** Where a payment that did not go through leads to. */
export default function PaymentErrorPage() {
  const [query] = useSearchParams();
  const has = usePageSet();
  return (
    <StatusPanel
      {...outcomes.failed}
      actions={
        <>
          <InvoiceLink query={query} />
          {has('class') && (
            <ButtonLink to={pagePath('class')} size="large" variant="secondary">
              Kembali ke daftar kelas
            </ButtonLink>
          )}
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large" variant="ghost">
              Minta bantuan
            </ButtonLink>
          )}
        </>
      }
    >
      <ReasonList title="Penyebab yang paling sering:" reasons={REASONS} />
    </StatusPanel>
  );
}
