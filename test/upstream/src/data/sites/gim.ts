/** Akademi Gim: making games, from one verb to the shop. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'AG',
  since: { year: 2020, alumni: 692, cities: 33 },
  quota: 20,
  programs: [
    {
      name: 'Level Satu: Purwarupa',
      summary: 'Satu kata kerja, satu layar, satu pekan. Gim yang bisa dimainkan sebelum cantik.',
      keywords: 'gim, game, purwarupa, godot, pemula, mekanik',
      careers: 'perancang gim pemula; peserta maraton gim',
      classes: `
Lompat: Gim dari Satu Kata Kerja | beginner | online | 16 | 240000 | registration | Senin 19.30–21.00 WIB | Joni | Menghabiskan empat pekan untuk membuat satu lompatan terasa enak. | pixel, mekanik | Lompat; Jatuh; Suara; Diuji adik
Gim Kertas | beginner | hybrid Malang | 10 | 150000 | registration | Sabtu 13.00–15.00 WIB | Ratri | Kancing, dadu, dan kertas bekas: merancang aturan tanpa menyalakan komputer. | blackboard, aturan | Aturan tiga baris; Uji meja; Seimbang; Kotak gim
`,
    },
    {
      name: 'Level Dua: Produksi',
      summary: 'Tim tiga orang, jadwal, dan keberanian membuang separuh gagasan.',
      keywords: 'produksi, seni, animasi, audio, tim, godot',
      careers: 'pemrogram gim; seniman piksel; perancang suara',
      classes: `
Seni Piksel dan Gerak | intermediate | online | 20 | 360000 | started | Rabu 19.30–21.30 WIB | Ratri | Enam belas piksel persegi, empat bingkai, dan satu watak yang dikenali dari punggungnya. | pixel, seni, animasi | Siluet; Palet empat warna; Jalan; Diam yang hidup
Bunyi yang Terasa | intermediate | online | 14 | 300000 | upcoming | Kamis 19.30–21.00 WIB | Ferdian | Membuat suara pukulan dari semangka dan hujan dari beras. | phone, audio | Merekam dapur; Lapisan; Umpan balik; Sunyi
Musuh yang Adil | advanced | online | 24 | 450000 | registration | Selasa 19.30–21.30 WIB | Joni, Ferdian | Kecerdasan sederhana yang membuat pemain berkata: aku yang salah, bukan gimnya. | pixel, ai, kesulitan | Niat musuh; Tanda sebelum serang; Kurva sulit; Kalah yang jelas
`,
    },
    {
      name: 'Level Tiga: Rilis',
      summary: 'Halaman toko, harga, ulasan pertama, dan tambalan malam rilis.',
      keywords: 'rilis, toko, pemasaran, ulasan, harga',
      careers: 'pengembang gim mandiri; produser tim kecil',
      classes: `
Rilis dan Selamat | advanced | offline Malang | 30 | 600000 | ended | Minggu 09.00–13.00 WIB | Kak Hesti, Joni | Dari halaman toko sampai ulasan pertama yang menyakitkan, bersama orang yang pernah melaluinya. | stall, rilis | Halaman toko; Trailer tiga puluh detik; Malam rilis; Membalas ulasan
`,
    },
  ],
  mentors: `
Joni Prawiro | Pemrogram gim | Malang | mekanik, musuh | Pernah mengatur gravitasi selama sebelas hari dan tidak menyesal.
Ratri Handayaningsih | Seniman piksel | Batu | seni, gim kertas | Menggambar dengan empat warna karena yang kelima selalu bertengkar.
Ferdian Tumbelaka | Perancang suara | Tomohon | audio, musuh | Lemari esnya penuh semangka untuk direkam.
Kak Hesti Rahmadani | Produser mandiri | Banjarbaru | rilis, toko | Membaca ulasan bintang satu dengan suara keras, lalu membalasnya dengan sopan.
`,
  classTexts: {
    benefits: [
      'Gimmu dimainkan orang asing setiap dua pekan',
      'Aset contoh yang boleh dipakai untuk gim komersial',
      'Papan uji bersama dengan rekaman wajah pemain',
    ],
    beginner: [
      'Laptop apa pun yang bisa memutar video',
      'Pernah kalah bermain dan ingin tahu sebabnya',
    ],
    intermediate: ['Satu gim kecil yang selesai', 'Nyaman bekerja dengan orang lain'],
    advanced: ['Gim yang pernah diuji lima orang di luar keluarga', 'Bisa membaca kode Godot'],
    faqs: [
      [
        'Mesin gim apa yang dipakai?',
        'Godot, karena gratis dan ringan. Gim kertas tentu tanpa mesin.',
      ],
      [
        'Saya tidak bisa menggambar.',
        'Kotak warna cukup sampai Level Dua. Di sana kamu bertemu teman yang menggambar.',
      ],
      [
        'Apakah bermain gim termasuk belajar?',
        'Ya, dengan buku catatan di samping dan jam yang ditentukan.',
      ],
    ],
  },
  posts: `
# news | Uji Main | 3 | Joni Prawiro | lompat, uji
Dua belas gim lompat diuji anak kelas lima, dan sebelas terlalu sulit
Yang satu lagi terlalu mudah, kata mereka, tapi kucingnya lucu.

Penguji kami duduk berempat per meja dan tidak diberi petunjuk. Pembuat gim berdiri di belakang garis kuning.

Menit kedua, seorang anak sudah jatuh ke jurang yang sama sembilan kali. Ia tidak marah. Ia menoleh ke teman semejanya dan berkata dengan tenang bahwa gim ini dibuat oleh orang yang benci kaki. Di belakang garis kuning, pembuatnya menutup mulut dengan map.

## Tangan yang terlalu hafal

Kesalahan paling umum: pembuatnya sudah memainkan lompatan itu seribu kali. Anak-anak memainkannya sekali.

Saya menyebutnya penyakit tangan sendiri. Setelah sebelas hari menyetel gravitasi, jarimu menekan tombol sebelum matamu melihat tepi. Jurang yang bagimu lebar dan ramah ternyata hanya bisa dilewati oleh satu orang di dunia, dan orang itu tidak akan membeli gimnya.

Kami merekam wajah pemain, bukan layarnya. Dari wajah terlihat urutannya: mencoba, tertawa, mencoba, mengernyit, lalu meletakkan tangan di pangkuan. Antara kernyit dan pangkuan ada kira-kira empat detik. Di situlah gim kehilangan orang, dan di situlah kotak uji kami diberi tanda merah.

> Kak, lompatnya nunggu aku dong.

Kalimat itu datang dari meja tiga dan sekarang menjadi nama resmi untuk waktu toleransi. Di papan tugas tertulis: tambah nunggu-aku, 0,125 detik.

## Setelah uji

- Jurang diperpendek dua piksel.
- Waktu toleransi lompat ditambah seperdelapan detik.
- Kucing dipertahankan tanpa perubahan.

Sebelas gim diuji lagi dua hari kemudian oleh anak lain dari kelas yang sama. Delapan selesai dimainkan. Yang terlalu mudah ikut dirombak: jurangnya ditambah satu, kucingnya tetap duduk di sana, menjilati kaki.

## Uji punyamu besok sore

1. Cari tiga orang yang belum pernah melihat gimmu; adik dihitung satu.
2. Duduk di belakang mereka dan pegang sesuatu, supaya tanganmu sibuk.
3. Catat detik ketika tangan mereka turun.
4. Ubah satu angka saja, lalu panggil orang keempat.

Godaan terbesar adalah berkata "tekannya agak lama". Telan. Kalau perlu dijelaskan, gimnya yang belum selesai.

Uji berikutnya bersama kelompok lansia, yang menang dalam gim kertas.

# news | Karya | 12 | Ratri Handayaningsih | piksel, watak
Watak yang dikenali dari punggungnya
Latihan pekan kedua: gambar ibumu dalam enam belas piksel, dari belakang.

Tidak ada wajah, jadi murid harus menemukan siluet: keranjang, daster, atau cara berdiri di pintu.

Seorang murid menggambar persegi panjang dengan dua tonjolan. Saya mengira itu lemari. Bukan, katanya, itu ibu kalau habis mengangkat galon. Ia menggeser tonjolan kiri satu piksel ke bawah, dan lemari itu seketika menjadi orang yang pinggangnya pegal.

## Satu piksel, satu kebiasaan

Enam belas piksel persegi tidak memberi ruang untuk kalung, alis, atau motif daster. Yang muat hanya keputusan: berat badannya di kaki mana, tangannya menggantung atau bertolak, kepalanya condong ke pintu atau ke kompor. Empat warna pun diperebutkan. Hampir semua orang menghabiskan satu untuk kerudung atau rambut, lalu menyesal karena keranjang tidak kebagian.

Hasilnya ditempel tanpa nama, lalu semua menebak ibu siapa. Sembilan dari dua belas tertebak oleh orang yang belum pernah bertemu.

> Ini ibumu, Don. Beliau selalu condong ke kanan.

Don terdiam, lalu menelepon ke rumah. Ternyata pinggul kanan ibunya pernah cedera, dan selama ini ia sendiri tidak pernah memperhatikannya.

Siluet itu menjadi tokoh gim kelompok bulan berikutnya.

## Coba dengan orang di dekatmu

Perhatikan seseorang dari belakang selama satu menit: satpam, penjual cilok, kakak yang sedang mencuci piring. Jangan memotretnya. Gambar siluetnya di kertas kotak-kotak, enam belas kali enam belas, satu warna saja. Kalau orang rumah bisa menebaknya, tambahkan warna kedua dan biarkan ia melangkah.

# news | Suara | 21 | Ferdian Tumbelaka | suara, dapur
Daftar bunyi dari dapur untuk gim pertamamu
Tidak perlu pustaka berbayar; cukup beras, ember, dan tetangga yang sabar.

Langkah di kerikil berasal dari sereal yang diremas. Pukulan terbaik kami berasal dari semangka yang sudah lewat masa.

Rekam lebih dekat daripada yang kamu kira perlu. Lalu rekam lagi dari ruang sebelah sebagai lapisan.

## Resep

1. Hujan: beras di atas loyang, miringkan pelan.
2. Pintu penjara: troli belanja.
3. Naga: tarik kursi di lantai semen, turunkan nadanya.

Semua rekaman kelas boleh dipakai siapa saja.

# news | Rilis | 30 | Kak Hesti Rahmadani | ulasan, toko
Membalas ulasan bintang satu tanpa membela diri
Isinya: gimnya rusak kayak hidupku. Balasannya membuat pemain itu kembali.

Kami menulis terima kasih, menanyakan di bagian mana, dan memperbaikinya dalam dua hari. Ulasannya berubah menjadi tiga bintang dan sebuah gambar.

Ulasan kasar biasanya ditulis orang yang sempat peduli. Yang tidak peduli menutup jendela tanpa berkata apa pun.

- Jangan balas sebelum sarapan.
- Jangan jelaskan maksudmu.
- Sebut tanggal perbaikan.

Tiga alumni kini bertukar giliran membaca ulasan satu sama lain supaya tidak sakit hati sendiri.

# news | Maraton | 41 | Joni Prawiro | maraton, tim
Maraton 36 jam: tema sungai, sembilan gim, satu pernikahan
Pengantinnya perancang suara; ia pulang ke pelaminan dan kembali merekam gamelan.

Tema dibuka Jumat malam. Aturan kami: tidur minimal enam jam, makan nasi, dan gim harus selesai dalam satu tangan.

Sembilan dari sebelas tim selesai. Dua yang tidak selesai tetap tampil dan menunjukkan apa yang membuatnya tersangkut.

Salah satu gim yang selesai hanya punya satu aturan: air tidak boleh lurus. Pemainnya menggambar kelokan dengan telunjuk supaya setiap kebun kebagian. Tim itu tidur enam jam penuh pada malam pertama, dan merasa bersalah sampai melihat tim lain menguji gim sambil menyandarkan dahi ke meja.

> Kami kehabisan waktu karena menambah ikan.

Maraton berikutnya di Malang, tempat untuk empat puluh orang.

# news | Meja Kertas | 56 | Ratri Handayaningsih | gim kertas, aturan
Gim kertas tentang antre minyak yang membuat semua orang diam
Aturannya tiga baris, dan tidak ada yang menang.

Pemain memegang kartu kebutuhan. Setiap giliran seseorang boleh menyerahkan tempatnya.

Kartu kebutuhannya ditulis tangan: bayi, warung nasi, ayam yang belum dijual, lampu belajar. Tidak ada kartu yang lebih kuat daripada yang lain. Kami sengaja membuang sistem nilai pada rancangan kedua, setelah melihat pemain membandingkan penderitaan seperti membandingkan harga. Sejak kartunya setara, orang mulai memandang wajah, bukan angka.

Pada uji ketiga, seorang bapak memberikan tempatnya kepada pemain yang baru dikenalnya. Sesudah itu tidak ada yang ingin mengakhiri permainan.

1. Ambil kartu.
2. Maju atau beri.
3. Minyak habis tanpa pemberitahuan.

Gim itu sekarang dipakai dua guru sejarah.
`,
  gallery: `
Loncat Pelan | Gim satu tombol tentang anak yang takut tangga. | Gim | Bima S. | Lompat: Gim dari Satu Kata Kerja | pixel | Malang | 7
Antre Minyak | Gim kartu tiga baris aturan. | Gim kertas | Kelompok Meja Tiga | Gim Kertas | blackboard | Batu | 14
Punggung Ibu | Dua belas siluet, dua belas ibu. | Seni piksel | Kelas Rabu | Seni Piksel dan Gerak | pixel | Jember | 22
Kucing yang Dipertahankan | Satu-satunya bagian yang tidak diubah setelah uji. | Animasi | Salsa | Seni Piksel dan Gerak | pixel | Pasuruan | 31
Naga Kursi | Musuh yang suaranya kursi dan serangannya selalu memberi tanda. | Gim | Tim Lantai Semen | Musuh yang Adil | pixel | Tomohon | 39
Sungai Tidak Mau Lurus | Gim maraton: mengalir memutar supaya semua kebun kebagian. | Gim | Tim Enam Jam Tidur | Lompat: Gim dari Satu Kata Kerja | map | Kediri | 48
`,
  schools: { count: 6 },
  people: { women: 0.36, ages: [3, 34, 48, 13, 2] },
} satisfies SiteContents;
