/** The school's belts as its home tells of them, and which one somebody begins with. */
import type { ClassLevel } from '../../api/class';

export interface Band {
  readonly key: 'putih' | 'hijau' | 'biru' | 'hitam';
  readonly name: string;
  /** The level of the classes that are trained in it; none for the last one. */
  readonly level: ClassLevel | null;
  readonly saying: string;
  readonly trains: string;
}

export const bands: readonly Band[] = [
  {
    key: 'putih',
    name: 'Putih',
    level: 'beginner',
    saying: 'Datang dengan tangan kosong.',
    trains: 'Kuda-kuda: mengetik benar, membaca galat sampai habis, menyimpan sebelum pulang.',
  },
  {
    key: 'hijau',
    name: 'Hijau',
    level: 'intermediate',
    saying: 'Satu jurus, seribu kali.',
    trains: 'Jurus dasar diulang pada soal yang berbeda, sampai tangan tahu sebelum kepala.',
  },
  {
    key: 'biru',
    name: 'Biru',
    level: 'advanced',
    saying: 'Turun gelanggang.',
    trains: 'Sambung: proyek bersama lawan tanding yang boleh mematahkan karyamu dengan sopan.',
  },
  {
    key: 'hitam',
    name: 'Hitam',
    level: null,
    saying: 'Sabuk yang dipakai untuk menunduk.',
    trains: 'Karya sendiri, ujian terbuka, lalu setahun menyapu padepokan dan membimbing adik.',
  },
];

export const questions = [
  'Aku pernah membuat sesuatu yang dipakai orang lain.',
  'Kalau program rusak, aku tahu harus membaca apa lebih dulu.',
  'Aku bisa bekerja dua jam tanpa bertanya, lalu bertanya dengan tepat.',
  'Aku pernah menerima kritik di depan umum dan memperbaiki karyaku malam itu juga.',
] as const;

/** The belt to begin with, by how many of the questions are answered with yes. Black is only earned. */
export function beltFor(yes: number): Band | undefined {
  return bands[yes <= 1 ? 0 : yes <= 3 ? 1 : 2];
}
