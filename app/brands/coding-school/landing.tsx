import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./timetable').then(({ Timetable }) => Timetable)),
  laterPart(() => import('./below').then(({ Desks }) => Desks)),
  laterPart(() => import('./below').then(({ Works }) => Works)),
  laterPart(() => import('./savings-view').then(({ Savings }) => Savings)),
  laterPart(() => import('./below').then(({ Doors }) => Doors)),
];

/** The school's day, hour by hour. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
