/** Three programmes with companies, written for demonstration (spec section 3). */

import { summaryOf } from '../../router/page-values';
import type { PortfolioItem } from './item';
import { papersOf, photosOf } from './pictures';

export const corporateItems: readonly PortfolioItem[] = [
  {
    slug: 'farcapital',
    ...summaryOf('portfolio', 'Corporates/farcapital'),
    kind: 'Corporates',
    date: '2025-08-29',
    clientName: 'Farcapital',
    projectLink: 'https://farcapital.example',
    cover: '',
    scene: 'coins',
    subjects: 'farcapital analis data investasi keuangan akademi perusahaan siber riset',
    description: `<p>Tim riset Farcapital tumbuh lebih cepat daripada cara mereka bekerja. Analis baru datang dari latar yang berbeda-beda, memakai lembar kerja masing-masing, dan hasilnya sulit diperiksa rekan sendiri.</p>
<h3>Yang kami kerjakan</h3>
<ul><li>Memetakan pekerjaan harian tim menjadi enam keterampilan yang bisa diamati.</li><li>Menyusun modul dari laporan keuangan terbuka, sehingga tidak ada data rahasia keluar dari perusahaan.</li><li>Menutup tiap modul dengan sidang kecil: satu analis memaparkan, dua rekan membantah.</li></ul>
<h3>Yang tertinggal setelah program</h3>
<p>Satu templat model yang dipakai bersama, daftar periksa sebelum laporan terbit, dan delapan analis senior yang siap mengajar angkatan berikutnya tanpa kami.</p>`,
    video: { link: 'https://video.example/farcapital', thumbnail: '' },
    photos: photosOf(
      'Pembukaan kelas pemodelan keuangan',
      'Membedah laporan keuangan dalam kelompok',
      'Sidang akhir di depan komite investasi',
    ),
    images: papersOf(
      'Peta keterampilan analis sebelum dan sesudah program',
      'Papan tugas riset angkatan pertama',
    ),
    batchs: [
      { label: 'Angkatan 1', date: '2025-03-10' },
      { label: 'Angkatan 2', date: '2025-06-09' },
    ],
  },
  {
    slug: 'pesilat-1',
    ...summaryOf('portfolio', 'Corporates/pesilat-1'),
    kind: 'Corporates',
    date: '2025-05-16',
    clientName: 'Pesilat',
    projectLink: 'https://pesilat.example',
    cover: '',
    scene: 'stall',
    subjects: 'pesilat sabuk jurus berjenjang penjualan lapangan pelatih ponsel disiplin tes ujian',
    description: `<p>Pesertanya jarang duduk di depan komputer. Mereka berpindah dari toko ke toko dan hanya punya sela lima belas menit, jadi kelas tiga jam bukan pilihan.</p>
<h3>Yang kami kerjakan</h3>
<ul><li>Memecah materi menjadi jurus: satu keterampilan, satu latihan, satu penilaian.</li><li>Menaikkan sabuk lewat bukti kerja di lapangan, bukan lewat ujian pilihan ganda.</li><li>Mendampingi kepala regu supaya bisa menilai dengan ukuran yang sama.</li></ul>
<h3>Yang tertinggal setelah program</h3>
<p>Empat tingkat sabuk dengan kriteria tertulis, pustaka jurus yang bisa ditambah sendiri, dan kebiasaan latihan singkat tiap Senin pagi.</p>`,
    video: { link: 'https://video.example/pesilat-1', thumbnail: '' },
    photos: photosOf(
      'Latihan bersama sebelum turun ke lapangan',
      'Kepala regu menyamakan ukuran penilaian',
      'Kenaikan sabuk angkatan pertama',
    ),
    images: papersOf(
      'Sebaran keterampilan regu di awal dan akhir program',
      'Papan jurus: belum dicoba, dilatih, dikuasai',
    ),
    batchs: [
      { label: 'Regu Barat', date: '2025-02-03' },
      { label: 'Regu Tengah', date: '2025-03-03' },
      { label: 'Regu Timur', date: '2025-04-07' },
    ],
  },
  {
    slug: 'jabar-digital-academy-1',
    ...summaryOf('portfolio', 'Corporates/jabar-digital-academy-1'),
    kind: 'Corporates',
    date: '2024-11-22',
    clientName: 'Jabar Digital Academy bersama mitra industri',
    projectLink: 'https://jabar-academy.belajar.example',
    cover: '',
    scene: 'robot',
    subjects:
      'jabar industri lulusan mentor kampus mahasiswa talenta purwarupa inovasi gim magang praktisi',
    description: `<p>Mitra industri sering mengeluhkan lulusan yang pandai mengikuti tutorial tetapi gugup saat masalahnya tidak punya jawaban jadi. Kelas ini dimulai dari sana.</p>
<h3>Yang kami kerjakan</h3>
<ul><li>Menyaring masalah titipan mitra: cukup nyata untuk dipelajari, cukup aman untuk dibuka.</li><li>Memasangkan tiap kelompok dengan satu mentor teknis dan satu orang dari perusahaan.</li><li>Menggelar tinjauan mingguan yang meniru rapat tim sungguhan.</li></ul>
<h3>Yang tertinggal setelah program</h3>
<p>Purwarupa yang diserahkan kepada mitra beserta dokumentasinya, dan portofolio yang bisa dijelaskan peserta dari keputusan pertama sampai terakhir.</p>`,
    video: { link: 'https://video.example/jabar-digital-academy-1', thumbnail: '' },
    photos: photosOf(
      'Mitra memaparkan masalah di hari pertama',
      'Tinjauan mingguan bersama mentor',
      'Serah terima purwarupa',
    ),
    images: papersOf(
      'Penilaian kelompok menurut enam ukuran',
      'Papan kerja salah satu kelompok di minggu kelima',
    ),
  },
];
