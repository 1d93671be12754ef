/** Events and the parts of the festival's programme: posts that have a time and a place. */

import type { PostDoc } from './posts';
import { pick, rows, slugOf, timeFromNow } from './table';

const eventTable = rows(
  3,
  `
Lokakarya Membuat Situs Pertama | 1 | Dari berkas kosong sampai alamat yang bisa dibagikan ke keluarga, dalam satu hari.
Bursa Kerja Digital Nusantara | 2 | Pertemukan portofoliomu dengan perusahaan yang mencari pekerja pemula.
Festival Belajar Bersama | 3 | Tiga hari kelas singkat, panggung cerita, dan pasar karya untuk semua umur.
Seminar Masa Depan Pekerjaan | 4 | Membahas keterampilan yang bertahan ketika alat kerja terus berubah.
Kompetisi Gim Pelajar | 5 | Empat puluh delapan jam membuat gim bertema cerita rakyat.
Lokakarya Visualisasi Data Desa | 1 | Mengubah catatan panen dan kesehatan menjadi grafik yang dipahami warga.
Bursa Magang Sekolah Vokasi | 2 | Sekolah dan industri bertemu untuk menyepakati magang yang bermakna.
Festival Literasi Anak | 3 | Dongeng, permainan, dan kelas menulis untuk anak dan orang tua.
Seminar Keamanan Siber Keluarga | 4 | Melindungi akun dan percakapan seluruh anggota rumah.
Kompetisi Analisis Data Mahasiswa | 5 | Menjawab satu pertanyaan publik dengan data terbuka.
Lokakarya Desain Aksesibel | 1 | Menguji produk bersama pengguna pembaca layar.
Hari Karier Perempuan Koding | 2 | Wawancara percobaan, tinjauan portofolio, dan jejaring antarangkatan.
Festival UMKM Naik Kelas | 3 | Foto produk, pembukuan, dan toko daring dalam satu akhir pekan.
Seminar Guru Digital | 4 | Praktik baik dari kelas dengan dan tanpa internet.
Liga Keterampilan SMK | 5 | Babak daerah dengan tantangan web, jaringan, dan desain.
Lokakarya Docker untuk Pemula | 1 | Mengemas aplikasi pertama dan menjalankannya di mana saja.
Temu Alumni dan Mitra | 2 | Cerita alumni yang setahun bekerja dan perusahaan yang menerimanya.
Festival Film Pendek Pelajar | 3 | Menonton dan membedah film buatan pelajar dari sepuluh kota.
Seminar Etika Data | 4 | Bagaimana mengumpulkan seperlunya dan menjelaskan sejujurnya.
Kompetisi Robot Pemula | 5 | Robot pengikut garis untuk tim SMP dan SMA.
Lokakarya Menulis Naskah Produk | 1 | Menulis halaman produk yang jujur dan mudah dipahami.
Klinik Portofolio | 2 | Tinjauan dua puluh menit bersama mentor untuk setiap peserta.
Pekan Kebudayaan Digital | 3 | Motif, musik, dan cerita daerah diolah menjadi karya digital.
Seminar Beasiswa Talenta | 4 | Syarat, jadwal, dan cara menulis esai yang kuat.
Kompetisi Ide Layanan Publik | 5 | Mahasiswa dan pemda merancang layanan yang lebih cepat.
Lokakarya Flutter Akhir Pekan | 1 | Satu aplikasi sederhana untuk Android dan iOS dalam dua hari.
Bursa Pekerja Lepas | 2 | Menemukan klien pertama dan menyepakati kontrak yang sehat.
Festival Suara Belajar | 3 | Rekaman podcast langsung bersama pendengar.
Seminar Pendidikan Inklusif | 4 | Membuat kelas yang ramah bagi semua kemampuan.
Uji Coba UMPTN Serentak | 5 | Simulasi lengkap dengan pembahasan dan peringkat nasional.
`,
);

