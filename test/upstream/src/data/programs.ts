/** The twelve programs. */

import { parts, rows, slugOf } from './table';

export interface Program {
  id: number;
  slug: string;
  name: string;
  summary: string;
  /** Whom it is for and what it asks, a paragraph; empty where nobody has written it. */
  description: string;
  /** Words by which the assistant knows that somebody asks about this program. */
  keywords: string[];
  /** The work it leads to. */
  careers: string[];
}

const table = rows(
  4,
  `
Rekayasa Web | Membangun situs dan aplikasi web yang cepat, aman, dan mudah dirawat, dari halaman pertama sampai rilis. | web, html, css, javascript, react, frontend, backend, situs, website | pengembang front-end; pengembang back-end; pengembang full-stack
Data dan Analitik | Mengolah data menjadi keputusan: bertanya dengan benar, membersihkan data, lalu bercerita lewat grafik. | data, sql, analitik, analis, excel, statistik, dasbor, grafik | analis data; analis bisnis; insinyur data
Pembelajaran Mesin | Melatih model dari data, menilainya dengan jujur, dan memasangnya dalam produk yang dipakai orang. | machine learning, pembelajaran mesin, model, python, prediksi | insinyur pembelajaran mesin; ilmuwan data; analis pemodelan
Aplikasi Seluler | Merancang dan merilis aplikasi Android dan iOS yang ringan dan nyaman dipakai setiap hari. | android, ios, mobile, seluler, kotlin, flutter, aplikasi | pengembang Android; pengembang Flutter; pengembang aplikasi seluler
Desain Produk Digital | Memahami pengguna, merancang alur, dan menguji purwarupa sebelum satu baris kode ditulis. | desain, ui, ux, figma, purwarupa, riset pengguna, antarmuka | desainer produk; peneliti pengguna; desainer antarmuka
Keamanan Siber | Mengenali ancaman, menutup celah, dan menanggapi insiden dengan kepala dingin. | keamanan, siber, security, peretasan, hacker, jaringan, soc | analis keamanan; penguji penetrasi; petugas tanggap insiden
Komputasi Awan | Menjalankan layanan yang andal di awan dengan otomasi, pemantauan, dan biaya yang terkendali. | cloud, awan, devops, docker, server, linux, kubernetes | insinyur awan; insinyur DevOps; administrator sistem
Pemasaran Digital | Menjangkau orang yang tepat dengan pesan yang jujur, lalu mengukur hasilnya. | marketing, pemasaran, iklan, seo, media sosial, konten, copywriting | spesialis SEO; pengelola media sosial; analis kampanye
Pengembangan Gim | Membuat gim yang menyenangkan, dari purwarupa kertas sampai rilis di toko aplikasi. | gim, game, unity, godot, animasi | pemrogram gim; desainer gim; seniman teknis
Guru Digital | Mendampingi guru memakai teknologi di kelas tanpa kehilangan kehangatan mengajar. | guru, sekolah, mengajar, kelas digital, kurikulum, pendidik | guru penggerak digital; perancang pembelajaran; pelatih guru
Bisnis Digital UMKM | Membawa usaha kecil ke ranah digital: katalog, pembukuan, dan pelanggan yang kembali. | umkm, usaha, bisnis, jualan, toko, pembukuan, wirausaha | pemilik usaha; pengelola toko daring; pendamping UMKM
Siap Kerja | Menyiapkan lulusan memasuki dunia kerja digital: portofolio, wawancara, dan cara kerja tim. | kerja, karier, karir, wawancara, cv, portofolio, magang | pekerja digital pemula; pekerja lepas; peserta magang
`,
);

