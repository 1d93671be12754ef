import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./lesson-sheet').then(({ LessonSheet }) => LessonSheet)),
  laterPart(() => import('./hours').then(({ Hours }) => Hours)),
  laterPart(() => import('./below').then(({ Afternoon }) => Afternoon)),
  laterPart(() => import('./below').then(({ Colleagues }) => Colleagues)),
  laterPart(() => import('./below').then(({ StaffRoom }) => StaffRoom)),
];

/** Tomorrow's lesson, written on the board by what the teacher says of it. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
