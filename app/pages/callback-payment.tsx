import { useSearchParams } from 'react-router';
import { callbackQuery } from '../features/payment/outcome';
import { PaymentAnswer } from '../features/payment/payment-answer';

/** Where the payment site sends the visitor back to. */
export default function CallbackPaymentPage() {
  const [params] = useSearchParams();
  return (
    <PaymentAnswer
      query={callbackQuery(params)}
      unnamed={{
        title: 'Tidak ada tagihan di alamat ini',
        text: 'Halaman ini biasanya dibuka oleh penyedia pembayaran dengan nomor tagihanmu. Buka lagi tautan di surel tagihan, atau tulis nomornya di sini.',
      }}
    />
  );
}
