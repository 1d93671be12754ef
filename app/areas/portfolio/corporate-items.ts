/** Three programmes with companies, written for demonstration (spec section 3). */

import { summaryOf } from '../../router/page-values';
import type { PortfolioItem } from './item';
import { boardOf, papersOf, photosOf, skillsOf } from './pictures';

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
      ['Pembukaan kelas pemodelan keuangan', 'blackboard'],
      ['Membedah laporan keuangan dalam kelompok', 'chart'],
      ['Sidang akhir di depan komite investasi', 'people'],
    ),
    images: papersOf(
      'Peta keterampilan analis sebelum dan sesudah program',
      'Papan tugas riset angkatan pertama',
    ),
    results: [
      { value: '12 minggu', label: 'dua angkatan, satu sidang di akhir tiap modul' },
      { value: '8 analis', label: 'siap mengajar angkatan berikutnya tanpa kami' },
      { value: '1 templat', label: 'model keuangan yang dipakai seluruh tim' },
    ],
    skills: skillsOf(
      ['Membaca laporan keuangan', 2, 4],
      ['Membangun model', 1, 4],
      ['Menguji asumsi', 2, 4],
      ['Memeriksa hasil rekan', 1, 3],
      ['Menulis kesimpulan', 3, 4],
      ['Bicara di depan komite', 2, 5],
    ),
    board: boardOf(
      ['Dikumpulkan', 'Laporan triwulan peritel', 'Harga bahan baku tiga tahun'],
      ['Diperiksa rekan', 'Model arus kas maskapai', 'Asumsi pertumbuhan toko'],
      ['Masuk sidang', 'Ringkasan perusahaan menara', 'Usulan sektor pangan'],
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
      ['Latihan bersama sebelum turun ke lapangan', 'people'],
      ['Kepala regu menyamakan ukuran penilaian', 'letter'],
      ['Kenaikan sabuk angkatan pertama', 'belt'],
    ),
    images: papersOf(
      'Sebaran keterampilan regu di awal dan akhir program',
      'Papan jurus: belum dicoba, dilatih, dikuasai',
    ),
    results: [
      { value: '15 menit', label: 'lama satu jurus, pas untuk sela antartoko' },
      { value: '4 tingkat', label: 'sabuk, masing-masing dengan kriteria tertulis' },
      { value: '3 regu', label: 'yang kepala regunya menilai dengan ukuran sama' },
    ],
    skills: skillsOf(
      ['Membuka percakapan', 2, 4],
      ['Menggali kebutuhan toko', 1, 4],
      ['Mencatat pesanan di ponsel', 2, 5],
      ['Menata pajangan', 3, 4],
      ['Menjawab keberatan', 1, 3],
      ['Melapor di hari yang sama', 2, 5],
    ),
    board: boardOf(
      ['Belum dicoba', 'Menawarkan produk pengganti', 'Menagih tanpa merusak hubungan'],
      ['Dilatih', 'Menghitung stok cukup tiga hari', 'Menjawab kata “mahal”'],
      ['Dikuasai', 'Salam dan tujuan kunjungan', 'Foto rak sebelum pulang'],
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
      ['Mitra memaparkan masalah di hari pertama', 'people'],
      ['Tinjauan mingguan bersama mentor', 'blackboard'],
      ['Serah terima purwarupa', 'parcel'],
    ),
    images: papersOf(
      'Penilaian kelompok menurut enam ukuran',
      'Papan kerja salah satu kelompok di minggu kelima',
    ),
    results: [
      { value: '8 minggu', label: 'dari masalah titipan sampai serah terima' },
      { value: '2 mentor', label: 'tiap kelompok: satu teknis, satu dari perusahaan' },
      { value: '6 ukuran', label: 'penilaian yang disepakati mitra dan mentor' },
    ],
    skills: skillsOf(
      ['Merumuskan masalah', 2, 4],
      ['Membagi pekerjaan', 2, 4],
      ['Membangun purwarupa', 3, 5],
      ['Menguji bersama pengguna', 1, 4],
      ['Menulis dokumentasi', 1, 3],
      ['Menjelaskan keputusan', 2, 4],
    ),
    board: boardOf(
      ['Akan dikerjakan', 'Uji coba dengan dua petugas gudang', 'Panduan pemasangan'],
      ['Sedang dikerjakan', 'Pindai kode rak tanpa sinyal', 'Ringkasan stok harian'],
      ['Selesai', 'Wawancara kepala gudang', 'Purwarupa kertas'],
    ),
  },
];
