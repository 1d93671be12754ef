import { usePageParams } from '../../../router/page-query';
import { invoiceQuery } from '../../../sections/payment/outcome';
import { StepSection } from '../../../sections/step-section';
import { PaymentAnswer } from '../payment-answer';

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

/** Where a payment that went well leads to. Anybody can open its address: the platform is asked. */
export default function PaymentSuccessPage() {
  const params = usePageParams();
  return (
    <PaymentAnswer
      query={invoiceQuery(params)}
      unnamed={{
        title: 'Kami belum tahu pembayaran yang mana',
        text: 'Alamat ini tidak menyebut nomor tagihan, jadi kami tidak bisa memastikan pembayarannya sudah diterima. Tulis nomor tagihanmu, dan kami tanyakan.',
      }}
      below={(verdict) =>
        (verdict === 'joined' || verdict === 'opening') && (
          <StepSection title="Sambil menunggu kelas dimulai" steps={NEXT} />
        )
      }
    />
  );
}
