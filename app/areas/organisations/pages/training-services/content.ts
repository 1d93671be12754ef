/** The training page's words that come in lists. */
import type { Question } from '../../../../sections/faq-section';
import type { Step } from '../../../../sections/step-section';

export const formats = [
  {
    name: 'Di tempat Anda',
    best: 'Satu tim yang bekerja di kantor yang sama',
    group: '8–24 peserta',
    rhythm: '2–3 hari penuh, atau sekali sepekan',
    note: 'Contoh dan latihan memakai alat yang sudah terpasang di kantor.',
  },
  {
    name: 'Daring terjadwal',
    best: 'Tim yang tersebar di beberapa kota',
    group: '8–30 peserta',
    rhythm: '2 jam, dua kali sepekan, selama 4–8 pekan',
    note: 'Setiap sesi direkam dan bisa diulang selama program berjalan.',
  },
  {
    name: 'Campuran',
    best: 'Program panjang dengan proyek bersama',
    group: '12–40 peserta',
    rhythm: 'Buka dan tutup tatap muka, sisanya daring',
    note: 'Proyek dikerjakan berkelompok dengan satu mentor tiap kelompok.',
  },
] as const;

export const steps: Step[] = [
  {
    title: 'Wawancara',
    text: 'Atasan dan tiga calon peserta: apa yang sulit pekan lalu?',
  },
  {
    title: 'Silabus dan kasus',
    text: 'Anda menerima rancangan yang boleh dicoret, beserta contoh latihannya.',
  },
  {
    title: 'Uji awal peserta',
    text: 'Dua puluh menit, supaya kelas tidak terlalu mudah atau terlalu sulit.',
  },
  {
    title: 'Kelas pertama',
    text: 'Tinjauan langsung setelah sesi pertama, perbaikan sebelum sesi kedua.',
  },
];

export const questions: Question[] = [
  {
    question: 'Berapa peserta paling sedikit?',
    answer:
      'Delapan orang untuk kelas tertutup. Kalau kurang, peserta bisa bergabung di kelas umum dengan jadwal yang sudah ada.',
  },
  {
    question: 'Apakah data perusahaan kami aman dipakai sebagai contoh?',
    answer:
      'Kami menandatangani perjanjian kerahasiaan, dan menyarankan memakai data yang sudah disamarkan. Tidak ada data Anda yang masuk ke kelas lain.',
  },
  {
    question: 'Bagaimana kemajuan peserta dilaporkan?',
    answer:
      'Tiap peserta mendapat ulasan tertulis. Atasan menerima ringkasan: yang sudah dikuasai, yang perlu dilatih lagi, dan saran penugasannya.',
  },
  {
    question: 'Apakah ada sertifikat?',
    answer: 'Ada, bagi peserta yang menyelesaikan proyek akhirnya. Kehadiran saja tidak cukup.',
  },
];
