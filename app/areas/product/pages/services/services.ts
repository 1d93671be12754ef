/** What is done for institutions: static content written for this product. */

import { summaryOf } from '../../../../router/page-values';
import type { Step } from '../../../../sections/step-section';
import type { IconName } from '../../../../ui/icon';

export interface Service {
  readonly slug: string;
  readonly icon: IconName;
  readonly title: string;
  readonly summary: string;
  /** Whom it is for, in one phrase. */
  readonly audience: string;
  readonly scope: readonly string[];
  readonly results: readonly string[];
  readonly steps: Step[];
  /** The page that goes deeper, where the tenant has it. */
  readonly page: string;
  readonly pageLabel: string;
}

export const services: readonly Service[] = [
  {
    slug: 'pelatihan-tim',
    ...summaryOf('services', 'pelatihan-tim'),
    icon: 'building',
    audience: 'Perusahaan dan instansi yang ingin timnya naik kemampuan bersama',
    scope: [
      'Wawancara dengan atasan dan calon peserta',
      'Penyusunan silabus dan studi kasus',
      'Kelas tatap muka, daring, atau campuran',
      'Pendampingan setelah kelas selama satu bulan',
    ],
    results: [
      'Silabus yang boleh dipakai ulang',
      'Nilai dan ulasan tiap peserta',
      'Laporan akhir dengan saran langkah berikutnya',
    ],
    steps: [
      { title: 'Dengar', text: 'Kami berbicara dengan orang yang mengerjakan pekerjaannya.' },
      { title: 'Rancang', text: 'Silabus dan kasus dikirim untuk Anda coret-coret.' },
      { title: 'Jalankan', text: 'Satu kelas percobaan dulu, baru angkatan penuh.' },
      { title: 'Ukur', text: 'Hasil dibandingkan dengan keadaan sebelum program.' },
    ],
    page: 'training-services',
    pageLabel: 'Selengkapnya tentang pelatihan',
  },
  {
    slug: 'program-daerah',
    ...summaryOf('services', 'program-daerah'),
    icon: 'pin',
    audience: 'Dinas, badan, dan pemerintah daerah',
    scope: [
      'Penjaringan peserta bersama komunitas setempat',
      'Kelas di balai, sekolah, atau daring',
      'Pelatihan bagi pelatih setempat',
      'Pemantauan kehadiran dan kelulusan',
    ],
    results: [
      'Data peserta dan hasilnya menurut wilayah',
      'Pelatih setempat yang siap meneruskan',
      'Laporan pelaksanaan lengkap dengan lampirannya',
    ],
    steps: [
      { title: 'Petakan', text: 'Kebutuhan dan keadaan jaringan di tiap wilayah.' },
      { title: 'Jaring', text: 'Pendaftaran lewat saluran yang dipercaya warga.' },
      { title: 'Latih', text: 'Kelas kecil, pelatih setempat mendampingi sejak awal.' },
      { title: 'Serahkan', text: 'Pedoman dan materi menjadi milik daerah.' },
    ],
    page: 'government',
    pageLabel: 'Selengkapnya untuk pemerintahan',
  },
  {
    slug: 'kurikulum-kampus',
    ...summaryOf('services', 'kurikulum-kampus'),
    icon: 'book',
    audience: 'Perguruan tinggi dan sekolah vokasi',
    scope: [
      'Penyelarasan capaian pembelajaran',
      'Modul praktik dan rubrik penilaian',
      'Mentor industri untuk tiap kelompok',
      'Pelatihan singkat bagi dosen pengampu',
    ],
    results: [
      'Modul yang siap masuk rencana semester',
      'Portofolio mahasiswa yang bisa dinilai pihak luar',
      'Catatan kesetaraan untuk konversi nilai',
    ],
    steps: [
      { title: 'Selaraskan', text: 'Capaian kuliah dibandingkan dengan kebutuhan industri.' },
      { title: 'Susun', text: 'Modul ditulis bersama dosen pengampu.' },
      { title: 'Dampingi', text: 'Mentor hadir dua pekan sekali selama semester.' },
      { title: 'Nilai', text: 'Penguji dari luar kampus ikut menilai proyek akhir.' },
    ],
    page: 'campus',
    pageLabel: 'Selengkapnya untuk kampus',
  },
  {
    slug: 'platform-belajar',
    ...summaryOf('services', 'platform-belajar'),
    icon: 'spark',
    audience: 'Lembaga yang sudah punya materi dan pengajar sendiri',
    scope: [
      'Penyiapan alamat, logo, dan warna',
      'Pemindahan satu kelas yang sudah berjalan',
      'Pelatihan pengajar dan pengelola',
      'Pendampingan minggu pertama',
    ],
    results: [
      'Platform yang siap dipakai peserta',
      'Pengajar yang bisa menyusun kelas sendiri',
      'Data yang bisa diunduh kapan saja',
    ],
    steps: [
      { title: 'Siapkan', text: 'Alamat dan tampilan mengikuti lembaga Anda.' },
      { title: 'Pindahkan', text: 'Satu kelas dulu, supaya bedanya terlihat.' },
      { title: 'Latih', text: 'Setengah hari dengan kelas pengajar sendiri.' },
      { title: 'Buka', text: 'Kami menjawab pertanyaan peserta bersama tim Anda.' },
    ],
    page: 'lms',
    pageLabel: 'Selengkapnya tentang platform',
  },
  {
    slug: 'penyaluran-talenta',
    ...summaryOf('services', 'penyaluran-talenta'),
    icon: 'user',
    audience: 'Perusahaan yang sedang membuka posisi pemula dan menengah',
    scope: [
      'Penerjemahan lowongan menjadi keterampilan yang bisa diperiksa',
      'Penyaringan dari angkatan yang baru lulus',
      'Sesi wawancara bersama dalam satu hari',
      'Tindak lanjut setelah tiga bulan bekerja',
    ],
    results: [
      'Daftar pendek calon dengan portofolionya',
      'Catatan mentor tentang cara kerja tiap calon',
      'Umpan balik bagi calon yang belum terpilih',
    ],
    steps: [
      { title: 'Jelaskan', text: 'Ceritakan pekerjaan hari pertamanya, bukan daftar syaratnya.' },
      { title: 'Saring', text: 'Kami mencocokkan dengan proyek yang pernah dikerjakan.' },
      { title: 'Temui', text: 'Bertemu beberapa calon dalam satu hari.' },
      { title: 'Tinjau', text: 'Kami bertanya lagi setelah tiga bulan.' },
    ],
    page: 'talent-hiring',
    pageLabel: 'Selengkapnya tentang rekrutmen',
  },
];
