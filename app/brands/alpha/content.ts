/** The default home's words that come in lists. */
import type { Audience } from '../../sections/audience-section';
import type { Question } from '../../sections/faq-section';
import type { Step } from '../../sections/step-section';

export const steps: Step[] = [
  {
    title: 'Pilih kelas',
    text: 'Saring menurut tingkat, cara belajar, dan program. Silabus terbuka sebelum mendaftar.',
  },
  {
    title: 'Ikuti sesinya',
    text: 'Datang sesuai jadwal, daring atau tatap muka. Bertanya selalu lebih baik daripada menebak.',
  },
  {
    title: 'Kerjakan proyek',
    text: 'Tiap modul ditutup dengan tugas yang mirip pekerjaan aslinya, lengkap dengan masukan mentor.',
  },
  {
    title: 'Tunjukkan hasilnya',
    text: 'Proyekmu menjadi portofolio yang bisa dibawa ke wawancara atau ke atasanmu.',
  },
];

export const audiences: Audience[] = [
  {
    page: 'corporates',
    icon: 'building',
    title: 'Untuk perusahaan',
    text: 'Pelatihan tim dengan studi kasus dari pekerjaan Anda sendiri, dan laporan kemajuan tiap peserta.',
  },
  {
    page: 'government',
    icon: 'pin',
    title: 'Untuk pemerintahan',
    text: 'Program keterampilan digital bagi warga dan aparatur, dari seleksi peserta sampai evaluasi.',
  },
  {
    page: 'campus',
    icon: 'book',
    title: 'Untuk kampus',
    text: 'Kelas praktik yang mendampingi kurikulum, dengan mentor industri di samping dosen.',
  },
];

export const questions: Question[] = [
  {
    question: 'Saya belum pernah belajar bidang ini. Bisa ikut?',
    answer:
      'Bisa. Pilih kelas bertanda Pemula: materinya dimulai dari nol. Kelas Menengah dan Lanjutan mencantumkan syaratnya di halaman kelas.',
  },
  {
    question: 'Kelasnya daring atau tatap muka?',
    answer:
      'Ada keduanya. Tiap kelas mencantumkan cara belajarnya: daring, tatap muka beserta kotanya, atau hibrida yang menggabungkan keduanya.',
  },
  {
    question: 'Berapa biayanya?',
    answer:
      'Biaya tertulis di tiap kelas sebelum kamu mendaftar. Kelas tanpa biaya bertuliskan Gratis.',
  },
  {
    question: 'Bagaimana saya tahu pendaftaran masih dibuka?',
    answer:
      'Lihat tanda di kartu kelas. Pendaftaran Dibuka berarti kamu bisa mendaftar sekarang; Akan Datang berarti kelasnya masih disiapkan.',
  },
  {
    question: 'Apakah materinya bisa dilihat dulu?',
    answer:
      'Silabus tiap kelas terbuka untuk dibaca: modul, bab, dan perkiraan jamnya. Sebagian bab juga bisa dicoba langsung.',
  },
];
