/** Farcapital Academy: one company's academy, with a members' board. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'FC',
  since: { year: 2021, alumni: 386, cities: 9 },
  quota: 16,
  programs: [
    {
      name: 'Analis Muda',
      summary: 'Jalur masuk ke meja analis: angka, kunjungan, dan catatan yang tahan ditanya.',
      keywords: 'analis, investasi, keuangan, valuasi, laporan',
      careers: 'analis muda; asisten portofolio',
      classes: `
Membaca Laporan Keuangan Pelan-pelan | beginner | hybrid Jakarta | 20 | 0 | registration | Selasa 17.00–19.00 WIB | Ibu Clarissa | Tiga laporan, satu pertanyaan: dari mana kasnya datang? | book, keuangan, anggota | Neraca; Laba; Kas; Catatan kaki
Model Tiga Skenario | intermediate | hybrid Jakarta | 24 | 0 | started | Kamis 17.00–19.30 WIB | Pak Gunawan | Menyusun model yang jujur tentang ketidaktahuannya. | chart, model, anggota | Asumsi; Skenario; Uji tekan; Sidang meja
Kunjungan Lapangan | advanced | offline Semarang | 16 | 0 | upcoming | Jumat 08.00–16.00 WIB | Ibu Clarissa, Pak Robertus | Apa yang terlihat di gudang dan tidak tertulis di prospektus. | camera, lapangan, anggota | Daftar tanya; Melihat; Menulis malam itu; Membandingkan
`,
    },
    {
      name: 'Kewirausahaan Portofolio',
      summary: 'Kelas bagi pendiri perusahaan portofolio: kas, tim, dan papan direksi.',
      keywords: 'pendiri, startup, portofolio, kas, tim, direksi',
      careers: 'pendiri yang siap diaudit; direktur keuangan pertama',
      classes: `
Kas Delapan Belas Bulan | intermediate | online | 10 | 0 | registration | Rabu 16.00–18.00 WIB | Pak Gunawan | Rencana kas yang dibuka setiap Senin dan tidak membuat mual. | chart, kas, pendiri | Masuk; Keluar; Pemicu; Rencana kecil
Rapat Direksi yang Berguna | advanced | online | 6 | 0 | ended | Senin 16.00–18.00 WIB | Pak Robertus | Bahan dikirim lima hari sebelumnya, rapat membahas tiga keputusan. | blackboard, direksi, pendiri | Bahan; Keputusan; Notula; Tindak lanjut
Merekrut Sepuluh Orang Pertama | intermediate | online | 8 | 0 | registration | Kamis 10.00–12.00 WIB | Bu Andini | Menulis peran sebelum menulis lowongan, dan menolak dengan hormat. | phone, rekrut, pendiri | Peran; Tugas contoh; Tawaran; Menolak
`,
    },
  ],
  mentors: `
Ibu Clarissa Wirahadi | Kepala riset | Jakarta | laporan, lapangan | Membaca catatan kaki lebih dulu, selalu.
Pak Gunawan Tirto | Kepala portofolio | Jakarta | model, kas | Menyimpan model terburuknya sebagai pembatas buku.
Pak Robertus Kleden | Anggota dewan | Maumere | direksi, lapangan | Bertanya pelan dan menunggu lama.
Bu Andini Prawesti | Mitra talenta | Semarang | rekrut, tim | Menelepon referensi keempat, yang tidak ada di daftar.
`,
  classTexts: {
    benefits: [
      'Khusus anggota dan perusahaan portofolio, tanpa biaya',
      'Bahan kasus dengan angka asli yang disamarkan',
      'Meja tetap selama program berjalan',
    ],
    beginner: ['Kartu anggota aktif', 'Perjanjian kerahasiaan'],
    intermediate: [
      'Satu laporan yang sudah Anda tulis',
      'Hadir langsung sekurangnya dua pertemuan',
    ],
    advanced: ['Rekomendasi dua anggota', 'Kesiapan perjalanan dinas'],
    faqs: [
      [
        'Apakah akademi terbuka untuk umum?',
        'Tidak. Karyawan, analis magang, dan pendiri portofolio menjadi anggota lewat undangan.',
      ],
      [
        'Apakah kelas ini merupakan saran investasi?',
        'Bukan. Seluruh kasus bersifat pendidikan dan angkanya telah diubah.',
      ],
      [
        'Bagaimana menjadi analis magang?',
        'Dua gelombang setahun melalui halaman perjanjian, dengan contoh tulisan dua halaman.',
      ],
    ],
  },
  posts: `
# news | Papan Anggota | 4 | Sekretariat Akademi | papan, kelas
Papan anggota triwulan ini: enam kelas, dua kunjungan, satu debat
Debatnya tentang apakah persediaan yang menumpuk selalu buruk.

Kelas laporan keuangan dibuka kembali untuk dua belas analis muda. Kunjungan lapangan pertama ke pabrik pengalengan, yang kedua ke gudang dingin.

Pertanyaan debatnya lahir di meja hari Kamis. Seorang analis muda membaca laporan sebuah pabrik pengalengan dan menandai persediaan yang naik sepertiga dalam setahun. Bahaya, tulisnya. Rekan di sebelahnya menulis kata yang sama pada kolom peluang. Keduanya memberi keyakinan tujuh puluh persen.

## Dua kunjungan, satu angka

Di pabrik, tumpukan itu ternyata tomat: panen datang sekali, pesanan datang sepanjang tahun. Di gudang dingin, tumpukan dengan ukuran serupa berisi barang yang sudah dua musim tidak disentuh. Neraca mencatat keduanya pada baris yang sama. Yang membedakan adalah tanggal di rak, dan tidak ada laporan yang mencantumkan tanggal rak.

Debat dipimpin dua anggota yang pada rapat terakhir berbeda pendapat. Keduanya harus membela sisi lawannya.

Aturan bertukar sisi membuat debatnya pelan. Pembela pertama harus menjelaskan mengapa persediaan boleh menumpuk, padahal laporan terakhirnya menyebut sebaliknya. Ia meminta waktu semenit, dan Pak Robertus, yang memimpin jam, memberinya dua.

> Saya tidak berubah pikiran. Saya baru tahu pikiran saya bergantung pada apa.

Keyakinan ditulis lagi sesudahnya. Yang tujuh puluh menjadi lima puluh lima, dengan satu syarat di sampingnya: umur barang diketahui. Tiga bulan lagi kertas itu dibuka.

Hasil debat ditulis dua halaman dan disimpan di perpustakaan.

## Catatan

- Pendaftaran lewat sekretariat sampai Jumat.
- Bahan dibaca sebelum masuk ruangan.
- Ponsel dititipkan.

Enam kelas triwulan ini tidak bertambah dari triwulan lalu, dan itu disengaja. Dua kelas baru diusulkan; keduanya kami minta berjalan dahulu sebagai satu pertemuan di meja, dengan satu kasus.

## Sebelum kasus Anda berikutnya

Pilih satu angka yang Anda anggap buruk. Tulis tiga keadaan ketika angka itu justru sehat, lalu cari mana yang bisa diperiksa dengan berjalan kaki. Bila tidak ada satu pun, ragunya layak dicatat.

# news | Riset | 15 | Ibu Clarissa Wirahadi | catatan kaki, laporan
Catatan kaki nomor 17 dan pelajaran Rp 40 miliar
Satu kalimat tentang sewa mengubah seluruh gambar utang.

Analis muda yang menemukannya membaca dari belakang, sesuai kebiasaan kelas. Penyaji rapat tidak menyebutnya.

Ia menemukannya pukul delapan malam, setelah semua orang merasa siap. Kalimatnya biasa saja: perjanjian sewa gudang tidak dapat dibatalkan selama sebelas tahun. Tidak ada angka di situ. Angkanya harus dihitung sendiri, dari tarif di halaman lain dan kenaikan di lampiran.

Ketika hasilnya ditulis di papan, rapat berhenti lima menit untuk mencari air minum.

## Membaca dari belakang

Angka dan nama sudah kami ubah, tetapi letak kalimatnya sama: halaman terakhir, huruf kecil.

Kami mengajarkannya dengan cara yang agak kejam: halaman depan laporan dijepit sampai peserta selesai merangkum seluruh catatan kaki. Pertemuan-pertemuan pertama terasa seperti membaca resep dari bagian bahan. Lama-kelamaan orang tahu masakan apa yang akan keluar, termasuk yang gosong.

> Kalau penting bagi mereka, letaknya di depan. Kalau penting bagi kita, di belakang.

## Empat tempat yang kami datangi lebih dulu

1. Sewa dan janji yang belum dibayar.
2. Transaksi dengan orang dalam.
3. Perubahan cara mencatat.
4. Kejadian setelah tanggal laporan.

Nomor empat paling jarang dibaca dan paling sering mengubah kesimpulan. Analis muda tadi, misalnya, menemukan bahwa gudang kedua disewa seminggu setelah tutup buku.

Rp 40 miliar itu tidak pernah hilang; ia hanya duduk di halaman yang tidak dibuka. Ambil laporan yang terakhir Anda setujui, mulai dari lembar paling belakang, dan catat berapa menit sampai Anda berhenti karena heran.

Kasus ini menjadi soal pertama bagi angkatan baru.

# news | Lapangan | 26 | Pak Robertus Kleden | gudang, kunjungan
Yang terlihat di gudang: debu, jadwal piket, dan rak kosong bertanggal
Kunjungan tiga jam menghasilkan sebelas pertanyaan yang tidak ada di daftar.

Peserta dilarang memotret satu jam pertama. Mereka menggambar denah dari ingatan di mobil.

Denah dari ingatan selalu bolong di tempat yang sama: sudut dekat pintu keluar. Saya meminta mobil berhenti di tepi jalan, membandingkan empat denah, lalu bertanya mengapa tidak seorang pun mengingat tumpukan di sana. Karena selalu ada yang berdiri di depannya. Kunjungan diulang pekan berikutnya, tanpa pemberitahuan, pada jam makan siang.

Rak bertanggal terlama bukan yang paling kotor. Yang paling kotor justru rak yang paling sering disebut direksi.

1. Datang lebih awal.
2. Bertanya kepada penjaga.
3. Menulis sebelum makan malam.

Laporan kunjungan dibaca bersama model keuangan, bukan setelahnya.

# news | Pendiri | 37 | Pak Gunawan Tirto | kas, pendiri
Rencana kas yang dibuka setiap Senin
Seorang pendiri berhenti membukanya selama tujuh pekan, dan kami semua belajar.

Rencananya rapi sampai pelanggan terbesar menunda bayar. Ia takut melihat kolom merah.

Pada pekan kelima ia mulai menjadwalkan perjalanan dinas setiap Senin. Rekan pendirinya mengira perusahaan sedang mengejar kontrak besar. Baru ketika penyedia listrik mengirim surat kedua, keduanya duduk dan membuka lembar itu bersama, dengan tirai tertutup. Angkanya lebih baik daripada yang dibayangkan.

Kini timnya membuka bersama, lima belas menit, dengan satu pemicu: bila sisa di bawah dua belas bulan, rencana kecil dijalankan.

- Tulis pemicu sebelum butuh.
- Bagikan kepada tim inti.
- Rayakan tagihan yang kembali.

Perusahaannya masih berdiri, dengan pelanggan yang lebih banyak dan lebih kecil.

# news | Tim | 48 | Bu Andini Prawesti | rekrut, referensi
Referensi keempat
Tiga nama di daftar memuji; yang keempat bercerita.

Kami mencari orang yang pernah bekerja di bawah calon, bukan di atasnya. Ceritanya jarang buruk, tetapi selalu lebih tajam.

Teleponnya dibuka dengan satu kalimat: saya tidak mencari keburukannya, saya ingin tahu cara bekerja bersamanya di hari yang sulit. Sesudah itu saya tidak bersuara. Di ujung sana biasanya terdengar kursi digeser, dan orang mulai bercerita tentang sebuah Jumat yang tidak ada dalam riwayat hidup siapa pun.

Satu calon tidak jadi direkrut, satu lagi justru dinaikkan jabatannya setelah cerita itu.

1. Minta izin lebih dulu.
2. Tanyakan satu kejadian.
3. Tanyakan apakah mau bekerja dengannya lagi.

Jawaban pertanyaan ketiga biasanya terdengar sebelum diucapkan.

# news | Perpustakaan | 60 | Sekretariat Akademi | perpustakaan, buku
Rak "salah" di perpustakaan akademi
Isinya laporan internal yang kesimpulannya keliru, disumbangkan penulisnya.

Rak itu dimulai oleh kepala portofolio dengan tiga laporan. Sekarang ada dua puluh sembilan.

Yang paling tebal memuat prakiraan harga yang meleset pada halaman pertama, lalu membela diri selama enam puluh halaman berikutnya. Pemiliknya, kini anggota senior, menempelkan catatan di sampul: berhenti membaca di halaman dua, sisanya rasa malu. Catatan itu lebih sering dikutip daripada isinya, termasuk oleh orang yang dulu menyetujuinya.

Setiap laporan disertai satu halaman: apa yang kupercaya, apa yang terjadi, apa yang kuubah.

> Rak ini paling sering dipinjam menjelang keputusan besar.

Anggota baru diminta membaca dua sebelum menulis laporan pertamanya.
`,
  schools: { count: 2 },
  provinces: 'DKI Jakarta 62; Jawa Tengah 21; Jawa Timur 17',
  people: { women: 0.45, ages: [0, 0, 42, 44, 14] },
} satisfies SiteContents;
