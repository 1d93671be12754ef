import type { Payout } from '../../../../api/payout';
import { parseTime } from '../../../../core/wib';

/** Payouts in the order they were asked for; those whose time cannot be read come first, to be seen. */
export function oldestFirst(payouts: readonly Payout[]): Payout[] {
  const at = ({ requestedAt }: Payout) => parseTime(requestedAt)?.at ?? 0;
  return [...payouts].sort((one, other) => at(one) - at(other));
}
