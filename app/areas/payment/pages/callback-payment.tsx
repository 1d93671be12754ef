import { usePageParams } from '../../../router/page-query';
import { invoiceQuery, saysHow } from '../../../sections/payment/outcome';
import { PaymentAnswer } from '../payment-answer';

/** Where the payment site sends the visitor back to. */
export default function CallbackPaymentPage() {
  const params = usePageParams();
  return (
    <PaymentAnswer
      query={invoiceQuery(params)}
      returned={saysHow(params)}
      unnamed={{
        title: 'Tidak ada tagihan di alamat ini',
        text: 'Halaman ini biasanya dibuka oleh penyedia pembayaran dengan nomor tagihanmu. Buka lagi tautan di surel tagihan, atau tulis nomornya di sini.',
      }}
    />
  );
}
