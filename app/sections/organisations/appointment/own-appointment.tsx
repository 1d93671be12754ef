import { useBoot } from '../../../core/app-context';
import { useNow } from '../../../core/hydration/live';
import { usePageSet } from '../../../router/page-table';
import { ButtonLink } from '../../../ui/button';
import type { NewSubmission } from '../../forms/submissions';
import { appointmentPath, hasBegun, writeCode } from './appointment';
import { appointmentOf } from './own-appointments';
import { SaveMeeting } from './save-meeting';

/** What can be done with an appointment in the list of what was sent; nothing once it is over. */
export function OwnAppointment({ submission }: { submission: NewSubmission }) {
  const { domain } = useBoot().tenant;
  const has = usePageSet();
  const now = useNow();
  const appointment = appointmentOf(submission, domain);
  if (appointment === null || hasBegun(appointment, now)) return null;
  return (
    <>
      <SaveMeeting appointment={appointment} />
      {has('make-appointment') && (
        <ButtonLink
          variant="secondary"
          size="small"
          to={appointmentPath(writeCode(appointment, domain))}
        >
          {appointment.state === 'cancelled' ? 'Lihat janjinya' : 'Lihat, pindah, atau batal'}
        </ButtonLink>
      )}
    </>
  );
}
