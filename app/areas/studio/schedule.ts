/**
 * When a post is published: at once, or at a moment to come, before which the platform shows it to writers
 * alone. Days and hours are WIB.
 */
import { clock } from '../../core/clock';
import { dayAt, parseDeadline } from '../../core/wib';
import type { FormFields } from '../../sections/forms/fields';
import { checkWith, type FormValues } from '../../sections/forms/rules';

export type ScheduleField = 'publish' | 'publishDay' | 'publishHour';

type Values = Readonly<Record<ScheduleField, string>>;

const AT_ONCE = 'now';
export const LATER = 'later';

/** Two clocks differ by less than this, in ms: what is to be public now must not wait for the other one. */
const TOLERANCE_MS = 60_000;

const stillToCome = ({ publishDay = '' }: FormValues) =>
  checkWith((hour) =>
    isToCome(momentOf(publishDay, hour), clock.now())
      ? null
      : 'Waktu terbit harus sesudah sekarang.',
  );

/** The fields, which a post that is public already has not. */
export function scheduleFields(isPublic: boolean): FormFields<ScheduleField> {
  const isLater = ({ publish }: FormValues) => !isPublic && publish === LATER;
  return {
    publish: {
      kind: 'radio',
      label: 'Waktu terbit',
      options: [
        { value: AT_ONCE, label: 'Sekarang' },
        {
          value: LATER,
          label: 'Terjadwal',
          hint: 'Sampai waktunya, hanya penulis yang melihatnya.',
        },
      ],
      when: () => !isPublic,
    },
    publishDay: {
      kind: 'date',
      label: 'Tanggal terbit',
      isImpersonal: true,
      from: dayAt,
      when: isLater,
    },
    publishHour: {
      kind: 'time',
      label: 'Jam terbit (WIB)',
      isImpersonal: true,
      rules: [stillToCome],
      when: isLater,
    },
  };
}

/** What the fields hold of a post: its moment, where that is still to come. */
export function initialSchedule(publishedAt: string, now: number): Values {
  const time = parseDeadline(publishedAt);
  if (time === null || time.at <= now) return { publish: AT_ONCE, publishDay: '', publishHour: '' };
  const [publishDay, publishHour] = wallTimeOf(time.at);
  return { publish: LATER, publishDay, publishHour };
}

/**
 * The moment that is sent: empty where the platform's own is meant. A post that waits and is to be public
 * at once is given one that has passed.
 */
export function publishedAtOf(
  values: Values,
  { now, waits }: { now: number; waits: boolean },
): string {
  const { publish, publishDay, publishHour } = values;
  if (publish === LATER) return momentOf(publishDay, publishHour);
  return publish === AT_ONCE && waits ? momentOf(...wallTimeOf(now - TOLERANCE_MS)) : '';
}

/** Whether a post waits for its moment at `now` (Unix ms). */
export function isToCome(publishedAt: string, now: number): boolean {
  const time = parseDeadline(publishedAt);
  return time !== null && time.at > now;
}

function momentOf(day: string, hour: string): string {
  return day === '' || hour === '' ? '' : `${day}T${hour}:00+07:00`;
}

/** The day and the hour at a moment (Unix ms), `YYYY-MM-DD` and `HH:MM`. */
function wallTimeOf(at: number): [day: string, hour: string] {
  const day = dayAt(at);
  const minutes = Math.floor((at - (parseDeadline(day)?.at ?? at)) / 60_000);
  const digits = (count: number) => String(count).padStart(2, '0');
  return [day, `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`];
}
