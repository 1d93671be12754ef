import { useState } from 'react';
import { WHOLE_PAGE } from '../../../api/page';
import { getBalance, listBanks, listPayouts, type Payout } from '../../../api/payout';
import { useApp } from '../../../core/app-context';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { useFresh } from '../../../data/use-look-again';
import { usePageQuery } from '../../../router/page-query';
import { pagePath } from '../../../router/page-table';
import { createPosting } from '../../../sections/forms/posted';
import { Panel, PortalPage } from '../../../sections/portal/portal-page';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState, Notice, Skeleton } from '../../../ui/feedback';
import { formatRupiah } from '../../../ui/format';
import {
  RequestForm,
  type RequestFormProps,
  requestFormName,
} from './earnings-request/request-form';

const back = (
  <ButtonLink to={pagePath('earnings')} variant="secondary">
    Kembali ke pendapatan
  </ButtonLink>
);

/** Asks for a payout; with `again`, for one that was rejected, corrected. */
export default function EarningsRequestPage() {
  const { again } = usePageQuery();
  const before = useCall(listPayouts({ perPage: WHOLE_PAGE }));
  const balance = useCall(getBalance());
  const banks = useCall(listBanks());
  useFresh([getBalance(), listPayouts()]);
  const waiting = <Skeleton height="28rem" />;
  return (
    <PortalPage
      title="Tarik saldo"
      lead="Uangnya kami kirim ke rekening bank atas namamu setelah disetujui pengelola."
    >
      <Panel id="isi-penarikan" title="Isi penarikan">
        <Card>
          <QueryBoundary reading={balance} label="Memuat saldo" skeleton={waiting}>
            {(money) => (
              <QueryBoundary reading={banks} label="Memuat bank" skeleton={waiting}>
                {(known) => (
                  <QueryBoundary reading={before} label="Memuat rekening" skeleton={waiting}>
                    {({ items }) => (
                      <Request
                        key={again ?? ''}
                        balance={money}
                        banks={known}
                        before={beforeOf(items, again)}
                        rejected={items.find(({ id }) => id === again)}
                      />
                    )}
                  </QueryBoundary>
                )}
              </QueryBoundary>
            )}
          </QueryBoundary>
        </Card>
      </Panel>
    </PortalPage>
  );
}

/** The form, where there is enough to ask for; once it is sent it stays, whatever is left. */
function Request(props: Omit<RequestFormProps, 'onSent'>) {
  const { available, minimum } = props.balance;
  const posted = useApp().service(createPosting).of(requestFormName(props.rejected));
  const [isTaken, setTaken] = useState(posted !== null);
  if (available < minimum && !isTaken) return <TooLittle available={available} minimum={minimum} />;
  if (props.banks.length === 0) return <NoBank />;
  return <RequestForm {...props} onSent={() => setTaken(true)} />;
}

/** Whose account the form begins with: the one to correct, else the latest that was not refused. */
function beforeOf(payouts: readonly Payout[], again: string | undefined): Payout | undefined {
  return (
    payouts.find(({ id }) => id === again) ?? payouts.find(({ status }) => status !== 'rejected')
  );
}

function TooLittle({ available, minimum }: { available: number; minimum: number }) {
  return (
    <EmptyState title="Saldo belum cukup untuk ditarik" action={back}>
      Saldomu {formatRupiah(available)}, sedangkan penarikan paling sedikit {formatRupiah(minimum)}.
      Saldo bertambah setiap kali kelasmu dibayar.
    </EmptyState>
  );
}

function NoBank() {
  return (
    <>
      <Notice tone="warning">Belum ada bank tujuan yang tersedia. Coba lagi nanti.</Notice>
      {back}
    </>
  );
}
