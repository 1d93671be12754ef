/** The demo accounts, one of each kind (test/upstream/src/accounts.ts). */
export const accounts = [
  'Pengelola Utama Contoh',
  'Pengelola Contoh',
  'Mentor Contoh',
  'Guru Contoh',
  'Siswa Contoh',
  'Mitra Industri Contoh',
  'Penulis Contoh',
  'Ketua Program Contoh',
  'Mitra Contoh',
  'Ketua Wilayah Contoh',
] as const;

export type Account = (typeof accounts)[number];
