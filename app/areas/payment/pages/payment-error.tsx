import { usePageParams } from '../../../router/page-query';
import { pagePath, usePageSet } from '../../../router/page-table';
import { invoiceQuery } from '../../../sections/payment/outcome';
import { CONSEQUENCES } from '../../../sections/payment/verdict';
import { ReasonList } from '../../../sections/reason-list';
import { ButtonLink } from '../../../ui/button';
import { ActionRow } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/layout';
import { PaymentAnswer } from '../payment-answer';

const REASONS = [
  'Saldo atau batas transaksi harian kartu tidak mencukupi.',
  'Halaman bank ditutup sebelum persetujuan selesai.',
  'Waktu pembayaran di tagihan sudah lewat.',
];

/** Where a payment that did not go through leads to; the platform may know better by now. */
export default function PaymentErrorPage() {
  const params = usePageParams();
  return (
    <PaymentAnswer
      query={invoiceQuery(params)}
      unnamed={{
        title: 'Kami belum tahu pembayaran yang mana',
        text: 'Alamat ini tidak menyebut nomor tagihan. Sebelum membayar ulang, tulis nomor tagihanmu, dan kami tanyakan apakah pembayarannya sudah masuk.',
      }}
      below={(verdict) => CONSEQUENCES[verdict].way === 'order-again' && <Reasons />}
    />
  );
}

function Reasons() {
  const has = usePageSet();
  return (
    <Section labelledBy="penyebab" ground="soft">
      <SectionHeading id="penyebab" title="Yang biasanya terjadi" />
      <ReasonList title="Penyebab yang paling sering:" reasons={REASONS} />
      {has('make-appointment') && (
        <ActionRow>
          <ButtonLink to={pagePath('make-appointment')} variant="secondary">
            Minta bantuan
          </ButtonLink>
        </ActionRow>
      )}
    </Section>
  );
}
