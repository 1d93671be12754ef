import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below. */
export const parts = [
  laterPart(() => import('./case').then(({ Case }) => Case)),
  laterPart(() => import('./below').then(({ Refused }) => Refused)),
  laterPart(() => import('./payback-bill').then(({ PaybackBill }) => PaybackBill)),
  laterPart(() => import('./below').then(({ Prices }) => Prices)),
  laterPart(() => import('./below').then(({ FirstTalk }) => FirstTalk)),
];

/** One case of a client before and after, with the line between them in the visitor's hand. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
