/** The decisions about payouts, out of what the platform says of each payout. */
import type { Payout } from '../../../../api/payout';
import { parseDeadline } from '../../../../core/wib';
import { wordSearch } from '../../../../sections/lists/word-search';
import { isWithin, type Period } from '../../period';

/** What narrows the log; the platform itself searches names and numbers of accounts alone. */
export interface DecisionFilter {
  readonly search: string;
  readonly period: Period;
}

/** Payouts that are decided, the latest decision first; those without a time of it stand last. */
export function decisionsOf(
  payouts: readonly Payout[],
  { search, period }: DecisionFilter,
): readonly Payout[] {
  const holds = wordSearch(search);
  const at = ({ processedAt }: Payout) => parseDeadline(processedAt)?.at ?? 0;
  return payouts
    .filter(
      ({ status, processedAt, ...told }) =>
        status !== 'requested' &&
        isWithin(period, processedAt) &&
        holds(
          told.id,
          told.requester.name,
          told.accountName,
          told.accountNumber,
          told.bank.name,
          told.processedBy,
          told.note,
        ),
    )
    .sort((one, other) => at(other) - at(one));
}

/** How many were let through and how many refused, each with its sum in rupiah. */
export interface DecisionSums {
  readonly approved: Sum;
  readonly rejected: Sum;
}

interface Sum {
  readonly count: number;
  readonly amount: number;
}

/** What was decided altogether; what is paid was let through. */
export function sumsOf(decisions: readonly Payout[]): DecisionSums {
  const sum = (payouts: readonly Payout[]): Sum => ({
    count: payouts.length,
    amount: payouts.reduce((all, { amount }) => all + amount, 0),
  });
  const isRejected = ({ status }: Payout) => status === 'rejected';
  return {
    approved: sum(decisions.filter((one) => !isRejected(one))),
    rejected: sum(decisions.filter(isRejected)),
  };
}
