/** What the festival's page shows: static demonstration content (spec sections 3 and 9). */
import type { Question } from '../../../../sections/faq-section';

export interface Speaker {
  /** Empty: the initials stand in. */
  readonly image: string;
  readonly name: string;
  readonly short_bio: string;
  readonly isConfirmed: boolean;
  readonly id?: string;
  readonly linkedIn?: string;
}

export const speakers: readonly Speaker[] = [
  {
    id: 'ratna',
    image: '',
    name: 'Ratna Kusumaningrum',
    short_bio: 'Memimpin tim produk di Bank Contoh, mengajar desain layanan tiap akhir pekan.',
    isConfirmed: true,
  },
  {
    id: 'yosef',
    image: '',
    name: 'Yosef Tabuni',
    short_bio: 'Guru fisika di SMA Contoh Jayapura, membuat laboratorium maya dari ponsel bekas.',
    isConfirmed: true,
  },
  {
    id: 'laila',
    image: '',
    name: 'Laila Nasution',
    short_bio: 'Pembuat gim di Studio Contoh. Gim pertamanya lahir dari tugas sekolah.',
    isConfirmed: true,
  },
  {
    id: 'agung',
    image: '',
    name: 'Agung Wirawan',
    short_bio: 'Analis data di Dinas Contoh, menerjemahkan angka menjadi keputusan warga.',
    isConfirmed: true,
  },
  {
    image: '',
    name: 'Meylani Sondakh',
    short_bio: 'Pendiri Koperasi Contoh, membawa nelayan berjualan tanpa perantara.',
    isConfirmed: false,
  },
  {
    image: '',
    name: 'Ferdi Lesmana',
    short_bio: 'Penguji keamanan di Perusahaan Contoh, menulis cerita tentang peretasan.',
    isConfirmed: false,
  },
];

export interface Activity {
  /** Empty: the brand's motif. */
  readonly image: string;
  readonly name: string;
  readonly description: string;
}

export const activities: readonly Activity[] = [
  {
    image: '',
    name: 'Panggung Cerita',
    description: 'Delapan belas menit, satu orang, satu hal yang mengubah cara belajarnya.',
  },
  {
    image: '',
    name: 'Lokakarya Dua Jam',
    description: 'Datang tanpa bekal, pulang membawa satu hal yang sudah jadi.',
  },
  {
    image: '',
    name: 'Pasar Karya',
    description: 'Meja-meja berisi gim, aplikasi, dan alat buatan pelajar. Boleh dicoba semua.',
  },
  {
    image: '',
    name: 'Ruang Guru Berbagi',
    description: 'Guru bertukar cara mengajar yang berhasil, juga yang gagal.',
  },
  {
    image: '',
    name: 'Klinik Portofolio',
    description: 'Dua puluh menit bersama mentor untuk membedah karyamu.',
  },
  {
    image: '',
    name: 'Kelas Kilat Keluarga',
    description: 'Orang tua dan anak menyelesaikan satu teka-teki logika bersama.',
  },
];

export interface SponsorTier {
  readonly name: string;
  /** How many may be had, in words. */
  readonly slot: string;
  /** In rupiah; null where the price is the whole cost of the event. */
  readonly price: number | null;
  readonly benefits: readonly string[];
}

/** Slots and prices are those of spec section 9. */
export const sponsorTiers: readonly SponsorTier[] = [
  {
    name: 'Sponsor Utama',
    slot: '1 slot, eksklusif',
    price: null,
    benefits: [
      'Nama merek menyatu dengan nama festival',
      'Sambutan di panggung utama',
      'Stan terbesar di pintu masuk',
      'Logo di semua bahan dan rekaman',
    ],
  },
  {
    name: 'Platinum',
    slot: '2–3 slot',
    price: 50_000_000,
    benefits: [
      'Satu sesi lokakarya atas nama merek',
      'Stan besar di ruang utama',
      'Logo di panggung dan situs',
    ],
  },
  {
    name: 'Gold',
    slot: '4–5 slot',
    price: 25_000_000,
    benefits: ['Stan di Pasar Karya', 'Logo di situs dan spanduk', 'Dua puluh undangan'],
  },
  {
    name: 'Silver',
    slot: 'Slot terbuka',
    price: 10_000_000,
    benefits: ['Logo di situs', 'Penyebutan di media sosial', 'Sepuluh undangan'],
  },
];

export interface ScheduleDay {
  readonly day: string;
  readonly theme: string;
  readonly slots: readonly {
    readonly time: string;
    readonly what: string;
    readonly where: string;
  }[];
}

/** How long it lasts, in words; the schedule has a part for each day. */
export const LENGTH = 'tiga hari';

export const schedule: readonly ScheduleDay[] = [
  {
    day: 'Hari pertama, Jumat',
    theme: 'Belajar dari cerita',
    slots: [
      { time: '08.00', what: 'Pintu dibuka dan registrasi', where: 'Pintu selatan' },
      { time: '09.00', what: 'Pembukaan', where: 'Panggung Utama' },
      { time: '10.30', what: 'Lokakarya Dua Jam', where: 'Ruang Bambu' },
      { time: '13.30', what: 'Panggung Cerita, babak pertama', where: 'Panggung Utama' },
      { time: '19.00', what: 'Malam cerita', where: 'Pendopo' },
    ],
  },
  {
    day: 'Hari kedua, Sabtu',
    theme: 'Belajar dengan membuat',
    slots: [
      { time: '10.30', what: 'Lokakarya Dua Jam', where: 'Ruang Bambu' },
      { time: '13.00', what: 'Klinik Portofolio', where: 'Sayap Timur' },
      { time: '13.30', what: 'Ruang Guru Berbagi', where: 'Ruang Jati' },
      { time: '15.00', what: 'Pasar Karya sampai malam', where: 'Halaman Tengah' },
      { time: '19.00', what: 'Malam gim buatan pelajar', where: 'Pendopo' },
    ],
  },
  {
    day: 'Hari ketiga, Minggu',
    theme: 'Belajar sekeluarga',
    slots: [
      { time: '09.00', what: 'Pasar Karya', where: 'Halaman Tengah' },
      { time: '10.30', what: 'Kelas Kilat Keluarga', where: 'Halaman Tengah' },
      { time: '13.30', what: 'Panggung Cerita, babak kedua', where: 'Panggung Utama' },
      { time: '15.00', what: 'Penghargaan dan penutupan', where: 'Panggung Utama' },
    ],
  },
];

export const questions: Question[] = [
  {
    question: 'Apakah masuknya berbayar?',
    answer: 'Tidak. Lokakarya dan klinik perlu mendaftar karena kursinya terbatas.',
  },
  {
    question: 'Bolehkah membawa anak kecil?',
    answer: 'Boleh. Ada pojok bermain dan Kelas Kilat Keluarga di hari ketiga.',
  },
  {
    question: 'Apakah sesinya direkam?',
    answer: 'Sesi di panggung utama direkam dan dibagikan setelah festival selesai.',
  },
];
