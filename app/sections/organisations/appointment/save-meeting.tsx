import { useBoot } from '../../../core/app-context';
import { clock } from '../../../core/clock';
import { Button } from '../../../ui/button';
import { saveFile } from '../../../ui/save-file';
import { type Appointment, appointmentPath, writeCode } from './appointment';
import { calendarFile } from './calendar-file';

const LABELS = {
  booked: 'Tambahkan ke kalender',
  moved: 'Perbarui di kalender',
  cancelled: 'Hapus dari kalender',
} as const;

/** Puts an appointment into the visitor's calendar, as it stands. */
export function SaveMeeting({ appointment }: { appointment: Appointment }) {
  const { tenant } = useBoot();
  const { name: provider, domain } = tenant;
  const save = () => {
    const path = appointmentPath(writeCode(appointment, domain));
    const url = new URL(path, location.href).href;
    const file = calendarFile({ appointment, provider, domain, url }, clock.now());
    if (file !== null) saveFile('janji-temu.ics', file, 'text/calendar');
  };
  return (
    <Button variant="secondary" size="small" icon="calendar" data-scripted="" onClick={save}>
      {LABELS[appointment.state]}
    </Button>
  );
}
