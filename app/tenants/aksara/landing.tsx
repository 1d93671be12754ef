import { Later, laterPart } from '../../ui/later';
import { Reading } from './reading';

/** What stands below the reading, from above to below. */
export const parts = [
  laterPart(() => import('./below').then(({ Week }) => Week)),
  laterPart(() => import('./text-meter').then(({ TextMeter }) => TextMeter)),
  laterPart(() => import('./below').then(({ Notes }) => Notes)),
  laterPart(() => import('./below').then(({ School }) => School)),
];

/** Today's reading, on the page itself: ten minutes that begin at a press. */
export default function Landing() {
  return (
    <>
      <Reading />
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always the same ones.
        <Later key={index} part={part} />
      ))}
    </>
  );
}
