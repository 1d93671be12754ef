import { LaterParts, laterPart } from '../../core/hydration/later';

/** The wall of words with its poster, and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./word-wall').then(({ WordWall }) => WordWall)),
  laterPart(() => import('./below').then(({ Decks }) => Decks)),
  laterPart(() => import('./hourly').then(({ Hourly }) => Hourly)),
  laterPart(() => import('./below').then(({ Pier }) => Pier)),
  laterPart(() => import('./below').then(({ Gangways }) => Gangways)),
];

/** Words on a wall, which can be borrowed for a poster of one's own. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
