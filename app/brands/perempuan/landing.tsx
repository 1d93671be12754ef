import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./opener').then(({ Opener }) => Opener)),
  laterPart(() => import('./below').then(({ Towns }) => Towns)),
  laterPart(() => import('./below').then(({ HouseRules }) => HouseRules)),
  laterPart(() => import('./below').then(({ Kitchen }) => Kitchen)),
  laterPart(() => import('./below').then(({ Chair }) => Chair)),
];

/** The next meetup as a table with faces round it, and a chair that is free. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
