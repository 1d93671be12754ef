import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./planner').then(({ Planner }) => Planner)),
  laterPart(() => import('./below').then(({ Gate }) => Gate)),
  laterPart(() => import('./below').then(({ WarmUp }) => WarmUp)),
  laterPart(() => import('./below').then(({ Backstage }) => Backstage)),
];

/** The festival's poster, whose type is the day and the town; then what one may do there. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
