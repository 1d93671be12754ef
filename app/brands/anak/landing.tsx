import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./yard').then(({ Yard }) => Yard)),
  laterPart(() => import('./below').then(({ Groups }) => Groups)),
  laterPart(() => import('./below').then(({ Saturday }) => Saturday)),
  laterPart(() => import('./screen-time').then(({ ScreenTime }) => ScreenTime)),
  laterPart(() => import('./below').then(({ Worries }) => Worries)),
];

/** A yard that children can play in at once. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
