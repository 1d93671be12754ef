import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./bands').then(({ Bands }) => Bands)),
  laterPart(() => import('./belt-test').then(({ BeltTest }) => BeltTest)),
  laterPart(() => import('./below').then(({ Rules }) => Rules)),
  laterPart(() => import('./below').then(({ Coaches }) => Coaches)),
  laterPart(() => import('./below').then(({ Gate }) => Gate)),
];

/** Four belts across the whole page; each opens to what is trained in it. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
