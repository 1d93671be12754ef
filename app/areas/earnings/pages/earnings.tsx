import { getBalance, listPayouts } from '../../../api/payout';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { useFresh } from '../../../data/use-look-again';
import { usePageQuery } from '../../../router/page-query';
import { pagePath } from '../../../router/page-table';
import { Panel, PortalPage } from '../../../sections/portal/portal-page';
import { ButtonLink } from '../../../ui/button';
import { Skeleton } from '../../../ui/feedback';
import { earningsQueryOf } from '../earnings-query';
import { payoutHref } from '../payout-query';
import { periodIn } from '../period';
import { PeriodTools } from '../period-tools';
import { useStepFocus } from '../use-step-focus';
import { BalanceFigures } from './earnings/balance-figures';
import { IncomePanels } from './earnings/income-panels';
import { OpenPayout } from './earnings/open-payout';
import { OwnPayouts } from './earnings/own-payouts';
import styles from './earnings/payout-detail.module.css';

/** What a mentor, a teacher or a partner has earned, and how it is paid out to them. */
export default function EarningsPage() {
  const { open, ...rest } = usePageQuery();
  const query = earningsQueryOf(rest);
  // One payout takes the place of the lists, and they its own: the link that led there is gone each time.
  const place = useStepFocus<HTMLDivElement>(open ?? '');
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {open === undefined ? (
        <Overview query={query} />
      ) : (
        <OpenPayout id={open} back={payoutHref(query, query)} />
      )}
    </div>
  );
}

function Overview({ query }: { query: ReturnType<typeof earningsQueryOf> }) {
  const balance = useCall(getBalance());
  useFresh([getBalance(), listPayouts()]);
  const period = periodIn(query.period);
  return (
    <PortalPage
      title="Pendapatan"
      lead="Bagianmu dari pembayaran kelas, dan jalan uangnya sampai ke rekeningmu."
      actions={<ButtonLink to={pagePath('earnings-request')}>Tarik saldo</ButtonLink>}
    >
      <QueryBoundary reading={balance} label="Memuat saldo" skeleton={<Skeleton height="9rem" />}>
        {(data) => <BalanceFigures balance={data} />}
      </QueryBoundary>
      <Panel id="rentang" title="Rentang waktu">
        <PeriodTools period={period} hrefOf={(word) => payoutHref(query, { period: word })} />
      </Panel>
      <OwnPayouts query={query} />
      <QueryBoundary
        reading={balance}
        label="Memuat pembayaran kelas"
        skeleton={<Skeleton height="20rem" />}
      >
        {({ invoices }) => <IncomePanels invoices={invoices} query={query} />}
      </QueryBoundary>
    </PortalPage>
  );
}
