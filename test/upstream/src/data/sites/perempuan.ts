/** Perempuan Koding: women in technology, meetups and a podcast. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'PK',
  since: { year: 2019, alumni: 1_736, cities: 48 },
  quota: 24,
  programs: [
    {
      name: 'Mulai Bareng',
      summary: 'Kelas pemula yang ramah jadwal: ada versi setelah anak tidur.',
      keywords: 'pemula, web, malam, ibu, perempuan, mulai',
      careers: 'pengembang pemula; pekerja lepas dari rumah',
      classes: `
Koding Setelah Anak Tidur | beginner | online | 24 | 200000 | registration | Senin 20.30–22.00 WIB; Kamis 20.30–22.00 WIB | Mbak Retno | Halaman web pertama dalam sepotong-sepotong malam, dengan kamera mati tanpa perlu minta maaf. | browser, web, pemula | Halaman; Gaya; Sedikit gerak; Tayang
Data untuk Warung dan Arisan | beginner | online | 12 | 120000 | registration | Selasa 13.00–14.30 WIB | Kak Inggrid | Buku arisan, catatan jualan, dan jadwal imunisasi menjadi tabel yang bisa bertanya. | chart, data, pemula | Tabel; Rumus; Grafik; Cerita
Antarmuka yang Tidak Menghakimi | intermediate | hybrid Makassar | 18 | 275000 | started | Sabtu 10.00–12.00 WITA | Daeng Rani | Formulir yang tidak memaksa memilih status, dan kata-kata yang tidak membuat kecil hati. | phone, ux | Bahasa formulir; Pilihan; Uji bersama
`,
    },
    {
      name: 'Naik Panggung',
      summary: 'Berbicara, bernegosiasi, dan memimpin tim tanpa menjadi orang lain.',
      keywords: 'karier, gaji, negosiasi, bicara, pimpin, panggung',
      careers: 'pembicara; pemimpin tim; pengganti yang dipersiapkan',
      classes: `
Menawar Gaji dengan Tenang | intermediate | online | 6 | 0 | registration | Rabu 19.30–21.00 WIB | Kak Inggrid, Mbak Retno | Angka, jeda, dan kalimat yang sudah dilatih sembilan kali sebelum diucapkan. | chart, gaji, gratis | Mencari angka; Naskah; Jeda; Setelah tidak
Bicara Lima Menit | beginner | offline Bandung | 6 | 0 | ended | Minggu 09.00–12.00 WIB | Teh Nunik | Satu gagasan, lima menit, penonton yang bertepuk di tengah kalau kamu lupa. | blackboard, bicara, gratis | Gagasan; Pembuka; Lupa dan lanjut
Memimpin Tim Pertama | advanced | online | 16 | 350000 | upcoming | Jumat 19.30–21.00 WIB | Teh Nunik, Daeng Rani | Rapat pendek, umpan balik sulit, dan menolak pekerjaan yang bukan milikmu. | blackboard, pimpin | Rapat; Umpan balik; Menolak; Estafet
`,
    },
  ],
  mentors: `
Mbak Retno Palupi | Pengembang web | Magelang | web, gaji | Menulis kode pertamanya di atas meja setrika, dan meja itu masih dipakai.
Kak Inggrid Tatipikalawan | Analis data | Ambon | data, negosiasi | Menghitung selisih gaji sendiri, lalu menawarnya.
Daeng Rani Kanang | Perancang antarmuka | Makassar | ux, kepemimpinan | Menghapus kolom status perkawinan dari empat formulir tahun ini.
Teh Nunik Nuraeni | Pemimpin tim | Garut | bicara, kepemimpinan | Gemetar di setiap panggung, dan selalu menyebutkannya di awal.
`,
  classTexts: {
    benefits: [
      'Rekaman bisa diputar saat menyusui atau di bus',
      'Pasangan belajar yang sejam denganmu',
      'Dana jaga anak Rp 50.000 per pertemuan tatap muka',
    ],
    beginner: [
      'Tiga jam sepekan yang bisa dipotong-potong',
      'Laptop pinjaman tersedia di enam kota',
    ],
    intermediate: [
      'Satu karya atau satu tahun pengalaman apa pun',
      'Mau berlatih di depan dua orang',
    ],
    advanced: ['Memimpin atau akan memimpin orang lain'],
    faqs: [
      [
        'Apakah laki-laki boleh ikut?',
        'Kelas Mulai Bareng diutamakan bagi perempuan. Temu bulanan dan siniar terbuka untuk siapa saja.',
      ],
      [
        'Anak saya rewel saat kelas.',
        'Bawa ke kamera, atau matikan kamera. Kelas berhenti dua menit, lalu jalan lagi.',
      ],
      [
        'Bagaimana mendapat dana jaga anak?',
        'Centang di formulir pendaftaran. Tidak ada bukti yang diminta.',
      ],
    ],
  },
  posts: `
# events | Temu Bulanan | +12 | Teh Nunik Nuraeni | temu, bandung | Ruang Rintis Contoh, Bandung | 0 | 46/70 | 1
Temu Bandung: Gaji Ditulis di Papan
Setiap orang menulis gajinya tanpa nama, lalu kita membaca papan itu bersama-sama.

Acara dua jam, dengan ruang bermain anak di sebelah. Papan difoto setelah nama kota dihapus.

Kode etik dibacakan lebih dahulu: tidak ada yang memotret orang, tidak ada yang menebak tulisan siapa, tidak ada yang wajib menulis. Spidolnya satu warna. Penjaga anak menunggu di ruang sebelah dengan tikar dan biskuit, dan dana Rp 50.000 bagi yang memerlukannya dikirim sebelum acara.

## Susunan

- 15.00 Menulis.
- 15.30 Membaca.
- 16.00 Berlatih menawar berpasangan.

Latihan terakhir memakai naskah kelas menawar gaji. Satu orang menjadi manajer yang berkata tidak, yang lain hanya diminta menunggu tiga detik lebih lama daripada biasanya.

# events | Temu Bulanan | +26 | Daeng Rani Kanang | temu, makassar | Balai Warga Contoh, Makassar | 0 | 33/50 | 1
Temu Makassar: Bongkar Formulir
Bawa satu formulir yang membuatmu kesal; kita tulis ulang dan kirim ke pemiliknya.

Formulir sekolah, rumah sakit, dan lowongan diterima. Balasan pemiliknya dibacakan bulan berikutnya.

Daeng Rani membuka dengan formulir yang pernah ia isi sendiri, lalu bertanya kolom mana yang membuat pena berhenti. Sesudah itu setiap meja memegang satu lembar, menandai kata yang memaksa, dan mencari penggantinya. Penjaga anak dan makanan ringan tersedia.

## Bekalmu

- Satu formulir kosong, cetak atau tangkapan layar.
- Nama bagian yang menerbitkannya.
- Cerita sependek dua kalimat tentang saat mengisinya.

Surat ditulis bersama, ditandatangani siapa saja yang setuju, dan dikirim sebelum lampu dimatikan. Laki-laki boleh datang; formulirnya pun sering membuat mereka heran.

# events | Lokakarya | Sabtu+40 | Mbak Retno Palupi | lokakarya, daring | Daring | 50000 | 18/40 | 1
Lokakarya Sabtu: Portofolio dari Sela-sela Waktu
Tiga jam menyusun portofolio bagi yang pekerjaannya terputus-putus.

Jeda karier ditulis sebagai jeda, tanpa disamarkan. Contoh dari sembilan anggota tersedia.

Mbak Retno mengajak peserta membongkar laci: proyek setengah jadi, tabel arisan, poster pengajian, catatan rapat komite. Dari situ dipilih tiga yang bisa dilihat orang dalam dua menit. Setiap karya mendapat satu kalimat tentang keputusan yang kamu ambil, dan satu kalimat tentang keadaan rumah saat itu, kalau kamu mau.

Materi dipotong-potong supaya bisa ditinggal menyuapi anak. Kamera tidak perlu menyala, rekamannya dapat diputar lagi, dan pasangan belajarmu dikirimi pengingat dua hari kemudian. Yang belum punya apa-apa biasanya menemukan dua karya pada jam pertama.

# events | Temu Bulanan | -20 | Kak Inggrid Tatipikalawan | temu, ambon | Kafe Teluk Contoh, Ambon | 0 | 28/30 | 1
Temu Ambon: Data di Meja Arisan
Buku arisan dua puluh tahun dibuka dan dijadikan grafik oleh pemiliknya sendiri.

Hasilnya dipajang di kafe sampai akhir bulan.

Buku itu milik Tante Yos, bersampul kain, dan nama yang sudah meninggal ditulis tetap di urutannya. Dari dua puluh tahun catatan terlihat bulan ketika semua orang menunda bayar, juga tahun ketika tidak seorang pun menunda. Grafiknya digambar pemiliknya dengan penggaris, baru kemudian di layar.

Kak Inggrid menutup malam dengan satu pertanyaan: siapa yang selalu mendapat giliran terakhir? Ruangan menoleh ke arah yang sama. Bulan berikutnya ia mendapat giliran pertama. Catatan pertemuan dan cara membuat tabelnya bisa diminta lewat pesan kepada penjaga temu di kotamu.

# news | Komunitas | 3 | Teh Nunik Nuraeni | gaji, papan
Papan gaji ketiga: selisih terbesar ada di kantor yang sama
Dua anggota duduk bersebelahan dan baru tahu di papan kami.

Papannya dari kardus kulkas, dibelah dua, ditempel dengan lakban di dinding kafe. Empat puluh satu angka ditulis dengan spidol yang sama supaya tulisan tangan tidak dikenali. Aturannya dibacakan dulu, juga nomor orang yang bisa dihubungi malam itu bila ada yang pulang dengan dada sesak. Di ruang sebelah, penjaga anak sedang menyanyikan lagu tentang bebek.

Lalu seseorang tertawa, berhenti, menghitung ulang, dan menoleh ke kursi sebelahnya.

Keduanya masuk pada bulan yang sama dengan pekerjaan yang sama. Selisihnya satu juta seratus ribu rupiah.

## Malam tanpa saran

Kami tidak menyarankan apa pun malam itu selain minum. Sepekan kemudian ia menawar dengan naskah kelas, dan selisihnya hilang.

Jeda sepekan itu penting. Marah membuat angka melonjak dan suara meninggi; keduanya mudah ditolak. Ia memakai lima malam untuk mengumpulkan bukti dan dua malam untuk membacakan naskahnya kepada pasangan belajarnya lewat telepon, yang diminta menjawab "tidak ada anggaran" sembilan kali berturut-turut. Pada kali kesembilan, katanya, kalimat itu sudah terdengar seperti ramalan cuaca.

Percakapan sungguhannya tujuh menit. Manajernya bertanya dari mana ia tahu. Ia menjawab bahwa ia tahu apa yang ia kerjakan, lalu meletakkan tiga lembar kertas di meja dan diam.

## Yang ia bawa

- Tiga hasil kerja dengan tanggal.
- Satu angka.
- Kalimat: saya tunggu kabarnya hari Jumat.

Rekan yang gajinya lebih tinggi ikut membantu. Dialah yang menunjukkan bahwa salah satu dari tiga hasil kerja itu dulu dilaporkan atas nama tim. Keduanya masih duduk bersebelahan, dan sekarang membuka slip gaji bersama setiap Maret.

> Yang paling sulit bukan menawar. Yang paling sulit percaya bahwa papannya benar.

## Sebelum kamu menulis angkamu

1. Cari tahu jumlah yang benar-benar masuk rekening, bukan yang disebut waktu wawancara.
2. Catat tiga hasil kerja sejak kenaikan terakhir.
3. Ajak satu orang lain; papan lebih ringan dibaca berdua.

Papan berikutnya di Bandung; bawalah angka, bukan nama.

# news | Kelas | 11 | Mbak Retno Palupi | malam, anak
Setengah sembilan malam: mengapa kelas kami mulai setelah lampu kamar padam
Usulannya datang dari seorang ibu yang selalu hadir di menit keempat puluh.

Kelas pukul tujuh berbenturan dengan mandi, makan, dan dongeng. Kami menggesernya, dan kehadiran naik dari 58 ke 87 persen.

Ibu itu tidak pernah meminta apa-apa. Namanya muncul pukul tujuh lewat empat puluh, kamera mati, lalu di ruang obrolan terketik kata "maaf" yang sama setiap kali. Pada pekan ketiga saya menelepon. Ia sedang menjemur, anaknya dua, dan dongeng malam itu belum selesai karena si bungsu meminta serigalanya tidak jadi mati.

## Sepanjang satu cucian

Materinya dipotong tiap dua belas menit supaya bisa ditinggal tanpa tertinggal.

> Saya belajar CSS sambil menggoyang ayunan dengan kaki.

Dua belas menit bukan angka dari buku. Kami meminta enam peserta mencatat berapa lama mereka bisa duduk sebelum dipanggil, dan itulah tengahnya. Setiap potong berakhir dengan sesuatu yang terlihat berubah di layar: satu warna, satu jarak, satu tombol. Kalau kamu tertarik ke kamar sebelah sesudah potong kedua, yang tertinggal hanya potong ketiga, dan rekamannya menunggu.

Pernah sekelas mendengar tangis bayi dari mikrofon yang lupa dimatikan. Kelas berhenti dua menit. Seseorang menyanyi pelan, entah siapa, dan tangis itu reda sebelum pemiliknya sempat meminta maaf.

## Mencari jam sendiri

- Tandai tiga malam ketika rumah paling cepat sepi.
- Taruh laptop terbuka di tempat yang kamu lewati, bukan di dalam tas.
- Belajarlah sepotong, lalu tulis satu baris: besok mulai dari sini.

Meja setrika, omong-omong, tingginya pas.

Kelas siang tetap ada bagi yang malamnya bekerja.

# news | Karier | 21 | Kak Inggrid Tatipikalawan | jeda, kembali
Kembali bekerja setelah tujuh tahun: surat lamaran yang menyebut jeda di baris pertama
Dua perusahaan menolak, satu menjawab dalam satu jam.

Ratih berhenti bekerja ketika anak keduanya lahir. Di suratnya ia menulis: selama tujuh tahun saya mengelola rumah berisi lima orang dan satu warung.

Ia lampirkan tabel stok warung itu, lengkap dengan grafik musim hujan.

Ia sempat menghapus baris pertama itu dua kali. Seorang tetangga bertanya apa yang akan ia jawab bila ditanya soal jeda; setelah mendengar jawabannya, tetangga itu berkata: tulis saja begitu, biar mereka tidak capek bertanya. Maka kalimat itu kembali ke tempatnya.

1. Sebut jedanya.
2. Tunjukkan satu hasil dari masa itu.
3. Tulis apa yang sedang dipelajari.

Sekarang ia menjaga data gudang tiga hari sepekan.

# news | Bahasa | 30 | Daeng Rani Kanang | formulir, bahasa
Rumah sakit mengubah formulirnya setelah surat dari temu Makassar
Kolom "nama suami" menjadi "orang yang kami hubungi bila perlu".

Suratnya satu halaman, disertai rancangan pengganti dan tanda tangan dua puluh tujuh orang.

Bagian pendaftaran menjawab bahwa mereka juga kesal dengan kolom itu, hanya tidak tahu siapa yang berwenang mengubah.

Petugas yang membalas surat itu seorang bidan. Ia menyertakan foto kolom lama yang selama ini ia coret dengan pulpen setiap kali pasiennya datang bersama kakak, ibu, atau tidak dengan siapa-siapa. Di fotonya, coretan itu sudah rapi seperti cap.

- Tulis apa yang terjadi pada pengguna.
- Beri pengganti yang siap pakai.
- Sebut nama orang yang bisa memutuskan.

Formulir kedua, milik sebuah sekolah, masih menunggu.

# news | Panggung | 44 | Teh Nunik Nuraeni | bicara, takut
Lima menit pertama dari dua belas pembicara baru
Yang paling diingat penonton ternyata yang lupa di tengah.

Ia berhenti di menit ketiga, tersenyum, dan berkata: sebentar, saya mau ingat kenapa ini penting.

Di baris pertama, temannya sudah mengangkat kertas bertulisan kata kunci, tetapi ia tidak menoleh. Tangannya yang tadi mencengkeram tiang mikrofon turun pelan ke samping. Saya menghitung jedanya dari belakang: sebelas detik, cukup untuk satu tarikan napas yang benar. Saya sendiri belum pernah berani selama itu, dan saya sudah sembilan tahun gemetar di panggung.

Penonton bertepuk. Ketika ia melanjutkan, kalimatnya jauh lebih baik daripada yang dihafalkan.

> Lupa ternyata jalan pintas menuju jujur.

Kelas bicara berikutnya mencari delapan orang yang yakin tidak bisa.

# news | Dana | 58 | Tim Perempuan Koding | jaga anak, dana
Dana jaga anak: enam bulan, 214 pertemuan, tanpa satu kuitansi pun
Kami mencatat jumlahnya saja, dan ternyata cukup.

Dana Rp 50.000 diberikan kepada siapa pun yang mencentangnya. Sebagian memakainya untuk tetangga, sebagian untuk nenek, satu orang untuk bakso.

Pada rapat pertama ada yang mengusulkan foto kuitansi, sekadar untuk berjaga-jaga. Seorang anggota menjawab bahwa neneknya tidak mengeluarkan kuitansi, dan usulan itu gugur sebelum kopi diseduh. Yang tertulis di buku kini hanya tanggal, jumlah pencentang, dan saldo, dengan tulisan bendahara yang makin lama makin santai.

Dari 214 pencentang, kehadiran mereka 93 persen, lebih tinggi daripada yang tidak mencentang.

1. Uang dikirim sebelum kelas.
2. Tidak ada laporan.
3. Sisanya boleh dikembalikan ke kotak bersama.

Yang membeli bakso mengembalikan Rp 30.000.
`,
  podcasts: `
# Meja Dapur | 36 | 4 | Teh Nunik Nuraeni, Yanti
Kode Pertama di Meja Setrika
Yanti menulis program kasir sambil menunggu setrika panas, dan warungnya kini punya antrean.

Ia belajar dari buku anaknya. Kesalahan pertamanya menghapus utang satu RT, dan tidak ada yang mengingatkan.

## Catatan episode

- 05.00 Buku anak SMK.
- 17.30 Utang yang hilang.
- 29.10 Mengajari menantu.

# Meja Dapur | 29 | 18 | Mbak Retno Palupi, Ruth
Satu-satunya Perempuan di Ruang Peladen
Ruth membawa jaket, obeng, dan jawaban untuk pertanyaan yang sama setiap tamu datang.

Pertanyaannya: teknisinya mana? Ia sekarang menjawab dengan menyodorkan kartu akses.

## Catatan episode

- 04.40 Suhu delapan belas derajat.
- 13.00 Tamu dan kartu.
- 22.15 Rekan yang memperbaiki pintu.

# Naik Panggung | 33 | 32 | Kak Inggrid Tatipikalawan, Bu Endah
Menjadi Atasan Mantan Atasan
Bu Endah memimpin orang yang dulu mengajarinya menyeduh kopi kantor.

Keduanya membicarakannya pada hari pertama, dan itu menyelamatkan dua tahun berikutnya.

## Catatan episode

- 03.50 Rapat pertama.
- 15.20 Umpan balik ke atas dan ke bawah.
- 27.00 Kopi hari terakhir.

# Naik Panggung | 25 | 47 | Daeng Rani Kanang, Fitri
Menolak Promosi dan Tetap Dihormati
Fitri menjawab tidak, menjelaskan satu kalimat, dan mengusulkan orang lain.

Episode ini berisi naskah penolakannya, kata demi kata.

## Catatan episode

- 06.10 Tawaran di parkiran.
- 14.30 Satu kalimat.
- 20.45 Setahun kemudian.
`,
  schools: { count: 8 },
  people: { women: 0.97, ages: [0, 6, 34, 44, 16] },
} satisfies SiteContents;
