import type { Payout } from '../../api/payout';
import { PayoutStatus } from '../../features/payouts/payout-status';
import { AppLink } from '../../ui/app-link';
import { formatRupiah } from '../../ui/format';
import { DateText } from '../../ui/value';
import styles from './queue-list.module.css';

interface QueueListProps {
  payouts: readonly Payout[];
  openId: string | undefined;
  hrefOf: (payout: Payout) => string;
}

/** The payouts to choose from, each a way to its own details. */
export function QueueList({ payouts, openId, hrefOf }: QueueListProps) {
  return (
    <ul className={styles.list}>
      {payouts.map((payout) => (
        <li key={payout.id}>
          <AppLink
            to={hrefOf(payout)}
            replace
            preventScrollReset
            className={styles.row}
            aria-current={payout.id === openId ? 'true' : undefined}
          >
            <span className={styles.who}>
              <strong>{payout.requester.name || payout.accountName}</strong>
              <span>
                <DateText value={payout.requestedAt} length="short" />
              </span>
            </span>
            <span className={styles.much}>
              <strong>{formatRupiah(payout.amount)}</strong>
              <PayoutStatus status={payout.status} />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
