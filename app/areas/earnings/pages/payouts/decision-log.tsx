import { LARGE_PAGE, pageOf, WHOLE_PAGE } from '../../../../api/page';
import { listPayouts, type Payout } from '../../../../api/payout';
import { mapResult } from '../../../../data/query-result';
import { useKeepPreviousData } from '../../../../data/use-call';
import { MOST_PAGES, useEveryPage } from '../../../../data/use-every-page';
import { ListSummary, PagedList, WayOut } from '../../../../sections/lists/list-results';
import { AppLink } from '../../../../ui/app-link';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ActionRow } from '../../../../ui/container';
import { Notice, Skeleton } from '../../../../ui/feedback';
import { formatNumber, formatRupiah } from '../../../../ui/format';
import { saveFile } from '../../../../ui/save-file';
import { StackedTable } from '../../../../ui/stacked-table';
import { MomentText } from '../../../../ui/value';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { payoutsCsv } from '../../payout-files';
import { ALL_STATES, type PayoutQuery, payoutHref } from '../../payout-query';
import { PayoutStatus } from '../../payout-status';
import { periodIn, periodText } from '../../period';
import { PeriodTools } from '../../period-tools';
import styles from '../payouts.module.css';
import { decisionsOf, sumsOf } from './decisions';

/** What was decided over time: who, when, and what, by days and words, and as a file. */
export function DecisionLog({ query }: { query: PayoutQuery }) {
  const { search, bank, page } = query;
  const period = periodIn(query.period);
  const all = useEveryPage((paging) => listPayouts({ ...paging, bank }));
  const known = useKeepPreviousData(payoutHref({ ...query, page: 1 }), all);
  const reading = mapResult(known, (payouts) => decisionsOf(payouts, { search, period }));
  const onePage = mapResult(reading, (decisions) => pageOf(decisions, page, LARGE_PAGE));
  const shown = reading.status === 'ready' ? reading.data : [];
  const isCut = known.status === 'ready' && known.data.length >= MOST_PAGES * WHOLE_PAGE;
  const save = () => saveFile('keputusan-penarikan.csv', payoutsCsv(shown), 'text/csv');
  return (
    <>
      <PeriodTools period={period} hrefOf={(word) => payoutHref(query, { period: word })} />
      <p className={styles.summary}>
        <ListSummary reading={onePage} noun="keputusan" />
      </p>
      {shown.length > 0 && (
        <ActionRow>
          <p>{sumText(shown, periodText(period))}</p>
          <Button size="small" variant="secondary" onClick={save}>
            Unduh CSV<VisuallyHidden> riwayat keputusan</VisuallyHidden>
          </Button>
        </ActionRow>
      )}
      {isCut && (
        <Notice>
          Yang dimuat {formatNumber(MOST_PAGES * WHOLE_PAGE)} penarikan terbaru. Persempit dengan
          bank untuk melihat yang lebih lama.
        </Notice>
      )}
      <Card>
        <PagedList
          reading={onePage}
          asked={page}
          noun="keputusan"
          skeleton={<Skeleton height="24rem" />}
          hrefOf={(to) => payoutHref(query, { page: to })}
          nothing={
            <WayOut
              title="Tidak ada keputusan yang cocok"
              to={payoutHref(query, { search: '', bank: '', period: '' })}
              label="Lihat semua keputusan"
            />
          }
        >
          {({ items }) => <DecisionTable decisions={items} query={query} />}
        </PagedList>
      </Card>
      <p className={styles.summary}>
        Platform mencatat satu keputusan per penarikan, beserta waktu dan pemutusnya. Perubahan
        setelah itu, misalnya kapan uangnya dikirim, belum punya catatan sendiri.
      </p>
    </>
  );
}

function sumText(decisions: readonly Payout[], when: string): string {
  const { approved, rejected } = sumsOf(decisions);
  const of = ({ count, amount }: typeof approved, what: string) =>
    `${formatNumber(count)} ${what} (${formatRupiah(amount)})`;
  return `${of(approved, 'disetujui')} dan ${of(rejected, 'ditolak')}, ${when}.`;
}

function DecisionTable({ decisions, query }: { decisions: readonly Payout[]; query: PayoutQuery }) {
  const detail = (id: string) => {
    const params = new URLSearchParams(
      payoutHref({ ...query, status: ALL_STATES, search: '', period: '' }),
    );
    params.set('open', id);
    return `?${params}`;
  };
  return (
    <StackedTable
      compact
      columns={['Penarikan', 'Keputusan', 'Diputuskan', 'Oleh', 'Alasan']}
      rows={decisions.map(({ id, amount, requester, accountName, ...told }) => ({
        key: id,
        heading: (
          <AppLink to={detail(id)}>
            {formatRupiah(amount)} dari {requester.name || accountName}
          </AppLink>
        ),
        cells: [
          <PayoutStatus key="status" status={told.status} />,
          told.processedAt === '' ? (
            'Tidak tercatat'
          ) : (
            <MomentText key="when" value={told.processedAt} />
          ),
          told.processedBy || 'Tidak tercatat',
          told.note || '–',
        ],
      }))}
    />
  );
}
