/** Akademi Siber: careers in security, told like a log. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'AS',
  since: { year: 2019, alumni: 978, cities: 34 },
  quota: 22,
  programs: [
    {
      name: 'Jaga Malam',
      summary: 'Jalur bertahan: membaca log, memilah peringatan, dan tetap tenang pukul tiga pagi.',
      keywords: 'soc, log, bertahan, blue team, insiden, jaga, siem',
      careers: 'analis pusat operasi; petugas tanggap insiden',
      classes: `
Membaca Log Seperti Membaca Kabar | beginner | online | 18 | 375000 | registration | Senin 20.00–22.00 WIB; Kamis 20.00–22.00 WIB | Arga | Dua juta baris, satu jam, tiga kejanggalan: belajar bertanya kepada log sebelum mencari. | terminal, log, dasar | Asal sebuah baris; Waktu dan zona; Menyaring; Garis waktu
Triase Peringatan | intermediate | online | 24 | 650000 | started | Selasa 20.00–22.00 WIB | Arga, Yolanda | Empat puluh peringatan semalam, dua yang penting; memutuskan dengan alasan yang ditulis. | shield, soc, triase | Benar atau bising; Tingkat bahaya; Menulis tiket; Serah jaga
Latihan Insiden: Rumah Sakit Fiktif | advanced | offline Bandung | 32 | 1450000 | upcoming | Sabtu 08.00–16.00 WIB | Yolanda | Peladen terkunci, pasien menunggu, wartawan menelepon: delapan jam dengan peran bergantian. | shield, insiden, simulasi | Pembagian peran; Memutus tanpa merusak; Bicara ke luar; Tinjauan tanpa menyalahkan
`,
    },
    {
      name: 'Uji Serang',
      summary:
        'Jalur menguji: mencari celah dengan izin, batas, dan laporan yang bisa ditindaklanjuti.',
      keywords: 'penetrasi, pentest, celah, serang, web, owasp, red team',
      careers: 'penguji keamanan; peneliti celah',
      classes: `
Izin Dulu: Hukum dan Etika Pengujian | beginner | online | 4 | 0 | registration | Rabu 20.00–22.00 WIB | Desmon | Apa yang membedakan pengujian dari kejahatan, dengan surat izin yang bisa kamu pakai besok. | book, etika, gratis | Ruang lingkup; Surat izin; Menemukan hal pribadi; Melapor
Celah Aplikasi Web | intermediate | online | 30 | 850000 | registration | Jumat 20.00–22.00 WIB; Minggu 09.00–11.00 WIB | Desmon | Masukan, sesi, dan hak akses pada toko fiktif yang sengaja bocor di sebelas tempat. | browser, web, owasp | Peta aplikasi; Masukan jahat; Sesi dan hak; Bukti yang cukup; Laporan
Jaringan Kantor Kecil | intermediate | hybrid Surabaya | 26 | 780000 | ended | Sabtu 13.00–16.00 WIB | Yolanda, Ketut | Satu router murah, tiga kamera, satu printer: semua yang biasanya terlupakan. | map, jaringan | Memetakan; Kata sandi bawaan; Memisah jaringan; Rencana tambal
`,
    },
    {
      name: 'Keamanan Sehari-hari',
      summary: 'Untuk keluarga, sekolah, dan usaha kecil yang tidak punya bagian keamanan.',
      keywords: 'keluarga, sekolah, umkm, kata sandi, penipuan, privasi',
      careers: 'penjaga data di kantor sendiri',
      classes: `
Malam Tanpa Penipuan | beginner | online | 2 | 0 | registration | Selasa 19.00–21.00 WIB | Ketut | Dua jam bersama orang tua: membaca pesan palsu, menyalakan verifikasi, menulis nomor darurat. | phone, keluarga, gratis | Tanda tergesa; Verifikasi; Nomor di pintu kulkas
`,
    },
  ],
  mentors: `
Arga Winanda | Analis senior | Bandung | log, soc | Sebelas tahun jaga malam. Bisa mengenali serangan dari bentuk grafiknya, tetapi tetap membuka lognya.
Yolanda Pesik | Pemimpin tanggap insiden | Manado | insiden, komunikasi | Kalimat pertamanya di setiap krisis: siapa yang sudah makan?
Desmon Hutabarat | Penguji aplikasi web | Balige | web, etika | Menolak dua pekerjaan karena suratnya tidak lengkap dan menceritakannya di kelas.
Ketut Sudarsana | Pendamping usaha kecil | Singaraja | jaringan, keluarga | Menambal router tetangga sebelum diminta, lalu belajar meminta izin.
`,
  classTexts: {
    benefits: [
      'Lab pribadi yang boleh kamu rusak dan pulihkan',
      'Log nyata yang sudah dibersihkan dari data orang',
      'Laporanmu ditinjau seperti laporan klien',
    ],
    beginner: ['Laptop dengan memori 8 GB', 'Nyaman dengan terminal, atau ikut pemanasan gratis'],
    intermediate: [
      'Lulus kelas dasar atau uji masuk 40 menit',
      'Menandatangani janji penggunaan lab',
    ],
    advanced: ['Pernah jaga atau pernah menguji dengan izin tertulis', 'Siap hadir penuh sehari'],
    faqs: [
      [
        'Apakah saya diajari meretas akun orang?',
        'Tidak. Semua latihan di lab kami, dan permintaan semacam itu berakhir dengan pengembalian uang.',
      ],
      [
        'Perlu matematika tinggi?',
        'Tidak. Yang lebih sering dipakai: sabar, mencatat waktu, dan menulis jelas.',
      ],
      [
        'Apakah ada sertifikasi luar?',
        'Kami menyiapkan dasarnya; ujian lembaga lain diambil sendiri dan biayanya tidak termasuk.',
      ],
    ],
  },
  posts: `
# news | Catatan Jaga | 1 | Arga Winanda | log, serangan
03.12: peringatan yang hampir kami abaikan
Satu baris masuk dari kota yang benar, pada jam yang salah, dengan bahasa peramban yang aneh.

Malam itu ada tiga puluh sembilan peringatan lain. Sebagian besar bising: pencadangan yang mengetuk pintu sendiri, satu kamera yang salah jam, dan seseorang yang lupa kata sandi lalu mengingatnya. Yang keempat puluh tidak berwarna merah. Ia kuning pucat, dan jari petugas jaga sudah di atas tombol tutup.

Penggunanya bendahara sekolah, kotanya cocok, kata sandinya benar. Yang janggal hanya bahasa peramban dan jarak empat menit dari percobaan gagal.

## Bertanya kepada satu baris

Ia menuliskan tiga pertanyaan di buku, dengan pulpen, sebelum menyentuh apa pun. Apakah orang ini biasa bangun pada jam begini? Apakah perangkatnya pernah terlihat? Apa yang ia buka pertama kali? Jawabannya berturut-turut tidak, tidak, dan daftar rekening pemasok. Pertanyaan ketiga yang membuat kopi ditinggalkan.

Petugas jaga menelepon nomor darurat, bukan mengirim surel, karena surel bisa saja sudah dibaca orang lain.

Telepon diangkat pada dering kedelapan. Suaminya yang menjawab, mengira ada yang meninggal. Petugas menyebut nama, lembaga, dan menawarkan supaya dirinya yang ditelepon balik lewat nomor di kartu darurat sekolahnya. Mereka melakukannya. Dua menit terbuang, dan dua menit itulah yang membedakan kami dari penipu.

## Garis waktu

1. 03.08 tiga percobaan gagal.
2. 03.12 berhasil masuk.
3. 03.21 sesi diputus atas izin pemilik.

Antara 03.12 dan 03.21 tidak ada uang yang berpindah. Penyerang sempat mengunduh satu berkas berisi nama toko alat tulis. Tinjauan keesokan hari tidak mencari siapa yang salah; yang dicari mengapa peringatan itu kuning. Jawabannya: aturan kami memberi bobot pada kota dan mengabaikan bahasa peramban. Bobotnya sudah diubah, dan serah jaga pagi memuat alasannya dalam empat baris.

## Untuk meja jagamu

1. Ambil sepuluh peringatan pucat pekan ini.
2. Tulis apa yang wajar bagi pemilik akunnya, bukan bagi sistem.
3. Siapkan satu nomor yang bukan surel.
4. Latih kalimat pembukanya; pukul tiga pagi lidah tidak kreatif.

Pelajaran malam itu tertempel di dinding: benar bukan berarti wajar.

# news | Untuk Rumah | 8 | Ketut Sudarsana | penipuan, orang tua
Naskah telepon penipu bulan ini, dan jawaban yang membuatnya menutup
Mereka menyebut nama kurir, nomor resi, dan biaya Rp 12.500.

Angka kecil dipilih supaya kita membayar tanpa berpikir. Yang diincar bukan dua belas ribu itu, melainkan layar kartu.

Bu Komang, penjual canang di Singaraja, hampir membayar karena memang sedang menunggu paket. Suaranya ramah, katanya, dan di belakang terdengar orang menempelkan lakban. Bunyi lakban itu ada pada dua puluh tujuh dari tiga puluh rekaman, selalu pada detik ketujuh belas.

## Urutannya, supaya dikenali

Kami mencatat tiga puluh telepon dari warga. Polanya sama sampai ke jeda tawanya.

Mula-mula ia menyebut namamu sebagian, lalu menunggu kamu melengkapinya. Sesudah itu resi dibacakan cepat, angka kecil disebut pelan, dan waktu diperpendek: kurirnya sudah di depan gang. Terakhir datang tautan. Halamannya mirip, kecuali satu hal. Ia meminta tiga angka di belakang kartu untuk tagihan yang lebih murah daripada parkir.

## Jawaban yang aman

- Saya ambil sendiri di gudang, di mana alamatnya?
- Tolong kirim surat ke rumah.
- Saya tutup, nanti saya telepon nomor resminya.

Kalimat pertama bekerja paling baik. Penipu tidak punya gudang; ia akan berputar, meninggi, lalu memutus. Bu Komang sekarang mengucapkannya dengan logat yang sengaja diperlambat, dan mengaku agak menantikan telepon berikutnya.

Malam ini, tulis ketiga jawaban di kertas dan tempel di pintu kulkas, di samping nomor resmi bankmu. Bacakan sekali bersama orang tua, bergantian menjadi penipu. Yang tertawa duluan biasanya yang paling siap.

Kalau sudah telanjur, telepon bank dalam lima menit pertama. Malu belakangan saja.

# news | Pekerjaan | 17 | Yolanda Pesik | karier, wawancara
Pertanyaan wawancara yang kami pakai untuk petugas jaga
Bukan tentang alat, melainkan tentang pukul tiga pagi.

Kami bertanya: kapan terakhir kali kamu salah, dan siapa yang pertama kamu beri tahu? Jawaban terbaik biasanya pendek dan menyebut nama.

Pertanyaan kedua tentang serah jaga. Orang yang baik di pekerjaan ini menulis untuk orang yang belum tidur.

> Saya tidak tahu, dan ini cara saya mencari tahu.

Kalimat itu lebih meyakinkan daripada enam sertifikat. Delapan lulusan angkatan lalu diterima dengan jawaban sejenis.

# news | Lab | 26 | Desmon Hutabarat | lab, celah
Toko fiktif dengan sebelas celah kini terbuka untuk latihan mandiri
Namanya Toko Bocor Alus, dan ulasannya bintang lima semua karena bisa ditulis siapa saja.

Peserta boleh menyerangnya kapan pun. Setiap malam pukul dua ia kembali seperti semula.

Celah paling sulit bukan yang teknis: formulir pengembalian barang yang percaya kepada tanggal dari pembeli.

Formulir itu menerima tanggal apa saja. Seorang murid mengembalikan sepatu yang, menurut isiannya, baru akan dibeli tahun depan, dan toko dengan gembira mentransfer uangnya. Laporannya hanya satu halaman, tetapi paragraf tentang akibatnya bagi penjaga kas membuat peninjau berhenti mengoreksi ejaan.

## Aturan lab

- Hanya alamat yang tertulis.
- Tidak ada alat yang membanjiri.
- Laporkan celah kedua belas kalau ada; sudah dua yang menemukannya.

Papan peringkat kami hapus. Orang jadi lebih banyak menulis laporan.

# news | Sekolah | 39 | Ketut Sudarsana | sekolah, rapor
Rapor digital sebuah SMP, dan tujuh hal yang ditutup dalam sehari
Kepala sekolah mengundang kami setelah nilai seorang murid berubah sendiri.

Penyebabnya akun wali kelas yang dipakai bersama sembilan orang. Tidak ada peretas; ada kebiasaan.

Kata sandinya tertempel di bawah kalender meja, lengkap dengan gambar senyum. Kesembilan orang itu saling percaya, dan kepercayaan itulah yang membuat tidak seorang pun bisa membuktikan bahwa bukan dia. Nilai yang berubah ternyata ulah formulir yang terbuka ketika seseorang menutup laptop dengan siku.

Bersama operator sekolah kami membuat akun terpisah, menyalakan verifikasi, dan mencetak daftar siapa boleh mengubah apa.

## Yang tersisa

1. Cadangan mingguan di luar gedung.
2. Kunci lemari peladen.
3. Latihan setahun sekali.

Biayanya Rp 0, kecuali nasi kotak. Sekolah lain boleh meminta daftar periksanya.

# news | Etika | 52 | Desmon Hutabarat | etika, izin
Mengapa kami menolak menguji aplikasi pesaing klien
Tawarannya baik, suratnya rapi, dan tanda tangannya dari orang yang salah.

Izin menguji hanya sah dari pemilik sistem. Klien yang penasaran pada pesaingnya bukan pemilik.

Kami membalas dengan satu paragraf dan salinan pasal. Dua bulan kemudian pesaing itu sendiri yang mengundang kami.

Pemiliknya bercerita bahwa tawaran serupa pernah sampai ke dua penguji lain, dan salah satunya menerima. Ia tidak menuntut siapa pun. Ia hanya ingin tahu siapa yang membaca surat sampai ke baris tanda tangan, sebab orang seperti itu juga yang ia inginkan membaca sistemnya.

> Reputasi di bidang ini tumbuh dari pekerjaan yang tidak diambil.

Kasusnya sekarang menjadi bahan kelas etika, dengan nama yang disamarkan.
`,
  webinars: `
Sehari Menjadi Petugas Jaga | 11 | Arga | Membaca satu malam log bersama, dari peringatan pertama sampai serah jaga.
Surat Izin Pengujian yang Melindungi | 25 | Desmon | Membedah surat izin baris demi baris, termasuk yang pernah ditolak.
`,
  schools: { count: 10 },
  people: { women: 0.31, ages: [0, 14, 48, 30, 8] },
} satisfies SiteContents;
