/** UMKM Naik Kelas: small businesses go digital, stall by stall. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'NK',
  since: { year: 2019, alumni: 6_120, cities: 94 },
  quota: 30,
  programs: [
    {
      name: 'Warung Tertata',
      summary: 'Catatan, stok, dan harga: tiga hal yang dibereskan sebelum berjualan ke mana-mana.',
      keywords: 'warung, catatan, stok, harga, pembukuan, kas',
      careers: 'warung yang tahu untungnya; siap mengajukan pinjaman',
      classes: `
Buku Kas Sepuluh Menit | beginner | online | 6 | 50000 | registration | Senin 20.00–21.00 WIB | Bu Sulastri | Mencatat setelah warung tutup, tanpa kalkulator dan tanpa mengantuk. | chart, kas | Uang rumah; Catat; Jumlah pekan
Harga yang Menghidupi | beginner | online | 4 | 50000 | registration | Rabu 20.00–21.00 WIB | Bu Sulastri, Koh Aliong | Menghitung tenaga sendiri ke dalam harga, lalu berani menempelkannya. | chart, harga | Bahan; Tenaga; Menempel harga
Stok Tanpa Basi | intermediate | hybrid Jepara | 8 | 75000 | started | Minggu 13.00–15.00 WIB | Koh Aliong | Kartu stok bergantung di paku: tahu kapan membeli, berhenti membuang. | stall, stok | Kartu; Pola; Beli
`,
    },
    {
      name: 'Jualan Lebih Jauh',
      summary: 'Foto, pesanan, dan kiriman ke kota yang belum pernah kamu datangi.',
      keywords: 'jualan, foto, toko daring, kirim, pelanggan',
      careers: 'pesanan dari luar kota; pelanggan tetap',
      classes: `
Foto di Ambang Pintu | beginner | offline Jepara | 4 | 60000 | upcoming | Sabtu 07.00–09.00 WIB | Mbak Winarti | Cahaya pukul tujuh pagi dan selembar karton: foto produk tanpa studio. | camera, foto | Cahaya; Karton; Tiga sudut
Pesan, Balas, Kirim | beginner | online | 6 | 60000 | registration | Kamis 20.00–21.00 WIB | Mbak Winarti, Daeng Massa | Kalimat balasan, kemasan, dan kiriman yang sampai utuh. | phone, pesanan | Balas; Kemas; Kirim; Bila rusak
Bersama ke Pameran | advanced | offline Surabaya | 12 | 150000 | ended | Jumat 09.00–15.00 WIB | Daeng Massa | Satu meja untuk lima usaha: berbagi ongkos, giliran, dan pembeli. | stall, pameran | Memilih; Menata; Giliran; Menghitung
`,
    },
  ],
  mentors: `
Bu Sulastri Ngadimin | Pendamping catatan | Jepara | kas, harga | Penjual jamu 31 tahun dengan dua belas buku kas.
Koh Aliong Tandra | Pendamping stok | Singkawang | stok, harga | Menggantung kartu stok di paku yang sama sejak 1998.
Mbak Winarti Asih | Pendamping foto | Wonosari | foto, pesanan | Memotret keripiknya pukul tujuh, tidak pernah pukul delapan.
Daeng Massa Palinrungi | Pendamping kiriman | Pangkep | kirim, pameran | Kepitingnya pernah sampai hidup-hidup di Jayapura.
`,
  classTexts: {
    benefits: [
      'Pertemuan daring satu jam, setelah warung tutup',
      'Kunjungan pendamping satu kali ke tempat usaha',
      'Contoh label, nota, dan kalimat balasan',
    ],
    beginner: ['Usaha apa pun yang sudah berjalan sebulan', 'Satu buku tulis'],
    intermediate: ['Catatan kas dua pekan'],
    advanced: ['Sanggup memenuhi pesanan dua puluh buah'],
    faqs: [
      [
        'Saya tidak bisa komputer.',
        'Kelas memakai buku tulis dan ponsel. Komputer tidak diperlukan.',
      ],
      [
        'Bisakah membayar setelah laku?',
        'Bisa, paling lambat akhir bulan, cukup memberi tahu pendamping.',
      ],
      [
        'Apakah ada pinjaman modal?',
        'Kami tidak meminjamkan uang. Kami membantu menyiapkan catatan yang diminta pemberi pinjaman.',
      ],
    ],
  },
  posts: `
# events | Pasar Bersama | +18 | Daeng Massa Palinrungi | pasar, jepara | Alun-alun Contoh, Jepara | 0 | 38/50 | 2
Pasar Lima Puluh Meja
Dua hari berjualan bersama, dengan kalkulator besar di tengah yang menghitung semua meja.

Meja gratis bagi alumni. Setiap meja menempelkan harga.

Kalkulator besar itu dari papan triplek dan angka gantung. Begitu terjadi penjualan, bunyikan lonceng, serahkan nota kedua kepada anak penjaga angka, lalu lanjutkan melayani. Jumlahnya dibacakan keras menjelang tutup, hari pertama dan hari kedua.

## Yang dibawa

- Taplak.
- Uang receh.
- Nota rangkap dua.

Meja dibagi dengan undian supaya sudut ramai tidak selalu jatuh kepada orang yang sama. Daeng Massa berkeliling membawa lakban dan koran basah; tanyakan kepadanya bagaimana mengemas jualanmu untuk pembeli yang akan naik bus malam. Air minum ada di bawah papan.

# events | Klinik | Selasa+6 | Bu Sulastri Ngadimin | klinik, kas | Daring | 0 | 17/25 | 1
Klinik Buku Kas Malam Rabu
Foto halaman terakhir bukumu dan tanyakan apa saja selama satu jam.

Nama usaha ditutup sebelum ditampilkan.

Setiap foto dibahas kira-kira lima menit. Bu Sulastri mencari tiga hal: apakah uang rumah ikut tercatat, apakah ada hari yang kosong, dan apakah gaji pemiliknya tertulis. Sisanya pertanyaanmu, termasuk yang terasa terlalu sepele untuk ditanyakan di kelas.

## Fotonya

- Satu halaman penuh, dari atas, tanpa lampu kilat.
- Coretan dibiarkan.
- Utang tetangga ditutup kertas kalau malu.

Yang tidak sempat dibahas dijawab lewat pesan sebelum warung buka. Penonton diam pun boleh; banyak yang menemukan kesalahannya sendiri di halaman orang lain. Siapkan pulpen, karena yang tidak langsung ditulis biasanya hilang bersama kantuk.

# events | Klinik | +25 | Mbak Winarti Asih | klinik, foto | Rumah Kemas Contoh, Wonosari | 25000 | 9/15 | 1
Klinik Foto Pukul Tujuh
Bawa tiga produk, pulang dengan sembilan foto sebelum matahari terlalu tinggi.

Karton dan penjepit disediakan; sarapan bayar sendiri.

Matahari hanya memberi kira-kira lima puluh menit yang enak. Karena itu sepuluh menit pertama dipakai menaruh karton, bukan berkenalan. Mbak Winarti memotret satu keripik sebagai contoh, lalu ponsel berpindah ke tanganmu: tiga produk, masing-masing dari depan, dari atas, dan dengan tangan yang memegang.

Perkenalannya menyusul sambil sarapan, ketika cahaya sudah terlalu putih. Setiap peserta memilih satu foto temannya yang membuat ia ingin membeli, dan mengatakan sebabnya dalam satu kalimat. Foto itulah yang dipasang malamnya. Kalau mendung, klinik tetap jalan karena awan tipis malah menghaluskan bayangan.

# articles | Catatan | 3 | Bu Sulastri Ngadimin | kas, uang rumah
Dua toples: cara memisahkan uang warung dan uang rumah
Toples kaca untuk warung, toples kerupuk untuk rumah.

Saya dulu mengambil uang sayur dari laci warung dan heran kenapa modal habis.

Yang menyadarkan saya cucu sendiri. Ia bertanya mengapa Mbah membayar es lilin dari laci yang sama dengan uang gula. Saya jawab sambil lalu, uangnya kan uang Mbah semua. Ia mengangguk, mengambil dua ribu dari laci, lalu berkata uang Mbah uangku juga. Malam itu saya tidak bisa tidur dan mulai berhitung di balik kalender.

Sebulan uang jamu masuk Rp 3.100.000. Belanja rempah, gula, botol, dan gas Rp 1.870.000. Mestinya tersisa sejuta lebih. Yang ada di laci Rp 94.000 dan sebuah kancing.

## Malam pertama

Saya membeli toples kaca supaya isinya kelihatan, dan mengosongkan toples kerupuk karena tutupnya rapat. Kaca di warung, kerupuk di atas lemari makan. Tidak ada aplikasi, tidak ada rumus.

Sejak ada dua toples, setiap malam saya memindahkan gaji saya sendiri: Rp 40.000.

Empat puluh ribu itu bukan angka pas-pasan. Saya bertanya kepada tetangga yang mencuci di rumah orang berapa upahnya sehari, lalu mengambil yang sama. Kalau warung tidak sanggup menggaji saya sebesar itu, saya perlu tahu, bukan menambalnya diam-diam dengan tidak makan siang.

## Aturan rumah kami

1. Anak jajan dari toples kerupuk.
2. Toples kaca hanya untuk belanja warung.
3. Pinjam antartoples ditulis.

Aturan ketiga paling sering diuji. Suami saya meminjam lima puluh ribu untuk arisan, menulisnya kecil sekali, dan berharap saya tidak memakai kacamata.

Toples kerupuk pernah berutang, dan itu membuat kami tertawa sekaligus berhitung.

## Besok pagi, sebelum buka

1. Cari dua wadah yang bentuknya berbeda, supaya tangan tidak keliru walaupun mengantuk.
2. Hitung isi laci, masukkan semuanya ke wadah warung.
3. Tentukan gajimu, boleh kecil, asal dipindahkan setiap malam.
4. Pada hari ketujuh tulis dua angka saja: kaca berapa, kerupuk berapa.

Kalau kaca naik, warungmu hidup. Kalau kaca turun dan kerupuk naik, kamulah yang sedang memakan modal, dan lebih baik tahu pada hari ketujuh daripada sesudah Lebaran.

# articles | Harga | 13 | Koh Aliong Tandra | harga, tenaga
Tenagamu juga bahan baku
Kalau tidak ditulis, ia gratis; kalau gratis, kamu lelah.

Penjual bakpao menghitung tepung, gula, dan gas. Ia lupa bangun pukul tiga.

Kami menulis jamnya: empat jam sehari. Harga naik lima ratus rupiah, pelanggan hilang dua.

Dua pelanggan yang hilang itu sempat membuatnya ingin menurunkan harga lagi. Saya memintanya menunggu sampai hari gajian pabrik. Yang satu kembali dengan alasan bakpao sebelah kurang isi; yang lain memang pindah rumah, dan tidak ada potongan harga yang bisa mengejarnya. Harga barunya tetap menempel di kaca, ditulis ayahnya dengan huruf besar.

- Tulis jam bangun.
- Kalikan dengan upah tetangga yang bekerja.
- Bagi dengan jumlah jualan.

Sebulan kemudian ia tutup hari Minggu, dan penghasilannya tetap.

# articles | Kiriman | 24 | Daeng Massa Palinrungi | kirim, kemas
Kepiting hidup ke Jayapura: pelajaran mengemas untuk semua orang
Rahasianya koran basah, bukan es.

Es mencair dan kepiting tenggelam. Koran lembap menahannya dingin dan membuatnya diam.

Kiriman pertama saya mati semua, dan pembelinya tetap membayar karena kasihan. Uang itu saya simpan di amplop dua pekan, lalu saya kembalikan. Malam-malam sesudahnya saya duduk di dapur dengan satu baskom, tiga jenis kain, dan kepiting yang tampak sama penasarannya. Malam kelima, yang berselimut koran masih mencapit jari saya, dan saya berteriak kegirangan.

Pelajarannya berlaku bagi keripik dan gerabah: pikirkan apa yang membunuh barangmu, bukan apa yang melindunginya.

> Barangmu mati karena apa? Jawab itu dulu.

Keripik mati karena udara, gerabah mati karena sudut, kue mati karena waktu.

# news | Naik Kelas | 4 | Tim UMKM | pinjaman, catatan
Sebelas warung mendapat pinjaman dengan buku tulis sebagai bukti
Petugas membaca dua bulan catatan dan tidak meminta yang lain.

Sebelumnya sepuluh dari sebelas pernah ditolak karena tidak punya laporan. Buku kas mereka sebenarnya ada, hanya bercampur utang tetangga.

Salah satunya buku bersampul gambar pemain bola milik penjual pecel di Jepara. Halaman kirinya belanja kacang, halaman kanannya "Bu RT pecel 2 belum", dan di tengah ada resep obat batuk. Petugas pinjaman tahun lalu mengembalikannya sebelum sampai lembar ketiga.

## Memisahkan, bukan merapikan

Pendamping membantu memisahkan halaman, bukan menulis ulang.

Caranya dengan tiga warna benang. Merah diikat di lembar utang tetangga, biru di belanja warung, putih di uang rumah. Tidak ada angka yang disalin, sebab salinan yang terlalu rapi justru dicurigai. Penjual pecel itu menemukan sendiri bahwa utang tetangga selama dua bulan lebih besar daripada pinjaman yang ingin ia ajukan. Ia menagih separuhnya dengan halus, lewat pecel yang sambalnya dikurangi.

## Yang diminta petugas

1. Dua bulan berturut-turut.
2. Uang rumah terpisah.
3. Nota ditempel.

Kami tidak menjual pinjaman dan tidak menerima apa-apa dari pemberinya. Dua warung lain bahkan kami sarankan menunggu: catatannya baru tiga pekan, dan cicilannya akan memakan gaji pemilik. Satu menurut, satu tidak, dan keduanya masih menyapa kami.

Mau mencoba? Ambil bukumu malam ini, buka halaman terakhir, dan ikat benang di setiap baris yang bukan urusan warung. Jangan dibuang. Tetangga juga pelanggan.

Pinjaman terkecil Rp 2 juta, untuk etalase.

# news | Lapak | 15 | Mbak Winarti Asih | foto, pesanan
Keripik Wonosari sampai ke sebelas provinsi dengan foto pukul tujuh
Pembeli pertama dari luar pulau bertanya apakah itu lukisan.

Cahaya pagi membuat bayangan panjang dan warna kuning yang benar. Pukul delapan ia sudah pucat.

Produsennya, tiga ibu bersaudara, bergantian memotret karena yang dua harus menggoreng.

Jadwalnya ditulis di pintu: Senin si sulung, Rabu si tengah, Jumat si bungsu, hari lain keripiknya tidak difoto. Foto si bungsu selalu miring. Justru yang miring itu paling sering ditanyakan pembeli, barangkali karena kelihatan seperti sudah diambil satu. Si sulung pernah mencoba menirunya dan hasilnya lurus lagi.

- Karton putih di sisi gelap.
- Satu keripik patah supaya terlihat tipis.
- Tangan memegang, untuk ukuran.

Pesanan terjauh datang dari Merauke.

# news | Pasar | 28 | Tim UMKM | pasar, kalkulator
Kalkulator besar di tengah pasar mencatat Rp 18,4 juta dalam dua hari
Angkanya bergerak setiap kali seseorang membunyikan lonceng.

Setiap meja melapor dengan lonceng dan nota. Anak-anak berebut memasukkan angka.

Meja paling laris menjual sambal; meja paling ramai menjahit kancing gratis.

Penjahit kancing itu Bu Ning, yang stok dasternya baru datang sore. Daripada melamun, ia membuka kotak kancing dan memanggil siapa saja yang bajunya terbuka. Sampai petang ia menjahit 61 kancing, dan ketika dasternya tiba, antreannya sudah ada. Di notanya ia tetap menulis kancing itu satu per satu, dengan angka nol di belakangnya, karena tenaga yang diberikan pun ingin ia ingat.

> Orang ke sini mengecek angka, pulang bawa kancing.

Pasar berikutnya di Jepara, lima puluh meja.
`,
  schools: { count: 3 },
  people: { women: 0.68, ages: [0, 2, 12, 42, 44] },
} satisfies SiteContents;
