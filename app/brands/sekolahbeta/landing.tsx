import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./strip-view').then(({ Strip }) => Strip)),
  laterPart(() => import('./hours-left').then(({ HoursLeft }) => HoursLeft)),
  laterPart(() => import('./below').then(({ Blocks }) => Blocks)),
  laterPart(() => import('./below').then(({ Fridays }) => Fridays)),
  laterPart(() => import('./below').then(({ Refusals }) => Refusals)),
];

/** The strip of twelve weeks, each of which opens. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
