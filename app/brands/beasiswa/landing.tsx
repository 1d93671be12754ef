import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./gate').then(({ Gate }) => Gate)),
  laterPart(() => import('./countback').then(({ Countback }) => Countback)),
  laterPart(() => import('./below').then(({ Sieve }) => Sieve)),
  laterPart(() => import('./below').then(({ Readers }) => Readers)),
  laterPart(() => import('./below').then(({ Guides }) => Guides)),
  laterPart(() => import('./below').then(({ Never }) => Never)),
];

/** A calendar of rounds, and the question that everybody comes with. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
