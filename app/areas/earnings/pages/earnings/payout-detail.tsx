import type { Payout } from '../../../../api/payout';
import { pagePath } from '../../../../router/page-table';
import { FactRows } from '../../../../sections/portal/fact-rows';
import { PortalPage } from '../../../../sections/portal/portal-page';
import { Sheet } from '../../../../sections/portal/sheet';
import { Button, ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/feedback';
import { formatRupiah } from '../../../../ui/format';
import { MomentText } from '../../../../ui/value';
import { payoutStateLabel } from '../../payout-status';
import styles from './payout-detail.module.css';
import { stepsOf } from './payout-steps';

interface PayoutDetailProps {
  payout: Payout;
  /** The list that it was opened in. */
  back: string;
}

/** One payout with its steps, on a sheet that can be printed: a receipt once it is paid. */
export function PayoutDetail({ payout, back }: PayoutDetailProps) {
  const { id, amount, fee, bank, accountNumber, accountName, status, requester } = payout;
  const isPaid = status === 'paid';
  const account = (
    <>
      {bank.name}
      <span>
        {accountNumber}, atas nama {accountName}
      </span>
    </>
  );
  return (
    <PortalPage
      title={isPaid ? 'Kuitansi penarikan' : 'Rincian penarikan'}
      actions={
        <>
          <ButtonLink variant="secondary" to={back} icon="arrow-left">
            Semua penarikan
          </ButtonLink>
          <Button onClick={() => print()}>Cetak</Button>
        </>
      }
    >
      <Sheet
        state={formatRupiah(amount)}
        note={
          isPaid
            ? 'Kuitansi ini dibuat oleh sistem dan sah tanpa tanda tangan.'
            : 'Ini belum bukti bahwa uangnya sudah dikirim.'
        }
      >
        <FactRows
          rows={[
            ['Status', payoutStateLabel(status)],
            ['Nomor penarikan', id],
            ['Diajukan oleh', requester.name || accountName],
            ['Jumlah', formatRupiah(amount)],
            ...(fee === null
              ? []
              : ([
                  ['Biaya', `− ${formatRupiah(fee)}`],
                  ['Diterima', <strong key="left">{formatRupiah(amount - fee)}</strong>],
                ] as const)),
            ['Ke rekening', account],
          ]}
        />
        <Steps payout={payout} />
      </Sheet>
      <Further payout={payout} />
    </PortalPage>
  );
}

function Steps({ payout }: { payout: Payout }) {
  return (
    <ol className={styles.steps} aria-label="Perjalanan penarikan">
      {stepsOf(payout).map(({ name, at, text, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <strong>{name}</strong>
          <MomentText value={at} />
          {text !== '' && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What can be done about it, and what cannot. */
function Further({ payout: { id, status } }: { payout: Payout }) {
  if (status === 'requested') {
    return (
      <Notice>
        Pengajuan yang sudah masuk belum bisa kamu batalkan sendiri. Kalau ada yang keliru, minta
        pengelola menolaknya: uangnya kembali ke saldomu, dan isiannya bisa kamu perbaiki.
      </Notice>
    );
  }
  if (status !== 'rejected') return null;
  return (
    <div>
      <ButtonLink to={`${pagePath('earnings-request')}?again=${encodeURIComponent(id)}`}>
        Perbaiki dan ajukan lagi
      </ButtonLink>
    </div>
  );
}
