import { LARGE_PAGE, type Paging, pageOf, WHOLE_PAGE } from '../../../../api/page';
import { listPayouts, type Payout } from '../../../../api/payout';
import { mapResult, type QueryResult } from '../../../../data/query-result';
import { useCall, useKeepPreviousData } from '../../../../data/use-call';
import { MOST_PAGES, useEveryPage } from '../../../../data/use-every-page';
import { pagePath } from '../../../../router/page-table';
import { ListSummary, PagedList, WayOut } from '../../../../sections/lists/list-results';
import { Panel } from '../../../../sections/portal/portal-page';
import { AppLink } from '../../../../ui/app-link';
import { Button, ButtonLink } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { EmptyState, Notice, Skeleton } from '../../../../ui/feedback';
import { formatNumber, formatRupiah } from '../../../../ui/format';
import { saveFile } from '../../../../ui/save-file';
import { StackedTable } from '../../../../ui/stacked-table';
import { DateText } from '../../../../ui/value';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { type EarningsQuery, payoutDetailHref } from '../../earnings-query';
import { payoutsCsv } from '../../payout-files';
import { ALL_STATES, payoutHref } from '../../payout-query';
import { PAYOUT_STATES, PayoutStatus, payoutStateLabel } from '../../payout-status';
import { PayoutTools } from '../../payout-tools';
import { isWithin, periodIn } from '../../period';
import styles from './own-payouts.module.css';

const states = [
  { status: '', label: 'Semua' },
  ...PAYOUT_STATES.map((status) => ({ status, label: payoutStateLabel(status) })),
];

/** The visitor's payouts by state, bank, account and days, and as a file. */
export function OwnPayouts({ query }: { query: EarningsQuery }) {
  const { search, status, bank } = query;
  const latest = useCall(listPayouts({ perPage: 1 }));
  const asked = status === ALL_STATES ? '' : status;
  const list = (paging: Required<Paging>) =>
    listPayouts({ ...paging, search, status: asked, bank });
  // The platform knows no days: those of a range are found among all.
  const everything = useKeepPreviousData(payoutHref(query), useEveryPage(list));
  const period = periodIn(query.period);
  const reading = mapResult(everything, (payouts) =>
    payouts.filter(({ requestedAt }) => isWithin(period, requestedAt)),
  );
  const hasNone = latest.status === 'ready' && latest.data.totalItems === 0;
  const shown = reading.status === 'ready' ? reading.data : [];
  const save = () => saveFile('penarikan.csv', payoutsCsv(shown), 'text/csv');
  return (
    <Panel
      id="penarikan"
      title="Penarikan"
      action={
        shown.length > 0 && (
          <Button size="small" variant="secondary" onClick={save}>
            Unduh CSV<VisuallyHidden> penarikan</VisuallyHidden>
          </Button>
        )
      }
    >
      {hasNone ? <NeverAsked /> : <Found query={query} reading={reading} />}
    </Panel>
  );
}

interface FoundProps {
  query: EarningsQuery;
  reading: QueryResult<readonly Payout[]>;
}

function Found({ query, reading }: FoundProps) {
  const { page } = query;
  const onePage = mapResult(reading, (payouts) => pageOf(payouts, page, LARGE_PAGE));
  const nothing = (
    <WayOut title="Tidak ada penarikan yang cocok" to="?" label="Lihat semua penarikan" />
  );
  return (
    <>
      <PayoutTools query={query} states={states} />
      <p className={styles.summary}>
        <ListSummary reading={onePage} noun="penarikan" />
      </p>
      {reading.status === 'ready' && reading.data.length >= MOST_PAGES * WHOLE_PAGE && (
        <Notice>
          Yang dimuat {formatNumber(reading.data.length)} penarikan terbaru. Persempit dengan status
          atau bank untuk melihat yang lebih lama.
        </Notice>
      )}
      <Card>
        <PagedList
          reading={onePage}
          asked={page}
          noun="penarikan"
          skeleton={<Skeleton height="24rem" />}
          hrefOf={(to) => payoutHref(query, { page: to })}
          nothing={nothing}
        >
          {({ items }) => <PayoutTable payouts={items} query={query} />}
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

function PayoutTable({ payouts, query }: { payouts: readonly Payout[]; query: EarningsQuery }) {
  return (
    <StackedTable
      compact
      columns={['Jumlah', 'Status', 'Rekening', 'Diajukan', 'Diputuskan']}
      rows={payouts.map((payout) => ({
        key: payout.id,
        heading: (
          <AppLink to={payoutDetailHref(query, payout.id)} className={styles.amount}>
            {formatRupiah(payout.amount)}
            <VisuallyHidden>, rincian penarikan nomor {payout.id}</VisuallyHidden>
          </AppLink>
        ),
        cells: [
          <State key="state" payout={payout} />,
          <span key="account" className={styles.account}>
            {payout.bank.name}
            <span>
              {payout.accountNumber}, {payout.accountName}
            </span>
          </span>,
          <DateText
            key="asked"
            value={payout.requestedAt}
            length="short"
            fallback="Tidak tercatat"
          />,
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
