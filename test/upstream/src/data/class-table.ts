/**
 * The classes as they are written: five or six for each program, in the programs' order.
 * Cells: name | level | type | hours | summary | tags | the four modules.
 */
export const classTable = [
  // Rekayasa Web
  `
Dasar Web | beginner | online | 32 | Menulis HTML dan CSS yang rapi sampai halaman pertamamu tayang di internet. | html, css, web | Struktur halaman dengan HTML; Tata letak dengan CSS; Formulir yang ramah; Menayangkan situs
JavaScript dari Nol | beginner | online | 40 | Memahami logika pemrograman lewat proyek kecil yang langsung terlihat di peramban. | javascript, logika | Nilai dan variabel; Fungsi dan kondisi; Bekerja dengan DOM; Mengambil data dari API
Antarmuka Modern dengan React | intermediate | hybrid | 48 | Menyusun komponen, mengelola keadaan, dan menguji antarmuka seperti di tim produk. | react, frontend, pengujian | Komponen dan props; Keadaan dan efek; Perutean dan data; Menguji komponen
API yang Andal dengan Node.js | intermediate | online | 44 | Merancang layanan yang tervalidasi, tercatat, dan mudah dirawat. | nodejs, api, backend | Merancang sumber daya; Validasi dan galat; Basis data relasional; Otentikasi
Performa dan Aksesibilitas Web | advanced | online | 28 | Membuat halaman yang cepat di ponsel sederhana dan dapat dipakai semua orang. | performa, aksesibilitas | Mengukur sebelum memperbaiki; Gambar dan huruf; Navigasi papan tombol; Audit WCAG
Proyek Akhir Full-Stack | advanced | offline | 80 | Membangun satu produk dari riset sampai rilis bersama tim kecil dan mentor. | fullstack, proyek, tim | Merumuskan masalah; Arsitektur aplikasi; Iterasi bersama tim; Rilis dan presentasi
`,
  // Data dan Analitik
  `
Literasi Data untuk Semua | beginner | online | 16 | Membaca tabel dan grafik dengan kritis sebelum mengambil keputusan. | literasi, data | Bertanya pada data; Membaca grafik; Rata-rata dan sebaran; Jebakan statistik
SQL untuk Analis | beginner | online | 30 | Mengambil jawaban dari basis data dengan kueri yang jelas dan benar. | sql, basis data | Memilih dan menyaring; Menggabungkan tabel; Agregasi; Jendela dan subkueri
Analisis Data dengan Python | intermediate | hybrid | 48 | Membersihkan, menjelajah, dan menjelaskan data nyata dengan pandas. | python, pandas | Dasar pandas; Membersihkan data; Analisis penjelajahan; Laporan yang dapat diulang
Dasbor yang Bercerita | intermediate | online | 24 | Merancang dasbor yang menjawab pertanyaan, bukan sekadar penuh angka. | visualisasi, dasbor | Memilih grafik; Tata letak dasbor; Warna dan anotasi; Menguji dengan pembaca
Jalur Data yang Terpercaya | advanced | online | 40 | Membangun jalur data harian dengan pengujian mutu dan jejak yang jelas. | etl, rekayasa data | Model data; Penjadwalan; Uji mutu data; Pemantauan jalur
`,
  // Pembelajaran Mesin
  `
Matematika untuk Pembelajaran Mesin | beginner | online | 28 | Aljabar linear, peluang, dan turunan dengan contoh yang dapat disentuh. | matematika, statistik | Vektor dan matriks; Peluang; Turunan dan gradien; Dari rumus ke kode
Pembelajaran Mesin Terapan | intermediate | hybrid | 56 | Melatih dan menilai model klasik pada data tabel dari masalah sehari-hari. | model, evaluasi | Regresi dan klasifikasi; Rekayasa fitur; Validasi silang; Menjelaskan model
Pengolahan Bahasa Indonesia | advanced | online | 44 | Menyiapkan korpus, mengelompokkan teks, dan membangun pencarian makna. | bahasa, teks | Korpus dan token; Klasifikasi teks; Representasi makna; Menguji keadilan
Penglihatan Komputer | advanced | offline | 48 | Mengenali objek dari citra, mulai dari pelabelan sampai model di perangkat kecil. | citra, deteksi | Citra sebagai angka; Jaringan konvolusi; Deteksi objek; Model di perangkat
Model ke Produksi | advanced | online | 36 | Memasang, memantau, dan memperbarui model tanpa mengganggu pengguna. | mlops, produksi | Mengemas model; Layanan prediksi; Memantau pergeseran; Pelatihan ulang
`,
  // Aplikasi Seluler
  `
Android Pertama Saya | beginner | online | 36 | Membuat aplikasi Android sederhana dengan Kotlin dan merilisnya ke teman. | android, kotlin | Dasar Kotlin; Layar dan navigasi; Menyimpan data; Merilis uji coba
Flutter untuk Pemula | beginner | hybrid | 36 | Satu basis kode untuk Android dan iOS, lengkap dengan antarmuka yang luwes. | flutter, dart | Dasar Dart; Widget; Keadaan aplikasi; Mengakses API
Aplikasi yang Bekerja Luring | intermediate | online | 28 | Menyimpan, menyelaraskan, dan menyelesaikan konflik data saat sinyal hilang. | luring, sinkronisasi | Penyimpanan lokal; Antrean perubahan; Konflik data; Menguji tanpa sinyal
Arsitektur Aplikasi Seluler | advanced | online | 40 | Memisahkan lapisan, menguji, dan menjaga aplikasi besar tetap lincah. | arsitektur, pengujian | Lapisan aplikasi; Injeksi ketergantungan; Pengujian layar; Modul dan rilis
Aplikasi Layanan Warga | intermediate | offline | 60 | Proyek kelompok membangun aplikasi layanan publik bersama pemerintah daerah. | proyek, layanan publik | Riset kebutuhan warga; Purwarupa; Membangun bersama; Uji lapangan
`,
  // Desain Produk Digital
  `
Pengantar Desain Antarmuka | beginner | online | 24 | Tipografi, warna, dan jarak: dasar antarmuka yang enak dibaca. | ui, tipografi | Hierarki visual; Tipografi; Warna dan kontras; Komponen dasar
Riset Pengguna Praktis | beginner | offline | 24 | Mewawancarai, mengamati, dan merangkum kebutuhan tanpa menggiring jawaban. | riset, ux | Pertanyaan riset; Wawancara; Merangkum temuan; Peta perjalanan
Purwarupa dengan Figma | intermediate | online | 30 | Dari sketsa ke purwarupa interaktif yang siap diuji pada pengguna. | figma, purwarupa | Kerangka layar; Komponen Figma; Interaksi; Uji kegunaan
Sistem Desain | advanced | hybrid | 36 | Menyusun token, komponen, dan panduan yang dipakai seluruh tim. | sistem desain, token | Token desain; Komponen; Dokumentasi; Tata kelola
Desain untuk Aksesibilitas | intermediate | online | 18 | Merancang produk yang dapat dipakai dengan pembaca layar dan papan tombol. | aksesibilitas, inklusif | Ragam kemampuan; Kontras dan fokus; Bahasa yang jelas; Uji bersama pengguna
`,
  // Keamanan Siber
  `
Higiene Siber Harian | beginner | online | 12 | Kebiasaan kecil yang menjaga akun, perangkat, dan data keluarga. | dasar, privasi | Kata sandi dan 2FA; Mengenali penipuan; Cadangan data; Jejak digital
Jaringan untuk Keamanan | beginner | hybrid | 32 | Memahami perjalanan paket supaya tahu di mana pertahanan dipasang. | jaringan, tcp | Lapisan jaringan; Membaca lalu lintas; Firewall; Segmentasi
Pengujian Keamanan Web | intermediate | online | 44 | Menemukan dan melaporkan celah OWASP Top 10 dengan etis dan terukur. | owasp, web | Lingkup dan etika; Injeksi; Otentikasi rusak; Menulis laporan
Analis Pusat Operasi Keamanan | intermediate | offline | 60 | Membaca log, memilah peringatan, dan menanggapi insiden bersama tim jaga. | soc, log | Sumber log; Aturan deteksi; Triase; Tanggap insiden
Forensik Digital | advanced | online | 40 | Mengumpulkan dan menjelaskan bukti digital tanpa merusaknya. | forensik, bukti | Rantai bukti; Citra diska; Analisis memori; Laporan ahli
`,
  // Komputasi Awan
  `
Linux untuk Pekerja Digital | beginner | online | 24 | Nyaman di terminal: berkas, proses, izin, dan skrip kecil. | linux, terminal | Berkas dan folder; Proses; Izin; Skrip shell
Dasar Komputasi Awan | beginner | online | 28 | Mengenal komputasi, penyimpanan, dan jaringan awan beserta biayanya. | awan, dasar | Model layanan; Komputasi; Penyimpanan; Mengendalikan biaya
Kontainer dengan Docker | intermediate | online | 30 | Mengemas aplikasi sekali dan menjalankannya sama di mana saja. | docker, kontainer | Citra dan kontainer; Berkas Docker; Jaringan dan volume; Komposisi layanan
Otomasi Rilis | intermediate | hybrid | 32 | Dari komit sampai produksi tanpa langkah tangan yang terlupa. | ci, cd | Alur kerja Git; Uji otomatis; Rilis bertahap; Kembali ke versi lama
Keandalan Layanan | advanced | online | 40 | Menetapkan target, memantau, dan belajar dari gangguan tanpa saling menyalahkan. | sre, pemantauan | Target layanan; Pemantauan; Menangani gangguan; Tinjauan pascainsiden
`,
  // Pemasaran Digital
  `
Dasar Pemasaran Digital | beginner | online | 20 | Memahami perjalanan pelanggan dan memilih kanal yang masuk akal. | pemasaran, kanal | Siapa pelangganmu; Corong pemasaran; Memilih kanal; Mengukur hasil
Menulis Naskah yang Menjual | beginner | online | 16 | Menulis jelas, jujur, dan enak dibaca untuk iklan dan halaman produk. | naskah, konten | Manfaat bukan fitur; Judul; Ajakan bertindak; Menyunting
SEO dari Dasar | intermediate | online | 24 | Membuat halaman yang ditemukan orang karena memang menjawab kebutuhannya. | seo, konten | Niat pencarian; Struktur situs; Konten berguna; Mengukur peringkat
Kampanye Iklan Berbayar | intermediate | hybrid | 28 | Menyusun anggaran, menguji materi, dan menghentikan iklan yang tidak bekerja. | iklan, anggaran | Tujuan kampanye; Sasaran; Uji materi; Membaca laporan
Strategi Merek Digital | advanced | offline | 30 | Menyusun posisi, suara, dan rencana merek untuk setahun ke depan. | merek, strategi | Posisi merek; Suara merek; Rencana konten; Ukuran keberhasilan
`,
  // Pengembangan Gim
  `
Gim 2D Pertamaku | beginner | online | 30 | Membuat gim platform sederhana dengan Godot dalam enam pekan. | godot, 2d | Adegan dan simpul; Gerak dan tabrakan; Suara dan skor; Membagikan gim
Desain Level | intermediate | online | 24 | Menata tantangan, jeda, dan kejutan supaya pemain betah. | level, desain | Ritme permainan; Purwarupa kertas; Menguji pemain; Menyeimbangkan
Seni dan Animasi Gim | beginner | hybrid | 32 | Menggambar karakter dan menghidupkannya dengan prinsip animasi. | animasi, seni | Siluet; Warna; Prinsip animasi; Lembar sprite
Gim Daring Banyak Pemain | advanced | online | 44 | Menyelaraskan dunia gim antarpemain dengan jaringan yang tidak sempurna. | jaringan, multipemain | Arsitektur jaringan; Prediksi; Ruang permainan; Mencegah curang
Inkubasi Studio Gim | advanced | offline | 72 | Membawa satu gim ke toko aplikasi bersama tim dan produser pendamping. | studio, rilis | Dokumen gim; Produksi; Uji publik; Rilis dan promosi
`,
  // Guru Digital
  `
Kelas Interaktif dengan Teknologi | beginner | online | 16 | Memilih alat yang menambah partisipasi, bukan menambah kerumitan. | kelas, alat | Tujuan belajar; Kuis interaktif; Papan bersama; Refleksi
Merancang Modul Ajar | beginner | hybrid | 24 | Menyusun modul yang berurutan, terukur, dan sesuai kebutuhan murid. | modul, kurikulum | Capaian belajar; Urutan kegiatan; Asesmen; Diferensiasi
Berpikir Komputasional di SD | beginner | offline | 20 | Mengajarkan pola, urutan, dan penguraian masalah tanpa komputer. | sd, komputasional | Mengurai masalah; Pola; Algoritma; Kegiatan tanpa komputer
Video Pembelajaran yang Baik | intermediate | online | 18 | Menulis naskah, merekam, dan menyunting video singkat yang dipahami murid. | video, naskah | Naskah; Merekam; Menyunting; Aksesibilitas video
Pelatih Guru Digital | advanced | online | 32 | Mendampingi rekan guru dengan observasi dan umpan balik yang membangun. | pelatih, umpan balik | Observasi kelas; Umpan balik; Merancang pelatihan; Komunitas belajar
`,
  // Bisnis Digital UMKM
  `
Toko Daring dalam Sepekan | beginner | online | 14 | Dari foto produk sampai pesanan pertama dengan biaya seminimal mungkin. | toko, foto | Foto produk; Katalog; Pembayaran; Pengiriman
Pembukuan Sederhana | beginner | online | 12 | Mencatat uang masuk dan keluar, lalu tahu untung yang sebenarnya. | pembukuan, keuangan | Memisahkan uang usaha; Catatan harian; Menghitung untung; Laporan bulanan
Pelanggan yang Kembali | intermediate | hybrid | 16 | Membangun hubungan dan program pelanggan dari data pesanan. | pelanggan, loyalitas | Data pelanggan; Layanan; Program setia; Menanggapi keluhan
Ekspor untuk Usaha Kecil | advanced | offline | 24 | Menyiapkan produk, dokumen, dan mitra untuk pasar luar negeri. | ekspor, dokumen | Memilih pasar; Standar produk; Dokumen; Mitra logistik
Otomasi Usaha Kecil | intermediate | online | 18 | Menghemat waktu dengan lembar kerja dan otomasi tanpa kode. | otomasi, lembar kerja | Memetakan proses; Lembar kerja; Otomasi pesan; Menjaga data
`,
  // Siap Kerja
  `
Portofolio yang Dilirik | beginner | online | 12 | Menyusun karya dan ceritanya supaya perekrut paham kemampuanmu. | portofolio, karier | Memilih karya; Menulis studi kasus; Menyusun laman; Meminta masukan
Lolos Wawancara Teknis | intermediate | online | 20 | Berlatih soal, menjelaskan pikiran, dan bertanya balik dengan percaya diri. | wawancara, algoritma | Memahami soal; Berpikir keras; Simulasi; Negosiasi tawaran
Kerja Tim di Proyek Digital | beginner | hybrid | 16 | Git, rapat singkat, dan umpan balik: cara tim digital bekerja sehari-hari. | git, tim | Git bersama; Papan kerja; Rapat singkat; Umpan balik
Bahasa Inggris untuk Karier Digital | beginner | online | 24 | Menulis surel, membaca dokumentasi, dan ikut rapat dalam bahasa Inggris. | bahasa inggris, komunikasi | Surel kerja; Membaca dokumentasi; Rapat; Presentasi
Pekerja Lepas yang Sehat | intermediate | online | 14 | Menentukan harga, kontrak, dan ritme kerja yang dapat dipertahankan. | lepas, kontrak | Menentukan harga; Kontrak; Mengelola waktu; Menjaga klien
Magang Terbimbing | advanced | offline | 90 | Tiga bulan bekerja di mitra industri dengan bimbingan mentor setiap pekan. | magang, industri | Penempatan; Target magang; Bimbingan pekanan; Laporan akhir
`,
];
