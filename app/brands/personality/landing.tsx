import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./ears').then(({ Ears }) => Ears)),
  laterPart(() => import('./below').then(({ Leaves }) => Leaves)),
  laterPart(() => import('./below').then(({ Readings }) => Readings)),
  laterPart(() => import('./below').then(({ Talk }) => Talk)),
];

/** The test's first question, to be answered at once; then what an answer is good for. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
