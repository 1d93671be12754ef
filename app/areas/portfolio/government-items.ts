/** Three programmes with governments, written for demonstration (spec section 3). */

import { summaryOf } from '../../router/page-values';
import type { PortfolioItem } from './item';
import { boardOf, papersOf, photosOf, skillsOf } from './pictures';

export const governmentItems: readonly PortfolioItem[] = [
  {
    slug: 'jongkreatif-academy',
    ...summaryOf('portfolio', 'Government/jongkreatif-academy'),
    kind: 'Government',
    date: '2025-09-12',
    clientName: 'Dinas Kepemudaan',
    isDemo: true,
    projectLink: 'https://jongkreatif.belajar.example',
    cover: '',
    scene: 'camera',
    subjects:
      'jong kreatif desain karya muda anak video konten usaha komunitas sosial sekolah smk penulis',
    description: `<p>Pelatihan kreatif mudah ramai di awal lalu sepi setelah sertifikat dibagikan. Karena itu program ini memulai dari pemesan karya: usaha kecil di tiap kota yang memang butuh.</p>
<h3>Yang kami kerjakan</h3>
<ul><li>Membuka pendaftaran lewat karang taruna, sekolah, dan komunitas, bukan hanya media sosial.</li><li>Melatih tiga jalur: desain grafis, video pendek, dan pemasaran digital.</li><li>Mempertemukan tiap tim dengan satu usaha setempat sampai karyanya benar-benar dipakai.</li></ul>
<h3>Yang tertinggal setelah program</h3>
<p>Studio kecil yang dikelola alumni di tiap kota, dan pedoman penyelenggaraan yang bisa dijalankan dinas tanpa penyelenggara luar.</p>`,
    video: { link: 'https://video.example/jongkreatif-academy', thumbnail: '' },
    photos: photosOf(
      ['Kelas desain di balai pemuda', 'blackboard'],
      ['Tim dan pemilik usaha menyepakati kebutuhan', 'stall'],
      ['Pameran karya di akhir program', 'poster'],
    ),
    images: papersOf(
      'Perkembangan keterampilan peserta menurut jalur',
      'Papan karya: dipesan, digarap, dipakai',
    ),
    results: [
      { value: '6 kota', label: 'dengan studio kecil yang dikelola alumni' },
      { value: '3 jalur', label: 'desain grafis, video pendek, pemasaran digital' },
      { value: '1 usaha', label: 'untuk tiap tim, sampai karyanya dipakai' },
    ],
    skills: skillsOf(
      ['Desain: menyusun pesan', 2, 4],
      ['Desain: berkas siap cetak', 1, 4],
      ['Video: naskah satu menit', 1, 4],
      ['Video: menyunting suara', 1, 3],
      ['Pemasaran: memilih sasaran', 2, 4],
      ['Pemasaran: membaca hasil', 1, 3],
    ),
    board: boardOf(
      ['Dipesan', 'Kemasan kopi rumahan', 'Video cara memesan kue'],
      ['Digarap', 'Menu warung soto', 'Foto produk anyaman'],
      ['Dipakai', 'Papan nama bengkel', 'Katalog batik satu halaman'],
    ),
    batchs: [
      { label: 'Gelombang 1', date: '2025-04-14' },
      { label: 'Gelombang 2', date: '2025-07-07' },
    ],
  },
  {
    slug: 'sekolahbeta-intensive',
    ...summaryOf('portfolio', 'Government/sekolahbeta-intensive'),
    kind: 'Government',
    date: '2025-06-27',
    clientName: 'Balai Latihan Kerja',
    isDemo: true,
    projectLink: 'https://sekolahbeta.belajar.example',
    cover: '',
    scene: 'terminal',
    subjects:
      'beta intensive koding pengembang bootcamp penuh kerja wawancara karier lowongan perempuan',
    description: `<p>Peserta datang dengan satu tujuan: bekerja. Maka jadwalnya meniru kantor, penilaiannya meniru tinjauan kode, dan dua minggu terakhirnya dipakai mencari kerja bersama.</p>
<h3>Yang kami kerjakan</h3>
<ul><li>Menyeleksi lewat satu pekan percobaan, sehingga peserta dan pengajar sama-sama tahu cocok atau tidak.</li><li>Mengajar berpasangan: satu pengajar di depan, satu berkeliling.</li><li>Menyiapkan wawancara latihan dengan perekrut yang belum mengenal pesertanya.</li></ul>
<h3>Yang tertinggal setelah program</h3>
<p>Kurikulum enam belas minggu dengan catatan harian pengajar, dan bank soal wawancara yang ditambah tiap angkatan.</p>`,
    video: { link: 'https://video.example/sekolahbeta-intensive', thumbnail: '' },
    photos: photosOf(
      ['Pagi hari: membahas kode kemarin', 'clock'],
      ['Proyek kelompok pekan kesepuluh', 'people'],
      ['Hari demo bersama perekrut', 'browser'],
    ),
    images: papersOf(
      'Peta kemampuan angkatan menurut pekan',
      'Papan proyek akhir salah satu kelompok',
    ),
    results: [
      { value: '16 minggu', label: 'penuh waktu, dengan jam belajar seperti jam kerja' },
      { value: '2 pengajar', label: 'di tiap kelas: satu di depan, satu berkeliling' },
      { value: '2 minggu', label: 'terakhir dipakai mencari kerja bersama' },
    ],
    skills: skillsOf(
      ['HTML dan CSS', 2, 5],
      ['JavaScript', 1, 4],
      ['Membaca kode orang lain', 1, 4],
      ['Menguji', 1, 3],
      ['Git dan tinjauan kode', 1, 4],
      ['Menjawab wawancara', 2, 4],
    ),
    board: boardOf(
      ['Berikutnya', 'Pesan galat yang menolong', 'Halaman riwayat'],
      ['Dikerjakan', 'Masuk dengan surel', 'Daftar antrean puskesmas'],
      ['Ditinjau', 'Cetak nomor antrean', 'Uji dengan pembaca layar'],
    ),
    batchs: [
      { label: 'Angkatan Pagi', date: '2025-02-17' },
      { label: 'Angkatan Siang', date: '2025-02-24' },
    ],
  },
  {
    slug: 'jabar-digital-academy-2',
    ...summaryOf('portfolio', 'Government/jabar-digital-academy-2'),
    kind: 'Government',
    date: '2024-08-30',
    clientName: 'Pemerintah Provinsi',
    isDemo: true,
    projectLink: 'https://jabar-academy.belajar.example',
    cover: '',
    scene: 'map',
    subjects: 'jabar aparatur pemerintah provinsi daerah layanan guru literasi warga',
    description: `<p>Datanya ada, tersebar di lembar kerja yang tidak saling bicara. Program ini tidak mengajarkan alat baru dulu, melainkan pertanyaan: keputusan apa yang sedang menunggu angka ini?</p>
<h3>Yang kami kerjakan</h3>
<ul><li>Meminta tiap unit membawa satu data layanan dan satu keputusan yang harus diambil.</li><li>Melatih pembersihan data, grafik yang jujur, dan penulisan ringkasan satu halaman.</li><li>Mendampingi unit sampai ringkasannya dipakai dalam rapat pimpinan.</li></ul>
<h3>Yang tertinggal setelah program</h3>
<p>Kamus data bersama antarunit, templat ringkasan satu halaman, dan penjaga data di tiap perangkat daerah.</p>`,
    video: { link: 'https://video.example/jabar-digital-academy-2', thumbnail: '' },
    photos: photosOf(
      ['Kelas membaca grafik', 'chart'],
      ['Merapikan data layanan antarunit', 'letter'],
      ['Ringkasan satu halaman di depan pimpinan', 'people'],
    ),
    images: papersOf(
      'Kecakapan data perangkat daerah, awal dan akhir',
      'Papan data: tersebar, dirapikan, dipakai',
    ),
    results: [
      { value: '1 halaman', label: 'ringkasan yang dibawa ke rapat pimpinan' },
      { value: '1 kamus', label: 'data bersama untuk semua unit' },
      { value: '1 penjaga', label: 'data di tiap perangkat daerah' },
    ],
    skills: skillsOf(
      ['Merapikan tabel', 2, 4],
      ['Menyatukan sumber', 1, 4],
      ['Memilih grafik yang jujur', 1, 4],
      ['Menulis ringkasan', 2, 5],
      ['Menjaga data pribadi', 2, 4],
      ['Bertanya dengan angka', 1, 3],
    ),
    board: boardOf(
      ['Tersebar', 'Antrean loket di buku tulis', 'Aduan jalan dari tiga kanal'],
      ['Dirapikan', 'Jadwal imunisasi kelurahan', 'Izin usaha per kecamatan'],
      ['Dipakai', 'Waktu tunggu layanan kependudukan', 'Peta titik banjir'],
    ),
  },
];
