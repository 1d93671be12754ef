import type { Payout } from '../../../../api/payout';
import { AppLink } from '../../../../ui/app-link';
import { Checkbox } from '../../../../ui/choice';
import { formatRupiah } from '../../../../ui/format';
import { DateText } from '../../../../ui/value';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { PayoutStatus } from '../../payout-status';
import styles from './queue-list.module.css';

interface QueueListProps {
  payouts: readonly Payout[];
  openId: string | undefined;
  hrefOf: (payout: Payout) => string;
  /** Which of them are picked for one decision, where they can be. */
  picking?: { picked: ReadonlySet<string>; onPick: (payout: Payout) => void };
}

/** The payouts to choose from, each a way to its own details. */
export function QueueList({ payouts, openId, hrefOf, picking }: QueueListProps) {
  return (
    <ul className={styles.list}>
      {payouts.map((payout) => (
        <li key={payout.id} className={styles.item}>
          {picking && (
            <Checkbox
              className={styles.pick}
              checked={picking.picked.has(payout.id)}
              onChange={() => picking.onPick(payout)}
            >
              <VisuallyHidden>
                Pilih {formatRupiah(payout.amount)} dari{' '}
                {payout.requester.name || payout.accountName}
              </VisuallyHidden>
            </Checkbox>
          )}
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
                <DateText value={payout.requestedAt} length="short" fallback="Tidak tercatat" />
              </span>
              <DecidedBy payout={payout} />
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

/** When it was decided, and by whom. */
function DecidedBy({ payout: { processedAt, processedBy } }: { payout: Payout }) {
  if (processedAt === '') return null;
  return (
    <span>
      Diputuskan <DateText value={processedAt} length="short" />
      {processedBy && `, ${processedBy}`}
    </span>
  );
}
