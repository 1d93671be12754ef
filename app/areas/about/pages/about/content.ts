/** The about page's words that come in lists: they hold for every brand. */
import type { Step } from '../../../../sections/step-section';

/** What is held to, and what that means on an ordinary day. */
export const principles = [
  {
    title: 'Terbuka sebelum dibayar',
    text: 'Silabus, jadwal, biaya, dan syarat tertulis di halaman kelas. Tidak ada yang baru diberi tahu setelah mendaftar.',
  },
  {
    title: 'Diajar oleh yang mengerjakan',
    text: 'Pengajar masih bekerja di bidangnya. Contoh dan kesalahannya datang dari pekerjaan sungguhan.',
  },
  {
    title: 'Dinilai lewat karya',
    text: 'Kelulusan ditentukan oleh proyek yang bisa dibuka orang lain, bukan oleh jumlah kehadiran.',
  },
  {
    title: 'Tidak meninggalkan siapa pun',
    text: 'Halaman kami ringan di ponsel lama, bisa dibaca dengan pembaca layar, dan tetap berguna di koneksi lambat.',
  },
] as const;

export const teaching: Step[] = [
  {
    title: 'Berangkat dari pekerjaan',
    text: 'Kami bertanya lebih dulu: setelah kelas ini, apa yang harus bisa dikerjakan peserta?',
  },
  {
    title: 'Sedikit, lalu dicoba',
    text: 'Satu gagasan, satu latihan. Penjelasan panjang disimpan untuk yang ingin mendalami.',
  },
  {
    title: 'Umpan balik bernama',
    text: 'Mentor mengulas karya satu per satu, dengan nama pesertanya, bukan komentar umum.',
  },
  {
    title: 'Dipakai di luar kelas',
    text: 'Proyek akhir dikerjakan untuk orang atau masalah nyata, supaya ada alasan menyelesaikannya.',
  },
];
