import { laterPart } from '../../ui/later';
import { LaterParts } from '../../ui/later-parts';
import { Bands } from './bands';

/** What stands below the belts, from above to below. */
export const parts = [
  laterPart(() => import('./belt-test').then(({ BeltTest }) => BeltTest)),
  laterPart(() => import('./below').then(({ Rules }) => Rules)),
  laterPart(() => import('./below').then(({ Coaches }) => Coaches)),
  laterPart(() => import('./below').then(({ Gate }) => Gate)),
];

/** Four belts across the whole page; each opens to what is trained in it. */
export default function Landing() {
  return (
    <>
      <Bands />
      <LaterParts parts={parts} />
    </>
  );
}
