import { callbackQuery } from '../features/payment/outcome';
import { askPayment, PaymentAnswer } from '../features/payment/payment-answer';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';

/** Asks what became of the invoice that the payment site named in the address. */
export function loader(args: PageArgs) {
  return { answer: askPayment(args, callbackQuery(args.url.searchParams)) };
}

/** Where the payment site sends the visitor back to. */
export default function CallbackPaymentPage() {
  const { answer } = usePageData<typeof loader>();
  return (
    <PaymentAnswer
      answer={answer}
      unnamed={{
        title: 'Tidak ada tagihan di alamat ini',
        text: 'Halaman ini biasanya dibuka oleh penyedia pembayaran dengan nomor tagihanmu. Buka lagi tautan di surel tagihan, atau tulis nomornya di sini.',
      }}
    />
  );
}
