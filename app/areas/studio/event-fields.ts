/** What only something that happens has: hours, a place, seats, a price. */
import type { PostDetail, PostDraft } from '../../api/post';
import { dayOf, formatHours } from '../../core/wib';
import type { FormFields } from '../../sections/forms/fields';
import { between, checkWith, type FormValues } from '../../sections/forms/rules';

export type EventField =
  | 'startDate'
  | 'startTime'
  | 'endTime'
  | 'mode'
  | 'location'
  | 'room'
  | 'quota'
  | 'price';

const laterThatDay = ({ startDate = '', startTime = '', endDate = '' }: FormValues) => {
  const isSameDay = endDate === '' || endDate === startDate;
  return checkWith((hour) => {
    if (startTime === '') return 'Isi jam mulai dulu.';
    return !isSameDay || hour > startTime ? null : 'Jam selesai harus sesudah jam mulai.';
  });
};

const ONLINE = 'online';

/** The fields beside the day on which it ends. */
export function eventFields(isTime: () => boolean): FormFields<EventField> {
  const text = { kind: 'text', isImpersonal: true } as const;
  const hour = { kind: 'time', optional: true, when: isTime } as const;
  return {
    startDate: { kind: 'date', label: 'Tanggal mulai', isImpersonal: true, when: isTime },
    startTime: { ...hour, label: 'Jam mulai (WIB)', hint: 'Kosongkan kalau sepanjang hari.' },
    endTime: { ...hour, label: 'Jam selesai (WIB)', rules: [laterThatDay] },
    mode: {
      kind: 'radio',
      label: 'Cara hadir',
      options: [
        { value: 'onsite', label: 'Di tempat' },
        { value: ONLINE, label: 'Daring' },
      ],
      when: isTime,
    },
    location: { ...text, label: 'Tempat', when: ({ mode }) => isTime() && mode !== ONLINE },
    room: {
      ...text,
      label: 'Ruang daring',
      hint: 'Misalnya Zoom; tautannya tidak perlu ditulis di sini.',
      optional: true,
      when: ({ mode }) => isTime() && mode === ONLINE,
    },
    quota: {
      kind: 'number',
      label: 'Kuota kursi',
      hint: 'Kosongkan kalau tidak dibatasi.',
      optional: true,
      rules: [between(1, 1_000_000, 'Kuota paling sedikit 1 kursi.')],
      when: isTime,
    },
    price: {
      kind: 'rupiah',
      label: 'Harga',
      hint: 'Dalam rupiah. Isi 0 kalau gratis, kosongkan kalau belum ditetapkan.',
      optional: true,
      isImpersonal: true,
      when: isTime,
    },
  };
}

/** What the fields hold of an event that there is. */
export function initialEvent(post: PostDetail): Record<EventField, string> {
  const { startDate, endDate, isOnline, location, quota, price } = post;
  const [starts, ends] = formatHours(startDate, endDate);
  return {
    startDate: dayOf(startDate),
    startTime: clockOf(starts),
    endTime: clockOf(ends),
    mode: isOnline ? ONLINE : 'onsite',
    location: isOnline ? '' : location,
    room: isOnline ? location : '',
    quota: quota > 0 ? String(quota) : '',
    price: price === null ? '' : String(price),
  };
}

/** When and where it is held, for how many, and what it costs. */
export function eventOf(
  values: Readonly<Record<EventField | 'endDate', string>>,
): Partial<PostDraft> {
  const { startDate, startTime, endTime, mode, location, room, quota, price } = values;
  const isOnline = mode === ONLINE;
  return {
    startDate: momentOf(startDate, startTime),
    endDate: momentOf(values.endDate || startDate, endTime),
    location: isOnline ? room : location,
    isOnline,
    quota: Number(quota),
    price: price === '' ? null : Number(price),
  };
}

/** A day with its hour in WIB; the day alone where it has none. */
function momentOf(day: string, time: string): string {
  return time === '' ? day : `${day}T${time}+07:00`;
}

/** The hour as a control takes it, "09:30"; nothing for a whole day. */
function clockOf(hour: string): string {
  return hour.slice(0, 5).replace('.', ':');
}
