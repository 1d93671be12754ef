import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./editor').then(({ Editor }) => Editor)),
  laterPart(() => import('./below').then(({ Replies }) => Replies)),
  laterPart(() => import('./below').then(({ Circle }) => Circle)),
  laterPart(() => import('./below').then(({ Manuscript }) => Manuscript)),
];

/** A shelf of what was sent in; whichever spine is pressed opens. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
