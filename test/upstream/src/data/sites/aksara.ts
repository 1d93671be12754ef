/** Aksara Digital: literacy tools for schools. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'AK',
  since: { year: 2019, alumni: 3_870, cities: 66 },
  quota: 30,
  programs: [
    {
      name: 'Sekolah Membaca',
      summary:
        'Pendampingan satu tahun ajaran: asesmen awal, bacaan berjenjang, dan laporan yang dipahami orang tua.',
      keywords: 'literasi, membaca, sekolah, asesmen, bacaan berjenjang',
      careers: 'guru literasi; koordinator pustaka sekolah',
      classes: `
Asesmen Membaca Lima Menit | beginner | online | 6 | 85000 | registration | Senin 14.00–15.30 WIB | Bu Wahyuni | Mendengar murid membaca, menandai dengan empat lambang, dan tahu bacaan berikutnya. | book, asesmen, guru | Empat lambang; Mendengar; Menentukan jenjang; Mencatat
Pustaka Kelas yang Berputar | beginner | hybrid Magelang | 8 | 100000 | registration | Rabu 13.30–15.30 WIB | Pak Yafet | Empat puluh buku yang terasa seperti empat ratus karena jadwal putarnya. | book, pustaka, guru | Memilih; Label jenjang; Jadwal putar; Merawat
Jurnal Baca yang Tidak Membebani | intermediate | online | 6 | 85000 | started | Kamis 14.00–15.30 WIB | Bu Wahyuni, Bu Fransina | Dua kalimat sehari, tanda centang guru, dan hak untuk menulis "bosan". | book, jurnal, guru | Dua kalimat; Membaca jurnal; Percakapan
`,
    },
    {
      name: 'Pemimpin Literasi',
      summary:
        'Bagi kepala sekolah dan pengawas: memakai data baca untuk memutuskan, bukan untuk menghukum.',
      keywords: 'kepala sekolah, pengawas, data, laporan, kebijakan',
      careers: 'kepala sekolah; pengawas bina',
      classes: `
Membaca Laporan Kelas | intermediate | online | 6 | 150000 | upcoming | Jumat 13.00–15.00 WIB | Bu Fransina | Tiga grafik, dua kesalahan tafsir yang umum, satu keputusan. | chart, laporan, kepala sekolah | Tiga grafik; Salah tafsir; Keputusan
Lima Belas Menit Membaca Sekolah | beginner | online | 4 | 0 | ended | Selasa 14.00–16.00 WIB | Pak Yafet | Menjadwalkan waktu baca yang tidak direbut pengumuman. | blackboard, jadwal, gratis | Jadwal; Teladan; Menjaga
Orang Tua sebagai Pendengar | beginner | online | 4 | 0 | registration | Sabtu 09.00–10.30 WIB | Bu Lestari Ningrum | Panduan bagi wali murid: mendengarkan sepuluh menit tanpa membetulkan. | phone, orang tua, gratis | Duduk; Mendengar; Bertanya satu
`,
    },
  ],
  mentors: `
Bu Wahyuni Sapta | Pelatih asesmen | Magelang | asesmen, jurnal | Bisa menebak jenjang dari cara murid membalik halaman.
Pak Yafet Nuban | Pengelola pustaka | Soe | pustaka, jadwal | Memperbaiki punggung buku dengan lem beras.
Bu Fransina Ohoiwutun | Analis laporan | Tual | laporan, jurnal | Melarang kata merah dalam laporan anak.
Bu Lestari Ningrum | Pendamping orang tua | Pati | keluarga, mendengar | Mengajari ayah-ayah menahan lidah sepuluh menit.
`,
  classTexts: {
    benefits: [
      'Lembar asesmen siap cetak',
      'Akses pustaka bacaan selama satu semester',
      'Kunjungan kelas daring sesudah pelatihan',
    ],
    beginner: ['Guru, pustakawan, atau wali murid', 'Satu anak yang bisa kamu dengarkan pekan itu'],
    intermediate: ['Sudah menilai satu kelas', 'Membawa data yang disamarkan'],
    advanced: ['Menjadi koordinator literasi sekolah'],
    faqs: [
      [
        'Apakah sekolah harus punya internet?',
        'Untuk laporan, seminggu sekali cukup. Asesmen dan jurnal bisa di kertas lalu disalin.',
      ],
      ['Apakah data murid aman?', 'Nama hanya dilihat sekolah. Kami menerima angka tanpa nama.'],
      [
        'Bisakah dipakai di kelas tinggi?',
        'Bisa sampai kelas sembilan, dengan bacaan yang menyesuaikan usia.',
      ],
    ],
  },
  posts: `
# articles | Di Kelas | 4 | Bu Wahyuni Sapta | asesmen, jenjang
Empat lambang yang cukup untuk menilai bacaan
Garis, lingkaran, segitiga, dan hening.

Garis untuk kata yang dilewati, lingkaran untuk yang diganti, segitiga untuk yang diulang. Hening lebih dari tiga detik diberi titik.

Saya menemukannya ketika kehabisan tempat menulis. Formulir lama meminta catatan lengkap tentang intonasi, jeda, dan ekspresi; pada anak keempat saya sudah tertinggal dua baris. Malam itu formulirnya saya coret sampai tersisa yang sempat ditulis sambil tetap menatap anak.

Lima menit per murid terdengar lama untuk kelas berisi 32 anak. Dibagi sepekan, itu tujuh anak sehari, sebelum bel masuk.

## Contoh satu halaman

Bayangkan Rani membaca: "Kambing itu turun ke ladang." Ia melewati "itu", jadi garis. Ia mengganti "ladang" menjadi "lapangan", jadi lingkaran. Di kata "turun" ia kembali sekali, jadi segitiga. Lalu ia berhenti lama sebelum kalimat berikutnya, dan guru memberi titik tanpa menolong.

Titik itu paling banyak bercerita. Anak yang hening sering sedang menyusun bunyi di kepala; kalau ditolong pada detik kedua, kita tidak pernah tahu ia akan sampai. Hitunglah dalam hati sampai tiga, pelan, seperti menunggu air mendidih.

## Sesudah menandai

- Lebih dari sepuluh lambang: turun satu jenjang.
- Kurang dari tiga: naik.
- Di antaranya: tetap, ganti tema.

Yang sering terlupa adalah anak ketiga dari daftar itu. Ia tidak perlu buku lebih sulit atau lebih mudah, hanya cerita lain. Penggemar kambing bisa macet di buku tentang pesawat, padahal jenjangnya sama.

## Yang tidak perlu ditandai

- Logat rumah.
- Salah yang langsung dibetulkan sendiri.
- Suara pelan.

Coba pada satu anak pekan ini, dengan kertas apa saja. Setelah sepuluh anak, tanganmu akan menandai sendiri dan matamu bebas melihat jari yang mencengkeram tepi buku.

Jenjang ditulis di balik kartu, bukan di depan.

# articles | Di Kelas | 13 | Pak Yafet Nuban | pustaka, putar
Empat puluh buku yang terasa empat ratus
Rahasianya menyembunyikan tiga puluh.

Anak bosan pada rak yang selalu sama. Kami memajang sepuluh dan menyimpan sisanya di bawah kain.

Setiap Senin kain dibuka dan sepuluh lain muncul. Buku yang kembali disambut seperti kawan lama.

Sepuluh buku itu tidak dipilih yang terbaik. Saya selalu mencampurnya: empat yang disukai, empat yang belum pernah disentuh, satu tentang hewan, dan satu yang sampulnya jelek. Yang terakhir hampir selalu dipinjam pada hari Kamis, ketika pilihan menipis. Dari buku jelek itulah biasanya muncul pertanyaan paling panjang, dan daftar pertanyaannya saya simpan di balik pintu lemari.

1. Bagi empat kelompok.
2. Ganti setiap Senin.
3. Satu buku selalu menghadap depan.

Kerusakan turun karena buku beristirahat.

# articles | Di Rumah | 22 | Bu Lestari Ningrum | orang tua, mendengar
Sepuluh menit tanpa membetulkan
Panduan bagi ayah yang gatal setiap kali huruf r terlewat.

Bila anak salah, tunggu sampai akhir kalimat. Sering ia kembali sendiri.

Seorang ayah di Pati memegang cangkir kopi dengan dua tangan supaya jarinya tidak ikut menunjuk. Pada malam ketiga ia baru sadar bahwa anaknya membetulkan sendiri hampir separuh kesalahannya. Yang selama ini ia kira pertolongan ternyata memotong kalimat tepat sebelum anak itu sampai.

Sesudah selesai ajukan satu pertanyaan saja: bagian mana yang ingin kamu baca lagi?

> Saya diam, dan ternyata dia bisa.

Lakukan di tempat yang sama setiap hari, walau hanya di jok motor.

## Kalau ia menangis

- Tutup bukunya.
- Bacakan untuknya.
- Coba besok.

# news | Sekolah | 3 | Tim Aksara | magelang, hasil
Kelas tiga di Magelang naik satu setengah jenjang dalam satu semester
Perubahannya bukan buku baru, melainkan urutan baca yang tepat.

Tiga kelas memakai asesmen lima menit sejak Juli. Sebelumnya semua anak membaca buku yang sama.

Bukunya kisah katak, dua puluh halaman, dibagikan serentak setiap Rabu. Tujuh anak tamat sebelum guru selesai membagi, sembilan anak masih di halaman empat ketika bel berbunyi. Sisanya membalik-balik, menunggu gambar.

## Setumpuk kartu bekas undangan

Perubahannya dimulai dari kartu bekas undangan pernikahan yang dipotong seukuran telapak tangan. Setiap pagi sebelum bel masuk, tujuh anak bergiliran duduk di samping meja guru dan membacakan satu halaman. Guru menandai dengan empat lambang, menulis jenjangnya di balik kartu, lalu memanggil anak berikutnya. Dalam sepekan seluruh kelas sudah terdengar, satu per satu.

Dari kartu itulah urutan bacaan disusun. Tidak ada buku yang dibeli; yang berpindah hanya letaknya. Kisah katak turun ke rak bawah, dan beberapa buku kelas dua naik setelah angka di punggungnya ditutup kertas.

Anak yang tertinggal mendapat bacaan lebih mudah tanpa diberi tahu. Yang cepat berhenti mengganggu.

Seorang anak yang biasa mengetuk-ngetuk penggaris ternyata membaca dua jenjang di atas teman sebangkunya. Ia bukan nakal, ia sudah selesai. Sekarang buku bab pertamanya dibawa ke mana-mana, termasuk ke antrean cuci tangan.

## Angka akhir semester

- Rata-rata naik 1,5 jenjang.
- Jurnal terisi 78 persen hari.
- Dua anak meminta membaca di depan adik kelas.

Angka itu tidak dipertandingkan antarkelas. Satu kelas hanya naik satu jenjang karena gurunya sakit tiga pekan, dan itu pun ditulis di laporan dengan huruf yang sama besar. Jurnal juga tidak selalu gembira: kata "bosan" muncul 41 kali, dan setiap kali muncul bukunya diganti.

## Mulai dari lima anak

Anda tidak perlu menunggu semester baru. Pilih lima anak besok pagi, dengarkan lima menit seorang, dan tahan tangan agar tidak menunjuk huruf. Lusa tukar bukunya. Kalau ada yang bertanya mengapa bukunya berbeda, jawaban guru di Magelang boleh dipinjam: sepatumu juga tidak sama dengan sepatu temanmu.

Gurunya akan membagikan lembar kerjanya bulan depan.

# news | Perangkat | 14 | Tim Aksara | laporan, pembaruan
Laporan kelas kini bisa dibaca tanpa warna
Usulan datang dari kepala sekolah yang mencetak hitam putih.

Warna merah membuat orang tua takut, sementara printer sekolah tidak mengenalnya. Kami menggantinya dengan kata.

Setiap baris berisi satu kalimat: membaca lancar, sedang naik, atau perlu teman baca.

Kalimat ketiga paling lama dibahas. Usul pertama "di bawah rata-rata", usul kedua "tertinggal". Bu Fransina mencoret keduanya dan bertanya apa yang harus dilakukan orang tua setelah membacanya. Dari situ lahir "perlu teman baca", satu-satunya kalimat yang sekaligus ajakan. Sejak itu beberapa orang tua datang bukan untuk bertanya nilai, melainkan jam berapa sebaiknya duduk menemani.

1. Tidak ada peringkat.
2. Tidak ada singkatan.
3. Satu saran untuk rumah.

Laporan lama tetap bisa diunduh sampai akhir tahun ajaran.

# news | Pelatihan | 28 | Bu Fransina Ohoiwutun | tual, pelatihan
Enam puluh guru Kepulauan Kei menilai bacaan di teras sekolah
Listrik padam, jadi pelatihan berlangsung dengan kertas dan suara.

Peserta berpasangan menjadi murid dan guru. Yang menjadi murid diminta sengaja salah empat kali.

Ternyata paling sulit bagi guru adalah tidak membantu. Beberapa memegang mulutnya sendiri.

Sore itu teras sekolah berisi tiga puluh pasang orang dewasa yang mengeja cerita nelayan. Setiap kali "murid" tersendat, pasangannya menarik napas, membuka mulut, lalu menutupnya lagi. Saya menghitung dengan mengangkat jari, dan pada jari ketiga biasanya kalimat itu berlanjut sendiri. Menjelang magrib, ketika huruf sudah sulit dilihat, latihan diteruskan dengan membaca dari ingatan.

> Saya baru sadar saya tidak pernah menunggu.

Kelas lanjutan berlangsung setelah ujian semester.
`,
  schools: { count: 66 },
  people: { women: 0.72, ages: [0, 0, 12, 42, 46] },
} satisfies SiteContents;
