import { LaterParts, laterPart } from '../../core/hydration/later';

/** From above to below: the cover, then the chapters that its table of contents names. */
export const parts = [
  laterPart(() => import('./cover').then(({ Cover }) => Cover)),
  laterPart(() => import('./thousand').then(({ Thousand }) => Thousand)),
  laterPart(() => import('./islands').then(({ Islands }) => Islands)),
  laterPart(() => import('./chapters').then(({ Ended }) => Ended)),
  laterPart(() => import('./chapters').then(({ FieldNotes }) => FieldNotes)),
  laterPart(() => import('./chapters').then(({ Unwritten }) => Unwritten)),
];

/** A yearly report that is still being written, from its cover on. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
