import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./odd-line').then(({ OddLine }) => OddLine)),
  laterPart(() => import('./below').then(({ OpenClasses }) => OpenClasses)),
  laterPart(() => import('./below').then(({ Shifts }) => Shifts)),
  laterPart(() => import('./password').then(({ PasswordScale }) => PasswordScale)),
  laterPart(() => import('./below').then(({ Oath }) => Oath)),
];

/** A server's log with one line that does not belong; who finds it has understood the trade. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
