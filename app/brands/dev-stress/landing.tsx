import { LaterParts, laterPart } from '../../core/hydration/later';

const usual = () => import('../alpha/below');

/** The default landing's sections over this tenant's data, and what no default landing has. */
export const parts = [
  laterPart(() => import('../alpha/finder').then(({ Finder }) => Finder)),
  laterPart(() => usual().then(({ Counters }) => Counters)),
  laterPart(() => usual().then(({ Programs }) => Programs)),
  laterPart(() => usual().then(({ Steps }) => Steps)),
  laterPart(() => import('./strains').then(({ Failing }) => Failing)),
  laterPart(() => import('./strains').then(({ Empty }) => Empty)),
  laterPart(() => import('./strains').then(({ Huge }) => Huge)),
  laterPart(() => usual().then(({ Mentors }) => Mentors)),
  laterPart(() => usual().then(({ Audiences }) => Audiences)),
  laterPart(() => usual().then(({ Questions }) => Questions)),
  laterPart(() => usual().then(({ Ending }) => Ending)),
];

/** For developers: too long, too much, missing and failing, on one page that has to hold. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
