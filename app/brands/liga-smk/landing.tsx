import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./table').then(({ Table }) => Table)),
  laterPart(() => import('./eight').then(({ Eight }) => Eight)),
  laterPart(() => import('./team-sheet').then(({ TeamSheet }) => TeamSheet)),
  laterPart(() => import('./below').then(({ Season }) => Season)),
  laterPart(() => import('./below').then(({ Grounds }) => Grounds)),
  laterPart(() => import('./below').then(({ Kickoff }) => Kickoff)),
];

/** The league's table is its front door. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