/** Whom each program is for and what it asks, by its name. */
const descriptions: Readonly<Record<string, string>> = {
  'Rekayasa Web':
    'Untukmu yang ingin bekerja sebagai pengembang web dan belum pernah menulis kode, atau sudah mencoba sendiri dan berhenti di tengah tutorial. Bekalnya laptop, koneksi yang cukup untuk membuka peramban, dan delapan jam seminggu. Karya tiap kelas dipakai lagi di kelas berikutnya, sehingga di ujung program kamu punya satu aplikasi yang benar-benar berjalan.',
  'Data dan Analitik':
    'Untukmu yang setiap minggu menyusun laporan dan ingin tahu apa yang sebenarnya dikatakan angkanya. Tidak perlu latar statistik; cukup nyaman dengan lembar kerja. Kamu pulang dengan satu dasbor dari data yang kamu pilih sendiri, dan alasan di balik setiap grafiknya.',
  'Pembelajaran Mesin':
    'Untukmu yang sudah menulis Python dan paham rata-rata, simpangan, serta peluang sederhana. Kelasnya lebih banyak memeriksa daripada melatih: model yang terlalu bagus dicurigai dulu. Hasil akhirnya satu layanan kecil yang memakai modelmu dan mencatat kapan ia salah.',
  'Aplikasi Seluler':
    'Untukmu yang ingin aplikasimu terpasang di ponsel orang lain. Bekalnya dasar pemrograman dalam bahasa apa pun dan satu ponsel Android. Setiap bagian diuji di ponsel lama dengan sinyal lemah, karena di sanalah kebanyakan orang memakainya.',
  'Desain Produk Digital':
    'Untukmu yang suka bertanya mengapa sebuah layar membingungkan. Tidak harus pandai menggambar; kamu akan lebih sering mewawancarai orang daripada memilih warna. Di akhir program, purwarupamu sudah diuji lima orang dan diubah karenanya.',
  'Keamanan Siber':
    'Untukmu yang teliti, sabar membaca log, dan bisa menjaga rahasia. Bekalnya dasar jaringan serta terminal. Semua latihan berlangsung di lab milik kami dengan izin tertulis, dan setiap temuan ditutup laporan yang bisa dibaca pimpinan.',
  'Komputasi Awan':
    'Untukmu yang pernah membuat layanan jalan di laptop dan bingung membawanya ke luar. Perlu dasar Linux dan satu bahasa pemrograman. Kamu belajar memasang, memantau, dan mematikan; tagihan bulanannya ikut dinilai.',
  'Pemasaran Digital':
    'Untukmu yang mengurus akun toko, organisasi, atau kantor dan ingin tahu unggahan mana yang membawa pembeli. Cukup ponsel dan satu usaha untuk dijadikan bahan latihan. Setiap kelas ditutup dengan angka sebelum dan sesudah.',
  'Pengembangan Gim':
    'Untukmu yang punya ide gim dan belum pernah menyelesaikannya. Boleh datang sebagai pemrogram, penggambar, atau penulis cerita; timnya dibentuk di kelas. Yang dikejar satu gim kecil yang tamat, bukan satu gim besar yang tertunda.',
  'Guru Digital':
    'Untuk guru mata pelajaran apa pun, termasuk yang kelasnya hanya punya satu proyektor. Semua contoh memakai perangkat yang lazim ada di sekolah. Setiap pertemuan menghasilkan satu bahan ajar yang bisa dipakai keesokan harinya.',
  'Bisnis Digital UMKM':
    'Untuk pemilik warung, perajin, dan pengelola usaha rumahan yang berjualan sambil belajar. Semua dikerjakan di ponsel, dengan barang daganganmu sendiri. Kelas terakhirnya menghitung apakah tambahan pesanan menutup tambahan kerja.',
  'Siap Kerja':
    'Untuk lulusan baru dan siapa pun yang melamar lagi setelah lama berhenti. Tidak ada prasyarat selain satu karya yang mau kamu perbaiki. Latihan wawancaranya memakai lowongan sungguhan yang kamu pilih sendiri.',
};

/** Every program in the order it is shown. */
export const programs: Program[] = table.map(
  ([name = '', summary = '', words, careers], index) => ({
    id: index + 1,
    slug: slugOf(name),
    name,
    summary,
    description: descriptions[name] ?? '',
    keywords: parts(words, ','),
    careers: parts(careers),
  }),
);
