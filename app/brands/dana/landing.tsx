import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./ledger').then(({ Ledger }) => Ledger)),
  laterPart(() => import('./daily-gift').then(({ DailyGift }) => DailyGift)),
  laterPart(() => import('./below').then(({ Path }) => Path)),
  laterPart(() => import('./below').then(({ Doubts }) => Doubts)),
  laterPart(() => import('./below').then(({ Ending }) => Ending)),
];

/** A cash book that anybody may open: every campaign is a line of it. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
