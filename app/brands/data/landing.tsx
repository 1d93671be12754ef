import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./scatter').then(({ Scatter }) => Scatter)),
  laterPart(() => import('./axis-cutter').then(({ AxisCutter }) => AxisCutter)),
  laterPart(() => import('./paths').then(({ Paths }) => Paths)),
  laterPart(() => import('./below').then(({ Table }) => Table)),
  laterPart(() => import('./below').then(({ Provenance }) => Provenance)),
];

/** The catalogue drawn as a plot: what a class costs, by how long it takes. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
