import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./pace-bar').then(({ PaceBar }) => PaceBar)),
  laterPart(() => import('./below').then(({ Heard }) => Heard)),
  laterPart(() => import('./below').then(({ Chairs }) => Chairs)),
  laterPart(() => import('./below').then(({ BecomeMentor }) => BecomeMentor)),
];

/** A sentence with gaps, and who answers it; then how such a talk goes. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
