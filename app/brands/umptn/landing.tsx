import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./exam').then(({ Exam }) => Exam)),
  laterPart(() => import('./planner').then(({ Planner }) => Planner)),
  laterPart(() => import('./strip').then(({ Strip }) => Strip)),
  laterPart(() => import('./dates').then(({ Dates }) => Dates)),
  laterPart(() => import('./receipt').then(({ Receipt }) => Receipt)),
  laterPart(() => import('./breath').then(({ Breath }) => Breath)),
];

/** An answer sheet below the days that are left. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
