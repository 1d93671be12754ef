/** Siap Kerja: job-ready courses and vacancies. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'SJ',
  since: { year: 2020, alumni: 14_320, cities: 129 },
  quota: 80,
  programs: [
    {
      name: 'Kerja dalam Sebulan',
      summary: 'Kursus dua sampai empat pekan untuk pekerjaan yang sedang dicari di sekitarmu.',
      keywords: 'kerja, lowongan, kursus, cepat, admin, kasir, gudang',
      careers: 'admin toko daring; operator gudang; petugas layanan',
      classes: `
Admin Toko Daring | beginner | online | 18 | 149000 | registration | Senin 19.00–21.00 WIB; Rabu 19.00–21.00 WIB | Kak Rizki | Membalas, mengemas, dan mencatat empat puluh pesanan sehari tanpa tertukar. | stall, admin, toko | Balas; Stok; Kemas; Retur
Operator Gudang Digital | beginner | hybrid Cikarang | 16 | 149000 | registration | Sabtu 08.00–12.00 WIB | Pak Jumadi | Pemindai, palet, dan serah sif: siap bekerja di gudang modern. | phone, gudang | Pindai; Palet; Serah sif
Layanan Pelanggan Jarak Jauh | beginner | online | 16 | 149000 | started | Selasa 19.00–21.00 WIB | Kak Yemima | Menjawab chat marah dalam tiga kalimat dan menutupnya dengan selesai. | phone, layanan | Menenangkan; Memeriksa; Menyelesaikan
Teknisi Komputer Dasar | intermediate | offline Medan | 24 | 199000 | upcoming | Minggu 08.00–12.00 WIB | Pak Jumadi | Merawat dua puluh komputer kantor dan menulis apa yang sudah diganti. | terminal, teknisi | Bersih; Ganti; Cadangkan; Catat
`,
    },
    {
      name: 'Siap Dipanggil',
      summary: 'Lamaran, wawancara, dan pekan pertama bekerja.',
      keywords: 'lamaran, cv, wawancara, kontrak, pekan pertama',
      careers: 'dipanggil wawancara; lulus masa percobaan',
      classes: `
CV Satu Halaman dari Ponsel | beginner | online | 3 | 0 | registration | Kamis 19.00–20.30 WIB | Kak Yemima | Pengalaman jaga warung pun ditulis sebagai pengalaman. | book, cv, gratis | Isi; Susun; Kirim
Membaca Kontrak Kerja Pertama | beginner | online | 2 | 0 | ended | Jumat 19.00–20.30 WIB | Bang Saut | Upah, lembur, dan kapan berkata tidak sebelum tanda tangan. | book, kontrak, gratis | Upah; Jam; Berhenti
Tiga Puluh Hari Pertama | intermediate | online | 4 | 0 | registration | Sabtu 19.00–20.30 WIB | Bang Saut, Kak Rizki | Bertanya, mencatat, dan lulus masa percobaan. | chart, kerja, gratis | Hari satu; Pekan dua; Evaluasi
`,
    },
  ],
  mentors: `
Kak Rizki Maulida | Pelatih toko daring | Tasikmalaya | toko, kemas | Mengemas 300 paket sehari sebelum mengajar.
Pak Jumadi Sutrisno | Pelatih gudang dan teknisi | Cikarang | gudang, teknisi | Mantan kepala sif yang tahu bunyi palet retak.
Kak Yemima Rumahorbo | Pelatih layanan | Samosir | layanan, cv | Tidak pernah memakai kata mohon maaf atas ketidaknyamanannya.
Bang Saut Sihotang | Pendamping hak kerja | Dolok Sanggul | kontrak, hak | Membaca kontrak di warung kopi, keras-keras.
`,
  classTexts: {
    benefits: [
      'Selesai dalam dua sampai empat pekan',
      'Daftar lowongan yang cocok dikirim setelah lulus',
      'Simulasi kerja, bukan ujian pilihan ganda',
    ],
    beginner: ['Usia 18 tahun ke atas', 'Ponsel dengan kuota dua gigabita'],
    intermediate: ['Pernah bekerja atau lulus kelas dasar'],
    advanced: ['Rekomendasi pelatih'],
    faqs: [
      [
        'Apakah kursus ini menjamin pekerjaan?',
        'Tidak ada yang bisa menjamin. Enam dari sepuluh lulusan tahun lalu bekerja dalam tiga bulan, dan caranya kami tunjukkan.',
      ],
      [
        'Bisa bayar dengan bantuan pemerintah?',
        'Bisa bila programnya sedang berjalan dan kursusnya terdaftar; tandanya ada di kartu kelas.',
      ],
      ['Apakah lowongan dipungut biaya?', 'Tidak. Lowongan dibaca dan dilamar gratis.'],
    ],
  },
  posts: `
# events | Bursa Kerja | +8 | Tim Siap Kerja | bursa, cikarang | Gelanggang Contoh, Cikarang | 0 | 420/600 | 1
Bursa Kerja Pintu Gudang
Dua belas perusahaan gudang dan logistik mewawancarai di tempat, dengan upah tertulis di spanduk.

Datang dengan CV satu halaman; bila belum ada, meja pembuatan CV buka sejak pukul tujuh.

Setiap perusahaan menulis upah, jam, dan nama atasan langsung di spanduknya, karena itu syarat masuk kami. Berjalanlah dulu satu putaran tanpa mengantre, lalu pilih tiga. Pak Jumadi berada di dekat pintu timur untuk pertanyaan tentang sif dan pemindai.

## Jadwal

- 07.00 Meja CV.
- 09.00 Wawancara.
- 14.00 Pengumuman panggilan kedua.

Masuk dan melamar tidak dipungut biaya. Jangan menyerahkan ijazah asli kepada siapa pun; salinan sudah cukup. Yang belum dipanggil hari itu dihubungi dalam dua pekan, juga bila jawabannya belum.

# events | Bursa Kerja | +30 | Tim Siap Kerja | bursa, daring | Daring | 0 | 260/800 | 1
Bursa Layanan Jarak Jauh
Wawancara lewat suara saja bagi pekerjaan layanan pelanggan dari rumah.

Tidak perlu kamera. Yang dinilai suara, kesabaran, dan catatanmu.

Kamu menerima giliran dan nomor ruang sehari sebelumnya. Percakapannya dua belas menit: perkenalan, satu pelanggan marah yang diperankan pewawancara, lalu pertanyaanmu. Kak Yemima membuka latihan singkat malam sebelumnya bagi yang ingin mencoba tiga kalimat itu dengan suara keras.

## Siapkan

- Tempat yang tidak bergema; lemari terbuka pun membantu.
- Kertas untuk mencatat nama dan janji.
- Air minum.

Bila sambungan terputus, tunggulah di tempat. Pewawancara yang menelepon kembali, dan kesabaran menunggunya ikut terdengar. Upah setiap pekerjaan tertulis di undangan, jadi pertanyaanmu bisa tentang hal lain.

# news | Lowongan | 2 | Kak Yemima Rumahorbo | lowongan, pekan ini
Pekan ini 46 lowongan baru, dan sembilan yang tidak kami muat
Yang ditolak meminta uang seragam atau menahan ijazah.

Lowongan terbanyak untuk admin toko daring di Bandung Raya, disusul operator gudang di Cikarang.

Penelepon kami punya satu lembar pertanyaan: upahnya berapa, jamnya berapa, siapa yang menyambut di hari pertama, dan di mana pintunya. Pertanyaan terakhir kedengaran konyol. Justru di situ empat nomor gugur. Satu menjawab "dekat minimarket", satu menutup telepon, dua menyebut gedung yang, ketika kami datangi, ternyata tanah kosong berpagar seng.

## Sembilan yang tidak lolos

Sembilan lowongan kami tolak setelah menelepon nomornya. Empat tidak bisa menyebut alamat kantor.

Lima sisanya punya kantor sungguhan. Tiga meminta uang seragam antara Rp 150.000 dan Rp 400.000, dibayar sebelum mulai. Dua menahan ijazah dengan alasan supaya pekerja tidak cepat keluar. Kepada keduanya kami bertanya apa yang membuat orang cepat keluar. Yang satu menjawab panjang, lalu mengirim ulang lowongannya tanpa syarat itu dua hari kemudian, dan kini termasuk di antara 46.

> Saya kira memang begitu cara semua gudang.

Pemilik gudang itu dulunya buruh angkut, dan ijazahnya sendiri pernah disimpan orang sebelas bulan.

## Tanda bahaya

- Diminta transfer.
- Wawancara hanya lewat pesan.
- Ijazah asli diminta sebelum kontrak.

Satu tanda saja sudah cukup untuk berhenti dan bertanya. Dua tanda, jangan berangkat.

## Membaca 46 yang lolos

1. Mulai dari jarak, bukan dari upah. Ongkos Rp 30.000 sehari memakan enam ratus ribu sebulan.
2. Cari nama jabatan orang yang akan kamu temui.
3. Kirim satu halaman yang menyebut pekerjaan itu, bukan "posisi apa saja".
4. Catat tanggal kirimmu di kertas, lalu tanyakan sekali sesudah tujuh hari.

Lowongan admin kali ini paling ramah untuk yang belum pernah bekerja; tujuh di antaranya menulis "kami ajari retur". Operator gudang di Cikarang meminta bisa membaca pemindai, dan itu dilatih pada dua pertemuan pertama kelasnya.

Bila ragu, kirim tangkapan layarnya kepada kami.

# news | Lulusan | 12 | Kak Rizki Maulida | admin, cerita
Dari menganggur delapan bulan ke admin tiga toko
Ia menawarkan diri mengurus retur yang tidak disukai siapa pun.

Setelah lulus, Sinta melamar sebelas kali tanpa jawaban. Ia lalu menulis kepada toko di gangnya: saya bisa membereskan retur Anda dalam sepekan.

Kalimat itu ia tulis setelah memperhatikan pintu toko selama tiga hari. Paket keluar pagi, paket kembali sore, dan yang kembali menumpuk di bawah tangga sampai menutup saklar lampu. Pemiliknya melangkahinya setiap malam sambil berdoa.

## Enam puluh empat paket

Toko pertama memberinya tumpukan 64 paket. Pekan berikutnya datang dua toko lain.

Sinta membukanya satu per satu di lantai, menulis sebabnya di kertas, dan menata menurut sebab, bukan menurut tanggal. Salah ukuran, salah warna, penyok di jalan, dan satu paket berisi sandal yang bukan dari toko itu sama sekali. Pada hari keempat polanya terlihat: separuh salah ukuran berasal dari satu foto yang angkanya tertutup ibu jari model.

Ia mengganti foto itu dengan jemarinya sendiri dan meteran jahit. Pekan berikutnya retur tinggal sembilan.

> Tidak ada yang berebut pekerjaan itu, jadi saya ambil.

Saya yang mengajarinya mengemas. Simpulnya sekarang lebih rapi daripada milik saya.

## Kalau lamaranmu juga sunyi

- Berjalanlah di gangmu dan cari pekerjaan yang ditumpuk orang.
- Tawarkan satu tumpukan, satu pekan, satu harga.
- Tulis hasilnya dengan angka, lalu bawa ke pintu sebelah.

Tidak semua pintu terbuka. Sinta mengetuk lima, dan dua di antaranya masih mengira ia mengantar paket.

Penghasilannya kini Rp 3,4 juta sebulan dari rumah.

# news | Hak Kerja | 22 | Bang Saut Sihotang | kontrak, lembur
Kalimat kontrak yang sebaiknya dibaca dua kali
Bersedia bekerja di luar jam kerja sesuai kebutuhan.

Kalimat itu sering berdiri tanpa angka. Tanyakan berapa jam, dibayar berapa, dan siapa yang mencatat.

Di kelas, peserta membaca kontrak keras-keras dan berhenti pada setiap kata yang tidak punya angka.

Minggu lalu bacaan keras itu berhenti pada kata "fleksibel". Seorang peserta mengaku sudah tiga bulan fleksibel sampai pukul sepuluh malam. Saya memintanya menulis jam pulang setiap hari di kalender dapur; bulan depan kalender itu ia bawa, bukan kemarahannya. Mandor lebih sulit berdebat dengan kalender, apalagi yang bergambar kucing.

1. Minta waktu semalam.
2. Tulis pertanyaanmu.
3. Simpan salinan.

Perusahaan yang baik tidak keberatan ditanya.

# news | Wawancara | 33 | Kak Yemima Rumahorbo | wawancara, suara
Menjawab chat marah dalam tiga kalimat
Latihan yang dipakai empat perusahaan untuk menyeleksi.

Kalimat pertama mengulang masalahnya dengan kata pelanggan. Kedua menyebut apa yang sedang diperiksa. Ketiga menyebut kapan kamu kembali.

Contoh dari kelas: pelanggan menulis dengan huruf kapital bahwa panci pesanannya datang tanpa tutup. Jawaban peserta pertama berisi tiga maaf dan satu gambar bunga. Jawaban kesepuluh berbunyi: panci Anda sampai tanpa tutup; saya sedang memeriksa foto kemasan; saya kembali pukul dua. Pukul dua kurang lima ia kembali, dan tutupnya ternyata tertinggal di meja timbang.

Tidak ada kata maaf sebelum kamu tahu apa yang terjadi.

- Ulangi.
- Periksa.
- Janjikan waktu, lalu tepati.

Latihan lengkapnya ada pada kelas layanan jarak jauh.

# news | Gudang | 44 | Pak Jumadi Sutrisno | gudang, sif
Serah sif yang menyelamatkan pekerjaan tiga orang
Catatan dua baris membuktikan palet itu sudah hilang sebelum mereka datang.

Selisih 40 dus ditemukan pagi hari. Tuduhan pertama jatuh pada sif malam yang semuanya pekerja baru.

Buku serah sif menunjukkan jumlahnya sudah kurang pukul sepuluh malam.

Tulisan itu milik pekerja termuda, dengan pensil, di antara coretan gambar ikan. Ia menulisnya karena saya pernah menahan satu kelas pulang sampai semua orang bisa menceritakan keadaan gudang hanya dari buku. Waktu itu ia kesal sekali. Pagi itu ia berdiri paling depan, menunjuk barisnya, dan tidak perlu menaikkan suara.

> Tulisan jelek pun lebih kuat daripada ingatan bagus.

Sejak itu mandor menandatangani buku tersebut dua kali sehari.

# news | Angka | 57 | Tim Siap Kerja | angka, lulusan
Enam dari sepuluh: bagaimana kami menghitung lulusan yang bekerja
Kami menelepon, bukan mengirim formulir.

Formulir dijawab oleh yang senang saja. Telepon kepada 500 lulusan acak menghasilkan angka yang lebih rendah dan lebih benar.

Telepon dilakukan sore, ketika sif pagi sudah pulang. Ada yang mengangkat sambil mencuci motor, ada yang berbisik karena masih di kasir. Yang masih mencari biasanya minta maaf lebih dulu; penelepon kami dilatih menjawab bahwa angka ini justru ada untuk mereka, lalu bertanya lowongan mana yang terakhir tidak membalas.

Bekerja berarti dibayar sekurangnya dua puluh jam sepekan selama sebulan.

1. 298 bekerja.
2. 61 berusaha sendiri.
3. 141 masih mencari, dan namanya kami hubungi lagi.

Angka ini diperbarui setiap triwulan.
`,
  employers: `
Gudang Timur Contoh | Cikarang | Logistik | Gudang sewa bersama untuk tiga puluh merek.
Toko Sebelah Contoh | Bandung | Perdagangan daring | Mengurus toko daring milik perajin.
Suara Ramah Contoh | Yogyakarta | Layanan pelanggan | Tim jarak jauh yang menjawab untuk klinik dan kampus.
Rawat Komputer Contoh | Medan | Teknologi informasi | Perawatan komputer kantor kecil dan sekolah.
Dapur Antar Contoh | Makassar | Makanan | Dapur bersama dengan sebelas warung di dalamnya.
`,
  jobs: `
Gudang Timur Contoh | Operator Pemindai | entry | Kontrak | 5100000 | 13 | Memindai masuk; Menyusun palet; Serah sif
Gudang Timur Contoh | Koordinator Sif | mid | Penuh waktu | 6800000 | 22 | Membagi kerja; Memeriksa selisih; Melapor
Toko Sebelah Contoh | Admin Pesanan | entry | Penuh waktu | 3900000 | 9 | Membalas; Mengemas; Mengurus retur
Suara Ramah Contoh | Petugas Chat Malam | entry | Jarak jauh | 3700000 | 27 | Menjawab pesan; Mencatat keluhan; Menutup kasus
Rawat Komputer Contoh | Teknisi Keliling | entry | Penuh waktu | 4200000 | 18 | Mengunjungi kantor; Mengganti suku cadang; Menulis riwayat
Dapur Antar Contoh | Kasir dan Pengatur Antar | entry | Kontrak | 3800000 | 11 | Menerima pesanan; Mengatur kurir; Menghitung kas
Toko Sebelah Contoh | Fotografer Produk | mid | Magang | 2500000 | -2 | Memotret; Menyunting; Mengunggah
`,
  schools: { count: 20 },
  people: { women: 0.53, ages: [0, 10, 52, 28, 10] },
} satisfies SiteContents;
