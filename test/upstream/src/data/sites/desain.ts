/** Akademi Desain: portfolio first. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'DS',
  since: { year: 2018, alumni: 1_087, cities: 38 },
  quota: 18,
  programs: [
    {
      name: 'Desain Antarmuka',
      summary: 'Layar yang dipahami orang lelah, di ponsel retak, di bawah matahari.',
      keywords: 'ui, ux, antarmuka, figma, layar, aplikasi',
      careers: 'desainer antarmuka; desainer produk',
      classes: `
Mata Dulu, Alat Kemudian | beginner | online | 16 | 275000 | registration | Selasa 19.30–21.00 WIB | Prita | Meniru sepuluh layar dengan pensil sampai kamu melihat jarak yang tidak pernah kamu lihat. | phone, dasar, jarak | Meniru; Jarak; Hierarki; Menjelaskan
Wawancara di Bangku Tunggu | intermediate | hybrid Surakarta | 18 | 320000 | registration | Sabtu 09.00–11.30 WIB | Arman | Bertanya kepada orang yang sedang menunggu, lalu merangkum tanpa menambah. | blackboard, riset | Mendekati; Bertanya pendek; Kartu temuan; Kembali membawa sketsa
Sistem Kecil, Tim Kecil | advanced | online | 24 | 520000 | started | Kamis 19.30–21.30 WIB | Prita, Sekar Ayu | Dua belas komponen yang dipakai tiga produk selama sebulan tanpa pertengkaran. | browser, sistem desain | Inventaris; Token; Keadaan; Perubahan yang diumumkan
`,
    },
    {
      name: 'Identitas dan Cetak',
      summary: 'Merek warung, kemasan keripik, dan poster yang tahan hujan.',
      keywords: 'logo, merek, kemasan, cetak, poster, tipografi',
      careers: 'desainer grafis; perancang merek kecil',
      classes: `
Merek untuk Warung Sebelah | intermediate | offline Surakarta | 20 | 350000 | registration | Minggu 09.00–12.00 WIB | Sekar Ayu | Satu pemilik, satu gerobak, satu identitas yang bisa dicat ulang sendiri. | stall, merek | Mengobrol; Nama dan huruf; Gerobak; Buku satu halaman
Tipografi Aksara Latin dan Jawa | intermediate | online | 14 | 300000 | upcoming | Rabu 19.30–21.00 WIB | Bayu Segara | Menyandingkan dua aksara pada satu papan tanpa ada yang tampak menumpang. | poster, tipografi | Anatomi; Ketebalan; Papan jalan; Uji jarak
Bedah Portofolio | advanced | online | 6 | 0 | ended | Jumat 19.30–21.30 WIB | Arman, Prita | Tiga karya, dua keputusan yang diubah, satu halaman: portofolio yang dibaca sampai habis. | browser, portofolio, gratis | Memilih tiga; Menulis keputusan; Dibaca orang asing
`,
    },
  ],
  mentors: `
Prita Kusumaningrum | Desainer produk | Surakarta | antarmuka, sistem | Memasang cermin di dinding kelas supaya murid melihat dahinya berkerut.
Arman Sibarani | Peneliti pengguna | Sibolga | riset, portofolio | Pernah mewawancarai dua puluh orang dalam satu perjalanan kereta.
Sekar Ayu Maheswari | Perancang merek | Surakarta | merek, cetak | Menghitung keberhasilan dari gerobak yang dicat ulang tanpa dirinya.
Bayu Segara | Perancang huruf | Gianyar | tipografi, aksara | Menggambar huruf a selama tiga pekan untuk satu papan sekolah.
`,
  classTexts: {
    benefits: [
      'Portofolio ditulis sejak pekan pertama, bukan di akhir',
      'Kritik berpasangan dengan aturan yang tertempel',
      'Klien sungguhan di dua kelas tatap muka',
    ],
    beginner: ['Pensil, kertas, ponsel berkamera', 'Tidak perlu bisa menggambar'],
    intermediate: [
      'Satu karya yang mau kamu bongkar',
      'Laptop dengan perangkat lunak desain apa pun',
    ],
    advanced: ['Dua karya yang pernah dipakai orang', 'Mau portofoliomu dibaca keras'],
    faqs: [
      [
        'Apakah harus pandai menggambar?',
        'Tidak. Kami melatih melihat; garis bengkok justru memudahkan kritik.',
      ],
      [
        'Perangkat lunak apa yang dipakai?',
        'Yang kamu punya. Kelas pemula bahkan dimulai tanpa layar.',
      ],
      [
        'Apakah karya kelas boleh dijual?',
        'Boleh, kecuali milik klien kelas. Untuk itu ada perjanjian sederhana di pertemuan pertama.',
      ],
    ],
  },
  posts: `
# news | Studio | 4 | Sekar Ayu Maheswari | warung, merek
Gerobak wedang ronde yang berhenti memakai tujuh jenis huruf
Omzetnya tidak naik, tetapi pembelinya kini bisa menyebut namanya.

Pak Min punya tujuh tulisan di gerobaknya, semuanya hadiah. Tidak ada yang ia tolak, tidak ada yang bisa dibaca dari seberang jalan.

Ada tulisan bergaya kaligrafi dari keponakan, huruf gemuk dari tukang stiker, angka telepon lama dari bengkel yang sudah tutup, dan satu kata berbahasa Inggris yang tidak diketahui artinya oleh siapa pun. Seorang peserta menghitungnya sambil menunggu pesanan. Wedangnya datang lebih dulu daripada hitungannya selesai.

## Berdiri di seberang jalan

Kelas tidak membuka laptop malam itu. Saya meminta semua orang menyeberang, menunggu dua kali lampu merah, lalu menulis apa yang terbaca. Dari dua belas orang, sebelas menulis "ronde" karena melihat uapnya. Tidak ada yang menulis nama Pak Min.

Maka soalnya bukan hiasan yang berlebihan. Soalnya orang pulang tanpa tahu harus menyebut apa ketika mengajak temannya kembali. Tiga sketsa dibuat dengan kuas, di atas kardus seukuran gerobak, dan ditempel bergantian selama tiga malam. Sketsa tercantik kalah; dari seberang, huruf berkaitnya menjadi pagar.

Kelas menawarkan satu nama, satu huruf, dan dua warna cat yang ada di toko terdekat. Tulisan lama difoto dan disimpan dalam album.

Album itu penting. Pak Min membukanya setiap kali pemberi tulisan datang, menunjuk hadiahnya, dan tidak ada yang tersinggung.

> Namaku ternyata pendek. Selama ini kukira tidak cukup panjang untuk gerobak.

## Buku satu halaman

- Warna: merah tua nomor 14, putih tulang.
- Huruf: digambar, boleh goyang.
- Yang tidak boleh: menambah tulisan ketiga.

Buku itu dilaminasi dan digantung di sebelah toples kacang. Nomor cat ditulis karena toko bisa tutup, ukuran huruf ditulis dalam jengkal karena penggaris bisa hilang.

## Cobalah di gangmu

1. Pilih satu warung dan berdirilah di seberangnya.
2. Tulis apa yang terbaca dalam dua detik.
3. Tunjukkan kertasnya kepada pemilik, lalu diam.

Jangan membawa rancangan pada kunjungan pertama. Belilah sesuatu, habiskan, dan dengarkan siapa yang memberi huruf-huruf itu.

Tiga bulan kemudian Pak Min mengecat ulang sendiri. Itu nilai akhirnya.

# news | Kritik | 13 | Prita Kusumaningrum | kritik, aturan
Lima kalimat yang dilarang saat kritik karya
Salah satunya: menurutku bagus; satunya lagi justru pujian yang paling sering.

Bagus tidak memberi tahu pembuatnya apa yang harus dipertahankan. Kami menggantinya dengan: aku berhenti di sini karena.

Kami menemukannya dari rekaman. Pada satu malam bedah karya, kata bagus terucap empat puluh tujuh kali dan tidak satu pun karya berubah. Saya memutar potongan-potongannya berurutan; pada yang kedua puluh, ruangan tertawa, dan pada yang ketiga puluh tidak lagi.

Larangan kedua adalah kalau aku jadi kamu. Ketiga, coba pakai warna lain.

Keempat, ini mengingatkanku pada. Kelima, maksudnya apa sih. Yang terakhir bukan karena kasar, melainkan karena jawabannya selalu pidato, dan sesudah pidato tidak ada yang memandang karyanya lagi.

## Penggantinya

1. Sebut yang kamu lihat.
2. Sebut yang kamu kira.
3. Tanyakan apakah itu maksudnya.

Contohnya begini. Seorang peserta berkata, "Aku melihat dua judul sama besar. Kukira promosi lebih penting daripada nama. Benar?" Pembuatnya menggeleng, mengambil spidol, dan mencoret salah satu judul sebelum jam pasir habis. Tidak ada yang menyarankan warna apa pun.

## Aturan mejanya

Kritik berpasangan berlangsung sebelas menit dengan jam pasir. Yang dikritik mencatat dan tidak membela.

Catatan ditulis pada kertas yang kemudian dilipat dan baru dibuka keesokan pagi. Jarak semalam membuat separuh kalimat terdengar lebih ramah dan separuh lainnya lebih benar. Yang bertahan sampai sarapan, kerjakan.

Di kantor atau kampusmu, mulailah dengan satu larangan saja. Pilih kalimat yang paling sering keluar dari mulutmu sendiri, tempel di tepi layar, dan hitung sepekan. Saya sudah enam tahun menghitung dan belum pernah nol.

# news | Portofolio | 22 | Arman Sibarani | portofolio, lowongan
Kami membaca 60 portofolio bersama tiga perekrut
Mereka berhenti rata-rata pada gambar kesembilan, dan jarang sampai tulisan.

Perekrut diminta berpikir keras. Kalimat yang paling sering muncul: ini masalah siapa?

Satu perekrut membaca dari ponsel sambil berdiri di dekat stopkontak, sebab baginya begitulah hari kerja. Saya mencatat kapan ibu jarinya melambat. Bukan pada gambar terbesar, melainkan pada foto kertas penuh coretan yang diselipkan di antara dua layar mulus. "Nah, ini orangnya," gumamnya, lalu untuk pertama kali siang itu ia menggulir ke atas.

Portofolio yang dibaca sampai habis punya dua kesamaan: jumlahnya sedikit, dan ada satu keputusan yang ternyata keliru.

> Saya percaya pada orang yang menunjukkan tempat sampahnya.

Bedah portofolio gratis berikutnya dua pekan lagi, dua belas kursi.

# news | Aksara | 31 | Bayu Segara | aksara jawa, papan
Papan sekolah dua aksara yang akhirnya terbaca oleh muridnya
Selama ini baris bawahnya hanya hiasan, sampai ketebalannya disamakan.

Aksara Jawa di papan lama lebih tipis dan lebih kecil. Murid mengaku tidak pernah mencoba membacanya.

Peserta menyamakan ketebalan, bukan tinggi, lalu menguji dari gerbang. Delapan dari sepuluh murid mengeja nama sekolahnya.

Saya menggambar ulang huruf "ha" sebelas kali sebelum berhenti menyalahkan catnya. Kakinya terlalu ramping untuk kayu yang menyerap. Ketika tebalnya disamakan dengan huruf Latin di atasnya, penjaga sekolah yang sedang menyapu berhenti, menengadah, lalu membaca tanpa diminta.

## Cara uji

- Berdiri tiga belas meter.
- Baca keras yang terlihat lebih dulu.
- Tukar urutan, ulangi.

Berkas hurufnya dibagikan kepada sekolah lain secara cuma-cuma.

# news | Riset | 43 | Arman Sibarani | kereta, wawancara
Dua puluh orang dalam satu perjalanan: catatan riset dari gerbong ekonomi
Pertanyaan terbaik ternyata tentang kantong: apa isinya dan mengapa.

Kelas riset naik kereta Solo–Jakarta. Setiap pasang mewawancarai dua orang dengan izin, paling lama sepuluh menit.

Dari isi kantong muncul cerita tentang uang receh, obat, dan kartu yang sudah mati tetapi tidak dibuang.

1. Perkenalkan diri dan beri jalan untuk menolak.
2. Catat kata mereka, bukan tafsirmu.
3. Ucapkan terima kasih sebelum stasiun mereka.

Temuannya menjadi bahan satu purwarupa dompet untuk orang yang selalu lupa.

# news | Studio | 57 | Sekar Ayu Maheswari | pameran, keripik
Kemasan keripik yang ditolak warung, lalu diterima setelah lebih jelek
Terlalu mewah, kata pemiliknya; orang takut bertanya harganya.

Rancangan pertama peserta memakai kertas tebal dan tulisan emas. Keripiknya lima ribu rupiah.

Pemilik warung memegangnya dengan ujung jari, seperti memegang undangan. Ia menaruhnya di rak paling atas, dekat kaleng biskuit Lebaran, dan di sana kemasan itu diam tiga pekan. Anak-anak sekolah tidak pernah mendongak setinggi itu untuk mencari jajanan. Yang membelinya satu orang, untuk oleh-oleh.

Versi kedua kembali ke plastik bening dengan label kecil buatan mesin cetak struk. Penjualan kembali seperti biasa, tetapi retur karena melempem berkurang.

> Desain yang baik tidak membuat orang merapikan rambut dulu.

Kedua kemasan dipajang berdampingan di lorong akademi.
`,
  gallery: `
Ronde Pak Min | Identitas gerobak dengan satu nama, satu huruf, dan dua warna. | Identitas merek | Kelas Minggu Pagi | Merek untuk Warung Sebelah | stall | Surakarta | 8
Papan Dua Aksara | Papan sekolah yang kedua barisnya sama-sama terbaca. | Tipografi | Ni Komang Ayu | Tipografi Aksara Latin dan Jawa | poster | Klaten | 16
Dompet untuk yang Selalu Lupa | Purwarupa dompet dari wawancara di gerbong ekonomi. | Purwarupa | Ridho dan Mei | Wawancara di Bangku Tunggu | phone | Surakarta | 24
Sepuluh Layar dengan Pensil | Tiruan layar bank, ojek, dan puskesmas, semuanya tangan. | Studi | Fathia | Mata Dulu, Alat Kemudian | phone | Pontianak | 29
Dua Belas Komponen Koperasi | Sistem kecil yang dipakai tiga produk koperasi. | Sistem desain | Tim Rabu | Sistem Kecil, Tim Kecil | browser | Purwokerto | 38
Keripik, Versi Jelek | Label struk yang menyelamatkan kerenyahan. | Kemasan | Kelas Minggu Pagi | Merek untuk Warung Sebelah | stall | Sragen | 45
Map Rapor yang Tidak Disembunyikan | Map sekolah dengan ruang untuk catatan baik di muka. | Cetak | Laila Rahma | Merek untuk Warung Sebelah | book | Boyolali | 52
Antre Tanpa Berdiri | Layar nomor antrean yang terbaca dari bangku paling belakang. | Antarmuka | Tim Bangku Tunggu | Wawancara di Bangku Tunggu | phone | Surakarta | 61
Ha Na Ca Ra Kaus | Satu kaus, dua aksara, dan jarak uji tiga belas meter. | Tipografi | Damar | Tipografi Aksara Latin dan Jawa | poster | Sukoharjo | 70
Tombol yang Meminta Maaf | Sebelas keadaan gagal, ditulis ulang tanpa kata maaf. | Sistem desain | Tim Kamis | Sistem Kecil, Tim Kecil | browser | Salatiga | 78
Jadwal Bus Dicetak Kebesaran | Poster halte untuk mata yang lupa membawa kacamata. | Cetak | Nadia Puspa | Tipografi Aksara Latin dan Jawa | poster | Karanganyar | 89
`,
  schools: { count: 7 },
  people: { women: 0.55, ages: [0, 16, 56, 22, 6] },
} satisfies SiteContents;
