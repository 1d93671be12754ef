import { LaterParts, laterPart } from '../../core/hydration/later';

/** The reading and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./reading').then(({ Reading }) => Reading)),
  laterPart(() => import('./below').then(({ Week }) => Week)),
  laterPart(() => import('./text-meter').then(({ TextMeter }) => TextMeter)),
  laterPart(() => import('./below').then(({ Notes }) => Notes)),
  laterPart(() => import('./below').then(({ School }) => School)),
];

/** Today's reading, on the page itself: ten minutes that begin at a press. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
