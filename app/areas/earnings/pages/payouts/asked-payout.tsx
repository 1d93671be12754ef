import type { ReactNode } from 'react';
import { listPayouts, type Payout } from '../../../../api/payout';
import { QueryBoundary } from '../../../../data/query-boundary';
import { useEveryPage } from '../../../../data/use-every-page';
import { WayOut } from '../../../../sections/lists/list-results';
import { Notice, Skeleton } from '../../../../ui/feedback';
import { whereabouts } from './open-payout';

interface AskedPayoutProps {
  id: string;
  /** The address of the list without it. */
  back: string;
  children: (payout: Payout) => ReactNode;
}

/** The payout that the address asks for and the list does not show: decided since, or further away. */
export function AskedPayout({ id, back, children }: AskedPayoutProps) {
  const reading = useEveryPage((paging) => listPayouts(paging));
  return (
    <QueryBoundary
      reading={reading}
      label="Memuat penarikan"
      skeleton={<Skeleton height="28rem" />}
    >
      {(payouts) => {
        const payout = payouts.find((one) => one.id === id);
        if (payout === undefined) {
          return (
            <WayOut title="Penarikan ini tidak ditemukan" to={back} label="Lihat antrean">
              Nomornya mungkin salah, atau penarikannya sudah dibatalkan.
            </WayOut>
          );
        }
        return (
          <div>
            <Notice>{whereabouts(payout)}</Notice>
            {children(payout)}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
