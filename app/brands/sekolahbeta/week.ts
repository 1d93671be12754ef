/** The 168 hours of a week, and what twelve intensive weeks leave of them. */

export const HOURS = 168;
/** Hours of class by the timetable, and those asked for outside of it. */
export const SCHOOL = { inClass: 21, outside: 12 } as const;

export interface Week {
  /** Hours of sleep a night. */
  readonly sleep: number;
  /** Hours of work a week. */
  readonly work: number;
  /** Hours on the way on a class day. */
  readonly way: number;
}

/** Where the hours go, in order, and how many are left; less than 0 where they do not suffice. */
export function spend({ sleep, work, way }: Week) {
  const spent = {
    sleep: sleep * 7,
    school: SCHOOL.inClass + SCHOOL.outside,
    way: way * 3,
    work,
  };
  const left = HOURS - Object.values(spent).reduce((sum, hours) => sum + hours, 0);
  return { spent, left };
}

/** What is said of a day's share of the rest: eating, washing, people. */
export function verdict(left: number): string {
  const perDay = left / 7;
  if (perDay < 2) return 'Tidak muat. Jangan paksa; ambil Pekan Nol dan geser satu angkatan.';
  if (perDay < 5) return 'Muat kalau tidak ada yang sakit. Bicarakan dulu dengan orang serumah.';
  if (perDay < 9) return 'Muat. Masih ada ruang untuk makan malam yang tidak buru-buru.';
  return 'Longgar sekali. Kami jadi iri.';
}
