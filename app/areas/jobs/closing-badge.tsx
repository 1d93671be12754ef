import type { Job } from '../../api/career';
import { useMountTime } from '../../core/hydration/live';
import { dayAt } from '../../core/wib';
import { closingOn } from '../../sections/jobs/job-facts';
import { Badge } from '../../ui/badge';

const TONES = { soon: 'orange', open: 'green', closed: 'grey' } as const;

/** Until when one can apply; in its last days how many are left. */
export function ClosingBadge({ job }: { job: Pick<Job, 'isOpen' | 'deadline'> }) {
  const { text, state } = closingOn(job, dayAt(useMountTime()));
  return (
    <Badge tone={TONES[state]} dot>
      {text}
    </Badge>
  );
}
