/** Dana Belajar: campaigns for learning, whose every rupiah is written down. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'DB',
  since: { year: 2018, alumni: 736, cities: 58 },
  quota: 25,
  programs: [
    {
      name: 'Kelas Terbuka Penerima',
      summary:
        'Kelas gratis bagi penerima dana: dari mengatur uang saku sampai menulis laporan yang jujur.',
      keywords: 'penerima, beasiswa, uang saku, laporan, gratis, donasi, dana',
      careers: 'penerima yang mandiri; pendamping penerima berikutnya',
      classes: `
Mengatur Uang Saku Semester | beginner | online | 6 | 0 | registration | Sabtu 15.00–16.30 WIB | Ningsih | Membagi uang enam bulan menjadi dua puluh enam pekan, dengan pos darurat yang benar-benar tidak disentuh. | chart, keuangan, gratis | Dari bulan ke pekan; Pos darurat; Mencatat lima menit; Saat kiriman terlambat
Menulis Surat untuk Pemberi | beginner | online | 4 | 0 | registration | Minggu 15.00–17.00 WIB | Frans | Satu halaman tanpa memelas: apa yang berubah, apa yang sulit, dan apa rencanamu. | book, menulis, gratis | Cerita yang benar; Angka yang cukup; Foto yang pantas
Laptop Pinjaman, Dirawat Bersama | beginner | hybrid Ende | 8 | 0 | started | Sabtu 10.00–12.00 WITA | Sulaiman | Membersihkan, mencadangkan, dan memperbaiki laptop yang dipakai bergantian satu asrama. | browser, perawatan, gratis | Kipas dan debu; Cadangan data; Masalah yang boleh dicoba; Kapan menelepon
Menjadi Pendamping Adik Penerima | intermediate | online | 10 | 0 | upcoming | Jumat 19.00–20.30 WIB | Ningsih, Frans | Untuk penerima tahun ketiga: mendengar tanpa menasihati, dan tahu kapan harus melapor. | phone, pendampingan, gratis | Percakapan pertama; Tanda bahaya; Batas pendamping; Catatan bulanan
`,
    },
    {
      name: 'Pengelola Dana yang Terbuka',
      summary: 'Untuk pengurus yayasan, sekolah, dan komunitas yang menggalang dana untuk belajar.',
      keywords: 'galang dana, laporan, transparansi, yayasan, komunitas, audit, bendahara',
      careers: 'bendahara yang bisa tidur nyenyak; pengurus galang dana',
      classes: `
Buku Kas yang Bisa Dibuka Siapa Saja | beginner | online | 8 | 125000 | registration | Rabu 19.00–21.00 WIB | Meutia | Satu lembar kerja, satu kode untuk setiap bukti, dan laporan bulanan yang selesai dalam satu jam. | chart, kas, bukti | Kode bukti; Pisah rekening; Laporan satu halaman; Menjawab pertanyaan donatur
Menulis Kampanye Tanpa Mengeksploitasi | intermediate | online | 8 | 175000 | ended | Kamis 19.00–21.00 WIB | Frans, Meutia | Bercerita tentang kebutuhan tanpa menjual air mata anak. | poster, kampanye, etika | Izin yang sungguh; Angka di judul; Foto dari belakang; Setelah target tercapai
`,
    },
  ],
  mentors: `
Ningsih Handayani | Pendamping penerima | Purworejo | uang saku, asrama | Dulu penerima tahun 2018. Kini menelepon dua puluh penerima setiap bulan dan mengingat nama adik-adik mereka.
Frans Tukan | Penulis cerita lapangan | Ende | surat, kampanye | Menghapus kalimat memelas dari setiap naskah, dengan alasan yang selalu ia tulis di tepinya.
Meutia Zahara | Bendahara | Banda Aceh | kas, laporan | Menyimpan bukti parkir dua ribu rupiah. Laporannya terbit tanggal lima, hujan atau terang.
Sulaiman Djafar | Teknisi laptop pinjaman | Gorontalo | perbaikan, pencadangan | Merawat seratus sebelas laptop dan hafal yang mana keyboard-nya pernah kemasukan kopi.
`,
  classTexts: {
    benefits: [
      'Gratis penuh bagi penerima, termasuk kuota untuk hadir',
      'Satu pendamping untuk enam orang',
      'Bahan dalam PDF kecil yang bisa diunduh sekali',
    ],
    beginner: ['Ponsel atau laptop apa saja', 'Bagi penerima: nomor penerima di surat keputusan'],
    intermediate: [
      'Sudah setahun menjadi penerima atau pengurus',
      'Bersedia menandatangani janji menjaga kerahasiaan',
    ],
    advanced: ['Rekomendasi dari pendamping'],
    faqs: [
      [
        'Apakah biaya kelas pengurus masuk ke dana penerima?',
        'Ya, seluruhnya setelah dikurangi biaya ruang, dan masuknya tertulis di laporan bulan itu.',
      ],
      [
        'Saya donatur. Bolehkah hadir?',
        'Boleh di kelas buku kas. Kelas penerima tertutup supaya mereka bisa bicara bebas.',
      ],
      [
        'Kalau saya berhenti kuliah?',
        'Telepon pendampingmu. Jeda satu semester bukan akhir, dan tidak ada uang yang ditagih kembali.',
      ],
    ],
  },
  posts: `
# campaigns | Alat Belajar | 9 | Sulaiman Djafar | laptop, asrama | 9000000 | 47
Laptop Asrama Ende
Enam laptop pinjaman untuk asrama putri, dirawat bergantian dan dicatat nomor serinya.

Di asrama putri itu ada tiga puluh satu penghuni dan dua laptop. Daftar gilirannya ditempel di pintu kamar mandi karena di situlah semua orang pasti lewat. Giliran paling tidak disukai pukul dua sampai empat pagi, dan yang memegangnya biasanya mahasiswi tingkat akhir.

Satu laptop bekas yang sehat berharga Rp 1.350.000, sudah termasuk baterai baru. Rp 150.000 lagi untuk tas dan pengisi dayanya.

## Mengapa bekas, dan mengapa enam

Laptop baru berharga empat kali lipat dan tidak lebih tahan asin. Dengan enam, giliran malam hilang; kami menghitungnya bersama penghuni dari daftar di pintu itu. Tujuh akan lebih nyaman, tetapi satu di antaranya menganggur di siang hari, jadi kebutuhannya berhenti di enam.

Setiap unit saya periksa sebelum dibeli: engsel, baterai, bau kipas, dan tombol spasi. Nomor serinya diumumkan. Kelas Laptop Pinjaman, Dirawat Bersama berjalan hari Sabtu di ruang makan asrama, sehingga debu pertama dibersihkan oleh pemakainya sendiri.

## Apa yang terjadi sesudah terkumpul

- Pembelian paling lambat empat belas hari, dengan foto nota.
- Serah terima oleh kepala asrama dan dua penghuni.
- Laporan pemakaian setelah enam bulan, termasuk yang rusak.

Bila terkumpul lebih, kelebihannya membeli baterai cadangan; bila kurang, kami membeli sejumlah yang cukup dan mengumumkannya.

# campaigns | Biaya Semester | 20 | Ningsih Handayani | semester, kuliah | 12000000 | 30
Satu Semester untuk Lima Perawat Muda
Biaya praktik dan seragam lima mahasiswi keperawatan dari keluarga buruh tani.

Biaya kuliahnya sudah tertutup keringanan kampus. Yang mengganjal justru seragam, alat praktik, dan ongkos ke rumah sakit: Rp 2.400.000 seorang.

Salah seorang sempat berniat menunda praktik dan bekerja di pabrik kerupuk lebih dulu. Pembimbing klinisnya yang menelepon kami, bukan anaknya. Setelah dihitung bersama, yang kurang ternyata tidak sampai dua setengah juta, dan ia masih bisa berangkat bersama angkatannya. Pabriknya sempat kecewa, lalu ikut patungan.

## Dibayarkan ke mana

1. Seragam dan alat: langsung ke koperasi kampus.
2. Ongkos: ke rekening penerima, tiap awal bulan.

Kelimanya menulis surat di akhir semester. Nama mereka kami samarkan, suratnya tidak kami sunting.

# campaigns | Ruang Baca | 34 | Frans Tukan | rak, buku | 7500000 | 61
Rak Buku Keliling Pantai Selatan
Dua rak beroda dan tiga ratus buku untuk sekolah dasar tanpa perpustakaan.

Rak dibuat tukang kayu setempat dari kayu kelapa supaya tahan asin. Roda dibeli, sisanya dikerjakan di halaman sekolah.

Gagasannya dari kepala sekolah yang menyimpan buku di peti bekas es ikan. Murid harus mengosongkan separuh peti untuk menemukan satu judul. Setelah rak contoh dipinjamkan sepekan, antrean pindah ke depan rak, dan penjaga sekolah meminta roda supaya bisa didorong menjauh dari percikan hujan. Petinya sendiri kembali berisi ikan.

## Hitungannya

- Dua rak: Rp 3.100.000.
- Tiga ratus buku bekas layak: Rp 3.600.000.
- Ongkos antar: Rp 800.000.

Rak berpindah sekolah tiap dua pekan mengikuti mobil puskesmas, yang memang sudah lewat.

# articles | Untuk Penerima | 5 | Ningsih Handayani | uang saku, asrama
Kiriman terlambat sepekan: empat hal yang bisa dilakukan dulu
Sebelum berutang kepada teman sekamar, ada urutan yang lebih aman.

Keterlambatan paling sering terjadi di bulan Januari dan Juli karena libur bank. Kami mengumumkannya lewat pesan tiga hari sebelumnya.

Saya hafal bunyi pesannya karena dulu saya yang mengirim: "Kak, maaf mengganggu, kirimannya sudah?" Biasanya tiba pukul sebelas malam, setelah pengirimnya menimbang-nimbang sejak sore. Sekarang saya membalas dengan pertanyaan lain lebih dulu: besok sarapan pakai apa?

Kalau pesan itu tidak datang, anggap ada yang salah dan hubungi pendamping hari itu juga. Jangan menunggu sampai uang habis.

## Urutannya

1. Pakai pos darurat; itu gunanya.
2. Minta kartu makan asrama, yang bisa diganti kemudian.
3. Telepon pendamping.
4. Baru pinjam, dengan catatan tanggal kembali.

Orang sering melompat ke nomor empat karena paling cepat. Padahal utang kepada teman sekamar ikut tidur di ruangan yang sama. Seorang penerima pernah menghindari kamarnya sendiri tiga malam demi Rp 40.000, sampai temannya menempelkan kertas di pintu: pulanglah, aku yang malu.

## Pos darurat, kalau belum punya

Ambil dua pekan kiriman pertama. Dari setiap pekan sisihkan satu kali makan, masukkan ke amplop, dan titipkan kepada orang yang tidak mudah dirayu. Setelah satu semester isinya cukup untuk sepekan. Tulis di luarnya untuk apa boleh dibuka: kiriman terlambat, sakit, pulang mendadak. Diskon sepatu tidak termasuk, walaupun separuh harga.

Sulit memulainya? Datanglah ke kelas Mengatur Uang Saku Semester hari Sabtu. Bawa struk apa adanya; semua orang di sana pernah membeli sesuatu yang tidak ingin dibacakan.

Kami mengganti ongkos yang timbul karena keterlambatan kami. Simpan struknya.

# articles | Untuk Pemberi | 13 | Meutia Zahara | laporan, bukti
Cara membaca laporan bulanan kami dalam tiga menit
Tiga angka di atas, satu daftar bukti di bawah, dan kolom yang paling sering ditanyakan.

Angka pertama adalah saldo awal, kedua uang masuk, ketiga uang keluar. Kalau ketiganya tidak menghasilkan saldo akhir, beri tahu kami; hadiahnya ucapan terima kasih yang sungguh-sungguh.

Setiap pengeluaran punya kode. Ketik kodenya di kotak pencarian dan fotonya muncul, dengan nama orang yang kami tutup.

## Kolom biaya pengelola

- Paling banyak tujuh persen dari uang masuk.
- Bulan lalu lima koma dua persen, sebagian besar ongkos transfer.
- Gaji dua orang tetap dibayar dari hibah lain, bukan dari donasi.

Laporan terbit tanggal lima. Kalau terlambat, alasannya ada di halaman pertama.

# articles | Untuk Pemberi | 26 | Frans Tukan | foto, martabat
Mengapa tidak ada anak menangis di halaman kami
Foto yang mengiba memang mengumpulkan lebih cepat, dan kami memilih lebih lambat.

Kami pernah mencobanya. Kampanye dengan wajah sedih terkumpul dalam empat hari, dan anak di foto itu diejek di sekolah selama empat bulan.

Sejak itu foto kami memotret benda yang dibutuhkan: rak yang kosong, seragam yang kekecilan, jalan yang banjir.

> Orang memberi karena percaya, bukan karena tidak tahan melihat.

Hasilnya memang lebih pelan, tetapi tiga dari lima pemberi kembali dalam setahun. Itu cukup bagi kami.

# news | Penyaluran | 2 | Meutia Zahara | laporan, penyaluran
Penyaluran bulan ini: sebelas pembayaran, satu dikembalikan
Satu penerima mengundurkan diri karena mendapat kerja, dan uangnya pindah ke urutan berikutnya.

Sepuluh pembayaran berjalan lancar. Yang kesebelas kembali atas permintaan penerima sendiri, yang mulai bekerja di apotek dan merasa cukup.

Suratnya pendek, ditulis tangan lalu difoto di atas meja apotek. Ia meminta maaf karena semester ini belum selesai dan gajinya baru dua kali diterima. Saya membalas hari itu juga: tidak ada yang perlu dimaafkan, dan tidak ada uang yang ditagih kembali. Di bawahnya tertulis nomor bukti pengembalian, sebab kebaikan pun masuk buku kas.

## Perjalanan satu pembayaran

Banyak yang bertanya mengapa uang yang kembali tidak langsung ditransfer ke orang berikutnya. Jawabannya ada di jalan. Ningsih naik dua angkutan dan satu ojek untuk bertemu penerima pengganti, duduk di teras, dan mencocokkan tiga hal: apakah ia masih kuliah, apakah keadaannya belum berubah, dan apakah ia sendiri memang masih menginginkannya. Urutan pertama daftar tunggu pernah menjawab tidak pada pertanyaan ketiga.

Uangnya kami berikan kepada urutan pertama daftar tunggu setelah pendamping mengunjungi rumahnya.

Kunjungan itu berongkos Rp 86.000, dua bukti karcis dan satu catatan ojek yang ditandatangani pengemudinya. Kodenya bisa dicari seperti kode lain, dan fotonya menunjukkan tangan, bukan wajah.

## Ringkasan

- Uang masuk dan keluar bulan ini sudah ada di laporan.
- Dua bukti masih menunggu cap koperasi kampus.
- Tidak ada biaya tak terduga.

Bukti yang menunggu cap itu bukan kelalaian koperasi. Petugasnya sedang melahirkan, dan kami memilih menunggu daripada mencari cap lain. Begitu lengkap, tanggalnya kami perbarui tanpa menghapus tanggal yang lama.

## Kalau Anda ingin memeriksanya sendiri

1. Buka laporan bulan ini dan pilih satu angka sembarang.
2. Ketik kodenya di kotak pencarian.
3. Cocokkan tanggal pada foto dengan tanggal di baris.

Tiga menit cukup. Bila ada yang ganjil, tulislah kepada kami; dua perbaikan terakhir datang dari pembaca yang sedang menunggu nasi matang.

Terima kasih kepada yang bertanya lewat surel tentang kolom ongkos transfer; kolomnya kini kami pecah dua.

# news | Penerima | 15 | Ningsih Handayani | wisuda, cerita
Penerima angkatan 2021 lulus dan memilih kembali ke puskesmas desanya
Ia menolak dua tawaran di kota karena, katanya, ibunya bidan satu-satunya di sana.

Empat tahun lalu ia mendaftar dengan ponsel pinjaman. Biaya praktiknya ditanggung dua puluh tiga pemberi, sebagian besar dengan lima puluh ribu rupiah.

Bulan ini ia mulai bekerja, dan hal pertama yang ia lakukan adalah menyumbang seratus ribu untuk kampanye yang sedang berjalan.

## Pesannya untuk adik penerima

1. Catat pengeluaran meski malu melihatnya.
2. Balas telepon pendamping.
3. Jangan menunggu sempurna untuk minta tolong.

Namanya kami simpan atas permintaannya.

# news | Pengurus | 28 | Meutia Zahara | pemeriksaan, kas
Dua donatur memeriksa kas kami, dan menemukan selisih empat ribu rupiah
Selisihnya ongkos parkir yang dicatat dua kali; pemeriksa dipilih dengan undian.

Setiap setengah tahun kami mengundi dua nama dari daftar pemberi yang bersedia. Mereka duduk sehari dengan bendahara dan boleh membuka map mana pun.

Kali ini pemeriksanya seorang guru SD dan seorang sopir antarkota. Mereka memeriksa seratus dua bukti dan menemukan satu kesalahan.

> Lebih rapi dari buku arisan kami, tapi fontnya kekecilan.

Fontnya sudah kami besarkan. Pendaftaran pemeriksa berikutnya dibuka bulan depan.
`,
  schools: { count: 22 },
  people: { women: 0.61, ages: [0, 22, 68, 10, 0] },
} satisfies SiteContents;
