/** Sekolah Koding Nusantara: full-time, six months, one batch after the other. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'SK',
  since: { year: 2016, alumni: 1_312, cities: 61 },
  quota: 32,
  programs: [
    {
      name: 'Enam Bulan Penuh Waktu',
      summary:
        'Senin sampai Jumat, delapan sampai lima, dari nol sampai produk yang dipakai orang.',
      keywords: 'penuh waktu, bootcamp, enam bulan, full-time, koding, angkatan, asrama',
      careers: 'pengembang web; pengembang backend; insinyur perangkat lunak pemula',
      classes: `
Bulan 1: Dasar dan Ritme | beginner | offline Yogyakarta | 160/4 | 4500000 | registration | Senin 08.00–17.00 WIB; Jumat 08.00–15.00 WIB | Bram, Wulandari | Empat pekan pertama: terminal, logika, dan kebiasaan bertanya sebelum makan siang. | terminal, dasar, javascript | Terminal dan Git; Logika; Fungsi; Proyek pekan keempat
Bulan 2: Layar yang Dipakai | beginner | offline Yogyakarta | 160/4 | 4500000 | started | Senin 08.00–17.00 WIB; Jumat 08.00–15.00 WIB | Wulandari | Antarmuka yang diuji pedagang pasar setiap Kamis, langsung di lapaknya. | browser, antarmuka, css | Komponen; Formulir; Uji pasar; Aksesibilitas
Bulan 3: Data dan Layanan | intermediate | offline Yogyakarta | 160/4 | 4500000 | upcoming | Senin 08.00–17.00 WIB; Jumat 08.00–15.00 WIB | Bram, Hasbi | Basis data, layanan, dan galat yang ditulis untuk manusia. | terminal, backend, sql | Model data; Layanan; Hak akses; Beban nyata
Bulan 4–6: Produk Bersama Mitra | advanced | offline Yogyakarta | 480/12 | 9000000 | started | Senin 08.00–17.00 WIB; Jumat 08.00–15.00 WIB | Hasbi, Tika | Tim lima orang, satu mitra sungguhan, rilis setiap dua pekan. | stall, produk, tim | Riset; Rilis pertama; Perbaikan; Panggung akhir
`,
    },
    {
      name: 'Pintu Masuk',
      summary: 'Cara mencoba sebelum berhenti kerja: malam hari, akhir pekan, dan hari terbuka.',
      keywords: 'coba, pemanasan, malam, akhir pekan, tes masuk, seleksi',
      careers: 'diterima di angkatan berikutnya; tahu bahwa ini bukan jalanmu',
      classes: `
Sepekan Mencoba | beginner | online | 15 | 200000 | registration | Senin 19.00–22.00 WIB | Tika | Lima malam dengan tempo sungguhan; biayanya dipotong bila kamu lanjut. | browser, coba | Malam logika; Malam galat; Malam tim; Malam demo
Persiapan Tes Masuk | beginner | online | 8 | 0 | registration | Sabtu 13.00–17.00 WIB | Tika, Bram | Soal logika tahun lalu dan percakapan jujur tentang biaya serta waktu. | blackboard, tes, gratis | Pola; Urutan; Tulis alasanmu
Malam Alumni Pulang | intermediate | hybrid Yogyakarta | 3 | 0 | ended | Jumat 18.30–21.30 WIB | Hasbi | Alumni menceritakan tahun pertamanya bekerja, termasuk bagian yang tidak enak. | chart, karier, gratis | Gaji pertama; Gagal pertama; Tanya apa saja
`,
    },
  ],
  mentors: `
Bram Atmaja | Kepala pengajaran | Yogyakarta | dasar, backend | Menulis kurikulum dengan pensil dan menghapus sepertiganya setiap angkatan.
Wulandari Pangestu | Pengajar antarmuka | Klaten | antarmuka, uji | Mengirim muridnya ke pasar sebelum mengirim mereka ke dokumentasi.
Hasbi Lamondo | Pengajar produk | Kendari | backend, produk | Dulu alumni angkatan ketiga. Galat pertamanya menghapus data klien, dan ia menceritakannya di hari pertama.
Tika Rahayuningsih | Penerimaan dan pendamping | Temanggung | seleksi, pendampingan | Menjawab pertanyaan tentang biaya dengan angka, bukan dengan brosur.
`,
  batches: `
Angkatan 20 | 1 | Yogyakarta | 91 | 24 | 30
Angkatan 21 | 1 | Yogyakarta | 34 | 24 | 29
`,
  classTexts: {
    benefits: [
      'Meja sendiri dan dua layar selama enam bulan',
      'Kode ditinjau manusia setiap sore',
      'Asrama bersubsidi bagi yang dari luar kota',
      'Bayar separuh setelah bekerja, dengan perjanjian tertulis',
    ],
    beginner: ['Lulus tes masuk', 'Bisa penuh waktu dari Senin sampai Jumat'],
    intermediate: ['Menyelesaikan bulan sebelumnya dengan nilai hadir 90 persen'],
    advanced: ['Tiga bulan pertama lengkap', 'Setuju kodemu terbuka bagi mitra'],
    faqs: [
      [
        'Berapa total biayanya?',
        'Rp 22.500.000 untuk enam bulan, dibayar per bulan atau separuhnya setelah kamu bekerja.',
      ],
      [
        'Apakah dijamin dapat kerja?',
        'Tidak. Angkatan terakhir 27 dari 32 bekerja dalam empat bulan, dan nama lima lainnya masih kami telepon tiap pekan.',
      ],
      [
        'Kalau berhenti di tengah jalan?',
        'Bulan yang belum dimulai tidak ditagih. Bulan berjalan dikembalikan menurut hari.',
      ],
      ['Perlu laptop sendiri?', 'Untuk di rumah, ya. Di sekolah tersedia mesin meja.'],
    ],
  },
  posts: `
# berita | Angkatan | 2 | Tika Rahayuningsih | angkatan, pendaftaran
Angkatan ke-22 dibuka: 32 kursi, tes masuk dua kali
Tes pertama akhir bulan ini, tes kedua sebulan kemudian bagi yang ingin mengulang.

Tes berlangsung tiga jam dan tidak memakai bahasa pemrograman. Yang kami lihat cara bertanya, urutan berpikir, dan apa yang dilakukan ketika buntu.

Pada tes terakhir ada soal tentang tiga perahu, tujuh penumpang, dan seekor kambing yang takut air. Seorang pelamar menyelesaikannya dalam sembilan menit lalu memandang ke luar jendela sampai waktu habis. Pelamar lain buntu, meminta kertas kedua, dan bertanya apakah kambingnya boleh ditutup matanya. Yang kedua diterima.

Bukan karena jawabannya benar; jawabannya malah belum selesai. Kami mencari orang yang, ketika jalannya tertutup, mencoba mengubah soalnya dengan sopan. Enam bulan di sini sebagian besar berisi keadaan seperti itu.

Dari pelamar angkatan lalu, satu dari empat diterima. Yang belum diterima mendapat catatan satu halaman dan boleh mencoba lagi tanpa biaya.

## Apa yang kami tanyakan sesudahnya

Tes tertulis disusul percakapan dua puluh menit. Tidak ada pertanyaan tentang kelebihan dan kekurangan. Saya menanyakan siapa yang akan kehilangan penghasilanmu, berapa bulan tabunganmu cukup, dan siapa di rumah yang belum setuju. Kalau angkanya belum masuk, kamu mendengarnya hari itu juga dan kita hitung bersama kapan masuknya. Tahun lalu empat orang menunda satu angkatan karena percakapan ini. Tiga di antaranya sekarang duduk di Angkatan 21.

## Tanggal penting

1. Hari terbuka: Sabtu pekan kedua.
2. Tes: akhir bulan.
3. Mulai: Senin pertama setelah libur semester.

Dengan 32 kursi, ruangnya tidak akan bertambah. Kalau pendaftar membludak, Angkatan 23 yang kami percepat, bukan bangku yang kami rapatkan.

## Sebelum mendaftar

- Duduklah satu pagi di belakang kelas. Bawa buku tulis, tidak perlu janji.
- Ikuti Sepekan Mencoba bila ingin tahu rasa lelahnya; biayanya dipotong kalau kamu lanjut.
- Kerjakan Persiapan Tes Masuk, gratis, dua kali Sabtu sore.
- Bicarakan angka Rp 22.500.000 di meja makan, bukan lewat pesan.

Asrama ditutup pada empat belas kamar; daftarlah sekaligus.

# berita | Hasil | 14 | Bram Atmaja | kerja, angka
Dua puluh tujuh dari tiga puluh dua bekerja dalam empat bulan
Kami menuliskan semua angka, juga lima yang belum.

Dua puluh tujuh lulusan angkatan ke-19 bekerja: delapan belas sebagai pengembang, enam di dukungan teknis, tiga membangun usaha sendiri.

Gaji awal tengahnya Rp 5,4 juta. Tertinggi Rp 9 juta di Jakarta, terendah Rp 3,2 juta di Wonosobo, yang memilih dekat orang tua.

## Lima yang belum

- Dua melanjutkan kuliah.
- Satu merawat keluarga.
- Dua masih melamar, dan Tika menelepon mereka setiap Selasa.

Angkanya diperiksa dua alumni yang tidak bekerja untuk kami.

# berita | Ruang Kelas | 25 | Wulandari Pangestu | pasar, uji
Uji pasar Kamis: pedagang sayur menolak tombol hijau
Warnanya sama dengan bayam, katanya, jadi tidak pernah kelihatan.

Setiap Kamis pukul enam pagi murid bulan kedua membawa purwarupa ke Pasar Kranggan. Pedagang dibayar Rp 25.000 untuk lima belas menit.

Pekan ini tujuh dari delapan purwarupa gagal dipakai satu tangan. Tangan satunya memegang timbangan.

Pedagang bernama Yu Tum, langganan uji sejak angkatan belasan, mempraktikkannya sekali lagi: kantong di kiri, daun bawang di ketiak, ponsel di ujung jari. Saya merekam tangannya saja. Video sembilan detik itu diputar berulang di kelas sampai tidak ada lagi yang bertanya mengapa tombolnya harus di bawah.

> Kamu bikinnya duduk ya? Aku pakainya berdiri.

Kalimat itu mengubah semua tata letak dalam dua hari.

# news | Mitra | 6 | Hasbi Lamondo | mitra, produk
Koperasi susu dan bengkel kereta menjadi mitra produk angkatan ini
Lima tim bekerja tiga bulan untuk masalah yang tidak dipilih oleh kami.

Koperasi susu ingin tahu mengapa setoran pagi selalu berbeda dari catatan. Bengkel kereta ingin buku perawatan yang bisa dibaca di lorong gelap.

Pukul setengah lima pagi, di halaman koperasi, seorang peternak mencelupkan jari ke kaleng susu lalu menulis angka di telapak tangannya. Kertas basah, katanya; telapak tangan bisa dicuci. Saya memotret telapak itu dan memajangnya sebagai soal pertama angkatan ini.

Di Madiun keadaannya kebalikan. Kertasnya kering, tetapi lorong bawah gerbong hanya diterangi senter yang digigit. Montir membaca buku perawatan dengan kedua tangan penuh gemuk, dan huruf kecil di sana sama gunanya dengan tidak ada huruf.

## Dua pekan pertama tanpa kode

Tim dilarang membuka laptop sampai bisa menirukan satu hari kerja mitranya. Mereka menimbang, mengangkat, dan salah mencatat. Dari situ satu tim menemukan bahwa selisih setoran bukan kecurangan siapa pun: liter pagi dicatat sebelum buih turun, liter sore sesudahnya.

> Kalian jangan bikin yang canggih. Bikin yang bisa kupencet pakai siku.

Kalimat montir itu ditempel di atas papan tugas dan sudah menggugurkan dua rancangan.

Mitra tidak membayar, tetapi wajib hadir setiap dua pekan. Yang absen dua kali diganti; tahun lalu terjadi sekali.

## Yang didapat mitra

- Kode sumber sepenuhnya.
- Dua pekan pendampingan setelah panggung.
- Hak menolak hasilnya.

Hak ketiga itu sungguhan. Kalau mitra menolak, tim tetap tampil di panggung akhir dan menjelaskan sebabnya; yang dinilai justru seberapa dini mereka mengetahuinya.

Anda punya pekerjaan yang selalu membuat orang mengeluh di hari yang sama? Tulislah dalam satu kalimat, sertakan siapa yang bisa kami temui di tempat.

Pendaftaran mitra angkatan berikutnya lewat halaman perjanjian.

# news | Cerita Murid | 18 | Tika Rahayuningsih | karier, pindah
Dari sopir travel ke penulis layanan pemesanan
Agus hafal semua rute sebelum hafal satu pun perintah.

Ia mendaftar pada usia tiga puluh empat setelah kantornya tutup. Tes pertamanya gagal di soal urutan, padahal setiap hari ia mengurutkan penumpang.

Di bulan kelima timnya membangun sistem kursi untuk perusahaan travel kecil. Ia yang menolak tiga rancangan karena tidak ada tempat untuk ayam penumpang.

> Pengguna itu bukan orang jauh. Itu saya tahun lalu.

Sekarang ia bekerja di perusahaan itu, separuh hari menulis kode, separuh hari mendengar sopir.

# news | Biaya | 33 | Bram Atmaja | biaya, perjanjian
Bayar setelah bekerja: isi perjanjiannya, tanpa huruf kecil
Dua halaman, sebelas butir, dan contoh perhitungan untuk tiga gaji.

Separuh biaya, Rp 11.250.000, boleh dibayar setelah bekerja dengan gaji di atas Rp 4 juta. Cicilannya sepuluh persen gaji, paling lama dua puluh empat bulan.

Bila setelah dua puluh empat bulan gajimu belum mencapai batas itu, sisanya hangus. Ini terjadi pada sembilan orang sejauh ini.

## Contoh

- Gaji Rp 4,5 juta: cicilan Rp 450.000, selesai dalam 24 bulan dengan sisa hangus Rp 450.000.
- Gaji Rp 6 juta: cicilan Rp 600.000, selesai dalam 19 bulan.
- Gaji Rp 3,8 juta: tidak ada cicilan.

Perjanjian boleh dibawa pulang dan dibaca siapa pun sebelum ditandatangani.
`,
  gallery: `
Setoran Susu Pagi | Buku setoran yang bisa diisi dengan tangan basah. | Aplikasi web | Tim Kandang | Bulan 4–6: Produk Bersama Mitra | phone | Boyolali | 12
Kursi, Ayam, dan Bagasi | Pemesanan travel dengan kolom untuk penumpang berbulu. | Sistem pemesanan | Tim Jalur Selatan | Bulan 4–6: Produk Bersama Mitra | browser | Cilacap | 19
Daftar Galat yang Sopan | Lima puluh pesan galat ditulis ulang untuk kasir. | Tulisan antarmuka | Devi M. | Bulan 3: Data dan Layanan | terminal | Yogyakarta | 28
Timbangan Satu Tangan | Layar jual beli yang dipakai sambil berdiri. | Antarmuka | Tim Kranggan | Bulan 2: Layar yang Dipakai | stall | Yogyakarta | 37
Buku Rawat Lokomotif | Catatan perawatan berhuruf besar untuk lorong gelap. | Aplikasi web | Tim Rel | Bulan 4–6: Produk Bersama Mitra | chart | Madiun | 44
Kalkulator Ronda | Proyek pekan keempat: jadwal ronda yang adil bagi yang shift malam. | Program kecil | Yudis | Bulan 1: Dasar dan Ritme | terminal | Sleman | 50
`,
  employers: `
Kandang Data Contoh | Boyolali | Peternakan | Pencatatan susu dan pakan untuk koperasi peternak.
Jalur Selatan Travel Contoh | Cilacap | Transportasi | Travel kecil dengan dua puluh mobil dan satu tim pengembang.
Rel Rawat Contoh | Madiun | Perkeretaapian | Perangkat lunak bengkel untuk operator kecil.
`,
  jobs: `
Kandang Data Contoh | Pengembang Web Pemula | entry | Penuh waktu | 5000000 | 21 | Merawat aplikasi setoran; Mendampingi koperasi; Menulis uji
Rel Rawat Contoh | Pengembang Backend | mid | Penuh waktu | 7200000 | 33 | Menjaga basis data perawatan; Membuat laporan; Jaga bergilir
`,
  schools: { count: 15 },
  people: { women: 0.42, ages: [0, 6, 63, 27, 4] },
} satisfies SiteContents;
