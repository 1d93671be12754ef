/** The layout that shows what is too long, too much, missing or failing. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'STRES',
  since: { year: 1945, alumni: 9_876_543, cities: 514 },
  quota: 98_765,
  programs: [
    {
      name: 'Program Pengembangan Kecakapan Digital Terpadu Berkelanjutan Lintas Sektor untuk Seluruh Lapisan Masyarakat di Tiga Puluh Delapan Provinsi',
      summary:
        'Ringkasan yang sengaja dibuat jauh lebih panjang daripada yang akan ditulis siapa pun, supaya kartu, tabel, dan remah jalan diuji dengan kalimat yang tidak berhenti ketika seharusnya sudah berhenti beberapa kata yang lalu.',
      keywords: 'panjang, stres, uji',
      careers:
        'penanggung jawab keterpaduan antarbidang; pengelola kesinambungan lintas angkatan dan lintas wilayah administrasi',
      classes: `
Pengantar Pertanggungjawaban Keterselenggaraan Pembelajaran Antarkebudayaan yang Berkesinambungan bagi Penyelenggara | beginner | online | 9999 | 987654321 | registration | Senin 00.00–23.59 WIB; Selasa 00.00–23.59 WIB; Rabu 00.00–23.59 WIB | Raden | Namanya panjang, jamnya ribuan, biayanya ratusan juta, dan pesertanya hampir seratus ribu orang. | browser, pertanggungjawaban, keterselenggaraan, antarkebudayaan, berkesinambungan | Ketidakberterimaan; Mempertanggungjawabkan; Keterselenggaraan
A | advanced | hybrid Kepulauan Tanimbar dan Sekitarnya | 1 | 1 | started | Minggu 05.00–05.01 WIT | Raden | B. | chart | C
Supercalifragilistik_tanpa_spasi_yang_tidak_boleh_melebarkan_halaman_di_ponsel_kecil | intermediate | offline Lima Puluh Kota | 320 | 0 | ended | Sabtu 19.00–21.00 WIB | Raden | Satu kata tanpa spasi yang harus dipatahkan oleh halaman, bukan oleh pembaca. | map, patah | Dipatahkan
`,
    },
  ],
  mentors: `
Raden Ajeng Kusumawardhani Prameswari Tjokroadisoerjo-Hadiningrat binti Sastrowardoyo | Penanggung jawab utama keterpaduan pembelajaran lintas wilayah dan lintas angkatan | Kepulauan Siau Tagulandang Biaro | pertanggungjawaban, keterselenggaraan, antarkebudayaan, berkesinambungan, kemahapesertaan | Riwayat yang menyebut setiap jabatan, setiap kota, dan setiap musim, sampai pembaca lupa bagaimana kalimatnya dimulai dan kartunya lupa bagaimana caranya berakhir.
`,
  classTexts: { benefits: [], beginner: [], intermediate: [], advanced: [], faqs: [] },
  posts: `
# news | Kategori dengan Nama yang Sungguh-Sungguh Panjang | 1 | Penulis dengan Nama Lengkap Beserta Semua Gelarnya, S.Pd., M.Pd., Ph.D. | panjang
Judul berita yang terus berjalan melewati baris pertama, baris kedua, dan baris ketiga tanpa pernah memberi pembaca tempat untuk mengambil napas
Ringkasan.

Isi.

# articles | K | 2 | P | t
Ketidakberterimaan pertanggungjawaban keterselenggaraan articles antarkebudayaan yang berkesinambungan tanpa akhir
Ringkasan.

Isi.

# blog | K | 2 | P | t
Ketidakberterimaan pertanggungjawaban keterselenggaraan blog antarkebudayaan yang berkesinambungan tanpa akhir
Ringkasan.

Isi.

# berita | K | 2 | P | t
Ketidakberterimaan pertanggungjawaban keterselenggaraan berita antarkebudayaan yang berkesinambungan tanpa akhir
Ringkasan.

Isi.

# tulisan-temans | K | 2 | P | t
Ketidakberterimaan pertanggungjawaban keterselenggaraan tulisan-temans antarkebudayaan yang berkesinambungan tanpa akhir
Ringkasan.

Isi.

# video | K | 2 | P | t
Ketidakberterimaan pertanggungjawaban keterselenggaraan video antarkebudayaan yang berkesinambungan tanpa akhir
Ringkasan.

Isi.

# events | K | +5 | P | t | Gedung Serbaguna Pusat Pengembangan Pembelajaran Antarkebudayaan Kepulauan Tanimbar dan Sekitarnya | 987654321 | 0/99999999 | 99
Ketidakberterimaan pertanggungjawaban keterselenggaraan events antarkebudayaan yang berkesinambungan tanpa akhir
Ringkasan.

Isi.

# event-program | K | +5 | P | t | Daring | 0 | 0/0 | 1
Ketidakberterimaan pertanggungjawaban keterselenggaraan event-program antarkebudayaan yang berkesinambungan tanpa akhir
Ringkasan.

Isi.

# campaigns | K | 2 | P | t | 999999999999 | 9999
Ketidakberterimaan pertanggungjawaban keterselenggaraan campaigns antarkebudayaan yang berkesinambungan tanpa akhir
Ringkasan.

Isi.
`,
  schools: { count: 300 },
  fails: ['services/v1/career/*', 'services/v1/podcast/*', 'services/v1/post/gallery/*'],
} satisfies SiteContents;
