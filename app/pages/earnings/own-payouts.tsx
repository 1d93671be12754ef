import { listPayouts, type Payout } from '../../api/payout';
import { useCall, useHeld } from '../../data/use-call';
import { EmptyPage, ListSummary, PagedList, WayOut } from '../../features/listing/list-results';
import { payoutHref, payoutQueryOf } from '../../features/payouts/payout-query';
import {
  PAYOUT_STATES,
  PayoutStatus,
  payoutStateLabel,
} from '../../features/payouts/payout-status';
import { PayoutTools } from '../../features/payouts/payout-tools';
import { usePageQuery } from '../../route/page-calls';
import { pagePath } from '../../route/page-table';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatRupiah } from '../../ui/format';
import { StackedTable } from '../../ui/stacked-table';
import { DateText } from '../../ui/value';
import styles from './own-payouts.module.css';

const states = [
  { status: '', label: 'Semua' },
  ...PAYOUT_STATES.map((status) => ({ status, label: payoutStateLabel(status) })),
];

/** The visitor's payouts; `hasNone` where they have never asked for one. */
export function OwnPayouts({ hasNone }: { hasNone: boolean }) {
  const query = payoutQueryOf(usePageQuery());
  const { search, status, bank, page } = query;
  const call = listPayouts({ page, search, status, bank });
  const reading = useHeld(call.address, useCall(call));
  if (hasNone) return <NeverAsked />;
  const nothing =
    page > 1 ? (
      <EmptyPage to={payoutHref(query)} />
    ) : (
      <WayOut title="Tidak ada penarikan yang cocok" to="?" label="Lihat semua penarikan" />
    );
  return (
    <>
      <PayoutTools query={query} states={states} />
      <p className={styles.summary}>
        <ListSummary reading={reading} noun="penarikan" />
      </p>
      <Card>
        <PagedList
          reading={reading}
          noun="penarikan"
          skeleton={<Skeleton height="24rem" />}
          hrefOf={(to) => payoutHref(query, { page: to })}
          nothing={nothing}
        >
          {({ items }) => <PayoutTable payouts={items} />}
        </PagedList>
      </Card>
    </>
  );
}

function NeverAsked() {
  return (
    <Card>
      <EmptyState
        title="Belum ada penarikan"
        action={
          <ButtonLink variant="secondary" to={pagePath('earnings-request')}>
            Tarik saldo
          </ButtonLink>
        }
      >
        Rekening bank kamu isi saat menarik saldo untuk pertama kali.
      </EmptyState>
    </Card>
  );
}

function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <StackedTable
      compact
      columns={['Jumlah', 'Status', 'Rekening', 'Diajukan', 'Diputuskan']}
      rows={payouts.map((payout) => ({
        key: payout.id,
        heading: <strong className={styles.amount}>{formatRupiah(payout.amount)}</strong>,
        cells: [
          <State key="state" payout={payout} />,
          <span key="account" className={styles.account}>
            {payout.bank.name}
            <span>
              {payout.accountNumber}, {payout.accountName}
            </span>
          </span>,
          <DateText key="asked" value={payout.requestedAt} length="short" />,
          <DateText key="done" value={payout.processedAt} length="short" fallback="Belum" />,
        ],
      }))}
    />
  );
}

/** Where it stands; a rejection with its reason, and the way to ask again. */
function State({ payout: { id, status, note } }: { payout: Payout }) {
  return (
    <div className={styles.state}>
      <PayoutStatus status={status} />
      {status === 'rejected' && (
        <>
          <p>{note || 'Tanpa alasan tertulis.'}</p>
          <AppLink to={`${pagePath('earnings-request')}?again=${encodeURIComponent(id)}`}>
            Perbaiki dan ajukan lagi
          </AppLink>
        </>
      )}
    </div>
  );
}
