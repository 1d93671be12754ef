/** Forms of working together: what each side brings. Static content written for this product. */
import type { IconName } from '../../../../ui/icon';

/** Who asks; also the value of the address's `mitra`. */
export const partners = {
  perusahaan: 'Perusahaan',
  kampus: 'Kampus atau sekolah',
  pemerintah: 'Pemerintah',
  komunitas: 'Komunitas atau yayasan',
  perorangan: 'Perorangan',
} as const;

export type Partner = keyof typeof partners;

export interface Collaboration {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly yours: readonly string[];
  readonly ours: readonly string[];
  readonly partners: readonly Partner[];
}

export const collaborations: readonly Collaboration[] = [
  {
    key: 'kelas-bersama',
    icon: 'book',
    title: 'Kelas bersama',
    text: 'Satu kelas dengan dua nama: materi dan pengajar disusun berdua.',
    yours: ['Keahlian khas lembaga Anda', 'Satu atau dua pengajar'],
    ours: ['Rancangan pembelajaran', 'Platform dan pengelolaan peserta'],
    partners: ['perusahaan', 'kampus', 'komunitas'],
  },
  {
    key: 'beasiswa',
    icon: 'spark',
    title: 'Beasiswa kursi',
    text: 'Anda menanggung sejumlah kursi, kami menjaring dan mendampingi penerimanya.',
    yours: ['Biaya sejumlah kursi', 'Sasaran penerima'],
    ours: ['Seleksi yang terbuka', 'Laporan perkembangan tiap penerima'],
    partners: ['perusahaan', 'pemerintah', 'komunitas', 'perorangan'],
  },
  {
    key: 'masalah-nyata',
    icon: 'search',
    title: 'Titip masalah nyata',
    text: 'Masalah dari tempat kerja Anda menjadi bahan proyek akhir peserta.',
    yours: ['Masalah yang aman dibuka', 'Dua jam pendampingan tiap pekan'],
    ours: ['Kelompok peserta dan mentornya', 'Purwarupa beserta dokumentasinya'],
    partners: ['perusahaan', 'pemerintah', 'komunitas'],
  },
  {
    key: 'konversi',
    icon: 'check',
    title: 'Praktik yang diakui',
    text: 'Mahasiswa belajar di kelas kami, kampus mengakuinya sebagai bagian dari kuliah.',
    yours: ['Dosen pendamping', 'Aturan pengakuan nilai'],
    ours: ['Modul dan rubrik', 'Catatan kesetaraan tiap mahasiswa'],
    partners: ['kampus'],
  },
  {
    key: 'ruang',
    icon: 'pin',
    title: 'Ruang belajar',
    text: 'Tempat Anda menjadi ruang kelas tatap muka bagi warga sekitar.',
    yours: ['Ruangan dan koneksi', 'Penanggung jawab tempat'],
    ours: ['Pengajar dan materi', 'Pendaftaran dan kehadiran'],
    partners: ['pemerintah', 'kampus', 'komunitas'],
  },
  {
    key: 'mentor',
    icon: 'user',
    title: 'Menjadi mentor',
    text: 'Beberapa jam sepekan untuk mengulas karya dan menjawab pertanyaan.',
    yours: ['Pengalaman kerja di bidangnya', 'Tiga jam setiap pekan'],
    ours: ['Pelatihan mengulas karya', 'Kelompok kecil yang sudah siap'],
    partners: ['perorangan', 'perusahaan'],
  },
];

/** Who the address says asks; null for nobody in particular. */
export function readPartner(query: URLSearchParams): Partner | null {
  const said = query.get('mitra') ?? '';
  const isPartner = (key: string): key is Partner => Object.hasOwn(partners, key);
  return isPartner(said) ? said : null;
}

/** The forms that suit a partner, or all. */
export function collaborationsFor(partner: Partner | null): readonly Collaboration[] {
  if (partner === null) return collaborations;
  return collaborations.filter((form) => form.partners.includes(partner));
}
