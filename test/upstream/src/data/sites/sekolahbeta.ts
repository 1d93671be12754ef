/** Sekolah Beta Intensive: twelve weeks, one strip, no slack. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'BI',
  since: { year: 2021, alumni: 534, cities: 27 },
  quota: 24,
  programs: [
    {
      name: 'Dua Belas Pekan',
      summary: 'Tiga blok empat pekan: bangun, ukur, rilis. Setiap Jumat ada yang dipakai orang.',
      keywords: 'intensif, dua belas pekan, bootcamp, rilis, blok, beta',
      careers: 'pengembang produk; pendiri usaha kecil; rekan teknis',
      classes: `
Blok Satu: Bangun | beginner | hybrid Jakarta | 84/4 | 3200000 | registration Senin+25 | Senin 09.00–16.00 WIB; Rabu 09.00–16.00 WIB; Jumat 09.00–16.00 WIB | Aksel, Rucita | Empat pekan, empat rilis kecil; yang pertama tayang pada hari ketiga. | browser, web, rilis | Tayang hari ketiga; Data kecil; Masuk dan keluar; Serah pekan
Blok Dua: Ukur | intermediate | hybrid Jakarta | 84/4 | 3200000 | started Senin+-10 | Senin 09.00–16.00 WIB; Rabu 09.00–16.00 WIB; Jumat 09.00–16.00 WIB | Rucita | Memasang alat ukur, menonton orang tersesat, dan mematikan fitur kesayangan. | chart, riset, ukuran | Satu angka; Lima pengguna; Percobaan; Mematikan fitur
Blok Tiga: Rilis | advanced | hybrid Jakarta | 84/4 | 3200000 | upcoming Senin+18 | Senin 09.00–16.00 WIB; Rabu 09.00–16.00 WIB; Jumat 09.00–16.00 WIB | Aksel, Benny | Menagih pelanggan pertama, menjaga layanan hidup, dan tidur di hari Minggu. | stall, produk, rilis | Harga; Pembayaran; Jaga bergilir; Panggung rilis
`,
    },
    {
      name: 'Pekan Nol',
      summary:
        'Persiapan sebelum hari pertama, gratis, supaya tidak ada yang kehilangan pekan pertama.',
      keywords: 'pekan nol, persiapan, pemanasan, gratis',
      careers: 'siap memulai Blok Satu',
      classes: `
Pekan Nol: Alat dan Ritme | beginner | online | 10 | 0 | registration | Senin 19.00–21.00 WIB | Dinar | Memasang semua alat, mengirim perubahan pertama, dan menyusun jadwal bersama orang rumah. | terminal, persiapan, gratis | Memasang; Perubahan pertama; Jadwal rumah; Janji tim
Pekan Nol: Jumat Percobaan | beginner | hybrid Jakarta | 6 | 0 | registration | Jumat 09.00–15.00 WIB | Aksel | Satu hari dengan tempo sungguhan, dari rapat pagi sampai tombol rilis, sebelum memutuskan mendaftar. | browser, coba, gratis | Rapat pagi; Satu fitur; Rilis pukul tiga
Pekan Nol: Membaca Kode Orang | beginner | online | 8 | 0 | ended | Kamis 19.00–21.00 WIB | Benny, Dinar | Tiga program kecil dibaca keras-keras sampai semua orang bisa menebak baris berikutnya. | terminal, membaca kode, gratis | Membaca dari pintu; Menebak; Mengganti nama
`,
    },
  ],
  mentors: `
Aksel Monginsidi | Pemandu Blok Satu dan Tiga | Jakarta | web, rilis | Memencet tombol rilis bersama seluruh kelas, sambil menghitung mundur.
Rucita Maharsi | Pemandu Blok Dua | Jakarta | riset, ukuran | Mengoleksi fitur yang sudah dimatikan dan merayakannya.
Benny Tambunan | Penjaga layanan | Pematangsiantar | jaga, pembayaran | Pernah membalas pelanggan pada pukul dua pagi; sejak itu ia mengajarkan jadwal jaga.
Dinar Larasita | Pendamping pekan nol | Bogor | persiapan, ritme | Menelepon keluarga peserta untuk memperkenalkan diri.
`,
  classTexts: {
    benefits: [
      'Satu rilis yang dipakai orang setiap Jumat',
      'Pemandu duduk bersebelahan, bukan di panggung',
      'Dua belas pekan catatan yang boleh kamu tunjukkan',
    ],
    beginner: ['Selesai Pekan Nol', 'Tiga hari penuh setiap pekan', 'Laptop memori 8 GB'],
    intermediate: ['Empat rilis Blok Satu', 'Lima orang yang mau menjadi pengguna ujimu'],
    advanced: ['Satu angka yang sudah kamu jaga sebulan', 'Tim dua sampai tiga orang'],
    faqs: [
      [
        'Bolehkah mengambil satu blok saja?',
        'Boleh, mulai dari Blok Satu. Blok Dua dan Tiga butuh rilis dari blok sebelumnya.',
      ],
      ['Berapa jam di luar kelas?', 'Dua belas jam sepekan, dan kami minta satu hari tanpa kode.'],
      [
        'Kalau rilis Jumat gagal?',
        'Rilis versi yang lebih kecil pukul lima sore. Tidak ada Jumat tanpa rilis, tetapi boleh sangat kecil.',
      ],
    ],
  },
  posts: `
# news | Jumat Rilis | 3 | Aksel Monginsidi | rilis, warung
Rilis pekan kelima: sebelas produk, satu dimatikan dengan tepuk tangan
Pengguna tidak pernah membuka kalendernya, jadi kalender itu pergi.

Tim Kalimalang menghabiskan dua pekan membuat kalender cantik. Ukuran menunjukkan tiga kali dibuka, semuanya oleh pembuatnya.

Semua orang menyukai kalender itu, termasuk pemandunya. Ia punya warna untuk tiap lapangan futsal, animasi geser yang halus, dan satu tombol kecil bergambar peluit. Masalahnya baru terlihat ketika Rucita meminta tim menuliskan di papan: dari seratus pemesanan pekan lalu, berapa yang lewat kalender?

Jawabannya nol. Penyewa lapangan rupanya tidak pernah memilih tanggal. Mereka mengirim pesan "besok malam masih ada?" dan pergi kalau tidak dijawab dalam sepuluh menit.

## Pemakaman pukul dua

Keputusan diambil Jumat pukul dua, satu jam sebelum tombol rilis. Tim menampilkan kalender untuk terakhir kali di layar depan, membacakan tiga tanggal pembukaannya, lalu menghapus berkasnya bersama-sama. Ada yang bersiul lagu perpisahan. Sebelas tim bertepuk tangan, dan dua orang sungguh terharu.

Mereka mematikannya di depan kelas. Halaman menjadi separuh lebih cepat, dan pemesanan naik empat buah sehari.

Gantinya hanya satu baris: "Kosong malam ini: 20.00 dan 21.00." Seorang penjaga lapangan mengirim foto layarnya kepada kami Sabtu pagi, dengan keterangan pendek: nah, ini.

## Yang dirilis

- Enam perbaikan formulir.
- Empat pesan galat baru.
- Satu pintu keluar yang akhirnya terlihat.

Yang paling sederhana dari daftar itu, pintu keluar, justru paling banyak dibicarakan. Tiga penguji mengaku selama ini menutup seluruh peramban karena tidak menemukan tombolnya.

## Cara mencari kalendermu sendiri

Setiap produk punya satu kalender: bagian yang paling dibanggakan pembuatnya dan paling jarang disentuh pemakainya. Untuk menemukannya, kerjakan ini sebelum Jumat depan.

1. Sebutkan fitur yang selalu kamu tunjukkan lebih dulu kepada tamu.
2. Hitung berapa orang memakainya pekan ini, di luar timmu.
3. Sembunyikan dua hari, dan tunggu siapa yang mencari.

Kalau tidak ada yang mencari, kamu baru saja mendapat separuh halaman kosong. Jangan buru-buru mengisinya.

Pekan depan giliran harga: setiap tim harus menagih seseorang.

# news | Ritme | 12 | Dinar Larasita | keluarga, jadwal
Surat untuk orang rumah sebelum dua belas pekan dimulai
Satu halaman yang ditempel di kulkas mengurangi pertengkaran, kata angkatan lalu.

Isinya sederhana: jam berapa aku tidak bisa diganggu, hari apa aku sepenuhnya di rumah, dan apa yang kubutuhkan.

Kami mulai memintanya setelah angkatan kedua. Waktu itu seorang peserta pulang setiap pukul sembilan malam, dan neneknya mengira ia dipecat lalu malu bercerita. Dua pekan si nenek diam-diam menyisihkan uang belanja untuknya. Sejak mendengar cerita itu, saya menelepon setiap keluarga, dan setiap peserta menulis satu halaman.

## Isi satu halaman

- Tiga hari penuh di kelas, dan jam pulangnya.
- Satu hari yang seutuhnya milik rumah.
- Satu hal yang boleh membuatku diganggu kapan saja.
- Satu kalimat yang kubutuhkan ketika rilisku gagal.

Butir terakhir paling lama ditulis. Ada yang meminta "sudah makan belum", ada yang meminta tidak ditanya apa pun sampai mandi. Seorang ayah membacanya keras-keras di depan kulkas, lalu melatih kalimatnya dua kali.

## Setelah ditempel

Empat belas dari dua puluh empat peserta menempelkannya. Dua pekan kemudian kami bertanya lagi, dan sembilan keluarga menambahkan baris mereka sendiri.

> Hari Minggu bawa ibu ke pasar. Tidak bisa ditawar. Tertanda, ibu.

Yang tidak menempelkan pun kami tanya. Sebagian besar tinggal sendiri di kos; dua orang akhirnya menempelkannya di pintu kamar, untuk ibu kos. Salah satunya kini dibangunkan tiap Senin dengan ketukan sendok.

Kalau kamu akan memulai sesuatu yang menyita waktu, tulislah suratmu malam ini, sebelum ada yang merasa ditinggalkan. Pakai pulpen. Sisakan ruang di bawah untuk jawaban, sebab bagian itulah yang biasanya menyelamatkan pekan keempat.

Contoh suratnya dibagikan di Pekan Nol.

# news | Ukuran | 21 | Rucita Maharsi | angka, pengguna
Satu angka per tim: mengapa kami melarang dasbor di Blok Dua
Dengan dua belas grafik, semua orang menemukan alasan untuk merasa benar.

Setiap tim memilih satu angka yang berarti bagi penggunanya: pesanan selesai, soal terjawab, surat terbalas.

Angkanya ditulis tangan di papan setiap pagi. Menulis tangan membuat orang berhenti lima detik dan bertanya mengapa.

## Angka yang ditolak

1. Jumlah pengunjung.
2. Waktu di halaman.
3. Suka.

Nomor dua paling sering dibela. Padahal orang yang lama di halaman pesan antar bisa jadi sedang lapar dan bingung. Satu tim membuktikannya dengan menonton lima pengguna: yang paling lama justru menyerah lalu menelepon warungnya langsung, sambil minta maaf karena gagap teknologi.

Sesudah empat pekan, sepuluh dari sebelas tim mengganti angkanya sekali. Itu bagian dari pelajarannya.

# news | Alumni | 32 | Benny Tambunan | pelanggan, harga
Pelanggan pertama: berapa yang berani ditagih angkatan lalu
Terendah Rp 5.000 untuk jadwal ronda, tertinggi Rp 1.200.000 untuk buku sewa tenda.

Menagih adalah tugas paling ditakuti. Ada yang menunggu tiga hari sebelum mengirim pesan sependek dua belas kata.

Dari delapan tim, tujuh dibayar. Yang kedelapan mendapat sekarung singkong, dan kami hitung sebagai pembayaran.

## Pesan yang berhasil

- Sebut yang sudah dipakai, bukan yang akan dibuat.
- Sebut angka, lalu diam.
- Terima kasih sebelum dan sesudah.

Layanan sewa tenda itu masih hidup, dirawat dua alumni.

# news | Panggung | 44 | Aksel Monginsidi | panggung, tamu
Panggung rilis tanpa salindia
Tamu diberi ponsel dan tautan; pembuatnya berdiri di belakang dan tidak boleh bicara.

Lima menit pertama selalu canggung. Lalu seseorang tersesat, seseorang tertawa, dan tim mulai mencatat.

Pada panggung terakhir, tersangka utamanya sebuah tombol bertulisan "Lanjut" yang ternyata membatalkan pesanan. Tujuh tamu menekannya berturut-turut, sementara pembuatnya menggigit lengan baju di belakang dan salah satu tamu mulai berdoa.

Sesudah itu barulah tim menjelaskan tiga keputusan terberatnya. Tepuk tangan paling keras biasanya untuk yang mengaku keliru.

> Saya baru mengerti setelah tidak dijelaskan.

Panggung angkatan ini terbuka untuk umum pada pekan kedua belas.

Latihannya bisa dikerjakan di rumah: beri ponselmu kepada bibi, sebut satu tugas yang harus selesai, lalu kunci mulutmu lima menit.

# news | Ritme | 58 | Dinar Larasita | istirahat, minggu
Hari Minggu tanpa kode, dan cara kami menjaganya
Gudang kode dikunci Sabtu malam pukul sepuluh.

Angkatan ketiga bekerja tujuh hari. Mereka merilis paling banyak dan paling sering mengembalikannya.

Sejak kunci dipasang, jumlah rilis turun sepersepuluh, sedangkan yang harus dibatalkan turun separuh.

Awalnya tidak semua senang. Dua peserta menyalin kode ke diska lepas pada Sabtu sore dan mengaku sendiri Senin paginya, dengan mata merah dan tiga cacat baru. Benny tidak menegur; ia hanya meminta mereka menghitung jam yang dipakai untuk membereskannya. Lima jam, tanpa satu fitur pun yang bertambah.

## Boleh dilakukan hari Minggu

1. Tidur.
2. Menonton orang lain memakai produkmu tanpa mencatat.
3. Mengantar ibu ke pasar.

Kuncinya dibuka Senin pukul enam, bersamaan dengan kopi.
`,
  schools: { count: 4 },
  people: { women: 0.44, ages: [0, 4, 52, 38, 6] },
} satisfies SiteContents;
