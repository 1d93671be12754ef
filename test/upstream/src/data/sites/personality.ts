/** Kenali Diri: a personality test, and what to do with its answer. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'DI',
  since: { year: 2021, alumni: 640, cities: 24 },
  quota: 20,
  programs: [
    {
      name: 'Setelah Tes',
      summary:
        'Empat huruf itu pintu masuk. Kelas kecil untuk memakainya di rumah, kampus, dan kantor.',
      keywords: 'disc, kepribadian, tes, gaya, diri, sifat',
      careers: 'rekan kerja yang lebih jelas; keputusan yang lebih kamu',
      classes: `
Membaca Hasil DISC dengan Waras | beginner | online | 3 | 50000 | registration | Selasa 19.30–21.00 WIB | Kak Prima | Apa yang dikatakan hasilmu, apa yang tidak, dan mengapa ia bisa berubah saat kamu lelah. | chart, disc | Empat gaya; Batas tes; Cerita sendiri
Bicara dengan Orang yang Berlawanan | intermediate | online | 6 | 90000 | registration | Kamis 19.30–21.00 WIB | Mbak Seruni | Dominan bertemu Stabil, Tepat bertemu Menular: latihan percakapan berpasangan. | phone, komunikasi | Mendengar gaya; Kalimat pembuka; Saat tegang
Memilih Kerja yang Cocok dengan Tenagamu | beginner | online | 6 | 75000 | started | Sabtu 10.00–11.30 WIB | Kak Prima, Bang Hotman | Bukan pekerjaan impian, melainkan hari kerja yang tidak menguras. | map, karier | Peta tenaga; Tiga hari kerja; Uji sepekan
`,
    },
    {
      name: 'Tim yang Saling Kenal',
      summary: 'Untuk organisasi, panitia, dan kelas yang akan bekerja bersama.',
      keywords: 'tim, organisasi, panitia, osis, kerja sama',
      careers: 'tim yang membagi peran dengan sadar',
      classes: `
Peta Gaya Tim | intermediate | hybrid Bandung | 4 | 150000 | upcoming | Jumat 13.30–15.30 WIB | Mbak Seruni | Menempelkan hasil di dinding tanpa menempelkan cap di dahi. | chart, tim | Peta; Kesepakatan; Pekan coba
Menolak Tanpa Merasa Bersalah | beginner | online | 3 | 0 | registration | Rabu 19.30–21.00 WIB | Kak Yulita | Kalimat pendek untuk empat gaya, dilatih dengan suara keras. | phone, batas, gratis | Kalimat; Nada; Setelahnya
Jurnal Sepuluh Hari | beginner | online | 2 | 0 | ended | Minggu 19.00–20.00 WIB | Kak Yulita | Satu pertanyaan per hari untuk mengenali kapan kamu menjadi diri yang lain. | book, jurnal, gratis | Pagi; Tegang; Malam
`,
    },
  ],
  mentors: `
Kak Prima Adriansyah | Fasilitator DISC | Bandung | disc, karier | Hasil tesnya berubah tiga kali, dan ia menempelkan ketiganya.
Mbak Seruni Wandira | Pelatih komunikasi | Kediri | percakapan, tim | Bisa meminjam gaya siapa pun selama sepuluh menit.
Bang Hotman Purba | Konselor karier | Sidikalang | karier, tenaga | Bertanya tentang hari Rabu, bukan tentang cita-cita.
Kak Yulita Bere | Pendamping jurnal | Maumere | jurnal, batas | Menolak empat undangan sebulan dengan bahagia.
`,
  classTexts: {
    benefits: [
      'Hasil tesmu dibahas tanpa disimpan oleh kami',
      'Kelompok paling banyak dua puluh orang',
      'Kartu kalimat yang bisa dicetak',
    ],
    beginner: ['Sudah mengisi tes, atau isi saat pertemuan pertama', 'Mau bercerita seperlunya'],
    intermediate: ['Satu orang di hidupmu yang ingin kamu pahami'],
    advanced: ['Tim yang sudah bekerja bersama tiga bulan'],
    faqs: [
      [
        'Apakah tes ini diagnosis?',
        'Bukan. DISC menggambarkan kecenderungan perilaku, bukan kesehatan jiwa.',
      ],
      [
        'Hasil saya bisa salah?',
        'Bisa. Suasana hati dan peran saat mengisi memengaruhinya; karena itu ada kelas membaca hasil.',
      ],
      [
        'Kalau saya sedang sangat tertekan?',
        'Bicaralah dengan tenaga profesional lebih dulu. Kelas ini tidak menggantikannya.',
      ],
    ],
  },
  posts: `
# articles | Memahami Hasil | 3 | Kak Prima Adriansyah | disc, huruf
Huruf tertinggi bukan kamu seluruhnya
Ia hanya menyebut pintu mana yang biasanya kamu buka lebih dulu.

Orang dengan D tinggi bisa sangat sabar kepada anaknya. Orang S tinggi bisa memutus rapat bila sudah cukup.

Saya sendiri pernah tiga kali mengisi dan tiga kali mendapat huruf tertinggi yang berbeda. Kertasnya tertempel berjajar di samping meja. Yang pertama diisi di kantor lama, sambil menunggu dipanggil atasan. Yang kedua di rumah, hari Minggu, dengan kucing di pangkuan. Yang ketiga sepulang dari rumah sakit. Murid suka bertanya mana yang benar, dan saya balik bertanya: hari apa kamu bertemu saya?

Hasil tes merekam kecenderungan ketika kamu menjawab, biasanya sambil membayangkan pekerjaan.

## Pintu yang lain

Bayangkan rumah dengan empat pintu. Setiap hari kamu keluar lewat yang sama karena dekat dengan sepatu, dan orang mengira rumahmu hanya punya satu. Seorang peserta dengan huruf C tinggi, misalnya, dikenal teliti sampai menyebalkan. Di kelas ia bercerita bahwa setiap Lebaran ia yang naik ke kursi dan memimpin adu pantun. Tidak ada rekan kantornya yang percaya sampai diperlihatkan videonya.

Hasil tes tidak keliru membaca orang itu. Ia hanya membaca jam kerjanya.

> Jadi aku boleh tidak konsisten?

Boleh. Yang perlu dikenali adalah kapan dan di dekat siapa. Kalau kamu selalu berubah ketika lelah, itu kabar tentang lelahmu. Kalau kamu selalu berubah di dekat satu orang, itu kabar tentang kalian berdua.

## Tiga cara memeriksanya

1. Tanyakan kepada orang serumah.
2. Isi lagi dengan membayangkan akhir pekan.
3. Catat kapan kamu berlawanan dengannya.

Untuk cara ketiga, tiga kolom sudah cukup: jam, siapa yang ada di ruangan, pintu mana yang kubuka. Jangan menilai. Pada hari kesepuluh, lingkari baris yang membuatmu heran, lalu ceritakan kepada seseorang yang tidak akan menyimpulkan.

Yang ketiga paling berguna; simpan selama sepuluh hari.

## Yang sebaiknya tidak dilakukan

Jangan tempelkan hurufmu di profil pekerjaan, dan jangan menebak huruf orang lain di meja makan. Kami tidak memakai hasil ini untuk menyaring siapa pun. Kalau yang muncul dari catatanmu ternyata sedih yang panjang, tes ini bukan alatnya; bicaralah dengan psikolog, dan kami bantu menyebutkan ke mana.

# articles | Bersama Orang Lain | 12 | Mbak Seruni Wandira | konflik, gaya
Ketika yang cepat menikah dengan yang teliti
Mereka bertengkar tentang belanja, padahal soal waktu.

Yang cepat merasa dihambat, yang teliti merasa didorong. Keduanya memakai kata terserah dengan arti berbeda.

Kami meminta mereka menyebut batas: yang cepat memberi tenggat, yang teliti menyebut tiga hal yang perlu diperiksa.

Percakapannya kami latih di depan gambar kulkas, bukan kulkas sungguhan. Yang teliti menyebut listrik, garansi, dan lebar pintu dapur. Yang cepat menulis tanggal di pojok kertas lalu, dengan susah payah, tidak menambahkan kata "paling lambat" untuk kedua kalinya. Gambar kulkasnya mereka minta dibawa pulang, katanya untuk ditempel di dinding yang kelak tertutup.

> Terserah ternyata bukan jawaban, melainkan tanda lelah.

Sebulan kemudian kulkas terbeli, warnanya kompromi.

# articles | Hari Kerja | 23 | Bang Hotman Purba | karier, tenaga
Bertanyalah tentang hari Rabu
Cita-cita terdengar indah hari Minggu; pekerjaan terjadi hari Rabu.

Saya meminta orang menceritakan Rabu pukul dua siang di pekerjaan impiannya. Banyak yang diam.

Seorang calon guru ternyata menyukai persiapan, bukan kelas. Ia sekarang menulis bahan ajar dan tidur nyenyak.

Ia semula mengira dirinya gagal. Tiga Rabu yang ia catat memperlihatkan hal lain: jam paling terang jatuh pukul sembilan malam, saat menyusun soal sambil mendengarkan radio, dan jam tergelap tiba tepat ketika bel berbunyi. Cita-citanya tidak salah, alamatnya yang perlu diganti.

- Tulis tiga Rabu terakhir.
- Beri tanda naik atau turun pada tiap jam.
- Cari pekerjaan yang jam naiknya lebih banyak.

Tidak ada pekerjaan yang semuanya naik.

# news | Tes | 4 | Tim Kenali Diri | tes, pertanyaan
Dua pertanyaan tes kami tulis ulang setelah 300 peserta berhenti di sana
Kata agresif terbaca sebagai tuduhan.

Peserta yang berhenti paling banyak di pertanyaan kesembilan. Kami menelepon dua puluh di antaranya.

Sebagian besar sopan. Mereka bilang sambungannya putus, atau nasinya hangus. Penelepon kami belajar menunggu sesudah kalimat itu, dan pada telepon ketujuh seorang ibu akhirnya berkata: saya bukan orang jahat, tetapi di situ pilihannya begitu semua. Ia menutup layar di depan anaknya.

## Mencari kata yang tidak menuduh

Pilihan itu sekarang berbunyi: langsung memutuskan. Yang berhenti turun menjadi sebelas.

Penggantinya tidak lahir sekali jadi. Usul pertama, tegas, dipilih semua orang, termasuk yang tidak. Usul kedua, cepat marah, tidak dipilih siapa pun. Mbak Seruni kemudian meminta dua belas orang menceritakan kejadian ketika mereka memutuskan sendiri tanpa bertanya, dan kata kerja yang paling sering muncul dipinjam apa adanya.

Pertanyaan kedua yang berubah adalah nomor tujuh belas. Pilihannya berbunyi pasif; sekarang menunggu orang lain bicara dulu. Seorang peserta yang sudah dua kali mengisi tersenyum di ujung telepon: itu aku, dan ternyata boleh.

## Pegangan kami sesudahnya

1. Tidak ada jawaban buruk.
2. Kata sehari-hari.
3. Boleh kembali.

Kembali ke pertanyaan sebelumnya dulu tidak bisa, karena dikhawatirkan orang mengatur jawaban. Setelah dibuka, hanya satu dari tiga puluh yang mengubah pilihan, dan biasanya karena salah tekan. Yang berkurang jauh adalah keluhan tentang tangan yang berkeringat.

Bila kamu pernah berhenti di tengah, cobalah lagi ketika rumah sedang tenang. Dua puluh empat pertanyaan, kira-kira sepanjang menunggu nasi tanak.

Hasil lama tidak berubah karena bobotnya tetap.

# news | Privasi | 15 | Tim Kenali Diri | privasi, data
Apa yang terjadi dengan jawabanmu setelah tes selesai
Tipe hasil dihitung di perangkatmu; yang terkirim hanya satu huruf bila kamu setuju.

Kami tidak menyimpan dua puluh empat jawabanmu. Huruf yang dikirim dipakai untuk mengetahui sebaran, tanpa nama kecuali kamu menuliskannya.

Pertanyaan ini paling sering datang dari orang yang mengisi di kantor. Mereka membayangkan kepala bagian membuka jawabannya satu demi satu. Lembar seperti itu tidak ada pada kami. Atasanmu tidak menerima apa-apa, kecuali kamu sendiri yang memperlihatkan layarmu, dan sebaiknya tidak seorang pun memintanya.

Percakapan dengan asisten tersimpan pada akunmu dan bisa dihapus satu per satu.

- Hapus dari riwayat.
- Unduh sebagai berkas.
- Keluar menghapus salinan di perangkat.

Pertanyaan tentang data dijawab lewat surel pada halaman privasi.

# news | Kelas | 28 | Kak Yulita Bere | menolak, latihan
Empat puluh orang berlatih berkata tidak dalam satu malam
Yang paling sulit menolak permintaan sendiri.

Latihan dimulai dari tawaran kerupuk, lalu lembur, lalu permintaan saudara. Semua diucapkan keras.

Tawaran kerupuk terdengar mudah sampai penawarnya berwajah kecewa. Separuh peserta mengambil satu supaya cepat selesai, lalu mengaku bahwa begitulah hampir semua tugas tambahan sampai di meja mereka. Putaran diulang; kali ini kerupuknya utuh dan wajah kecewanya tetap kami sayangi. Beberapa orang mengulang sampai empat kali, mencari nada yang tidak meminta maaf.

Pada putaran terakhir peserta menolak rencananya sendiri untuk besok pagi. Ruangan tertawa, lalu hening.

> Tidak, terima kasih, aku mau tidur.

Kelas berikutnya gratis, dan boleh datang dengan kamera mati.
`,
  schools: { count: 4 },
  people: { women: 0.62, ages: [0, 24, 50, 20, 6] },
} satisfies SiteContents;
