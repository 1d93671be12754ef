import { LaterParts, laterPart } from '../../core/hydration/later';

/** The museum's wall and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./museum').then(({ Museum }) => Museum)),
  laterPart(() => import('./below').then(({ Rights }) => Rights)),
  laterPart(() => import('./below').then(({ Screening }) => Screening)),
  laterPart(() => import('./corridor').then(({ Corridor }) => Corridor)),
  laterPart(() => import('./below').then(({ Notes }) => Notes)),
  laterPart(() => import('./below').then(({ NextFrame }) => NextFrame)),
];

/** A wall to walk along, room by room; each work's label opens. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
