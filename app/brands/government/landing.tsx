import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./atlas').then(({ Atlas }) => Atlas)),
  laterPart(() => import('./budget-year').then(({ BudgetYear }) => BudgetYear)),
  laterPart(() => import('./annexes').then(({ Trainings }) => Trainings)),
  laterPart(() => import('./annexes').then(({ Papers }) => Papers)),
  laterPart(() => import('./annexes').then(({ Reports }) => Reports)),
  laterPart(() => import('./annexes').then(({ Desk }) => Desk)),
];

/** The country as a map of equal tiles; each opens the sheet of its province. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
