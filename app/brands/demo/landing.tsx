import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./fitting-room').then(({ FittingRoom }) => FittingRoom)),
  laterPart(() => import('./roles').then(({ Roles }) => Roles)),
  laterPart(() => import('./below').then(({ Contents }) => Contents)),
  laterPart(() => import('./opening-day').then(({ OpeningDay }) => OpeningDay)),
  laterPart(() => import('./below').then(({ Answers }) => Answers)),
  laterPart(() => import('./below').then(({ Ending }) => Ending)),
];

/** A fitting room: one sentence whose words dress a small site, and then the tour of the large one. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
