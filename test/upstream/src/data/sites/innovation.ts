/** Pusat Inovasi Digital: an innovation hub and its calls for ideas. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'PI',
  since: { year: 2020, alumni: 518, cities: 36 },
  quota: 24,
  programs: [
    {
      name: 'Panggilan Gagasan',
      summary: 'Satu masalah terbuka setiap triwulan, dana kecil, dan tiga bulan untuk mencobanya.',
      keywords: 'gagasan, ide, inovasi, hibah, proposal, panggilan',
      careers: 'purwarupa yang diuji; mitra pelaksana',
      classes: `
Dari Keluhan ke Masalah | beginner | online | 6 | 0 | registration | Selasa 19.00–21.00 WIB | Ir. Gamal | Memisahkan keluhan, gejala, dan masalah yang layak dicoba dengan uang kecil. | blackboard, masalah, gratis | Mengumpulkan keluhan; Mencari akar; Satu kalimat
Proposal Dua Halaman | intermediate | online | 6 | 0 | registration | Kamis 19.00–21.00 WIB | Ir. Gamal, Bu Kristin | Apa yang dicoba, bagaimana tahu gagal, berapa biayanya. | book, proposal, gratis | Dugaan; Ukuran; Anggaran
Uji Coba Empat Belas Hari | advanced | hybrid Makassar | 20 | 250000 | started | Sabtu 09.00–12.00 WITA | Mas Fahri | Menguji dugaan terpenting dengan kardus, telepon, dan dua puluh orang. | phone, uji coba | Dugaan; Kardus; Dua puluh orang; Putusan
`,
    },
    {
      name: 'Laboratorium Terbuka',
      summary: 'Alat, meja, dan orang yang bisa ditanya, terbuka tiga malam sepekan.',
      keywords: 'laboratorium, alat, sensor, cetak 3d, meja',
      careers: 'pembuat alat; teknisi komunitas',
      classes: `
Pengantar Alat Laboratorium | beginner | offline Makassar | 4 | 0 | registration | Rabu 18.30–20.30 WITA | Bu Kristin | Izin memakai pemotong, solder, dan mesin cetak tanpa kehilangan alis. | terminal, alat, gratis | Aman; Solder; Cetak
Sensor Sungai Murah | intermediate | offline Makassar | 14 | 180000 | upcoming | Jumat 18.30–20.30 WITA | Mas Fahri, Ibu Naomi | Mengukur tinggi air dengan biaya di bawah tiga ratus ribu rupiah. | map, sensor | Merakit; Kalibrasi; Memasang; Merawat
Memilih Lisensi dan Membagikan | beginner | online | 3 | 0 | ended | Senin 19.00–20.30 WIB | Ibu Naomi | Membuka rancangan supaya orang lain boleh memperbaikinya. | book, lisensi, gratis | Pilihan; Menulis; Merawat
`,
    },
  ],
  mentors: `
Ir. Gamal Rasyidin | Kurator panggilan | Makassar | masalah, proposal | Menolak proposal bagus yang menjawab pertanyaan lain.
Bu Kristin Rante | Pengelola laboratorium | Toraja | alat, anggaran | Hafal letak semua mur dan siapa yang terakhir meminjamnya.
Mas Fahri Alamsyah | Perancang uji coba | Palu | uji coba, sensor | Mencintai kardus lebih dari kode.
Ibu Naomi Sahetapy | Pegiat pengetahuan terbuka | Masohi | lisensi, sungai | Memperbaiki rancangan orang di negara yang tak bisa ia eja.
`,
  classTexts: {
    benefits: [
      'Meja laboratorium selama kelas dan sebulan sesudahnya',
      'Dana uji coba sampai Rp 5 juta bagi proposal terpilih',
      'Rancangan diterbitkan terbuka atas namamu',
    ],
    beginner: ['Satu keluhan yang kamu dengar pekan ini', 'Siapa pun, termasuk pelajar'],
    intermediate: ['Masalah satu kalimat yang sudah diuji kepada lima orang'],
    advanced: ['Proposal terpilih, atau tim dengan dana sendiri'],
    faqs: [
      [
        'Siapa pemilik gagasan yang dikirim?',
        'Pengirimnya. Kami meminta rancangan hasil pendanaan dibuka untuk umum.',
      ],
      [
        'Apakah proposal harus tentang teknologi?',
        'Tidak. Dua pemenang terakhir memakai papan tulis dan lonceng.',
      ],
      [
        'Bolehkah gagal?',
        'Boleh, asalkan dugaan yang salah dituliskan. Pelaporannya satu halaman.',
      ],
    ],
  },
  posts: `
# events | Panggilan Gagasan | +28 | Ir. Gamal Rasyidin | sungai, kabar | Bantaran Jeneberang, Makassar | 0 | 9/24 | 1
Memberi tahu tetangga sebelum sungai naik
Kabar banjir lewat di grup yang penuh stiker. Ibu-ibu di hilir baru tahu ketika kasur sudah basah.

Air naik dari hulu dalam tiga jam. Yang sampai ke hilir hanya foto tanpa jam dan tanpa nama tempat.

Warga menyebut jarak dengan jam, bukan kilometer: dari jembatan gantung ke kampung kami, tiga jam kalau hujannya semalaman. Pesan yang berguna harus menjawab dua hal saja, sudah sampai mana dan pukul berapa terlihat. Malam hari sebagian rumah mematikan ponsel untuk menghemat baterai.

## Yang sudah dicoba

- Pengeras suara masjid: tidak terdengar saat hujan.
- Aplikasi: dipasang empat orang.

Dana uji coba Rp 5 juta untuk enam tim, waktu tiga bulan.

Temu lapangan diadakan di bantaran, dengan sepatu yang boleh basah. Datanglah untuk bertanya kepada dua belas ibu yang rumahnya paling dulu tergenang; mereka juga yang ikut menilai.

# events | Panggilan Gagasan | +6 | Bu Kristin Rante | kelas, bising | SD Contoh Pandai Besi, Toraja | 0 | 14/24 | 1
Mendengar guru di samping bengkel las
Kelas empat berbagi tembok dengan dua mesin gerinda. Gurunya berhenti bicara delapan kali sejam.

Bengkelnya lebih dulu ada, dan pemiliknya paman separuh murid. Memindahkan salah satunya bukan jawaban.

Sudah ada yang menyarankan peredam, tetapi temboknya lembap dan anggaran sekolah habis untuk atap. Sudah ada yang meminta bengkel berhenti pagi hari; pesanan pagar justru datang pagi. Sang guru kini menyimpan kalimat panjangnya untuk jeda, dan murid di baris belakang membaca bibirnya.

Kami mencari percobaan murah selama empat belas hari. Ukurannya satu: berapa kali sejam pelajaran terhenti, dari delapan menjadi berapa. Pada hari kunjungan kalian duduk satu jam di kelas, satu jam di bengkel, lalu makan siang bersama keduanya.

# events | Panggilan Gagasan | +12 | Mas Fahri Alamsyah | obat, pulau | Pulau Contoh, Pangkep | 0 | 7/24 | 1
Obat yang selalu habis di hari Kamis
Kapal obat datang Jumat. Setiap Kamis puskesmas pembantu menulis resep untuk rak yang kosong.

Stok dicatat di buku, dan bukunya ikut kapal. Sinyal ada di ujung dermaga, sore hari.

Dugaan pertama semua orang adalah menambah stok. Sudah dilakukan dua kali; obat batuk menumpuk sampai kedaluwarsa, sementara tablet darah tinggi tetap habis Rabu malam. Dugaan kedua menyalahkan pencatatan, padahal bukunya rapi, hanya bepergian bersama kapal dari Jumat sampai Selasa.

Apa yang dapat diketahui pulau pada hari Senin tanpa buku itu? Peserta menyeberang bersama petugas, menghitung rak, dan berbicara dengan enam pasien. Gagasan boleh berupa kertas, tali, atau tanda di pintu lemari, sejauh perawatnya tetap bisa pulang sore.

# events | Panggilan Gagasan | +19 | Ibu Naomi Sahetapy | lansia, jemput | Masohi | 0 | 11/24 | 1
Menjemput nenek tanpa aplikasi
Kontrol tekanan darah gratis, tetapi tangga angkot terlalu tinggi dan cucunya sekolah.

Tiga puluh satu lansia terdaftar; sembilan yang datang bulan lalu. Ponsel mereka berbunyi, tidak berlayar.

Kami mewawancarai dua puluh dari tiga puluh satu lansia itu. Tujuh takut merepotkan, enam tidak sanggup menaiki anak tangga setinggi lutut, empat tidak tahu jam pulangnya, dan tiga mengaku sudah merasa sehat. Ongkos jarang disebut.

Ibu Naomi mengajak peserta berjalan dari rumah nenek terjauh ke puskesmas dengan membawa kursi lipat, berhenti di setiap tempat yang membuat napas pendek. Peta pemberhentian itu menjadi bahan awal. Uji coba boleh memakai becak, bel, kain warna di pagar, atau cucu yang bergiliran.

# events | Panggilan Gagasan | +35 | Bu Kristin Rante | pasar, sampah | Pasar Contoh Terong, Makassar | 0 | 3/24 | 1
Dua ton sayur sebelum azan subuh
Kubis yang tidak laku ditumpuk pukul dua pagi. Truknya datang pukul tujuh, baunya pukul enam.

Pedagang mau memilah kalau tidak menambah langkah. Peternak di pinggir kota mau menjemput kalau tahu jumlahnya.

Bu Kristin sudah menimbangnya tiga malam berturut-turut bersama penjaga pasar. Dua pertiganya daun kubis luar, yang masih segar sampai matahari naik. Peternak pernah datang sendiri, tetapi kebagian karung yang sudah bercampur plastik dan tidak kembali.

Percobaan yang kami cari harus selesai sebelum subuh, tidak memperpanjang jalan pedagang ke tempat buang, dan memberi tahu peternak jumlahnya tanpa aplikasi. Peserta berkumpul di pos jaga malam hari dan ikut menyapu sampai truk pertama lewat. Bawalah senter kepala serta sarung tangan.

# events | Panggilan Gagasan | +47 | Ir. Gamal Rasyidin | air, antrean | Jeneponto | 0 | 2/24 | 1
Mengantre air tanpa kehilangan pagi
Musim kering, satu tangki untuk seratus sepuluh rumah. Jeriken berbaris sejak pukul tiga.

Yang menjaga barisan biasanya anak perempuan, dan ia terlambat ke sekolah.

Warga sudah sepakat tentang hal yang paling sulit: setiap rumah mendapat jatah yang sama. Yang belum ada adalah cara menyimpan giliran tanpa seorang pun berdiri di sana. Batu bernama pernah dicoba dan berpindah tempat; kupon kertas pernah dicoba dan basah.

Dalam uji coba, hitungannya bukan liter, melainkan berapa anak yang duduk di kelas ketika bel berbunyi. Ir. Gamal mencatat lima pagi terakhir sebagai angka awal. Siapa pun boleh mengusulkan, termasuk anak yang selama ini menjaga jeriken dan hafal semua nama dalam barisan.

# articles | Cara Mencoba | 4 | Mas Fahri Alamsyah | kardus, uji
Purwarupa dari kardus menghemat sebelas juta rupiah
Mesin antar obat itu ternyata tidak dibutuhkan; yang dibutuhkan bel.

Tim membangun kotak dengan roda tiruan dan mendorongnya di koridor puskesmas. Perawat tertawa, lalu menunjukkan masalahnya.

Bunyi motornya saya buat dengan mulut. Seorang anggota tim berjalan di belakang kotak sambil menempelkan kertas bertulisan "baterai 80 persen". Pada putaran ketiga, perawat jaga membuka tutup kotak, menemukannya kosong, dan berkata: kalian mengantar apa? Resepnya masih di meja dokter.

Obat terlambat karena tidak ada yang tahu resep sudah siap. Bel seharga Rp 45.000 menyelesaikannya.

## Sebelas juta yang tidak jadi keluar

Rancangan aslinya sudah rapi. Empat roda, sensor jarak, dan harga komponen yang ditawar sampai Rp 11.045.000. Dikurangi bel, selisihnya pas sebelas juta, dan angka itu ditulis besar di dinding laboratorium supaya mudah diingat saat ada yang ingin segera menyolder.

Yang dibeli kardus itu bukan penghematan saja. Dalam dua jam tim melihat siapa menunggu siapa, sesuatu yang tidak muncul dalam wawancara karena semua orang menjawab bahwa kurirnya kurang.

## Sebelum membeli apa pun

1. Tirukan dengan benda.
2. Ajak orangnya berpura-pura.
3. Hitung yang terjadi.

Langkah kedua sering dilewati karena malu. Orang dewasa yang mendorong kotak sambil berbunyi memang konyol, dan justru karena itu orang lain berani membetulkannya. Mesin mengilap membuat perawat sopan; kardus membuatnya jujur.

Pekan ini, ambil satu rencana belanjamu. Buat tiruannya dari benda yang ada di dapur, pinjam dua orang selama satu jam, dan tulis kalimat pertama yang mereka ucapkan sambil tertawa.

Kotaknya sekarang menjadi tempat payung.

# articles | Cara Mencoba | 15 | Ir. Gamal Rasyidin | masalah, akar
Keluhan, gejala, masalah
Tiga kata yang sering ditulis bergantian dalam proposal.

Sampah menumpuk adalah gejala. Bau adalah keluhan. Truk yang tidak bisa berbelok di gang adalah masalah.

Kami meminta pengusul berdiri di gang itu selama satu pagi sebelum menulis ulang.

Seorang pengusul pulang dengan sepatu penuh air lindi dan judul baru. Semula ia hendak membagikan tong berwarna. Dari gang itu ia melihat truk mundur tiga kali, menyerah, lalu pergi; tong sebagus apa pun akan tetap penuh sampai roda truk itu menemukan jalan.

- Keluhan: apa yang orang rasakan.
- Gejala: apa yang terlihat.
- Masalah: apa yang bila diubah, keduanya berubah.

Dari empat puluh proposal, sebelas berganti judul setelah pagi itu.

# articles | Pengetahuan Terbuka | 27 | Ibu Naomi Sahetapy | terbuka, sensor
Rancangan sensor sungai kembali dari benua lain, lebih baik
Seseorang mengganti pelampungnya dengan botol saus.

Kami membuka gambar dan daftar bahan tahun lalu. Enam bulan kemudian datang perbaikan dari bengkel yang tidak kami kenal.

Suratnya dalam bahasa yang tidak dikenal siapa pun di laboratorium. Saya menerjemahkannya potong demi potong semalaman, dibantu gambar yang untungnya memakai satuan yang sama. Di halaman terakhir ada foto sungai berwarna cokelat susu dan sebuah botol merah yang mengapung tegak. Labelnya belum dilepas.

Botol saus lebih tahan lumpur dan tersedia di warung. Versi kami sekarang memakainya.

> Kami tidak berbagi karena baik hati, kami berbagi karena malas mengulang.

Cara menulis lisensinya dibahas pada kelas gratis.

# news | Panggilan | 2 | Tim Pusat Inovasi | panggilan, sungai
Panggilan triwulan ini: memberi tahu tetangga sebelum sungai naik
Dana Rp 5 juta untuk enam tim, waktu tiga bulan, tanpa syarat gelar.

Masalahnya datang dari warga bantaran: kabar banjir sampai lewat grup yang penuh stiker.

Di papan keluhan, kertas tentang sungai muncul tiga kali dalam sebulan. Yang pertama dari seorang penjual ikan: kabar sampai ketika kasur sudah basah. Yang kedua dari guru mengaji, lebih pendek. Yang ketiga hanya gambar rumah dengan garis air di tengah pintu, tampaknya buatan anak-anak.

## Tiga jam yang hilang di jalan

Air memerlukan tiga jam dari hulu ke hilir. Kabarnya berangkat lebih dulu, tetapi tersesat. Ir. Gamal membaca ulang seluruh pesan pada malam banjir terakhir bersama tujuh warga: 214 pesan, 96 di antaranya stiker, dan sebelas foto air yang tidak menyebut jam maupun tempat. Pesan yang benar ada pada urutan ke-31. Bunyinya "di atas sudah naik", tanpa keterangan atas yang mana.

Pengeras suara sudah dicoba, kalah oleh hujan. Aplikasi sudah dicoba, dipasang empat orang, dua di antaranya pembuatnya. Maka jangan mengirim kami aplikasi kelima sebelum berdiri di bantaran satu sore.

Proposal dua halaman dinilai warga dan insinyur dengan bobot sama.

Bobot yang sama itu sungguhan. Pada panggilan lalu, warga menjatuhkan rancangan yang dipuji para insinyur dengan satu pertanyaan: siapa yang menyalakannya kalau saya sedang mengungsikan mertua?

## Jadwal

1. Kirim sampai tanggal 20 bulan depan.
2. Wawancara di bantaran.
3. Mulai awal triwulan.

## Isi dua halaman itu

- Dugaan: siapa akan tahu lebih cepat, dan berapa menit.
- Cara mengetahui bahwa dugaanmu keliru.
- Dua puluh orang yang akan kamu ajak mencoba.
- Anggaran sampai ke paku, paling banyak Rp 5 juta.

Gelar, foto tim, dan peta jalan lima tahun boleh ditinggal. Lonceng, bendera, kentongan, dan tali jemuran boleh diajukan; dua yang bertahan dari panggilan terakhir tidak memerlukan listrik. Belum punya gagasan tetapi tinggal di dekat sungai? Tulislah apa yang kamu dengar pada malam terakhir air naik, lengkap dengan jamnya. Itu pun bahan.

Pertanyaan terbuka dijawab di papan panggilan, supaya semua membacanya.

# news | Hasil | 18 | Tim Pusat Inovasi | hasil, gagal
Enam uji coba selesai: dua berhasil, tiga gagal dengan baik, satu hilang kontak
Yang gagal dengan baik menulis satu halaman terpenting.

Dua yang berhasil: lonceng antrean dan peta jemputan lansia. Keduanya tidak memakai aplikasi.

Tiga yang gagal menemukan bahwa dugaan mereka keliru pada hari kesembilan, kedua belas, dan keempat.

Yang gugur pada hari keempat mengira pasien lupa jadwal kontrol. Setelah dua puluh telepon, ternyata semua ingat; mereka hanya tidak mau berangkat sendirian. Halaman laporannya sekarang menjadi halaman pertama proposal tim lain, dengan izin dan ucapan terima kasih. Judul proposal itu: teman berangkat, dan anggarannya seperlima dari yang pertama.

> Kami lega tahu secepat itu.

Tim yang hilang kontak masih kami telepon setiap Jumat.

# news | Laboratorium | 32 | Bu Kristin Rante | laboratorium, jam
Laboratorium dibuka tiga malam sepekan, termasuk untuk yang belum tahu mau membuat apa
Selasa, Rabu, dan Jumat, pukul setengah tujuh sampai sembilan.

Pengunjung baru mendapat kelas alat dua kali dua jam. Sesudah itu kartunya berlubang empat.

Pada malam pembukaan datang seorang ibu membawa blender yang bunyinya aneh, dua pelajar dengan gambar perahu, dan seorang bapak yang mengaku hanya mencari kipas angin. Semuanya menerima kacamata yang sama. Si bapak pulang paling akhir, dengan engsel jemuran buatan sendiri dan janji bahwa malam berikutnya ia akan membawa kursinya.

Yang paling sering dipinjam ternyata meja kosong.

- Kacamata wajib.
- Kembalikan mur ke warnanya.
- Sapu sebelum lampu padam.

Anak di bawah lima belas tahun datang bersama orang dewasa.
`,
  schools: { count: 7 },
  people: { women: 0.43, ages: [2, 18, 44, 26, 10] },
} satisfies SiteContents;
