import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./vacancies').then(({ Vacancies }) => Vacancies)),
  laterPart(() => import('./below').then(({ Called }) => Called)),
  laterPart(() => import('./below').then(({ Fairs }) => Fairs)),
  laterPart(() => import('./below').then(({ Refusals }) => Refusals)),
  laterPart(() => import('./below').then(({ Employers }) => Employers)),
];

/** Vacancies to be searched, and beside them the payslip of the one that is chosen. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
