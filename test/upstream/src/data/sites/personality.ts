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

Hasil tes merekam kecenderungan ketika kamu menjawab, biasanya sambil membayangkan pekerjaan.

## Tiga cara memeriksanya

1. Tanyakan kepada orang serumah.
2. Isi lagi dengan membayangkan akhir pekan.
3. Catat kapan kamu berlawanan dengannya.

Yang ketiga paling berguna; simpan selama sepuluh hari.

# articles | Bersama Orang Lain | 12 | Mbak Seruni Wandira | konflik, gaya
Ketika yang cepat menikah dengan yang teliti
Mereka bertengkar tentang belanja, padahal soal waktu.

Yang cepat merasa dihambat, yang teliti merasa didorong. Keduanya memakai kata terserah dengan arti berbeda.

Kami meminta mereka menyebut batas: yang cepat memberi tenggat, yang teliti menyebut tiga hal yang perlu diperiksa.

> Terserah ternyata bukan jawaban, melainkan tanda lelah.

Sebulan kemudian kulkas terbeli, warnanya kompromi.

# articles | Hari Kerja | 23 | Bang Hotman Purba | karier, tenaga
Bertanyalah tentang hari Rabu
Cita-cita terdengar indah hari Minggu; pekerjaan terjadi hari Rabu.

Saya meminta orang menceritakan Rabu pukul dua siang di pekerjaan impiannya. Banyak yang diam.

Seorang calon guru ternyata menyukai persiapan, bukan kelas. Ia sekarang menulis bahan ajar dan tidur nyenyak.

- Tulis tiga Rabu terakhir.
- Beri tanda naik atau turun pada tiap jam.
- Cari pekerjaan yang jam naiknya lebih banyak.

Tidak ada pekerjaan yang semuanya naik.

# news | Tes | 4 | Tim Kenali Diri | tes, pertanyaan
Dua pertanyaan tes kami tulis ulang setelah 300 peserta berhenti di sana
Kata agresif terbaca sebagai tuduhan.

Peserta yang berhenti paling banyak di pertanyaan kesembilan. Kami menelepon dua puluh di antaranya.

Pilihan itu sekarang berbunyi: langsung memutuskan. Yang berhenti turun menjadi sebelas.

1. Tidak ada jawaban buruk.
2. Kata sehari-hari.
3. Boleh kembali.

Hasil lama tidak berubah karena bobotnya tetap.

# news | Privasi | 15 | Tim Kenali Diri | privasi, data
Apa yang terjadi dengan jawabanmu setelah tes selesai
Tipe hasil dihitung di perangkatmu; yang terkirim hanya satu huruf bila kamu setuju.

Kami tidak menyimpan dua puluh empat jawabanmu. Huruf yang dikirim dipakai untuk mengetahui sebaran, tanpa nama kecuali kamu menuliskannya.

Percakapan dengan asisten tersimpan pada akunmu dan bisa dihapus satu per satu.

- Hapus dari riwayat.
- Unduh sebagai berkas.
- Keluar menghapus salinan di perangkat.

Pertanyaan tentang data dijawab lewat surel pada halaman privasi.

# news | Kelas | 28 | Kak Yulita Bere | menolak, latihan
Empat puluh orang berlatih berkata tidak dalam satu malam
Yang paling sulit menolak permintaan sendiri.

Latihan dimulai dari tawaran kerupuk, lalu lembur, lalu permintaan saudara. Semua diucapkan keras.

Pada putaran terakhir peserta menolak rencananya sendiri untuk besok pagi. Ruangan tertawa, lalu hening.

> Tidak, terima kasih, aku mau tidur.

Kelas berikutnya gratis, dan boleh datang dengan kamera mati.
`,
  schools: { count: 4 },
  people: { women: 0.62, ages: [0, 24, 50, 20, 6] },
} satisfies SiteContents;
