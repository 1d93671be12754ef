/** The programme's belts and the class levels they stand for. */
import type { ClassItem, ClassLevel, ClassMentor } from '../../../../api/class';

export interface Belt {
  readonly key: 'white' | 'green' | 'blue' | 'black';
  readonly name: string;
  /** The level of its classes; the last belt has none, it is earned with a work of one's own. */
  readonly level: ClassLevel | null;
  readonly aim: string;
  readonly test: string;
}

export const belts: readonly Belt[] = [
  {
    key: 'white',
    name: 'Sabuk putih',
    level: 'beginner',
    aim: 'Mengenal dasar: cara kerja web, logika, dan kebiasaan berlatih yang teratur.',
    test: 'Naik tingkat setelah satu karya kecil selesai dan bisa kamu jelaskan.',
  },
  {
    key: 'green',
    name: 'Sabuk hijau',
    level: 'intermediate',
    aim: 'Mengulang jurus sampai lancar lewat latihan pendek yang diperiksa pelatih.',
    test: 'Naik tingkat setelah tiga latihan lolos tanpa bantuan.',
  },
  {
    key: 'blue',
    name: 'Sabuk biru',
    level: 'advanced',
    aim: 'Turun gelanggang: mengerjakan proyek kelompok dengan tenggat yang nyata.',
    test: 'Naik tingkat setelah proyek kelompok dirilis dan dinilai dua pelatih.',
  },
  {
    key: 'black',
    name: 'Sabuk hitam',
    level: null,
    aim: 'Menyelesaikan karya sendiri, mempertanggungjawabkannya, lalu membimbing adik tingkat.',
    test: 'Ujian terbuka di depan pelatih dan teman seperguruan.',
  },
];

/** The belt that a class counts towards; null for a class without a level. */
export function beltOf({ level }: Pick<ClassItem, 'level'>): Belt | null {
  return belts.find((belt) => belt.level !== null && belt.level === level) ?? null;
}

/** Who coaches these classes, each person once, in the classes' order. */
export function coachesOf(classes: readonly Pick<ClassItem, 'mentor'>[]): readonly ClassMentor[] {
  const byName = new Map<string, ClassMentor>();
  for (const { mentor } of classes) {
    if (mentor.name !== '' && !byName.has(mentor.name)) byName.set(mentor.name, mentor);
  }
  return [...byName.values()];
}
