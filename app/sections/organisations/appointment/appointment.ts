/**
 * An appointment that a visitor has made, and its link. The platform takes appointments and names no call
 * that reads, moves or cancels one, so the link itself carries what was booked, in its fragment:
 * `#janji=<id>.<sequence>.<state>.<start>.<before>.<topic>.<check>`.
 *
 * A fragment is never sent: it is in no request line, no log and no referrer. It holds a time and one of
 * the form's topics, and nothing about a person, so that it needs no secret: whoever has the link sees when
 * somebody unknown is called, and can change nothing by it. The check tells of a link that was cut, mistyped
 * or made by another site. It is no signature, because a key in the browser would be no secret: the page
 * therefore shows nothing of a link but a time and a known topic, and the team is sent all times in words.
 */

import { seedOf } from '../../../art/identity/seed';
import { dayAt, formatMoment, parseTime, weekdayOf } from '../../../core/wib';
import { pagePath } from '../../../router/page-table';

/** What has become of it: an appointment that was moved waits for the team's word. */
export type AppointmentState = 'booked' | 'moved' | 'cancelled';

export interface Appointment {
  /** Names it in calendars, through all its changes. */
  readonly id: string;
  /** How often it was changed; 0 at first. */
  readonly sequence: number;
  readonly state: AppointmentState;
  /** ISO day and hour, `2026-12-03T09:00`, in Western Indonesian Time. */
  readonly start: string;
  /** The start before the last move; empty where it was not moved. */
  readonly before: string;
  /** One of {@link TOPICS}. */
  readonly topic: string;
}

/** What is talked about, by its word in links: the words of earlier links stay. */
const TOPIC_WORDS: Readonly<Record<string, string>> = {
  kelas: 'Kelas untuk diri sendiri',
  tim: 'Pelatihan tim atau perusahaan',
  sekolah: 'Kerja sama sekolah atau kampus',
  daerah: 'Program pemerintah daerah',
  lulusan: 'Merekrut lulusan',
  lain: 'Hal lain',
};

/** What a visitor may want to talk about. */
export const TOPICS: readonly string[] = Object.values(TOPIC_WORDS);

const STATES: Readonly<Record<string, AppointmentState>> = {
  b: 'booked',
  m: 'moved',
  c: 'cancelled',
};

const SHAPE =
  /^([A-Za-z0-9]{4,20})\.(\d{1,3})\.([bmc])\.(\d{8}T\d{4})\.(\d{8}T\d{4})?\.([a-z]+)\.([a-z0-9]+)$/;

/** A new appointment, with an id of its own. */
export function newAppointment(start: string, topic: string): Appointment {
  return { id: newId(), sequence: 0, state: 'booked', start, before: '', topic };
}

/** The same once the visitor has asked for another time. */
export function moved(appointment: Appointment, start: string): Appointment {
  const { sequence, start: before } = appointment;
  return { ...appointment, sequence: sequence + 1, state: 'moved', start, before };
}

/** The same once the visitor has called it off. */
export function cancelled(appointment: Appointment): Appointment {
  return { ...appointment, sequence: appointment.sequence + 1, state: 'cancelled', before: '' };
}

/** What the link of an appointment carries. `domain` is the tenant's. */
export function writeCode(appointment: Appointment, domain: string): string {
  const { id, sequence, state, start, before, topic } = appointment;
  const word = wordOf(TOPIC_WORDS, topic);
  const parts = [id, sequence, wordOf(STATES, state), packed(start), packed(before), word];
  const text = parts.join('.');
  return `${text}.${checkOf(text, domain)}`;
}

/** Reads such a code; null where it is cut, changed or another site's. */
export function readCode(code: string, domain: string): Appointment | null {
  const [, id, sequence, letter = '', day = '', earlier = '', word = '', check] =
    SHAPE.exec(code) ?? [];
  if (id === undefined || check !== checkOf(code.slice(0, code.lastIndexOf('.')), domain)) {
    return null;
  }
  const [start, before] = [unpacked(day), unpacked(earlier)];
  const state = STATES[letter];
  const topic = Object.hasOwn(TOPIC_WORDS, word) ? TOPIC_WORDS[word] : undefined;
  if (start === '' || state === undefined || topic === undefined) return null;
  if ((state === 'moved') !== (before !== '')) return null;
  return { id, sequence: Number(sequence), state, start, before, topic };
}

const FRAGMENT = '#janji=';

/** The page of an appointment that was made. */
export function appointmentPath(code = ''): string {
  const fragment = code === '' ? '' : FRAGMENT + code;
  return `${pagePath('make-appointment')}?janji=ubah${fragment}`;
}

/** The code in an address's fragment; empty where there is none. */
export function codeIn(hash: string): string {
  return hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : hash.replace(/^#/, '');
}

const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

/** "Kamis, 3 Desember 2026 pukul 09.00 WIB". */
export function timeText(start: string): string {
  return `${weekdayText(start)}, ${formatMoment(start)}`;
}

/** "Kamis", of a day or a moment. */
export function weekdayText(start: string): string {
  const time = parseTime(start);
  return time === null ? '' : (DAYS[weekdayOf(dayAt(time.at))] ?? '');
}

/** Whether it has begun at a time, in Unix ms. */
export function hasBegun({ start }: Appointment, now: number): boolean {
  return (parseTime(start)?.at ?? 0) <= now;
}

/** The word that stands for a text; empty for one that has none. */
function wordOf(words: Readonly<Record<string, string>>, text: string): string {
  return Object.entries(words).find(([, one]) => one === text)?.[0] ?? '';
}

/** `20261203T0900` */
function packed(start: string): string {
  return start.replace(/[-:]/g, '');
}

/** The ISO day and hour of a packed one; empty where there is no such moment. */
function unpacked(text: string): string {
  const start = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5');
  return parseTime(start)?.isWholeDay === false ? start : '';
}

function checkOf(text: string, domain: string): string {
  return seedOf(`${domain} ${text}`).toString(36);
}

/** Ten letters and digits. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
