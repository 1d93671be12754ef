/** What has come together for a campaign, and what has only been promised. */
import { getDonationTotal } from '../../api/donation';
import { useIsHydrated } from '../../core/hydration/live';
import { mapResult, type QueryResult } from '../../data/query-result';
import { useCalls } from '../../data/use-call';
import { useInView } from '../../data/use-in-view';
import { useFresh } from '../../data/use-look-again';

/** Sums in rupiah: money that has come, and pledges whose money has not. */
export interface Raised {
  readonly paid: number;
  readonly pledged: number;
}

/** The calls behind a campaign's sums. */
function raisedCalls(campaign: string) {
  return [
    getDonationTotal({ campaign, status: 'paid' }),
    getDonationTotal({ campaign, status: 'pledged' }),
  ] as const;
}

/**
 * The sums of campaigns taken together, asked for once the element that `ref` is given to comes near
 * the window (`isAsked`). The database is not this brand's alone, so that all that was given to it
 * means nothing.
 */
export function useRaised(campaigns: readonly string[]) {
  const { ref, isInView } = useInView();
  // A bar that is taken over begins as the edge has rendered it, where nothing is asked for.
  const isHydrated = useIsHydrated();
  const reading = useCalls(campaigns.flatMap(raisedCalls), { asks: isInView });
  useFresh(isInView ? [getDonationTotal()] : []);
  const raised: QueryResult<Raised> = mapResult(reading, (sums) => ({
    paid: total(sums.filter((_, index) => index % 2 === 0)),
    pledged: total(sums.filter((_, index) => index % 2 === 1)),
  }));
  return { ref, raised, isAsked: isInView && isHydrated };
}

function total(sums: readonly number[]): number {
  return sums.reduce((sum, one) => sum + one, 0);
}

/**
 * How far a bar is filled, in percent of the target: by what has come, and by what is promised on
 * top of it. Together they are 100 at most, and what has come goes before.
 */
export function sharesOf({ paid, pledged }: Raised, target: number): Raised {
  if (!(target > 0)) return { paid: 0, pledged: 0 };
  const share = Math.min(100, (Math.max(0, paid) / target) * 100);
  return { paid: share, pledged: Math.min(100 - share, (Math.max(0, pledged) / target) * 100) };
}
