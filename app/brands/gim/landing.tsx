import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./title').then(({ Title }) => Title)),
  laterPart(() => import('./workbench').then(({ Workbench }) => Workbench)),
  laterPart(() => import('./levels').then(({ Levels }) => Levels)),
  laterPart(() => import('./talk').then(({ Talk }) => Talk)),
  laterPart(() => import('./credits').then(({ Credits }) => Credits)),
];

/** A title screen that is played, then the credits. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
