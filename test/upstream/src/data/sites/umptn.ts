/** Siap UMPTN: try-outs, a countdown and an honest rank. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'UM',
  since: { year: 2018, alumni: 12_870, cities: 143 },
  quota: 180,
  programs: [
    {
      name: 'Tiga Bulan Terakhir',
      summary:
        'Latihan terukur untuk pelajar kelas dua belas: satu subtes sepekan, satu try-out sebulan.',
      keywords: 'utbk, umptn, try out, penalaran, kuantitatif, kelas 12',
      careers: 'kampus pilihan pertama; pilihan kedua yang juga kamu sukai',
      classes: `
Penalaran Umum: Membaca Pelan, Menjawab Cepat | beginner | online | 12 | 99000 | registration | Senin 19.00–20.30 WIB | Kak Damar | Membongkar kalimat soal sampai tersisa satu pertanyaan, lalu menjawabnya dalam sembilan puluh detik. | book, penalaran | Membuang hiasan; Jika maka; Pola; Paket 20 soal
Kuantitatif Tanpa Rumus Panjang | intermediate | online | 14 | 99000 | registration | Rabu 19.00–20.30 WIB | Kak Tiodora | Menaksir lebih dulu, menghitung belakangan, dan tahu kapan melompat. | blackboard, kuantitatif | Menaksir; Perbandingan; Grafik; Paket 20 soal
Literasi Bahasa Indonesia | beginner | online | 10 | 0 | started | Selasa 19.00–20.30 WIB | Kak Fauzan | Bacaan ratusan kata, lima soal, satu kebiasaan: garis bawahi pendapat, lingkari bukti. | book, literasi, gratis | Pendapat; Bukti; Simpulan; Paket 15 soal
Literasi Bahasa Inggris | intermediate | online | 10 | 79000 | upcoming | Kamis 19.00–20.30 WIB | Kak Fauzan, Kak Debora | Membaca tanpa kamus: menebak dari tetangga kata dan susunan paragraf. | book, inggris | Tetangga kata; Gagasan utama; Nada penulis; Paket 15 soal
Try-out Serentak Bulanan | advanced | online | 4 | 25000 | registration | Minggu 08.00–11.15 WIB | Kak Damar, Kak Tiodora | Durasi dan urutan seperti ujian, pembahasan sore harinya, peringkat keesokan paginya. | chart, try-out | Simulasi; Pembahasan; Rencana sepekan
`,
    },
    {
      name: 'Ruang Tenang',
      summary:
        'Tidur, cemas, dan memilih jurusan: hal yang menentukan nilai tetapi jarang diajarkan.',
      keywords: 'cemas, tidur, jurusan, memilih, orang tua',
      careers: 'pilihan yang kamu mengerti; ujian tanpa mual',
      classes: `
Memilih Jurusan Berdua Orang Tua | beginner | online | 3 | 0 | registration | Sabtu 15.00–16.30 WIB | Kak Debora | Lembar kerja untuk dua orang yang tidak sepakat, diisi terpisah lalu dibaca bersama. | chart, jurusan, gratis | Mengisi sendiri; Membaca punya yang lain; Tiga pilihan
Pekan Sebelum Ujian | beginner | online | 3 | 0 | ended | Jumat 19.00–20.30 WIB | Kak Debora | Apa yang masih berguna dipelajari, apa yang sudah terlambat, dan jam berapa tidur. | phone, tenang, gratis | Daftar berhenti; Malam ujian; Rute ke lokasi
`,
    },
  ],
  mentors: `
Kak Damar Nugroho | Pengajar penalaran | Purwokerto | penalaran, try-out | Menulis soal yang jawabannya selalu ada di kalimat kedua.
Kak Tiodora Manalu | Pengajar kuantitatif | Medan | kuantitatif, try-out | Melarang kalkulator dan menyukai kertas buram.
Kak Fauzan Rifai | Pengajar literasi | Mataram | literasi, inggris | Membaca berita olahraga untuk melatih bukti dan pendapat.
Kak Debora Wenda | Pendamping siswa | Wamena | jurusan, kecemasan | Mendaftar kuliah tiga kali sebelum menemukan jurusannya.
`,
  classTexts: {
    benefits: [
      'Pembahasan tertulis untuk setiap soal, termasuk yang kamu benar',
      'Peringkat dengan nama samaran pilihanmu',
      'Rencana belajar sepekan yang berubah setelah tiap try-out',
    ],
    beginner: ['Kertas buram dan jam tangan', 'Satu jam yang sama setiap hari'],
    intermediate: ['Sudah mengikuti satu try-out', 'Catatan soal yang kamu lewati'],
    advanced: ['Tempat tenang selama tiga jam seperempat', 'Sambungan internet cadangan bila ada'],
    faqs: [
      [
        'Apakah soal try-out sama dengan ujian?',
        'Tidak. Polanya disusun dari kisi-kisi resmi; soal asli tidak kami miliki dan tidak kami jual.',
      ],
      [
        'Berapa biayanya kalau ikut semuanya?',
        'Rp 302.000 untuk empat kelas berbayar dan satu try-out. Literasi dan Ruang Tenang gratis.',
      ],
      [
        'Sambungan saya putus di tengah try-out.',
        'Jawaban tersimpan tiap soal. Masuk lagi, sisa waktumu menunggu paling lama dua puluh menit.',
      ],
    ],
  },
  posts: `
# events | Ujian | +164 | Panitia Siap UMPTN | ujian, jadwal | Pusat ujian pilihanmu | 0 | 0/0 | 8
Ujian tulis UMPTN
Delapan hari, dua sesi sehari; sesi dan ruanganmu tertulis di kartu peserta.

Bawa kartu peserta, kartu identitas, dan pensil. Pintu ditutup tiga puluh menit sebelum sesi dimulai.

Sesi dan ruanganmu tertulis di kartu peserta, sudut kanan atas. Bacalah dua kali, lalu fotolah untuk orang rumah. Setiap tahun ada yang datang ke gedung yang benar pada hari yang keliru.

## Tujuh hari sebelumnya

- Coba jalan ke lokasi pada jam yang sama dengan sesimu.
- Pindahkan jam tidur sedikit demi sedikit, bukan dalam semalam.
- Berhenti membuka bab baru; ulangi soal yang pernah kamu lewati.
- Siapkan sarapan yang biasa.

Malam terakhir, tutup buku pukul sembilan. Kakak pembahas tidak membalas pertanyaan soal setelah jam itu, dan sengaja begitu.

# events | Try-out | +13 | Kak Damar Nugroho | try-out | Daring | 25000 | 2140/3000 | 1
Try-out serentak ketujuh
Tiga jam seperempat tanpa jeda, pembahasan sore harinya.

Urutan subtes sama seperti hari ujian. Peringkat keluar keesokan paginya.

Sambungan dibuka tiga puluh menit sebelum mulai supaya tidak ada yang tergesa. Jawaban tersimpan tiap soal; bila terputus, masuklah lagi dan sisa waktumu menunggu paling lama dua puluh menit.

## Siapkan di meja

- Kertas buram dan jam tangan.
- Nama samaran untuk papan peringkat.
- Air minum, tanpa makanan baru.

Seusai pembahasan kamu menerima rencana sepekan: satu topik yang paling murah diperbaiki, dua belas soal sehari. Kalau peringkatmu turun, bacalah panah nilaimu dulu. Papan ini dibuat untuk memilih pelajaran besok, bukan untuk merusak makan malam.

# events | Try-out | +41 | Kak Tiodora Manalu | try-out | Daring | 25000 | 816/3000 | 1
Try-out serentak kedelapan
Paket baru dengan lebih banyak grafik dan perbandingan.

Peserta try-out ketujuh bisa melihat dua nilainya berdampingan.

Paket kedelapan lahir dari catatan kesalahan dua bulan terakhir. Grafik batang yang sumbunya tidak mulai dari nol menipu hampir separuh peserta, dan perbandingan tiga angka membuat banyak orang menghitung padahal cukup menaksir.

Kak Tiodora menyusun urutannya dari yang bisa ditaksir sampai yang harus dihitung. Di sela keduanya ada empat soal yang sebaiknya dilompati dulu; menemukan keempatnya adalah separuh latihan. Kerjakan satu paket kuantitatif sebelum hari itu, tanpa kalkulator, dan tandai di mana penamu bergerak sebelum kepalamu. Pembahasan empat soal itu dibuka paling awal.

# events | Try-out | +69 | Kak Damar Nugroho | try-out, gratis | Daring | 0 | 402/5000 | 1
Try-out terbuka untuk sekolah
Gratis bagi sekolah yang mendaftarkan sedikitnya sepuluh pelajar.

Nilai rata-rata sekolah dikirim kepada guru pembimbing, tanpa nama pelajar.

Guru pembimbing mendaftarkan sekolah sekali, lalu membagikan kode kepada pelajarnya. Pengerjaan boleh di laboratorium atau dari rumah masing-masing, asal mulai bersama. Yang dikirim kepada guru hanyalah rata-rata dan lima topik yang paling sering bocor, cukup untuk mengisi satu jam pelajaran pada pekan itu.

Pelajar tetap melihat hasilnya sendiri dengan nama samaran. Sekolah yang sinyalnya lemah bisa meminta paket cetak paling lambat sepuluh hari sebelumnya; lembarnya difoto seusai ujian dan dinilai pada malam yang sama, sebelum pukul sembilan. Pembahasannya terbuka bagi semua.

# news | Try-out | 1 | Kak Damar Nugroho | hasil, try-out
Try-out bulan ini: soal nomor 14 menjatuhkan enam dari sepuluh peserta
Bukan karena sulit, melainkan karena kata "kecuali" ada di baris ketiga.

Minggu pukul sebelas lewat seperempat, ruang obrolan peserta penuh dengan satu angka: 14. Ada yang yakin kuncinya keliru, ada yang menulis huruf kapital semua. Sore itu saya membuka pembahasan dengan membacakan soalnya pelan-pelan, dan pada baris ketiga obrolan mendadak sepi.

Soal nomor 14 menanyakan pernyataan yang tidak didukung bacaan. Enam puluh satu persen memilih pernyataan yang justru paling didukung.

## Apa yang terjadi dalam sebelas detik

Peserta yang benar rata-rata menghabiskan sebelas detik lebih lama di soal ini dan sebelas detik lebih singkat di soal berikutnya.

Sebelas detik itu bukan untuk berpikir lebih keras. Ketika kami tanya, kebanyakan memakainya untuk hal sepele: kembali ke kalimat tanya sesudah membaca pilihan. Mereka menemukan "kecuali" pada pembacaan kedua, lalu menyelesaikan sisanya hampir tanpa berhitung.

Yang salah pun tidak bodoh. Justru mereka membaca bacaannya dengan baik, menemukan pernyataan yang paling cocok, dan merasa lega terlalu cepat. Rasa lega adalah tanda yang patut dicurigai pada soal bernomor belasan, ketika mata mulai hafal bentuk pertanyaan.

> Aku tahu jawabannya. Aku cuma tidak tahu pertanyaannya.

Begitu tulis seorang peserta dengan nama samaran Pisang Goreng, yang peringkatnya tetap naik karena ia tidak mengulang kesalahan serupa di nomor 17.

## Cara menjinakkannya

- Lingkari kata kecuali, tidak, dan paling.
- Baca pilihan sebelum kembali ke bacaan.
- Tandai, lewati, kembali.

Cara kedua terdengar terbalik, tetapi cobalah pada lima soal dulu. Dengan membaca pilihan lebih awal, kamu kembali ke bacaan sebagai pencari, bukan sebagai penikmat.

## Latihan sampai Minggu depan

1. Ambil paket mana pun yang sudah kamu kerjakan.
2. Tandai semua kata kecil yang membalik arti: bukan, selain, kurang, kecuali.
3. Hitung berapa di antaranya yang dulu kamu lewati.
4. Tutup buku sebelum pukul sembilan malam.

Kalau hasil langkah ketiga lebih dari tiga, kabar baiknya: kamu tidak perlu belajar bab baru. Nilai itu sudah ada di tanganmu, hanya terlewat oleh mata.

Pembahasan semua soal terbuka sampai try-out berikutnya.

# news | Belajar | 9 | Kak Tiodora Manalu | menaksir, kuantitatif
Menaksir sebelum menghitung: latihan lima belas menit di angkot
Tebak total belanja orang di depanmu, lalu bandingkan saat ia membayar.

Menaksir melatih rasa besar-kecil, yang menyelamatkanmu dari jawaban seribu kali terlalu besar.

Permainan ini lahir dari angkot jurusan pasar di Medan. Saya duduk di belakang seorang ibu dengan tiga kantong belanja dan mulai menebak: cabai sekian, tahu sekian, ikan pasti yang paling mahal. Ketika ia menjumlahkannya keras-keras untuk suaminya di telepon, tebakan saya meleset dua ribu rupiah, dan rasanya seperti menang undian.

## Yang terjadi di kelas

Di kelas, peserta menulis taksiran sebelum diizinkan memegang pena untuk menghitung. Dua pekan kemudian kesalahan koma turun separuh.

Seorang peserta menaksir luas lapangan sekolahnya empat ratus meter persegi, lalu menghitung dan mendapat empat puluh ribu. Dulu ia akan menulis angka kedua tanpa berkedip. Kali ini ia tertawa, sebab lapangan seluas itu bisa memuat seluruh RT-nya. Komanya salah dua langkah.

## Bulatkan, hitung, periksa

1. Bulatkan ke angka yang ramah.
2. Hitung di kepala.
3. Baru periksa.

Beranilah pada langkah pertama. 19.750 menjadi dua puluh ribu, 3,8 menjadi empat; kesalahan kecil di dua arah biasanya saling menutup. Lalu lihat pilihan jawabannya: sering kali hanya satu yang ukurannya masuk akal, dan kamu boleh melompat ke soal berikutnya.

Lakukan lima belas menit sehari, di jalan, tanpa kertas. Tulis taksiran dan hasilnya di balik karcis. Setelah sepekan, bandingkan selisih hari pertama dengan hari ketujuh.

Cobalah dengan jarak, waktu, dan jumlah kerupuk di kaleng.

# news | Peringkat | 18 | Tim Siap UMPTN | peringkat, provinsi
Cara membaca papan peringkat tanpa merusak hari
Peringkat turun tiga ratus bisa berarti nilaimu naik.

Bulan lalu peserta bertambah dua ribu orang. Seseorang yang nilainya naik dua puluh poin tetap turun dari urutan 410 ke 702.

Karena itu papan kami menampilkan dua panah: nilaimu terhadap dirimu, lalu urutanmu.

> Saya berhenti melihat urutan setelah sadar saya belajar untuk ujian, bukan untuk papan.

Bacalah panah pertama dulu dan tutup yang kedua dengan ibu jari. Kalau panah pertama naik, tugasmu selesai hari itu. Kalau turun, buka rincian subtes dan cari satu topik yang paling banyak bocor; biasanya hanya satu. Kerjakan itu besok, sebelum makan siang.

Papan provinsi memakai nilai rata-rata peserta, bukan jumlah peserta.

# news | Ruang Tenang | 27 | Kak Debora Wenda | cemas, tidur
Mual sebelum try-out: yang terjadi di tubuh dan yang bisa dilakukan
Perut dan otak memakai aliran darah yang sama, dan otak menang.

Mual bukan tanda kamu tidak siap. Tubuh menganggap ujian sebagai ancaman dan menunda pencernaan.

Makanlah dua jam sebelumnya, sedikit, yang biasa. Bernapas lebih panjang saat mengembuskan daripada saat menarik.

Di Ruang Tenang kami berlatih dengan kantong kertas dan hitungan: empat masuk, enam keluar, lima kali. Peserta melakukannya bersama sebelum simulasi, sambil pura-pura membetulkan tali sepatu supaya tidak malu. Kalau di tengah hitungan pikiranmu lari ke nomor 14, biarkan, lalu mulai lagi dari satu.

- Jangan mencoba sarapan baru di hari ujian.
- Datang lebih awal dan duduk.
- Ceritakan kepada satu orang.

Bila mual datang berminggu-minggu, bicaralah dengan tenaga kesehatan. Kami bisa membantu mencarikan.

# news | Jurusan | 40 | Kak Debora Wenda | jurusan, orang tua
Lembar dua orang: ketika ayah memilih teknik dan anak memilih sastra
Setelah diisi terpisah, ternyata keduanya menulis kata yang sama: dekat rumah.

Lembar itu berisi delapan pertanyaan, di antaranya: apa yang kamu takutkan bila pilihan ini salah?

Ayahnya takut anaknya menganggur. Anaknya takut pulang membawa hal yang tidak dimengerti ayahnya.

> Kami bertengkar tentang jurusan, padahal soal jarak.

Percakapan itu berlangsung di dapur, dengan lembar di antara dua gelas teh. Saya hanya meminta keduanya membacakan jawaban milik yang lain, bukan miliknya sendiri. Ayah membaca kata "sepi", anak membaca kata "menganggur", lalu keduanya berhenti membela diri. Teh di gelas kedua sudah dingin ketika mereka mulai membuka peta.

Pilihan pertama mereka akhirnya perpustakaan, di kota yang berjarak dua jam.

# news | Belajar | 52 | Kak Fauzan Rifai | literasi, bukti
Pendapat digarisbawahi, bukti dilingkari
Satu kebiasaan kecil yang menaikkan nilai literasi lebih cepat daripada menghafal kosakata.

Sebagian besar soal literasi bertanya: apakah kalimat ini didukung? Untuk menjawabnya kamu harus tahu mana yang mendukung.

Latihlah dengan berita olahraga. Pemain terbaik musim ini adalah pendapat; mencetak sembilan gol adalah bukti.

Mulailah dengan dua warna. Pendapat diberi garis biru, bukti diberi lingkaran merah. Bacaan yang penuh garis tanpa lingkaran biasanya sumber soal "simpulan yang tidak didukung", dan kamu sudah menemukannya sebelum ditanya. Saya menyimpan setumpuk koran lama untuk latihan ini; yang paling sulit ternyata bukan politik, melainkan resensi film.

1. Ambil satu berita.
2. Garis bawahi tiga pendapat.
3. Lingkari bukti masing-masing, atau tulis tidak ada.

Lima belas menit sehari cukup, selama tidak dilewatkan.
`,
  schools: { count: 120 },
  people: { women: 0.58, ages: [0, 88, 12, 0, 0] },
} satisfies SiteContents;
