/** Jabar Digital Academy: one province's academy, town by town. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'JD',
  since: { year: 2020, alumni: 7_960, cities: 27 },
  quota: 60,
  programs: [
    {
      name: 'Kerja Digital Jawa Barat',
      summary: 'Dua belas pekan bagi pencari kerja di dua puluh tujuh kabupaten dan kota.',
      keywords: 'kerja, jabar, jawa barat, pelatihan, pencari kerja',
      careers: 'operator data; pengembang web pemula; layanan pelanggan digital',
      classes: `
Operator Data Pabrik | beginner | offline Karawang | 36 | 0 | registration | Senin 15.30–17.30 WIB; Kamis 15.30–17.30 WIB | Kang Ujang | Mencatat, memeriksa, dan melaporkan data produksi setelah jam kerja sif pagi. | chart, data, pabrik | Formulir; Periksa; Lapor sif; Temuan
Web untuk Wisata Priangan | intermediate | hybrid Garut | 40 | 0 | registration | Sabtu 08.00–11.00 WIB | Teh Rina | Situs pemesanan bagi desa wisata, dari kebun teh sampai curug. | browser, wisata, web | Cerita desa; Pemesanan; Foto; Serah kelola
Layanan Pelanggan dari Kampung | beginner | online | 24 | 0 | started | Rabu 19.00–21.00 WIB | Ambu Sari | Menjawab keluhan dengan bahasa yang menenangkan, bekerja dari rumah di Pangandaran atau Kuningan. | phone, layanan | Mendengar; Menulis; Menyelesaikan; Mencatat
Pembukuan Konveksi | beginner | offline Kota Bandung | 20 | 0 | registration | Sabtu 13.00–16.00 WIB | Teh Rina | Ongkos jahit, sisa kain, dan pesanan seragam dalam satu buku yang bisa dibaca pemodal. | stall, konveksi, usaha | Ongkos; Sisa; Pesanan; Laba
Gudang Tanpa Kertas | intermediate | offline Kota Bekasi | 30 | 0 | registration | Jumat 15.30–18.00 WIB | Kang Ujang | Kode batang, stok opname, dan laporan selisih sebelum truk berikutnya datang. | chart, gudang, data | Kode batang; Stok; Selisih; Lapor
Meja Layanan Kampus | beginner | hybrid Depok | 18 | 0 | started | Selasa 16.00–18.00 WIB | Ambu Sari | Antrean, surat keterangan, dan pertanyaan yang sama empat puluh kali sehari. | browser, layanan | Antrean; Surat; Jawaban bersama
Anyaman Masuk Toko Daring | beginner | offline Kota Tasikmalaya | 16 | 0 | registration | Minggu 09.00–12.00 WIB | Teh Rina | Foto, ukuran, dan ongkos kirim untuk tas mendong dari Rajapolah. | camera, kerajinan, usaha | Foto; Ukuran; Ongkos kirim; Ulasan
`,
    },
    {
      name: 'Tani dan Laut Terukur',
      summary: 'Data dan alat sederhana bagi petani, peternak, serta nelayan utara dan selatan.',
      keywords: 'tani, nelayan, sensor, pertanian, perikanan, data',
      careers: 'pengelola data kelompok tani; teknisi sensor desa',
      classes: `
Sensor Kolam Lele | intermediate | offline Indramayu | 18 | 0 | upcoming | Minggu 08.00–11.00 WIB | Mang Dadan | Suhu, oksigen, dan pesan singkat sebelum ikan naik ke permukaan. | phone, sensor, ikan | Mengukur; Merakit; Pesan; Merawat
Harga Sayur Hari Ini | beginner | online | 10 | 0 | registration | Selasa 19.30–21.00 WIB | Teh Rina, Mang Dadan | Mencatat harga di tiga pasar supaya petani Lembang tahu kapan memanen. | chart, harga, tani | Mencatat; Membandingkan; Memutuskan
Peta Saluran Air | advanced | hybrid Cirebon | 24 | 0 | ended | Jumat 13.30–16.00 WIB | Kang Ujang | Memetakan saluran tersumbat bersama warga pantai utara. | map, air, warga | Jalan kaki; Menandai; Lapor; Tindak lanjut
Kebun Teh Tercatat | intermediate | offline Cianjur | 22 | 0 | registration | Kamis 13.00–15.30 WIB | Mang Dadan | Petikan, cuaca, dan mutu pucuk tiap blok kebun, dicatat dari punggung bukit. | chart, teh, pertanian | Blok; Cuaca; Mutu; Musim
Perahu dan Prakiraan | beginner | offline Pangandaran | 12 | 0 | registration | Rabu 15.30–17.30 WIB | Mang Dadan | Membaca angin, ombak, dan harga ikan sebelum solar dibeli. | phone, nelayan, cuaca | Angin; Ombak; Harga; Pulang
Susu dari Kandang ke Koperasi | intermediate | hybrid Kabupaten Bandung | 20 | 0 | upcoming | Senin 10.00–12.00 WIB | Mang Dadan, Kang Ujang | Suhu, liter, dan mutu susu sapi Pangalengan sampai tercatat di koperasi. | chart, peternakan, data | Suhu; Liter; Mutu; Koperasi
Kopi Gunung Masuk Daftar | beginner | offline Kabupaten Sumedang | 14 | 0 | registration | Sabtu 09.00–11.30 WIB | Teh Rina | Asal kebun, tinggi tempat, dan cerita di balik satu kantong kopi. | book, kopi, usaha | Asal; Tinggi; Cerita; Label
`,
    },
  ],
  mentors: `
Kang Ujang Koswara | Pelatih data dan peta | Karawang | data, peta | Bekas kepala sif yang hafal bunyi mesin berhenti.
Teh Rina Marlina Putri | Pelatih web | Garut | web, harga | Membuat situs curug yang selalu tutup kalau hujan, dan situsnya tahu.
Ambu Sari Wulan | Pelatih layanan | Pangandaran | layanan, bahasa | Menenangkan penelepon marah dengan tiga kata Sunda.
Mang Dadan Sutisna | Teknisi sensor | Indramayu | sensor, perikanan | Kolamnya mengirim pesan lebih sering daripada anaknya.
`,
  classTexts: {
    benefits: [
      'Gratis bagi pemegang KTP Jawa Barat',
      'Ruang belajar di dua puluh tujuh kabupaten dan kota',
      'Penempatan kerja dilaporkan terbuka tiap triwulan',
    ],
    beginner: ['KTP Jawa Barat', 'Usia 17 sampai 45 tahun'],
    intermediate: ['Lulus kelas dasar mana pun', 'Kelompok atau desa yang bersedia mencoba'],
    advanced: ['Rekomendasi pelatih kabupaten', 'Siap turun ke lapangan'],
    faqs: [
      [
        'Saya tinggal di Jabar tetapi KTP luar. Bisa?',
        'Bisa dengan surat domisili dari kelurahan, sebanyak sepuluh persen kursi.',
      ],
      [
        'Di mana ruang belajarnya?',
        'Daftar gedung tiap kabupaten ada di formulir pendaftaran; sebagian meminjam aula kecamatan.',
      ],
      [
        'Apakah pasti ditempatkan kerja?',
        'Tidak. Angka penempatan triwulan terakhir 54 persen dan kami tuliskan per kabupaten.',
      ],
    ],
  },
  posts: `
# news | Kabupaten | 3 | Tim Akademi Jabar | karawang, pabrik
Karawang: 48 operator mencatat gagal produksi sebelum mandor menanyakannya
Laporan sif yang dulu dibaca besok pagi kini terbaca sebelum mesin dingin.

Pelatihan berlangsung setelah sif pagi di aula dekat gerbang pabrik. Peserta membawa formulir kertas mereka sendiri.

Kang Ujang membentangkan kelima formulir di lantai aula dan menyuruh orang berdiri di atas kolom yang paling sering dikosongkan. Hampir semua bergeser ke sudut yang sama: "keterangan lain-lain". Hanya satu orang tetap di tempatnya, di kolom "paraf", karena ia selalu lupa.

## Lima pertanyaan untuk satu botol

Satu botol penyok ternyata ditulis di tiga formulir: oleh operator, pemeriksa, lalu petugas gudang. Jamnya berbeda, sebutannya pun berbeda. Ada yang menulis penyok, ada yang menulis cacat bodi, ada yang menulis "peot" dengan tanda seru. Mandor membacanya keesokan pagi sebagai tiga masalah dan menegur tiga orang.

Kelas menyepakati satu daftar: sebelas jenis gagal, masing-masing dengan foto yang ditempel di tiang. Kata "peot" menang, sebab semua orang paham. Pencatatannya pindah ke ponsel bersama yang digantung di ujung lini, dibungkus plastik, dan hanya punya empat tombol.

Dalam enam pekan, dua dari lima formulir dihapus karena menanyakan hal yang sama.

> Dulu mesin yang berhenti, saya yang ditanya. Sekarang saya yang duluan bilang.

Operator sif pagi itu sudah dua puluh tahun bekerja di lini yang sama. Ia sempat ragu ikut, takut dianggap mau pindah bagian.

## Dari lapangan

- Waktu lapor: dari sebelas jam menjadi dua puluh menit.
- Formulir: dari lima menjadi tiga.
- Lembur karena salah catat: hampir hilang.

Lembur yang "hampir hilang" masih tersisa sebelas jam sebulan, semuanya di pekan stok opname. Itu kami tulis supaya tidak ada yang mengira laporan bisa membereskan gudang.

## Coba di pabrikmu, Kang, Teh

1. Kumpulkan semua formulir dari satu sif.
2. Garis bawahi pertanyaan yang muncul dua kali.
3. Tanyakan kepada pembacanya, mana yang pernah membuat ia bangkit dari kursi.

Yang tidak pernah membuat siapa pun bangkit, usulkan untuk dihapus. Kelas berikutnya tetap mulai setengah jam sesudah sif pagi, dekat gerbang, gratis bagi pemegang KTP Jawa Barat.

Modulnya kini dipakai di Purwakarta dan Bekasi.

# news | Kabupaten | 12 | Teh Rina Marlina Putri | garut, wisata
Sebelas desa wisata Garut mengelola pemesanan sendiri
Calo tidak dimusuhi; mereka dilatih menjadi pemandu berkartu.

Sebelum situs ada, tamu memesan lewat empat nomor berbeda. Dua di antaranya milik orang yang sama.

Saya menelepon keempatnya pada hari yang sama, dari kursi rotan di teras balai. Nomor pertama memberi harga Rp 150.000 untuk naik ke curug, nomor kedua Rp 250.000 dengan bonus jagung. Nomor ketiga dan keempat diangkat orang yang sama, yang lupa mengganti suaranya.

Ia tidak dimarahi. Ia diundang ke pertemuan berikutnya dan diminta menceritakan bagaimana ia mengenali tamu yang akan membatalkan. Tidak ada orang lain di desa itu yang tahu.

## Satu halaman, satu giliran

Desa sepakat memakai satu halaman dan satu buku kas. Pemandu mendapat giliran menurut urutan, bukan kedekatan.

Pada bulan kedua muncul ujian pertama: rombongan besar minta dipandu oleh pemandu favoritnya, di luar urutan. Musyawarah berlangsung sampai singkongnya habis. Keputusannya, tamu boleh memilih asalkan pemandu gilirannya tetap mendapat separuh. Sejak itu tidak ada yang menyembunyikan nomor telepon.

> Dulu saya cari tamu, sekarang tamu yang tahu giliran saya.

## Yang perlu disiapkan desa lain

- Satu orang yang membalas pesan sebelum azan isya.
- Harga yang sudah disepakati, termasuk untuk anak.
- Foto jalan yang becek, bukan cuma foto airnya.
- Aturan ketika hujan.

Butir terakhir dihormati di sini. Penjaga pintu air menulis langit di hulu dua kali sehari, dan situs membacanya lebih cepat daripada pemandu.

Curug Sanghyang menutup pemesanan otomatis bila hujan di hulu.

# news | Pantura | 22 | Mang Dadan Sutisna | indramayu, lele
Kolam lele Indramayu mengirim 1.300 pesan dan menyelamatkan tiga panen
Satu pesan datang pukul dua pagi, dan pemiliknya bangun.

Sensor sederhana mengukur oksigen dan mengirim SMS bila turun. Biayanya Rp 410.000 sekolam, sebagian dari iuran kelompok.

Tiga kali peringatan datang cukup awal untuk menyalakan kincir. Sekali terlambat karena pulsanya habis.

Pemilik kolam yang bangun pukul dua itu mengira anaknya yang berkirim pesan dari perantauan. Ia berlari tanpa alas kaki, menyalakan kincir, lalu duduk di pematang sampai subuh sambil membalas pesan sensor dengan ucapan terima kasih. Saya tidak tega memberi tahu bahwa balasannya tidak dibaca siapa-siapa.

1. Isi pulsa tanggal muda.
2. Bersihkan sensor tiap Jumat.
3. Pasang nomor tetangga sebagai cadangan.

Kelompok berikutnya dimulai di Subang.

# news | Penempatan | 34 | Tim Akademi Jabar | penempatan, angka
Penempatan triwulan: 54 persen, dan kabupaten mana yang tertinggal
Cianjur dan Tasikmalaya di bawah sepertiga; ini rencana kami.

Dari 612 lulusan, 331 bekerja dalam tiga bulan. Angka tertinggi di Bekasi dan Karawang, terendah di Cianjur.

Penyebab utama jarak ke tempat kerja. Karena itu kelas layanan pelanggan jarak jauh ditambah di kedua kabupaten.

Seorang lulusan Cianjur bercerita bahwa wawancara di Bekasi menghabiskan Rp 180.000 dan satu hari panen. Ia dua kali datang, dua kali ditanya hal yang sudah tertulis di lamarannya. Dari ceritanya lahir butir kedua di bawah ini, juga daftar perusahaan yang bersedia mewawancarai lewat telepon.

- Dua kelas tambahan mulai bulan depan.
- Ongkos wawancara diganti.
- Perusahaan diminta menulis upah.

Tabel lengkap per kabupaten tersedia pada halaman ikhtisar.

# news | Pantura | 46 | Kang Ujang Koswara | cirebon, air
Peta saluran air Cirebon menemukan sembilan sumbatan yang bukan sampah
Sembilan di antaranya bangunan, dan dua milik pejabat kampung.

Warga berjalan kaki menyusuri saluran selama empat Jumat. Titik ditandai dengan foto dan tinggi air terakhir.

Jumat pertama hanya sembilan orang yang ikut; Jumat keempat, empat puluh, termasuk dua pemilik tembok. Saya meminta mereka memegang ujung meteran. Dengan tangan sendiri keduanya mengukur bahwa air di belakang rumahnya berdiri empat puluh sentimeter lebih tinggi daripada di depan. Angkanya mereka sendiri yang menyebutkan keras-keras kepada juru catat.

Pembongkaran dibicarakan di balai, bukan di media sosial. Tujuh pemilik setuju memundurkan temboknya.

> Peta ini tidak menuduh, cuma menunjukkan air ke mana.

Dua sisanya menunggu keputusan dinas, yang kami tanyakan setiap bulan.

# news | Motif | 58 | Ambu Sari Wulan | mega mendung, cirebon
Mega mendung di sampul modul: tujuh lapis awan dan artinya
Pembatik Trusmi mengoreksi gambar kami tiga kali.

Gambar pertama memakai lima lapis karena lebih mudah dicetak. Pembatik menolak: awan yang sabar berlapis tujuh.

Koreksi kedua soal arah: awan kami berarak ke kiri, seperti hendak pulang sebelum hujan turun. Koreksi ketiga paling halus. Garis terluarnya terlalu rata, dan pembatik memperlihatkan bagaimana canting bergetar sedikit ketika tangan menarik napas. Getar itulah yang akhirnya dicetak, dan pencetaknya dua kali menelepon untuk memastikan bahwa itu bukan kesalahan.

Kami membayar haknya dan menuliskan namanya di setiap modul, sesuai permintaannya.

- Biru tua di luar, muda di dalam.
- Tidak ada sudut tajam.
- Tidak dipakai sebagai alas kaki.

Modul bersampul baru dibagikan mulai angkatan ini.
`,
  schools: { count: 8, provinces: [32] },
  provinces: 'Jawa Barat 100',
  people: { women: 0.5, ages: [0, 12, 48, 28, 12] },
} satisfies SiteContents;
