/** Yayasan Cakap Digital: digital skills for everybody, told by province. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'YC',
  since: { year: 2015, alumni: 18_430, cities: 212 },
  quota: 45,
  programs: [
    {
      name: 'Warga Terhubung',
      summary:
        'Keterampilan dasar bagi warga yang baru pertama kali punya ponsel atau internet sendiri.',
      keywords: 'warga, dasar, ponsel, internet, lansia, desa',
      careers: 'warga mandiri; relawan pendamping',
      classes: `
Ponsel Pertama Ibu | beginner | offline Mataram | 8 | 0 | registration | Sabtu 14.00–16.00 WITA | Hajah Mariam | Menelepon cucu, membaca jadwal obat, dan menolak tautan hadiah. | phone, lansia, dasar | Menelepon; Foto; Pesan palsu; Latihan bersama cucu
Mencari Informasi Kesehatan | beginner | online | 6 | 0 | registration | Kamis 19.00–20.30 WIB | Dokter Wira | Memilah anjuran, membaca label, dan tahu kapan harus ke puskesmas. | browser, kesehatan | Sumber; Label; Bertanya kepada tenaga kesehatan
`,
    },
    {
      name: 'Sekolah Cakap',
      summary: 'Guru dan murid di daerah dengan listrik terbatas belajar dengan alat yang ada.',
      keywords: 'sekolah, guru, luring, murid, daerah',
      careers: 'sekolah teladan; guru penggerak',
      classes: `
Kelas Digital Tanpa Internet | intermediate | hybrid Sorong | 18 | 0 | started | Jumat 14.00–16.00 WIT | Kak Selfina | Satu laptop, satu proyektor, tiga puluh murid: bahan ajar luring yang bisa diperbarui sebulan sekali. | blackboard, luring, guru | Menyimpan bahan; Rotasi kelompok; Baterai; Pembaruan bulanan
Perpustakaan Kartu Memori | beginner | online | 6 | 0 | ended | Rabu 15.00–16.30 WIB | Kak Selfina | Menyusun 300 bacaan ke kartu seharga satu mangkuk bakso. | book, luring | Memilih; Memberi label; Meminjamkan
`,
    },
    {
      name: 'Kerja dan Usaha',
      summary: 'Jalan menuju penghasilan bagi pemuda desa dan penyandang disabilitas.',
      keywords: 'kerja, usaha, disabilitas, pemuda, inklusif',
      careers: 'pekerja jarak jauh; pengelola usaha',
      classes: `
Kerja Jarak Jauh untuk Difabel Netra | intermediate | online | 30 | 0 | registration | Selasa 19.30–21.00 WIB | Mas Teguh | Alat, akomodasi, dan cara meminta keduanya kepada pemberi kerja. | terminal, inklusif, kerja | Pembaca layar; Mengatur hari; Meminta akomodasi; Magang
Foto Produk Pasar Tani | beginner | offline Ende | 8 | 0 | upcoming | Minggu 08.00–12.00 WITA | Hajah Mariam, Mas Teguh | Kopi, kacang, dan jendela pagi: foto yang menjual tanpa alat tambahan. | camera, usaha | Cahaya; Ukuran; Keterangan jujur
`,
    },
  ],
  mentors: `
Hajah Mariam Zubaidah | Pendamping warga | Mataram | lansia, usaha | Menyimpan daftar nama cucu semua muridnya.
Kak Selfina Sesa | Pelatih guru | Sorong | luring, kelas | Menyeberang ke sekolah dengan laptop di dalam ember bertutup.
Mas Teguh Santosa | Pelatih inklusi | Wonogiri | disabilitas, kerja | Netra sejak lahir dan pengguna papan ketik tercepat di kantor.
Dokter Wira Sanjaya | Relawan kesehatan | Denpasar | kesehatan, literasi | Menjawab pertanyaan hoaks dengan gambar lambung.
`,
  classTexts: {
    benefits: [
      'Gratis, termasuk konsumsi pada kelas tatap muka',
      'Relawan pendamping satu untuk enam peserta',
      'Materi boleh disalin dan diajarkan kembali',
    ],
    beginner: [
      'Ponsel sendiri atau pinjaman yayasan',
      'Membawa seseorang yang kamu percaya bila perlu',
    ],
    intermediate: [
      'Sudah memakai ponsel atau laptop setiap hari',
      'Dua jam sepekan untuk berlatih',
    ],
    advanced: ['Pernah mendampingi peserta lain'],
    faqs: [
      [
        'Siapa yang membiayai kelas ini?',
        'Donatur perorangan, hibah, dan jasa pelatihan lembaga. Rinciannya terbit dalam laporan tahunan.',
      ],
      [
        'Apakah ada batas usia?',
        'Tidak. Peserta tertua kami berusia 83 tahun dan masih terlambat karena mampir ke pasar.',
      ],
      [
        'Bisakah kelas dibuka di desa kami?',
        'Bisa, bila ada ruang, dua relawan setempat, dan dua puluh calon peserta.',
      ],
    ],
  },
  posts: `
# news | Laporan | 5 | Tim Yayasan | laporan, tahunan
Laporan tahunan terbit: 2.140 peserta baru dan satu program dihentikan
Program kelas keliling kami tutup karena bannya lebih mahal daripada gurunya.

Mobil kelas menempuh dua belas ribu kilometer untuk 190 peserta. Dengan biaya yang sama, relawan setempat menjangkau enam kali lipat.

Keputusannya tidak mudah. Mobil itu punya nama panggilan, dicat anak-anak, dan selalu disambut dengan lari. Hajah Mariam ikut dalam perjalanan terakhirnya ke utara pulau: dua ban pecah, satu malam di masjid, tujuh peserta. Di buku tamu ia menulis bahwa ketujuhnya belajar dengan baik, lalu menghitung ongkosnya di baris bawah.

Mobilnya sudah diserahkan kepada puskesmas, yang memang memerlukannya.

Siapa yang datang pekan depan? Pertanyaan yang selalu muncul di ujung kelas itu sekarang dijawab dengan menunjuk tetangga sendiri. Di empat kampung, orang yang dulu duduk di baris pertama kini memegang daftar hadir.

## Ke mana uang pergi

- Pendampingan dan pengajar: 61 persen.
- Alat pinjaman: 22 persen.
- Pengelolaan: 9 persen, sisanya cadangan.

Cadangan itu tidak dipakai tahun ini. Ia disimpan untuk dua bulan gaji pengajar, sebab donatur perorangan biasanya menurun pada awal tahun ajaran dan kelas tidak mungkin ikut menurun.

## Yang gagal, selain mobil

- Kelas malam di satu dermaga berhenti setelah lampunya dicuri.
- Sebelas ponsel pinjaman tidak kembali; tujuh peminjamnya pindah pulau.
- Modul bahasa setempat terlambat empat bulan karena dua penerjemahnya berselisih soal satu kata.

Kata itu "kirim". Mereka akhirnya sepakat memakai keduanya, dan modulnya kini lebih tebal dua halaman.

## Cara membacanya

Laporan lengkap bisa dicetak di warung fotokopi, hitam putih, tiga puluh dua halaman. Mulailah dari halaman dua belas, daftar kelas yang berhenti, lalu mundur ke angka. Kalau kampungmu ada dalam daftar dan ceritanya keliru, beri tahu kami nama orang yang sebaiknya kami telepon.

Pertanyaan tentang laporan kami jawab terbuka dalam pertemuan bulan depan.

# news | Provinsi | 16 | Tim Yayasan | papua, sekolah
Empat belas sekolah di Papua Barat Daya kini memperbarui bahan ajar sendiri
Sekali sebulan seorang guru ke kota, menyalin, lalu pulang dengan perahu yang sama.

Dulu bahan ajar menunggu kunjungan kami. Sekarang jadwalnya ditentukan oleh pasar dan ombak.

Kartu memorinya disimpan dalam kotak obat berlabel hari. Senin untuk kelas rendah, Selasa untuk kelas tinggi, dan kotak Minggu berisi cadangan. Di kota, guru yang bertugas menyalin di lantai toko fotokopi selagi perahunya memuat beras; seluruh pekerjaan selesai sebelum air surut. Kartu yang rusak tidak dibuang; anak-anak memakainya sebagai biji permainan.

Guru pembawa kartu memori dipilih bergiliran. Ongkosnya dibayar dari iuran empat belas sekolah, bukan dari yayasan.

> Kami berhenti menunggu, itu saja bedanya.

Kunjungan kami berubah menjadi dua kali setahun, untuk mendengar.

# news | Relawan | 29 | Hajah Mariam Zubaidah | relawan, lansia
Cucu menjadi relawan terbaik di kelas ponsel
Mereka lebih sabar bila muridnya bukan nenek sendiri.

Kami menukar pasangan: setiap remaja mendampingi nenek temannya. Nada suara turun, jumlah pertanyaan naik.

Kami mengetahuinya secara kebetulan. Seorang remaja menaikkan suara kepada neneknya pada pertanyaan ketiga, sedangkan di meja sebelah temannya menjawab pertanyaan yang sama sampai tujuh kali sambil tersenyum. Saya menukar kursi mereka tanpa penjelasan, dan hari itu kelas bubar setengah jam lebih lambat karena tidak ada yang mau pulang duluan.

Sesudah empat pertemuan, sembilan dari sepuluh peserta bisa menelepon video tanpa bantuan.

1. Jangan pegang ponsel mereka.
2. Ulangi dengan kata yang sama.
3. Rayakan salah kirim.

Pendaftaran relawan terbuka sepanjang tahun.

# blog | Catatan Lapangan | 3 | Mas Teguh Santosa | disabilitas, formulir
Formulir lamaran yang tidak bisa saya isi, dan perusahaan yang memperbaikinya dalam semalam
Tombol kirimnya hanya ada bagi yang melihat.

Kolom nama, saya isi. Kolom alamat, saya isi. Kolom unggah berkas mengumumkan dirinya dengan jelas, dan saya sempat memuji pembuatnya dalam hati. Lalu saya menekan Tab untuk mencari tombol kirim, dan suara di telinga saya kembali ke "nama". Saya berputar tiga kali. Seperti rumah tanpa pintu keluar.

Kata istri saya, yang kebetulan lewat, tombolnya besar, biru, di pojok kanan. Ia heran mengapa saya belum menekannya.

## Satu menit empat puluh detik

Saya menulis surel tiga kalimat dengan rekaman suara pembaca layar saya ketika mencoba mengisi formulir itu.

Rekamannya tidak saya sunting. Terdengar saya berputar, terdengar saya menghela napas, terdengar mesin membacakan "gambar, gambar, tanpa nama". Di bawahnya saya menulis: ini pengalaman saya di halaman Anda, saya tidak marah, barangkali Anda ingin mendengarnya.

Malamnya seorang insinyur menelepon. Ia belum pernah mendengar halamannya sendiri.

Kami berbicara hampir satu jam. Saya memintanya memejamkan mata dan mengisi formulirnya sendiri hanya dengan papan ketik. Terdengar ketukan, lalu sunyi, lalu ia tertawa pendek dengan nada orang yang menemukan kunci di saku sendiri.

> Saya kira tombolnya jelas. Ternyata cuma terang.

Pukul dua pagi ia mengirim pesan: sudah. Tombol itu sekarang punya nama, dan bingkainya bersuara.

## Yang terjadi sesudah malam itu

Saya tidak jadi melamar di sana. Namun tiga orang netra lain sudah bekerja di kantor itu.

Di kelas, saya memutar rekaman itu pada pertemuan ketiga, ketika peserta belajar meminta akomodasi. Kami menghitung bersama: tiga kalimat, tanpa pasal undang-undang, satu contoh yang dapat diulang. Sembilan peserta sudah mengirim surat serupa. Enam dibalas, empat diperbaiki, dua meminta bantuan menguji halaman lain dan membayarnya.

## Bila kamu membuat formulir

- Beri nama setiap tombol.
- Jangan mengandalkan warna.
- Dengarkan sekali sebelum tayang.

Ketiganya bisa dikerjakan sebelum makan siang. Untuk yang terakhir, nyalakan pembaca layar yang sudah ada di ponselmu, letakkan ponsel terbalik di meja, dan cobalah sampai ke tombol kirim.

# blog | Catatan Lapangan | 14 | Kak Selfina Sesa | perahu, kelas
Laptop di dalam ember
Cara paling murah menyeberangkan ruang kelas.

Ember cat dua puluh liter bertutup rapat memuat satu laptop, satu proyektor kecil, dan kain. Ia mengapung bila jatuh; sudah kami uji dua kali tanpa sengaja.

Di seberang, murid berebut membuka tutupnya. Bau cat bercampur angin laut menjadi tanda pelajaran dimulai.

1. Keringkan ember semalam.
2. Kain di bawah, bukan di atas.
3. Ikat pegangan ke perahu, jangan ke badan.

Ember ketiga kami sekarang bergambar ikan buatan kelas lima.

# blog | Catatan Lapangan | 27 | Dokter Wira Sanjaya | hoaks, kesehatan
Gambar lambung lebih ampuh daripada kata hoaks
Orang tidak suka disebut tertipu, tetapi suka melihat isi perutnya.

Dulu saya membuka kelas dengan daftar kabar bohong. Peserta membela kabar itu karena yang mengirim adalah adiknya.

Sekarang saya menggambar lambung dan bertanya: kalau air lemon masuk ke sini, ke mana ia pergi? Mereka menemukannya sendiri.

Gambar saya tidak bagus; seorang bapak mengira itu kantong plastik. Justru karena itu ia maju dan membetulkannya, dari kerongkongan sampai usus, sambil menjelaskan kepada seisi balai. Saya tinggal memegang spidol cadangan dan mengangguk di dua belokan terakhir.

- Mulai dari tubuh.
- Biarkan orang menebak.
- Sebut yang belum diketahui ilmu.

Kabar yang sama masih beredar, tetapi kini ada gambar lambung di bawahnya.
`,
  schools: { count: 74 },
  provinces:
    'Nusa Tenggara Barat 160; Nusa Tenggara Timur 140; Jawa Tengah 130; Jawa Timur 120; Sulawesi Selatan 110; Papua Barat Daya 90; Bali 80; Lampung 70; Aceh 60; Jawa Barat 55; Maluku 40; Kalimantan Barat 38; Sumatera Barat 34; Daerah Istimewa Yogyakarta 33; Sulawesi Tenggara 29; Sumatera Utara 27; Kalimantan Selatan 24; Papua 22; Maluku Utara 18; Sulawesi Tengah 17; Bengkulu 14; Gorontalo 11; Papua Selatan 8; Kalimantan Utara 6',
  people: { women: 0.59, ages: [6, 24, 26, 24, 20] },
} satisfies SiteContents;
