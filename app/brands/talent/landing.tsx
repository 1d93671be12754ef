import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./two-offers').then(({ TwoOffers }) => TwoOffers)),
  laterPart(() => import('./below').then(({ Employers }) => Employers)),
  laterPart(() => import('./below').then(({ Terms }) => Terms)),
  laterPart(() => import('./below').then(({ Fairs }) => Fairs)),
];

/** Two sides of one desk: people to be found, or work. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
