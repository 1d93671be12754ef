import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./market').then(({ Market }) => Market)),
  laterPart(() => import('./calculator').then(({ Calculator }) => Calculator)),
  laterPart(() => import('./below').then(({ Evening }) => Evening)),
  laterPart(() => import('./below').then(({ SharedMarkets }) => SharedMarkets)),
  laterPart(() => import('./below').then(({ Tales }) => Tales)),
];

/** A market of stalls, one a class: those that take people are open, the others have their shutter down. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
