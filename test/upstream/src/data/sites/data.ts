/** Akademi Data: careers with data, from the first table to the model that is watched. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'AD',
  since: { year: 2019, alumni: 2_214, cities: 52 },
  quota: 26,
  programs: [
    {
      name: 'Analis dalam Enam Bulan',
      summary: 'Lembar kerja, SQL, grafik, dan satu keputusan nyata yang berubah karena datamu.',
      keywords: 'analis, excel, lembar kerja, sql, grafik, dasbor',
      careers: 'analis data; analis bisnis; peneliti kebijakan',
      classes: `
Tabel yang Bisa Dipercaya | beginner | online | 14 | 225000 | registration | Selasa 19.00–21.00 WIB | Nadira | Merapikan lembar kerja warisan: satu baris satu kejadian, satu kolom satu arti. | chart, lembar kerja, dasar | Satu baris satu kejadian; Tanggal yang benar; Rumus seperlunya; Catatan perubahan
Bertanya dengan SQL | beginner | online | 28 | 425000 | registration | Senin 19.00–21.00 WIB; Rabu 19.00–21.00 WIB | Imanuel | Dari pertanyaan manajer yang kabur ke kueri yang bisa dibaca orang lain bulan depan. | terminal, sql | Memilih; Menggabungkan; Mengelompokkan; Jendela; Menulis ulang
Grafik yang Mengubah Pendapat | intermediate | hybrid Semarang | 18 | 380000 | started | Sabtu 09.00–11.00 WIB | Nadira, Pertiwi | Memilih satu grafik dari dua puluh, lalu mempertahankannya di depan orang yang tidak setuju. | chart, visualisasi | Satu pesan; Sumbu jujur; Anotasi; Sidang grafik
Sepuluh Pertanyaan untuk Sebuah Angka | beginner | online | 4 | 0 | registration | Rabu 19.00–21.00 WIB | Pertiwi | Dari mana, kapan, siapa yang tidak ikut dihitung: sepuluh pertanyaan sebelum percaya. | book, bertanya, gratis | Siapa menghitung; Siapa terlewat; Dibanding apa
Dasbor yang Dibuka Dua Kali | intermediate | online | 23 | 460000 | registration | Selasa 19.00–21.00 WIB | Nadira | Menghapus separuh panel sampai tersisa yang mengubah keputusan hari Senin. | browser, dasbor | Satu keputusan; Panel pertama; Menguji; Merawat
`,
    },
    {
      name: 'Insinyur Data',
      summary:
        'Membangun jalur yang membawa data setiap pagi, dan tahu lebih dulu ketika ia terlambat.',
      keywords: 'insinyur data, pipeline, jalur data, etl, python',
      careers: 'insinyur data; insinyur analitik',
      classes: `
Python untuk Data yang Berantakan | intermediate | online | 32 | 550000 | registration | Kamis 19.00–21.00 WIB; Minggu 09.00–11.00 WIB | Imanuel | Tiga puluh berkas puskesmas dengan tiga puluh kebiasaan menulis tanggal. | terminal, python | Membaca berkas; Menyeragamkan; Menguji; Menulis kembali
Jalur Data Setiap Pagi | advanced | online | 36 | 780000 | upcoming | Jumat 19.00–21.30 WIB | Haikal | Penjadwalan, uji mutu, dan pesan yang membangunkan orang yang tepat. | map, jalur data | Menggambar jalur; Menjadwalkan; Uji mutu; Ketika gagal
Git untuk Orang Data | beginner | online | 6 | 95000 | started | Senin 19.00–21.00 WIB | Haikal | Berhenti menamai berkas final_fix_2: riwayat yang bisa dibaca ulang setahun lagi. | terminal, git | Simpan; Cabang; Kembali
Memindahkan Gudang Lembar Kerja | intermediate | online | 26 | 690000 | registration | Rabu 19.00–21.00 WIB; Sabtu 09.00–11.00 WIB | Imanuel, Haikal | Dua ratus berkas dinas pindah ke satu basis data tanpa kehilangan satu baris pun. | map, basis data | Mendata; Skema; Memindahkan; Memeriksa silang
`,
    },
    {
      name: 'Pemodelan',
      summary:
        'Model sederhana yang dijelaskan dengan jujur mengalahkan model rumit yang ditakuti.',
      keywords: 'model, prediksi, pembelajaran mesin, statistik',
      careers: 'ilmuwan data; analis pemodelan',
      classes: `
Statistik Tanpa Rumus Hafalan | beginner | online | 12 | 0 | ended | Sabtu 13.00–15.00 WIB | Pertiwi | Melempar dadu, menimbang tomat, dan memahami ketidakpastian dengan tangan. | blackboard, statistik, gratis | Sebaran; Contoh acak; Ragu yang terukur
Model Pertama dan Batasnya | advanced | online | 40 | 850000 | coming_soon | Rabu 19.00–21.30 WIB | Haikal, Pertiwi | Memperkirakan stok obat, lalu menulis halaman berjudul: kapan jangan dipakai. | chart, model | Garis dasar; Fitur; Validasi; Halaman batas
Percobaan A/B dengan Tangan | intermediate | hybrid Malang | 20 | 340000 | registration | Sabtu 13.00–15.00 WIB | Pertiwi | Dua poster, satu koridor sekolah, dan hitungan peluang tanpa perangkat apa pun. | poster, percobaan | Dugaan; Pembagian acak; Menghitung; Berani bilang tidak tahu
Peramalan untuk Warung dan Puskesmas | intermediate | online | 30 | 720000 | registration | Senin 19.00–21.00 WIB; Kamis 19.00–21.00 WIB | Haikal | Menebak stok pekan depan, lalu dinilai oleh rak yang kosong atau penuh. | stall, peramalan | Musim; Garis dasar; Galat; Pesan ulang
Teks Bahasa Indonesia sebagai Data | advanced | online | 34 | 990000 | registration | Selasa 19.00–21.30 WIB | Imanuel, Pertiwi | Sepuluh ribu ulasan campur bahasa daerah, dipilah tanpa membuang yang sulit. | book, teks | Memecah kata; Ragam lisan; Menandai; Mengukur salah
`,
    },
  ],
  mentors: `
Nadira Salsabila | Analis layanan publik | Semarang | visualisasi, lembar kerja | Menghapus sumbu kedua dari setiap grafik yang ia temui.
Imanuel Rumbiak | Analis dan pengajar SQL | Biak | sql, python | Menulis kueri seolah pembacanya sedang lelah.
Pertiwi Anggraini | Ahli statistika | Malang | statistik, pemodelan | Membawa sekantong dadu ke mana-mana, termasuk rapat anggaran.
Haikal Basri | Insinyur data | Banda Aceh | jalur data, pemodelan | Jalurnya pernah gagal 61 hari berturut-turut tanpa ada yang tahu; sejak itu ia memasang peringatan lebih dulu.
`,
  classTexts: {
    benefits: [
      'Data nyata dari tiga lembaga, sudah disamarkan',
      'Kuerimu dibaca dan ditandai baris demi baris',
      'Satu studi kasus untuk wawancara pertamamu',
    ],
    beginner: ['Laptop dengan peramban', 'Nyaman dengan penjumlahan dan persen'],
    intermediate: ['Bisa menggabungkan dua tabel', 'Tiga jam sepekan untuk tugas'],
    advanced: ['Python dasar dan SQL', 'Satu proyek data yang pernah kamu selesaikan'],
    faqs: [
      [
        'Apakah harus jago matematika?',
        'Kelas pemula cukup dengan persen dan rata-rata. Sisanya kami bangun dari dadu dan tomat.',
      ],
      [
        'Alat apa yang dipakai?',
        'Yang gratis dan terbuka. Lisensi berbayar tidak diperlukan di kelas mana pun.',
      ],
      [
        'Datanya dari mana?',
        'Dari lembaga yang mengizinkan tertulis. Nama, alamat, dan tanggal lahir sudah diganti sebelum sampai ke kelas.',
      ],
    ],
  },
  posts: `
# news | Dari Data | 2 | Nadira Salsabila | puskesmas, antrean
Antrean puskesmas memendek 22 menit setelah satu kolom ditambahkan
Kolomnya jam kedatangan; selama ini yang dicatat hanya jam dipanggil.

Peserta kelas tabel memeriksa catatan tiga bulan. Semua orang yakin Senin paling ramai, padahal Selasa setelah pasar lebih parah.

Buktinya ada di tumpukan kartu bekas imunisasi. Seorang petugas, tanpa diminta, selama sepekan menulis jam di pojok kartu setiap kali pasien menarik kursi. Tulisannya kecil dan miring. Kelas memasukkan seratus kartu pertama ke lembar kerja, dan garis yang muncul tidak mirip dengan cerita siapa pun.

## Satu baris satu kedatangan

Tabel lama mencatat satu baris untuk satu pemanggilan. Pasien yang pulang sebelum dipanggil tidak pernah ada. Ketika barisnya diubah menjadi satu kedatangan, muncul 38 orang yang selama tiga bulan itu menunggu lalu pergi; hampir semuanya antara pukul sembilan dan sepuluh, hampir semuanya membawa anak kecil.

Peserta sempat ingin menambah kolom lain: usia, jarak rumah, jenis keluhan. Kepala puskesmas bertanya apa yang akan berubah besok pagi bila kolom itu terisi. Tidak ada yang bisa menjawab, jadi kolomnya tetap satu.

Dengan jam kedatangan, petugas melihat penumpukan pukul sembilan dan memindahkan imunisasi ke pukul sebelas.

## Yang berubah

- Waktu tunggu tengah: dari 71 menjadi 49 menit.
- Keluhan: dari sebelas menjadi empat sebulan.
- Biaya: satu pulpen.

Angka tengah dipakai, bukan rata-rata, karena satu pasien rujukan menunggu lima jam dan akan menyeret semuanya. Ia tetap tertulis di catatan bawah tabel, lengkap dengan sebabnya.

Datanya kini menjadi latihan pekan kedua, dengan izin kepala puskesmas.

## Batas simpulan ini

Kami tidak tahu apakah pasien yang pergi itu kembali di hari lain. Kami juga tidak tahu bagaimana jadinya pada musim demam berdarah; catatan tiga bulan itu seluruhnya musim kering. Keduanya ditulis di halaman pertama, di atas grafik, supaya orang yang terburu-buru pun membacanya.

> Kalau tidak ditulis jam datangnya, mereka seperti tidak pernah datang.

Di tempatmu mungkin bukan puskesmas, melainkan loket, bengkel, atau meja retur. Cobalah sepekan: tulis jam orang mulai menunggu, di kertas apa pun, sebelum membuat dasbor apa pun.

# news | Cara Berpikir | 10 | Pertiwi Anggraini | rata-rata, tomat
Menimbang tomat untuk memahami mengapa rata-rata menipu
Tiga kilo tomat, dua puluh peserta, satu tomat raksasa yang kami selundupkan.

Rata-rata beratnya naik delapan belas gram gara-gara satu tomat. Nilai tengahnya tidak bergerak.

Timbangannya pinjaman dari penjual sayur di depan gang. Setiap peserta mengambil satu tomat, menebak beratnya, menimbang, lalu menempelkan angkanya di papan. Sembilan belas angka berkerumun di sekitar enam puluh gram. Yang kedua puluh saya pegang di balik punggung, seberat hampir tiga kali saudaranya.

Begitu tomat itu naik ke timbangan, seseorang berseru bahwa ini curang. Pertanyaan bagus, jawab saya, curang terhadap siapa?

## Dua iklan dari satu papan

Peserta lalu diminta menulis iklan yang jujur dan iklan yang licik dari angka yang sama. Yang licik lebih cepat selesai.

Iklan licik berbunyi: beratnya di atas rata-rata pasar, dijamin. Iklan jujur lebih panjang dan menyebut berapa tomat yang ditimbang. Saat keduanya dibacakan, separuh ruangan mengaku akan membeli dari yang licik, termasuk penulis iklan jujurnya.

> Gaji rata-rata tetangga saya seratus juta, karena salah satunya pemilik pabrik.

## Tiga hal untuk ditanyakan pada sebuah rata-rata

1. Berapa banyak yang dihitung?
2. Siapa yang paling jauh dari kerumunan?
3. Kalau yang satu itu pulang, apakah angkanya tetap?

Ambil angka yang paling sering disebut di kantormu, lalu cari tomat raksasanya. Kadang ia pelanggan besar, kadang satu bulan Ramadan, kadang salah ketik. Jangan langsung dibuang; ceritakan terpisah, dengan namanya.

Sesudah kelas tomatnya dimasak, kecuali yang raksasa; ia pulang bersama pemenang.

# news | Karier | 19 | Imanuel Rumbiak | wawancara, sql
Soal SQL yang benar-benar ditanyakan pada sebelas wawancara alumni
Bukan teka-teki; hampir semuanya tentang baris ganda dan baris yang hilang.

Kami mengumpulkan soal dari sebelas alumni yang diwawancarai tahun ini. Delapan di antaranya memakai tabel pesanan dan pelanggan.

Kesalahan paling umum: menghitung pelanggan dari tabel pesanan tanpa menghapus yang berulang. Pewawancara menunggu kamu menyadarinya sendiri.

## Tiga yang harus siap

1. Gabungan kiri, dan artinya baris kosong.
2. Jumlah per bulan termasuk bulan tanpa kejadian.
3. Menjelaskan kueri dengan kalimat biasa.

Latihannya ada di kelas Bertanya dengan SQL, pekan kelima.

# news | Dapur Kelas | 30 | Haikal Basri | jalur data, gagal
Enam puluh satu hari tanpa data dan tidak ada yang bertanya
Cerita memalukan yang mengubah cara kami mengajar jalur data.

Laporan tetap terkirim setiap pagi, berisi angka kemarin, kemarinnya lagi, dan seterusnya. Semua orang menerima, tidak ada yang membaca.

Ketika ketahuan, pertanyaan pertama bukan mengapa rusak, melainkan siapa yang membutuhkan. Dua dari lima laporan lalu kami matikan.

## Sejak itu

- Setiap laporan punya satu nama penanggung jawab.
- Data yang berumur lebih dari sehari diberi warna.
- Laporan tanpa pembaca sebulan dihapus.

Peserta kini memulai kelas jalur data dengan mematikan satu laporan di kantornya.

# news | Dari Data | 42 | Nadira Salsabila | angkot, rute
Peta angkot dari catatan 40 penumpang tukang catat
Selama sepekan mereka menulis jam naik dan turun di balik karcis.

Dinas tidak punya data per jam, jadi kelas membuatnya. Empat puluh relawan menghasilkan 1.900 perjalanan kecil.

Kesepakatan pertama soal arti "tiba". Bagi sebagian orang itu saat roda berhenti, bagi yang lain saat kaki menyentuh tanah. Saya mengajak mereka berdiri di terminal dengan mata tertutup dan mengangkat tangan ketika merasa sudah tiba; selisihnya sampai empat menit.

Ternyata rute terpanjang bukan yang paling lama. Yang paling lama adalah rute pendek yang menunggu penuh di depan pasar.

1. Catat di tempat kejadian.
2. Sepakati arti "tiba".
3. Kembalikan hasilnya kepada yang mencatat.

Petanya ditempel di terminal, dan sopir menambahkan tiga koreksi dengan spidol.

# news | Cara Berpikir | 55 | Pertiwi Anggraini | model, batas
Halaman terpenting dari sebuah model: kapan jangan dipakai
Setiap proyek akhir kelas pemodelan wajib menulisnya sebelum menulis akurasi.

Model stok obat peserta bekerja baik sepanjang tahun kecuali pekan Lebaran. Itu tertulis di baris pertama.

Peserta sempat ingin memindahkannya ke lampiran karena terlihat mengurangi hasil kerja. Saya mempersilakan, asalkan mereka sendiri yang menelepon gudang pada hari pertama stoknya meleset. Malam itu juga kalimat tentang Lebaran kembali ke atas, ditambah satu baris mengenai banjir dan satu lagi mengenai hari ketika petugas pencatatnya cuti.

Kepala gudang membacanya dan berkata justru karena halaman itu ia percaya pada sisanya.

> Kalau kalian tahu kapan salah, berarti kalian tahu kapan benar.

Contoh halaman batas dari empat angkatan bisa dibaca peserta di perpustakaan kelas.
`,
  schools: { count: 8 },
  people: { women: 0.49, ages: [0, 8, 46, 36, 10] },
} satisfies SiteContents;
