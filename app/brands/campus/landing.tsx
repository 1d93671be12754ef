import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./plan-form').then(({ PlanForm }) => PlanForm)),
  laterPart(() => import('./matches').then(({ Matches }) => Matches)),
  laterPart(() => import('./below').then(({ Semester }) => Semester)),
  laterPart(() => import('./below').then(({ Funds }) => Funds)),
  laterPart(() => import('./below').then(({ Lecturers }) => Lecturers)),
  laterPart(() => import('./below').then(({ Review }) => Review)),
];

/** A semester's study card: classes are picked, credits counted, the card printed or sent. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
