/** A semester put together out of classes, against what the rules allow. */
import type { ClassItem } from '../../api/class';
import {
  classCredits,
  HOURS_PER_CREDIT,
  MEETING_HOURS_PER_CREDIT,
  MOST_CREDITS,
} from '../../sections/classes/credits';

/** The most that a student may carry in one semester, classes of the campus included. */
export const MOST_LOAD = 24;
/** Weeks of a semester. */
const WEEKS = 16;

export interface Plan {
  readonly credits: number;
  /** Hours in class, and of assignments and own study. */
  readonly meeting: number;
  readonly own: number;
  /** Hours a week, all of them. */
  readonly weekly: number;
  /** With the classes of the campus. */
  readonly load: number;
  /** What the first rule that is broken says; null where the plan may be handed in. */
  readonly problem: string | null;
}

type Course = Pick<ClassItem, 'name' | 'durationHours'>;

/** `campus` is how many credits are taken at the campus beside it. */
export function planOf(courses: readonly Course[], campus: number): Plan {
  const credits = courses.reduce((sum, course) => sum + classCredits(course), 0);
  const load = credits + campus;
  return {
    credits,
    meeting: credits * MEETING_HOURS_PER_CREDIT,
    own: credits * (HOURS_PER_CREDIT - MEETING_HOURS_PER_CREDIT),
    weekly: Math.round((credits * HOURS_PER_CREDIT) / WEEKS),
    load,
    problem: problemOf(credits, load),
  };
}

function problemOf(credits: number, load: number): string | null {
  if (credits === 0) return 'Belum ada kelas yang dicentang.';
  if (credits > MOST_CREDITS) {
    return `Lewat ${credits - MOST_CREDITS} SKS dari batas ${MOST_CREDITS} SKS kegiatan luar kampus per semester.`;
  }
  if (load > MOST_LOAD) {
    return `Beban semester ${load} SKS, lewat ${load - MOST_LOAD} dari batas ${MOST_LOAD}.`;
  }
  return null;
}

/** The plan as a letter to the adviser: an address that opens it in the visitor's own mail. */
export function letterOf(courses: readonly Course[], plan: Plan): string {
  const lines = courses.map((course) => `- ${course.name}: ${classCredits(course)} SKS`);
  const body = [
    'Yth. dosen wali,',
    '',
    'Berikut rencana semester industri yang ingin saya bicarakan:',
    ...lines,
    '',
    `Jumlah ${plan.credits} SKS, ${plan.meeting} jam tatap muka dan ${plan.own} jam tugas serta belajar mandiri.`,
    `Beban semester bersama mata kuliah kampus: ${plan.load} SKS.`,
  ].join('\r\n');
  return `mailto:?subject=${encodeURIComponent('Rencana semester industri')}&body=${encodeURIComponent(body)}`;
}
