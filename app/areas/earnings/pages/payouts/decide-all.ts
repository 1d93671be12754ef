/** Several payouts decided one after the other. */
import type { Answer, Failed } from '../../../../api/answer';
import type { Payout } from '../../../../api/payout';
import { formatNumber, formatRupiah } from '../../../../ui/format';
import type { Decided } from './outcome';

export interface DecidedAll {
  readonly done: readonly Payout[];
  /** Somebody else was faster. */
  readonly taken: readonly Payout[];
  /** Not decided: what failed, and what has not been tried after it. */
  readonly left: readonly Payout[];
  /** Why it went no further; null where it went to the end, or no answer came. */
  readonly failure: Failed<unknown> | null;
}

/**
 * Sends a decision for each, in order. It stops at the first that fails for another reason than that it
 * was decided already: the next would fail alike, and nobody wants to guess which of many went through.
 * `isOver` is asked before each; once the visitor has left, no more money goes out in their name.
 */
export async function decideAll(
  payouts: readonly Payout[],
  decide: (payout: Payout) => Promise<Answer<unknown> | null>,
  isOver: () => boolean,
): Promise<DecidedAll> {
  const [done, taken]: [Payout[], Payout[]] = [[], []];
  for (const [index, payout] of payouts.entries()) {
    if (isOver()) return { done, taken, left: payouts.slice(index), failure: null };
    const answer = await decide(payout);
    if (answer?.status) done.push(payout);
    else if (answer?.code === 409) taken.push(payout);
    else return { done, taken, left: payouts.slice(index), failure: answer };
  }
  return { done, taken, left: [], failure: null };
}

/**
 * What has come of it, in words; `what` is what was done: "disetujui", `rest` how what is left stands.
 */
export function allText(
  { done, taken, left }: DecidedAll,
  what: string,
  failure: string,
  rest = 'masih terpilih',
): Decided {
  const parts = [
    done.length > 0 && `${formatNumber(done.length)} penarikan (${sumText(done)}) ${what}.`,
    taken.length > 0 &&
      `${formatNumber(taken.length)} tidak jadi ${what}, orang lain lebih dulu memutuskan.`,
    left.length > 0 && `${formatNumber(left.length)} belum ${what} dan ${rest}. ${failure}`,
  ];
  const isWhole = taken.length === 0 && left.length === 0;
  return { tone: isWhole ? 'success' : 'warning', text: parts.filter(Boolean).join(' ') };
}

/** What payouts come to together. */
export function sumText(payouts: readonly Payout[]): string {
  return formatRupiah(payouts.reduce((sum, { amount }) => sum + amount, 0));
}
