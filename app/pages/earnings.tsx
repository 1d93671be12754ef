import { getBalance, listPayouts } from '../api/payout';
import { Answered } from '../data/answered';
import { useCall } from '../data/use-call';
import { Panel, PortalPage } from '../features/portal/portal-page';
import { usePageQuery } from '../route/page-calls';
import { pagePath } from '../route/page-table';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/feedback';
import { BalanceFigures } from './earnings/balance-figures';
import { IncomeList } from './earnings/income-list';
import { OwnPayouts } from './earnings/own-payouts';

/** What a mentor, a teacher or a partner has earned, and how it is paid out to them. */
export default function EarningsPage() {
  const balance = useCall(getBalance());
  const latest = useCall(listPayouts({ perPage: 1 }));
  const { income = '1' } = usePageQuery();
  const hasNone = latest.status === 'ready' && latest.data.totalItems === 0;
  return (
    <PortalPage
      title="Pendapatan"
      lead="Bagianmu dari pembayaran kelas, dan jalan uangnya sampai ke rekeningmu."
      actions={<ButtonLink to={pagePath('earnings-request')}>Tarik saldo</ButtonLink>}
    >
      <Answered reading={balance} label="Memuat saldo" skeleton={<Skeleton height="9rem" />}>
        {(data) => <BalanceFigures balance={data} />}
      </Answered>
      <Panel id="penarikan" title="Penarikan">
        <OwnPayouts hasNone={hasNone} />
      </Panel>
      <Panel id="pembayaran-kelas" title="Pembayaran kelas">
        <Card>
          <Answered
            reading={balance}
            label="Memuat pembayaran kelas"
            skeleton={<Skeleton height="20rem" />}
          >
            {({ invoices }) => <IncomeList invoices={invoices} page={Number(income)} />}
          </Answered>
        </Card>
      </Panel>
    </PortalPage>
  );
}
