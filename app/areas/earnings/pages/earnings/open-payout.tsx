import { listPayouts } from '../../../../api/payout';
import { QueryBoundary } from '../../../../data/query-boundary';
import { useEveryPage } from '../../../../data/use-every-page';
import { WayOut } from '../../../../sections/lists/list-results';
import { PortalPage } from '../../../../sections/portal/portal-page';
import { Skeleton } from '../../../../ui/feedback';
import { PayoutDetail } from './payout-detail';

/** The visitor's payout of that number, looked for among all of theirs: no call gives a single one. */
export function OpenPayout({ id, back }: { id: string; back: string }) {
  const reading = useEveryPage((paging) => listPayouts(paging));
  if (reading.status === 'ready') {
    const payout = reading.data.find((one) => one.id === id);
    return payout ? <PayoutDetail payout={payout} back={back} /> : <NoSuchPayout back={back} />;
  }
  return (
    <PortalPage title="Rincian penarikan">
      <QueryBoundary
        reading={reading}
        label="Memuat penarikan"
        skeleton={<Skeleton height="30rem" />}
      >
        {() => null}
      </QueryBoundary>
    </PortalPage>
  );
}

function NoSuchPayout({ back }: { back: string }) {
  return (
    <PortalPage title="Rincian penarikan">
      <WayOut title="Penarikan ini tidak ditemukan" to={back} label="Lihat semua penarikan">
        Nomornya mungkin salah, atau penarikan ini bukan milik akunmu.
      </WayOut>
    </PortalPage>
  );
}
