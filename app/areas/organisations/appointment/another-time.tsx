import { useApp } from '../../../core/app-context';
import { useNow } from '../../../core/live';
import { parseTime } from '../../../core/wib';
import { pagePath, usePageSet } from '../../../router/page-table';
import { ButtonLink } from '../../../ui/button';
import { beginAppointment } from './appointment-fields';

interface AnotherTimeProps {
  /** ISO day and hour, in Western Indonesian Time. */
  start: string;
  topic: string;
  /** The same in words. */
  when: string;
}

/**
 * Leads to the form for another time. The platform moves no appointment: the request says which one it
 * takes the place of. Nothing where that is over.
 */
export function AnotherTime({ start, topic, when }: AnotherTimeProps) {
  const app = useApp();
  const has = usePageSet();
  const now = useNow();
  const time = parseTime(start);
  if (time === null || time.at <= now || !has('make-appointment')) return null;
  const begin = () =>
    beginAppointment(app, { topic, message: `Menggantikan janji ${when}, tolong dibatalkan.` });
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={pagePath('make-appointment')}
      onClick={begin}
      data-scripted=""
    >
      Minta waktu lain
    </ButtonLink>
  );
}
