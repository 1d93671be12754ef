import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./board').then(({ Board }) => Board)),
  laterPart(() => import('./below').then(({ Doors }) => Doors)),
  laterPart(() => import('./wager').then(({ Wager }) => Wager)),
  laterPart(() => import('./below').then(({ Minutes }) => Minutes)),
  laterPart(() => import('./below').then(({ HouseRules }) => HouseRules)),
];

/** The members' board of a house: who sits where this quarter, and which seats are free. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
