import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./journey').then(({ Journey }) => Journey)),
  laterPart(() => import('./below').then(({ Desk }) => Desk)),
  laterPart(() => import('./below').then(({ Microphone }) => Microphone)),
];

/** The player, already loaded with the newest episode; below it all others as stripes. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
