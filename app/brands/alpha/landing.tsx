import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./finder').then(({ Finder }) => Finder)),
  laterPart(() => import('./below').then(({ Counters }) => Counters)),
  laterPart(() => import('./below').then(({ Programs }) => Programs)),
  laterPart(() => import('./below').then(({ Steps }) => Steps)),
  laterPart(() => import('./below').then(({ Mentors }) => Mentors)),
  laterPart(() => import('./below').then(({ Audiences }) => Audiences)),
  laterPart(() => import('./below').then(({ Questions }) => Questions)),
  laterPart(() => import('./below').then(({ Ending }) => Ending)),
];

/**
 * The default home: a catalogue that is searched at once. It also stands in for layouts that have no
 * landing of their own, so it says nothing that holds for one brand alone, and links only to pages
 * that the tenant has.
 */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
