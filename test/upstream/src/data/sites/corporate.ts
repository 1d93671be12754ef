/** Korporat Cakap: upskilling for companies, measured before and after. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'CK',
  since: { year: 2017, alumni: 5_210, cities: 22 },
  quota: 24,
  programs: [
    {
      name: 'Tim Berbasis Data',
      summary:
        'Manajer dan analis memperbaiki satu laporan nyata, dari pertanyaan sampai keputusan.',
      keywords: 'perusahaan, data, laporan, manajer, tim, dasbor',
      careers: 'tim yang berhenti mencetak laporan; juara data di tiap unit',
      classes: `
Rapat Mingguan dengan Tiga Angka | beginner | hybrid Jakarta | 12 | 2400000 | registration | Selasa 09.00–12.00 WIB | Hendrawan | Memangkas dua puluh salindia menjadi tiga angka yang diperdebatkan. | chart, manajer, rapat | Keputusan apa; Tiga angka; Rapat ulang; Ukur sebulan
Otomasi Laporan Bulanan | intermediate | online | 18 | 3200000 | registration | Kamis 13.30–16.30 WIB | Stefany | Tim keuangan menyelesaikan tutup buku tanpa salin-tempel semalaman. | terminal, otomasi, laporan | Peta kerja; Satu sumber; Uji; Serah kepada tim
`,
    },
    {
      name: 'Aman dan Patuh',
      summary: 'Kebiasaan keamanan untuk seluruh karyawan, dan latihan insiden bagi pimpinan.',
      keywords: 'keamanan, phishing, karyawan, kepatuhan, insiden',
      careers: 'budaya lapor tanpa takut; tim tanggap internal',
      classes: `
Sepekan Waspada Surel | beginner | online | 4 | 900000 | started | Senin 10.00–12.00 WIB | Lukito | Simulasi surel palsu yang diakhiri ucapan terima kasih, bukan teguran. | shield, keamanan, karyawan | Simulasi; Cerita pelapor; Ulang tiga bulan
Gladi Krisis Direksi | advanced | offline Jakarta | 6 | 6500000 | upcoming | Jumat 13.00–18.00 WIB | Lukito, Stefany | Lima jam dengan telepon berdering, data hilang, dan rapat yang harus selesai. | shield, insiden, pimpinan | Peran; Putusan pertama; Bicara ke publik; Tinjauan
`,
    },
    {
      name: 'Cara Kerja Baru',
      summary:
        'Menulis keputusan, memakai asisten cerdas dengan batas, dan rapat yang lebih sedikit.',
      keywords: 'produktivitas, ai, asisten, rapat, menulis, kolaborasi',
      careers: 'pemimpin tim; pelatih internal',
      classes: `
Asisten Cerdas di Kantor, dengan Pagar | intermediate | hybrid Surabaya | 10 | 2100000 | registration | Rabu 09.00–11.30 WIB | Ni Luh | Data apa yang tidak boleh keluar, dan pekerjaan apa yang memang lebih cepat. | browser, ai, kebijakan | Pagar data; Tugas yang cocok; Periksa; Kebijakan satu halaman
Menulis Keputusan | beginner | online | 6 | 1200000 | ended | Selasa 13.30–15.30 WIB | Ni Luh, Hendrawan | Satu halaman yang menghentikan rapat ketiga tentang hal yang sama. | book, menulis, keputusan | Konteks; Pilihan; Putusan; Tanggal tinjau
`,
    },
  ],
  mentors: `
Hendrawan Limanto | Fasilitator manajemen | Jakarta | rapat, keputusan | Mengukur keberhasilan dari rapat yang dibatalkan.
Stefany Wowor | Ahli otomasi | Manado | laporan, krisis | Pernah menghapus 340 jam lembur setahun dari satu divisi.
Lukito Adisoma | Pelatih keamanan | Surabaya | keamanan, insiden | Mengirim kue kepada karyawan pertama yang melapor.
Ni Luh Pradnyani | Pelatih cara kerja | Denpasar | menulis, ai | Menulis memo yang dibacakan ulang setahun kemudian tanpa malu.
`,
  classTexts: {
    benefits: [
      'Ukuran awal dan akhir yang disepakati sebelum kelas',
      'Contoh memakai data Anda, di lingkungan Anda',
      'Laporan kepada sponsor program dalam sepuluh hari kerja',
    ],
    beginner: ['Satu tim dari satu unit', 'Atasan hadir pada pertemuan pertama'],
    intermediate: [
      'Akses ke contoh data yang sudah disamarkan',
      'Satu orang penanggung jawab setelah kelas',
    ],
    advanced: ['Komitmen waktu pimpinan', 'Perjanjian kerahasiaan sudah ditandatangani'],
    faqs: [
      [
        'Apakah harga per orang atau per tim?',
        'Harga yang tertulis untuk satu peserta kelas terbuka. Kelas tertutup dihitung per tim, mulai dua belas orang.',
      ],
      [
        'Di mana data kami disimpan?',
        'Di lingkungan Anda. Kami tidak menyalinnya keluar, dan itu tertulis dalam perjanjian.',
      ],
      [
        'Bagaimana hasilnya diukur?',
        'Dengan satu angka kerja yang Anda pilih, dibaca sebelum kelas dan sembilan puluh hari sesudahnya.',
      ],
    ],
  },
  posts: `
# news | Studi Kasus | 4 | Stefany Wowor | otomasi, keuangan
Tutup buku dari sembilan hari menjadi tiga: catatan dari sebuah distributor
Yang paling lama bukan menghitung, melainkan menunggu berkas. Hari tutup buku: 9 menjadi 3; jam lembur sebulan: 126 menjadi 22; temuan auditor: 14 menjadi 2.

Tim keuangan menerima 31 berkas dari cabang dengan 31 bentuk. Pekan pertama kelas dihabiskan untuk menyepakati satu.

Cabang Bekasi menulis tanggal dengan bulan di depan. Cabang lain menggabungkan sel supaya judulnya tampak di tengah. Satu cabang mengirim foto layar, miring, karena printernya rusak. Kami mencetak ke-31 berkas itu dan menempelkannya di sepanjang koridor; direktur keuangan berjalan dari ujung ke ujung, lalu bertanya siapa yang selama ini menyatukannya. Dua orang mengangkat tangan.

## Tiga pekan sebelum satu rumus

Tidak ada otomasi yang dibuat pada pekan pertama. Tim menyepakati sebelas kolom, urutannya, dan satu kalimat tentang arti tiap kolom. Pekan kedua, tiga cabang mencoba dan menemukan bahwa "retur" berarti dua hal berbeda di gudang dan di toko. Baru pada pekan ketiga ada yang menulis rumus, dan rumus itu sengaja dibuat pendek supaya dapat dibaca orang yang menggantikan penulisnya.

Setelah otomasi, dua orang masih memeriksa. Yang hilang adalah salin-tempel dan telepon malam.

Salah seorang di antaranya mengaku sempat cemas pekerjaannya habis. Yang terjadi sebaliknya: dengan waktu yang kembali, ia menelusuri selisih kecil yang selama bertahun-tahun dibulatkan, dan menemukan ongkos kirim yang ditagih dua kali.

> Dulu saya menunggu angka. Sekarang saya sempat curiga.

## Sebelum dan sesudah

- Hari tutup buku: 9 menjadi 3.
- Jam lembur per bulan: 126 menjadi 22.
- Kesalahan yang ditemukan auditor: 14 menjadi 2.

Ukuran diambil enam bulan setelah kelas, oleh tim sendiri.

Dua temuan auditor yang tersisa bukan soal salin-tempel. Keduanya tentang persetujuan yang terlambat, dan itu tidak bisa diperbaiki dengan rumus sepanjang apa pun. Kami menuliskannya pada halaman pertama laporan kepada sponsor program.

## Yang bisa Anda lakukan pekan ini

Kumpulkan satu jenis berkas dari semua cabang, cetak halaman pertamanya, dan tempel berdampingan. Jangan memperbaiki apa pun. Undang orang yang menerima hasil akhirnya dan biarkan ia berjalan. Biasanya cukup satu kali bolak-balik untuk tahu pekerjaan mana yang sebenarnya sedang Anda bayar lembur.

# news | Keamanan | 14 | Lukito Adisoma | phishing, budaya
Perusahaan yang memberi kue kepada pengeklik tautan palsu
Asalkan ia melapor dalam sepuluh menit. Pengeklik per seratus orang: 38 menjadi 21; pelapor: 2 menjadi 140.

Pada simulasi pertama 38 persen karyawan mengeklik dan dua orang melapor. Setelah kue, 21 persen mengeklik dan 140 orang melapor.

Kue pertama lapis legit, dan penerimanya petugas gudang yang mengeklik tautan undian pada pukul 09.14. Ia menelepon meja keamanan pukul 09.17 dengan suara gemetar. Saya datang sendiri membawa kotaknya, mengucapkan terima kasih di depan rekan-rekannya, dan bertanya bagian mana dari surel itu yang paling meyakinkan. Logonya, jawab petugas itu, dan kata "hari ini".

Siangnya empat orang lain melapor. Tiga di antaranya belum mengeklik apa pun.

## Mengapa bukan teguran

Sebelum program, perusahaan memakai tabel merah: nama pengeklik dibacakan dalam rapat. Hasilnya rapi sekali. Tidak ada yang melapor, sehingga serangan sungguhan pada tahun sebelumnya baru diketahui sebelas hari kemudian, dari tagihan pemasok.

Yang melindungi perusahaan bukan yang tidak pernah keliru, melainkan yang cepat bercerita.

> Saya klik, saya panik, saya lapor, saya dapat kue.

Kami tidak menyembunyikan angka kedua. Dua puluh satu dari seratus orang masih mengeklik, dan barangkali tidak akan pernah nol. Yang menyusut adalah waktu: dari klik sampai laporan, tengahnya kini empat menit.

## Resepnya, kalau Anda ingin mencoba

1. Sebutkan satu nomor telepon, bukan formulir.
2. Ucapkan terima kasih sebelum bertanya.
3. Ceritakan laporan pertama kepada seluruh kantor, dengan izin pelapornya.
4. Kuenya boleh kecil, asal diantar orang.

Program berjalan triwulanan, dan kuenya bergilir menurut usul pelapor.

# news | Rapat | 25 | Hendrawan Limanto | rapat, angka
Tiga angka yang bertahan setelah rapat dipangkas
Satu tim penjualan membuang tujuh belas ukuran dan menemukan pertanyaan lama. Ukuran yang dilaporkan: 20 menjadi 3; menit rapat Senin: 90 menjadi 25.

Tim itu melaporkan dua puluh ukuran tiap Senin. Ketika diminta menyebut keputusan terakhir dari rapat, tidak ada yang ingat.

Mereka memilih tiga: pesanan tertunda, pelanggan yang kembali, dan janji yang meleset.

Ukuran ketiga membuat ruangan sunyi. Janji yang meleset ternyata sudah lama dicatat bagian pengiriman, di buku bersampul hijau, dan tidak pernah diminta siapa pun. Kami mempersilakan kepala pengiriman membacakannya selama lima menit; sejak hari itu buku hijau ikut rapat, lengkap dengan penulisnya.

1. Tulis keputusan yang ingin dibuat.
2. Pilih angka yang bisa mengubahnya.
3. Hapus yang lain selama sebulan.

Rapatnya kini 25 menit, berdiri.

# news | Asisten Cerdas | 36 | Ni Luh Pradnyani | ai, kebijakan
Kebijakan asisten cerdas sepanjang satu halaman
Tiga daftar: boleh, tanya dulu, jangan.

Perusahaan mitra kami menulis kebijakan dua puluh tiga halaman yang tidak dibaca siapa pun. Kelas meringkasnya bersama bagian hukum.

Daftar jangan berisi data pelanggan, rahasia dagang, dan keputusan tentang orang.

Daftar tengah paling lama diperdebatkan. Menurut bagian hukum, hampir semua hal perlu ditanyakan; menurut pemasaran, hampir tidak ada. Saya meminta masing-masing membawa satu pekerjaan pekan itu, dan dari dua belas contoh nyata hanya empat yang benar-benar perlu ditimbang. Keempatnya menyangkut orang di luar kantor.

- Boleh: merapikan tulisan sendiri.
- Tanya dulu: menerjemahkan kontrak.
- Jangan: menilai pelamar.

Halaman itu ditempel di samping mesin kopi dan diperbarui tiap triwulan.

# news | Mengukur | 47 | Hendrawan Limanto | ukuran, pelatihan
Mengapa kami menolak mengukur pelatihan dengan kuesioner senang
Peserta yang bahagia pada hari Jumat belum tentu bekerja berbeda pada hari Senin.

Kami meminta satu angka kerja sebelum memulai. Bila tidak ada, kelas pertama dihabiskan untuk menemukannya.

Kuesioner senang pernah kami pakai. Nilainya 4,7 dari lima, makan siangnya dipuji, dan dua bulan kemudian laporan mingguan kliennya masih dua puluh salindia. Rekapnya saya simpan di laci paling atas, di bawah surat tagihan yang tidak jadi dikirim. Sesekali rekap itu dikeluarkan, biasanya ketika ada yang mengusulkan hadiah bagi peserta paling bersemangat.

Dua calon klien mundur karena itu. Tiga kembali setahun kemudian membawa angkanya.

1. Angka sudah tercatat sebelum kelas.
2. Tim bisa memengaruhinya.
3. Diperiksa orang di luar tim.

Contoh lembar ukuran bisa diminta lewat halaman perjanjian.

# news | Studi Kasus | 60 | Stefany Wowor | gudang, sif
Gudang malam yang berhenti kehilangan palet
Sebabnya bukan pencurian, melainkan dua cara menulis angka tujuh.

Petugas sif malam menulis tujuh tanpa garis. Petugas pagi membacanya sebagai satu.

Rapat sudah dua kali membahas pemasangan kamera ketika seorang peserta kelas meminta semua formulir sepekan dibentangkan di lantai. Ia mengurutkannya menurut jam, bukan menurut tanggal. Pada formulir keempat belas, dua orang jongkok bersamaan dan menunjuk angka yang sama. Petugas malam bersumpah itu tujuh, petugas pagi bersumpah itu satu, dan keduanya benar menurut sekolahnya masing-masing.

Setelah formulir diganti kotak centang, selisih palet turun dari 61 menjadi empat dalam sebulan.

> Kami hampir memasang kamera seharga mobil.

Perusahaan memakai sisa anggaran kamera untuk kelas menulis keputusan.
`,
  employers: `
Distributor Selaras Contoh | Bekasi | Distribusi | Menyalurkan barang rumah tangga ke 31 cabang.
Gudang Cemara Contoh | Sidoarjo | Logistik | Gudang dua puluh empat jam dengan tiga sif.
`,
  jobs: `
Distributor Selaras Contoh | Analis Laporan | mid | Penuh waktu | 7800000 | 26 | Merawat laporan; Memeriksa selisih; Melatih cabang
Gudang Cemara Contoh | Operator Data Sif | entry | Kontrak | 4900000 | 14 | Mencatat palet; Serah sif; Melapor selisih
`,
  schools: { count: 3 },
  people: { women: 0.46, ages: [0, 0, 14, 52, 34] },
} satisfies SiteContents;
