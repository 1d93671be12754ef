import { useSearchParams } from 'react-router';
import { InvoiceLink } from '../features/payment/invoice-link';
import { outcomes } from '../features/payment/outcome';
import { PaidActions } from '../features/payment/payment-status';
import { StepSection } from '../sections/step-section';
import { StatusPanel } from '../ui/status-panel';

const NEXT = [
  {
    title: 'Periksa surel',
    text: 'Bukti pembayaran dan tautan grup kelas dikirim ke alamat yang kamu pakai mendaftar.',
  },
  {
    title: 'Catat tanggal mulainya',
    text: 'Jadwal lengkap ada di halaman kelas. Sesi pertama dibuka lima belas menit lebih awal.',
  },
  {
    title: 'Siapkan perangkat',
    text: 'Cukup peramban dan koneksi internet, kecuali halaman kelas menyebut yang lain.',
  },
];

/** Where a finished payment leads to. What it says is the payment site's word; the invoice has the platform's. */
export default function PaymentSuccessPage() {
  const [query] = useSearchParams();
  return (
    <>
      <StatusPanel
        {...outcomes.paid}
        actions={
          <>
            <PaidActions slug={query.get('slug') ?? ''} />
            <InvoiceLink query={query} />
          </>
        }
      />
      <StepSection title="Sambil menunggu kelas dimulai" steps={NEXT} />
    </>
  );
}
