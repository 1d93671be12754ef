import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./near-you').then(({ NearYou }) => NearYou)),
  laterPart(() => import('./below').then(({ Clouds }) => Clouds)),
  laterPart(() => import('./phone-call').then(({ PhoneCall }) => PhoneCall)),
  laterPart(() => import('./below').then(({ TownNews }) => TownNews)),
  laterPart(() => import('./below').then(({ Doubts }) => Doubts)),
  laterPart(() => import('./below').then(({ Door }) => Door)),
];

/** The province's 27 towns; from yours on, what there is to learn, layer by layer. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
