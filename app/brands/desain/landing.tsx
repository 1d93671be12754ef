import { LaterParts, laterPart } from '../../core/hydration/later';

/** The wall and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./wall').then(({ DesignWall }) => DesignWall)),
  laterPart(() => import('./critique').then(({ Critique }) => Critique)),
  laterPart(() => import('./below').then(({ Desks }) => Desks)),
  laterPart(() => import('./below').then(({ Studio }) => Studio)),
  laterPart(() => import('./below').then(({ Bin }) => Bin)),
];

/** A wall of works that can be taken apart, the newest already on the bench. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
