import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./sorter').then(({ Sorter }) => Sorter)),
  laterPart(() => import('./lab').then(({ Lab }) => Lab)),
  laterPart(() => import('./below').then(({ Tried }) => Tried)),
  laterPart(() => import('./below').then(({ Rights }) => Rights)),
];

/** A board of problems that may be taken down and thought about. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
