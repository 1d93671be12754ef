import { LaterParts, laterPart } from '../../core/hydration/later';

/** What opens the landing and what stands below it, from above to below. */
export const parts = [
  laterPart(() => import('./first').then(({ First }) => First)),
  laterPart(() => import('./below').then(({ Essays }) => Essays)),
  laterPart(() => import('./survey-scale').then(({ SurveyScale }) => SurveyScale)),
  laterPart(() => import('./below').then(({ Rules }) => Rules)),
  laterPart(() => import('./below').then(({ Letterbox }) => Letterbox)),
];

/** A newspaper's front page: nameplate, dateline, and columns of what the newsroom has written. */
export default function Landing() {
  return <LaterParts parts={parts} />;
}
