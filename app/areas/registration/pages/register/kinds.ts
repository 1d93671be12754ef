/** What can be registered, and what is said beside each form. */
import type { IconName } from '../../../../ui/icon';

export type Kind = 'akun' | 'sekolah' | 'tim';

export interface KindText {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
  readonly title: string;
  readonly asideTitle: string;
  readonly points: readonly string[];
}

export const kinds: Readonly<Record<Kind, KindText>> = {
  akun: {
    icon: 'user',
    label: 'Akun belajar',
    hint: 'Untuk kamu sendiri',
    title: 'Buat akun belajar',
    asideTitle: 'Dengan satu akun',
    points: [
      'Daftar kelas tanpa mengisi data diri lagi.',
      'Kemajuan belajar dan sertifikat tersimpan di satu tempat.',
      'Kabar jadwal datang sebelum kelas dimulai.',
      'Akun bisa dihapus kapan saja lewat tim kami.',
    ],
  },
  sekolah: {
    icon: 'building',
    label: 'Sekolah',
    hint: 'Untuk guru dan kepala sekolah',
    title: 'Daftarkan sekolah',
    asideTitle: 'Yang perlu disiapkan',
    points: [
      'NPSN dan alamat sekolah.',
      'Nama dan kontak satu penanggung jawab.',
      'Perkiraan jumlah siswa, bila ada.',
    ],
  },
  tim: {
    icon: 'spark',
    label: 'Tim lomba',
    hint: 'Dua sampai lima orang',
    title: 'Daftarkan tim',
    asideTitle: 'Sebelum mendaftar',
    points: [
      'Sepakati nama tim; nama ini tampil di papan nilai.',
      'Minta satu guru menjadi pembimbing.',
      'Siapkan surel setiap anggota.',
    ],
  },
};

/** The kind that the query asks for; an account when it asks for none of them. */
export function kindIn(params: URLSearchParams): Kind {
  const wanted = params.get('jenis');
  return wanted === 'sekolah' || wanted === 'tim' ? wanted : 'akun';
}

/** The address of a kind's form. */
export function kindHref(kind: Kind): string {
  return kind === 'akun' ? '?' : `?jenis=${kind}`;
}
