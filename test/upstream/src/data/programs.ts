/** The twelve programs. */

import { parts, rows, slugOf } from './table';

export interface Program {
  id: number;
  slug: string;
  name: string;
  summary: string;
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

/** Every program in the order it is shown. */
export const programs: Program[] = table.map(
  ([name = '', summary = '', words, careers], index) => ({
    id: index + 1,
    slug: slugOf(name),
    name,
    summary,
    keywords: parts(words, ','),
    careers: parts(careers),
  }),
);