const programTable = rows(
  3,
  `
Pembukaan dan Panggung Cerita | 1 | Tiga alumni bercerita tentang keputusan yang mengubah jalannya.
Kelas Singkat Koding Anak | 2 | Anak membuat cerita bergerak bersama orang tuanya.
Ruang Tinjau Portofolio | 3 | Mentor industri meninjau karya secara bergiliran.
Ruang Guru Berbagi | 4 | Sepuluh menit, satu praktik baik, lalu tanya jawab.
Pasar Karya Alumni | 5 | Produk dan gim buatan alumni dapat dicoba di tempat.
Kelas Singkat Keamanan Keluarga | 2 | Menata kata sandi dan cadangan data dalam satu jam.
Wawancara Percobaan | 3 | Latihan wawancara dengan umpan balik tertulis.
Penutupan dan Konser Komunitas | 1 | Musik, penghargaan, dan pengumuman festival berikutnya.
`,
);

/** Events that are not simply free and open: paid, full, with a registration of their own. */
const terms: Readonly<Record<string, Partial<PostDoc>>> = {
  'lokakarya-docker-untuk-pemula': { price: 75_000, quota: 40, totalAttendees: 12 },
  'temu-alumni-dan-mitra': { price: 0, quota: 60, totalAttendees: 60 },
  'festival-film-pendek-pelajar': { link: 'https://acara.contoh.example/daftar' },
};

const places = ['Bandung', 'Yogyakarta', 'Surabaya', 'Makassar', 'Medan', 'Denpasar', 'Semarang'];

function happening(cells: string[], kindSlug: string, index: number, place: number) {
  const [title = '', category, summary = ''] = cells;
  const isOnline = kindSlug === 'events' && index % 3 === 0;
  const city = pick(places, index);
  const startsIn = kindSlug === 'events' ? 6 + index * 6 - 60 : 40 + Math.floor(index / 3);
  const where = isOnline ? 'Daring' : `Gedung Contoh, ${city}`;
  const post: Omit<PostDoc, 'id'> = {
    slug: slugOf(title),
    kindSlug,
    title,
    summary,
    content: `<p>${summary}</p><h2>Untuk siapa</h2><p>Acara ini terbuka bagi pelajar, mahasiswa, guru, dan siapa pun yang ingin mulai. Tidak ada syarat pengalaman; bawalah rasa ingin tahu dan, bila ada, laptopmu.</p><h2>Susunan acara</h2><ul><li>08.30 Registrasi</li><li>09.00 Pembukaan</li><li>09.30 Sesi utama</li><li>13.00 Praktik dan diskusi kelompok</li><li>15.30 Penutupan</li></ul><p>Tempat: ${where}. Peserta yang hadir sampai akhir mendapat sertifikat.</p>`,
    categoryId: (place + 1) * 10 + Number(category),
    author: 'Panitia',
    publishedAt: timeFromNow(-(70 - index * 2)),
    views: 150 + ((index * 97) % 1300),
    isFeatured: index % 6 === 2,
    tags: [isOnline ? 'daring' : 'tatap muka', city.toLowerCase()],
    isParent: true,
    type: 'regular',
    isActive: startsIn > -7,
    startsIn,
    lengthDays: title.startsWith('Festival') || title.startsWith('Pekan') ? 2 : 0,
    location: where,
    link: '',
    isOnline,
    price: 0,
    quota: 120,
    totalAttendees: 20 + ((index * 13) % 70),
    ...terms[slugOf(title)],
  };
  return post;
}

/** The thirty events, spread from two months ago to four months ahead. */
export const eventPosts = (place: number): Omit<PostDoc, 'id'>[] =>
  eventTable.map((cells, index) => happening(cells, 'events', index, place));

/** The parts of the festival's programme. */
export const eventProgramPosts = (place: number): Omit<PostDoc, 'id'>[] =>
  programTable.map((cells, index) => happening(cells, 'event-program', index, place));
