/** The features of Aksara, the literacy tools for schools: static content written for this product. */

import { textOf } from '../../../../router/page-values';
import type { Feature } from '../../feature';

export const aksaraFeatures: readonly Feature[] = [
  {
    slug: 'pustaka-bacaan',
    ...textOf('aksara-feature', 'pustaka-bacaan'),
    key: 'library',
    icon: 'book',
    label: 'Bacaan menurut jenjang',
    image: '',
    listFeatures: [
      'Bacaan dikelompokkan menurut jenjang, tema, dan lama membaca',
      'Rak kelas yang disusun guru, lengkap dengan pertanyaan pemantik',
      'Ukuran huruf, jarak baris, dan suara pembaca bagi yang membutuhkan',
      'Unduh sekali, baca kapan saja tanpa koneksi',
    ],
    benefits: [
      {
        title: 'Pas dengan kemampuannya',
        icon: 'spark',
        desc: 'Siswa tidak menyerah di halaman pertama karena bacaannya terlalu sulit, atau bosan karena terlalu mudah.',
      },
      {
        title: 'Guru yang menentukan',
        icon: 'user',
        desc: 'Rak kelas mengikuti pelajaran minggu ini, bukan urutan dari kami.',
      },
      {
        title: 'Ringan di ponsel',
        icon: 'clock',
        desc: 'Satu bacaan lebih kecil daripada satu foto, jadi kuota orang tua tidak habis.',
      },
    ],
  },
  {
    slug: 'jurnal-baca',
    ...textOf('aksara-feature', 'jurnal-baca'),
    key: 'journal',
    icon: 'calendar',
    label: 'Catatan membaca setiap hari',
    image: '',
    listFeatures: [
      'Catatan berupa tulisan, gambar tangan, atau rekaman suara pendek',
      'Pertanyaan pemantik yang berganti tiap hari',
      'Balasan guru menempel pada catatannya',
      'Lembar ringkas mingguan untuk dibawa pulang',
    ],
    benefits: [
      {
        title: 'Kebiasaan, bukan tugas',
        icon: 'refresh',
        desc: 'Lima menit setiap hari lebih mudah dijaga daripada satu laporan panjang setiap bulan.',
      },
      {
        title: 'Semua anak punya cara',
        icon: 'chat',
        desc: 'Yang belum lancar menulis bisa bercerita. Yang malu bicara bisa menggambar.',
      },
      {
        title: 'Rumah ikut tahu',
        icon: 'building',
        desc: 'Orang tua melihat apa yang dibaca anaknya tanpa harus bertanya seperti ulangan.',
      },
    ],
  },
  {
    slug: 'lingkar-diskusi',
    ...textOf('aksara-feature', 'lingkar-diskusi'),
    key: 'circle',
    icon: 'chat',
    label: 'Membahas bacaan bersama',
    image: '',
    listFeatures: [
      'Peran yang bergiliran sendiri dari satu pertemuan ke pertemuan berikutnya',
      'Kartu peran dengan contoh pertanyaan yang baik',
      'Catatan kelompok yang disusun bersama',
      'Lembar pengamatan guru dengan empat ukuran sederhana',
    ],
    benefits: [
      {
        title: 'Semua kebagian bicara',
        icon: 'user',
        desc: 'Peran membuat anak yang pendiam punya alasan untuk membuka suara.',
      },
      {
        title: 'Belajar membantah dengan sopan',
        icon: 'check',
        desc: 'Kartu peran memberi contoh kalimat untuk setuju, bertanya, dan berbeda pendapat.',
      },
      {
        title: 'Pengamatan yang tercatat',
        icon: 'search',
        desc: 'Guru menandai empat hal saja, cukup untuk melihat perkembangan dari bulan ke bulan.',
      },
    ],
  },
  {
    slug: 'papan-kelas',
    ...textOf('aksara-feature', 'papan-kelas'),
    key: 'board',
    icon: 'pin',
    label: 'Perkembangan satu kelas',
    image: '',
    listFeatures: [
      'Jumlah hari membaca tiap siswa, bukan jumlah halaman',
      'Tanda lembut bagi siswa yang berhenti lebih dari sepekan',
      'Bacaan yang tamat dan yang ditinggalkan',
      'Ringkasan sekolah untuk kepala sekolah dan pengawas',
    ],
    benefits: [
      {
        title: 'Tahu sebelum terlambat',
        icon: 'warning',
        desc: 'Siswa yang berhenti membaca terlihat pekan itu juga, bukan saat pembagian rapor.',
      },
      {
        title: 'Tanpa mempermalukan',
        icon: 'lock',
        desc: 'Tidak ada peringkat. Yang dibandingkan hanyalah siswa itu dengan dirinya bulan lalu.',
      },
      {
        title: 'Bahan rapat yang siap',
        icon: 'check',
        desc: 'Ringkasan sekolah terisi sendiri, jadi guru tidak menyusun laporan dua kali.',
      },
    ],
  },
];
