/** Koding Anak: playful coding for children from 7 to 15, told to their parents. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'KA',
  since: { year: 2019, alumni: 1_864, cities: 23 },
  quota: 10,
  programs: [
    {
      name: 'Balok Cerita',
      summary: 'Usia 7–9 tahun. Anak menyusun balok perintah sampai tokohnya bergerak dan bicara.',
      keywords: 'anak, sd, scratch, balok, cerita, animasi, 7, 8, 9, tahun',
      careers: 'melanjutkan ke Pembuat Gim Cilik; pameran karya akhir semester',
      classes: `
Kelinci Mencari Wortel | beginner | online | 8 | 285000 | registration | Sabtu 09.00–10.00 WIB | Kak Sekar | Anak memandu kelinci melewati kebun dengan panah, lalu belajar mengulang tanpa menekan tombol seratus kali. | pixel, scratch, urutan | Maju, belok, berhenti; Mengulang langkah; Kelinci bertemu rintangan; Pamer kebunku
Dongeng Bergerak | beginner | online | 10 | 325000 | registration | Minggu 09.00–10.15 WIB | Kak Sekar, Kak Bonar | Dongeng pilihan anak diubah menjadi cerita bergambar yang tokohnya berjalan dan bersahutan. | book, scratch, cerita | Tokoh dan latar; Giliran bicara; Suara rekaman sendiri; Malam pentas keluarga
Musik dari Balok | beginner | hybrid Bandung | 8 | 285000 | started | Sabtu 13.00–14.00 WIB | Kak Ayunda | Mengatur ketukan, mengulang nada, dan membuat lagu ulang tahun untuk teman sekelas. | pixel, musik, pola | Ketukan; Pola berulang; Lagu dua tangan; Panggung mini
Coba Dulu: Satu Jam Balok | beginner | online | 1 | 0 | registration | Jumat 16.00–17.00 WIB | Kak Bonar | Sesi coba gratis supaya anak tahu rasanya dan orang tua tahu caranya kami mengajar. | pixel, gratis, coba | Satu tokoh, satu gerakan, satu tawa
`,
    },
    {
      name: 'Pembuat Gim Cilik',
      summary:
        'Usia 10–12 tahun. Aturan, skor, dan kalah-menang: anak merancang gim yang bisa dimainkan temannya.',
      keywords: 'gim, game, skor, aturan, 10, 11, 12, tahun, labirin',
      careers: 'melanjutkan ke Bengkel Remaja; lomba gim antarkelas',
      classes: `
Labirin Hantu Ramah | beginner | online | 12 | 385000 | registration | Sabtu 10.30–12.00 WIB | Kak Wayan | Membuat labirin dengan kunci, pintu, dan hantu yang hanya ingin berkenalan. | pixel, gim, logika | Menggambar labirin; Kunci dan pintu; Hantu yang mengikuti; Menghitung skor
Balap Perahu Naga | intermediate | online | 12 | 385000 | started | Minggu 10.30–12.00 WIB | Kak Wayan | Dua pemain satu papan ketik: anak belajar variabel lewat perahu yang saling mengejar. | pixel, gim, variabel | Dua pemain; Kecepatan sebagai angka; Garis akhir; Adil atau tidak?
Kebun Binatang Pintar | intermediate | hybrid Surabaya | 14 | 425000 | upcoming | Sabtu 15.00–16.30 WIB | Kak Ayunda, Kak Wayan | Hewan lapar, kenyang, lalu tidur: anak mengenal keadaan dan perubahan tanpa istilah sulit. | pixel, simulasi | Lapar dan kenyang; Siang dan malam; Tombol makan; Laporan penjaga kebun
Kartu Teka-teki Nusantara | beginner | offline Yogyakarta | 10 | 350000 | ended | Minggu 13.00–14.15 WIB | Kak Sekar | Permainan kartu tentang makanan dan pulau, mula-mula dari karton, lalu di layar. | stall, kartu, acak | Aturan di atas karton; Kartu acak; Poin dan giliran; Dimainkan serumah
`,
    },
    {
      name: 'Bengkel Remaja',
      summary:
        'Usia 13–15 tahun. Dari balok ke baris kode: halaman web, Python, dan rangkaian kecil.',
      keywords: 'remaja, smp, python, web, robot, 13, 14, 15',
      careers: 'portofolio masuk SMA atau SMK; asisten kelas adik-adik',
      classes: `
Halaman Web Klub Sekolah | intermediate | online | 16 | 475000 | registration | Sabtu 19.00–20.30 WIB | Kak Bonar | Satu halaman web sungguhan untuk ekskul, lengkap dengan jadwal dan galeri latihan. | browser, html, css | Kerangka halaman; Warna dan huruf; Jadwal latihan; Tayang dan dibagikan
Python Lewat Permainan Kata | intermediate | online | 16 | 475000 | coming_soon | Minggu 16.00–17.30 WIB | Kak Wayan | Tebak kata, pantun acak, dan bahasa rahasia: alasan menyenangkan untuk mengetik kode. | terminal, python | Tebak kata; Daftar dan acak; Mesin pantun; Sandi geser
Robot Penyiram Tanaman | advanced | offline Bandung | 18 | 650000 | registration | Sabtu 09.00–11.00 WIB | Kak Ayunda | Sensor tanah, pompa kecil, dan keputusan: kapan tanaman benar-benar haus? | phone, robot, sensor | Membaca sensor; Menyalakan pompa; Menulis aturan; Uji sepekan di rumah
`,
    },
  ],
  mentors: `
Kak Sekar Larasati | Pengajar kelas kecil | Yogyakarta | cerita, Scratch | Guru dongeng yang tidak pernah kehabisan suara beruang. Ia percaya anak yang bertanya "kenapa" sedang belajar paling keras.
Kak Bonar Sitohang | Pengajar dan pendamping orang tua | Medan | Scratch, halaman web | Menulis catatan untuk orang tua setiap selesai kelas, singkat dan jujur. Gemar teka-teki silang.
Kak Ayunda Paramita | Pengajar rangkaian dan musik | Bandung | robot, musik | Lulusan teknik yang lebih suka kabel warna-warni daripada rapat. Kelasnya selalu penuh bunyi.
Kak Wayan Adnyana | Pengajar gim | Denpasar | gim, Python | Membuat gim papan sejak SD. Di kelasnya, kalah dirayakan karena berarti ada aturan yang bisa diperbaiki.
`,
  classTexts: {
    benefits: [
      'Paling banyak sepuluh anak dalam satu kelas',
      'Catatan untuk orang tua setelah setiap pertemuan',
      'Karya tersimpan dan bisa dimainkan di rumah',
      'Satu kali ganti jadwal gratis kalau anak sakit',
    ],
    beginner: [
      'Anak bisa membaca kalimat pendek',
      'Laptop atau tablet dengan layar minimal 10 inci',
      'Orang dewasa di rumah selama 15 menit pertama',
    ],
    intermediate: [
      'Pernah membuat satu karya di kelas sebelumnya, atau ikut sesi coba',
      'Laptop dengan papan ketik',
      'Siap menceritakan karyanya di depan teman',
    ],
    advanced: [
      'Usia 13 tahun ke atas',
      'Sudah nyaman dengan variabel dan pengulangan',
      'Izin orang tua untuk memakai alat kecil bertegangan rendah',
    ],
    faqs: [
      [
        'Anak saya belum pernah memegang tetikus. Bolehkah ikut?',
        'Boleh. Pertemuan pertama memang dimulai dari situ, dan pengajar menunggu sampai semua tangan siap.',
      ],
      [
        'Apakah saya harus menemani?',
        'Lima belas menit di awal saja, supaya suara dan gambar lancar. Sesudah itu anak biasanya justru ingin ditinggal.',
      ],
      [
        'Bagaimana kalau anak bosan?',
        'Beri tahu kami. Setelah dua pertemuan, Anda boleh pindah kelas atau meminta sisa biaya dikembalikan.',
      ],
      [
        'Apakah wajah anak direkam?',
        'Tidak. Kamera boleh mati, dan rekaman layar hanya berisi karya.',
      ],
    ],
  },
  posts: `
# news | Pameran | 4 | Kak Sekar | pameran, karya
Dua puluh gim anak dipamerkan di perpustakaan kota
Minggu pagi, pengunjung perpustakaan mengantre untuk bermain gim buatan anak kelas dua sampai enam.

Pukul sembilan kurang sepuluh, pintu belum dibuka, dan seorang anak kelas dua sudah berdiri di depan mejanya dengan tangan di belakang punggung. Saya bertanya apakah ia gugup. "Tidak," jawabnya, "aku menjaga supaya gimku tidak kabur."

Meja-mejanya rendah, sengaja, supaya pembuat gimnya bisa berdiri sejajar dengan pemainnya. Setiap anak mendapat satu laptop, satu papan nama, dan satu aturan: tamu bermain dulu, penjelasan menyusul.

## Meja yang paling ramai

Yang paling ramai adalah meja Labirin Hantu Ramah. Tiga pengunjung dewasa gagal menemukan kunci merah; pembuatnya, anak kelas empat, memberi petunjuk dengan sabar lalu mencatat, "kuncinya terlalu tersembunyi."

Catatan itu bukan basa-basi. Pekan berikutnya ia datang dengan labirin yang sama, hanya saja kini ada kelelawar kecil yang hinggap di dekat kunci. "Kalau orangnya teliti, kelelawarnya melirik," katanya. Ia menemukan sendiri apa yang oleh orang dewasa disebut petunjuk halus.

Di meja sebelah, gim menangkap bintang tiba-tiba berhenti pada skor sepuluh. Pembuatnya tidak menangis dan tidak memanggil kakak. Ia menempelkan kertas bertulisan "tamat, bintangnya habis", dan tamu berikutnya malah berlomba menghabiskan bintang.

> Kak, yang rusak ternyata paling disukai. Boleh tidak kuperbaiki?

## Yang kami pelajari

- Anak mendengar kritik lebih mudah dari pemain daripada dari guru.
- Papan "coba rusak gimku" membuat tamu malu-malu jadi berani.
- Dua jam sudah cukup; setelah itu es krim lebih menarik.

Satu hal lagi datang dari para ayah dan ibu. Mereka yang berdiri di samping anaknya cenderung menjelaskan; mereka yang ikut mengantre di meja anak lain pulang dengan lebih banyak cerita. Maka pameran depan akan kami atur begitu: dua puluh menit pertama, setiap orang tua bermain di meja yang bukan milik anaknya.

## Untuk dicoba di rumah

1. Mintalah anak memilih satu karya, lalu panggil satu orang yang belum pernah melihatnya.
2. Tamu bermain tiga menit. Anak menonton tanpa bicara, boleh sambil memegang bantal.
3. Sesudahnya, anak menulis satu hal yang ingin diubah. Satu saja.

Tidak perlu laptop. Permainan kartu dari kalender bekas pun akan memberi Anda wajah yang sama: wajah orang yang baru tahu bahwa aturannya bisa dipahami orang lain.

Pameran berikutnya dibuka akhir semester. Semua anak yang menyelesaikan satu karya boleh ikut, apa pun tingkatnya.

# news | Kelas | 16 | Kak Bonar | jadwal, kelas
Kelas Sabtu pagi ditambah karena daftar tunggu
Kelinci Mencari Wortel kini punya dua kelompok, dan kelompok kedua dimulai setengah jam lebih siang.

Selama dua bulan terakhir, tujuh belas anak menunggu kursi di kelas Sabtu pagi. Kami tidak ingin menambah isi kelas menjadi lebih dari sepuluh, jadi kelompoknya yang kami tambah.

Sepuluh bukan angka asal. Kami pernah mencoba dua belas, dan pada menit ketiga puluh selalu ada satu anak yang sudah lama mengangkat tangan tanpa terlihat. Ia tidak mengeluh. Ia hanya berhenti mengangkat tangan, dan itu yang tidak kami inginkan.

## Siapa yang mengajar

Kelompok baru diajar Kak Sekar bersama satu asisten dari Bengkel Remaja, kakak kelas delapan yang dulu memulai dari kelas yang sama.

Asistennya tidak memegang tetikus siapa pun. Tugasnya duduk di lantai, mendengar cerita kelincinya, lalu bertanya: menurutmu ia akan belok ke mana? Pada sesi percobaan, seorang anak menjawab dengan berjalan sendiri mengelilingi kursi sebelum menyusun baloknya. Kelincinya sampai ke wortel pada percobaan kedua.

Isi kedua kelompok sama persis: maju, belok, mengulang langkah, lalu pamer kebun. Yang berbeda hanya bunyinya. Kelompok kedua lebih ramai, barangkali karena sudah sarapan.

## Untuk yang sudah mendaftar

1. Kami menghubungi menurut urutan daftar tunggu.
2. Anda punya tiga hari untuk menjawab.
3. Kursi yang tidak dijawab dilepas ke urutan berikutnya.

## Sambil menunggu giliran

Ajak anak memandu Anda dari kasur ke kamar mandi dengan tiga kata saja: maju, kiri, kanan. Turuti apa adanya, juga ketika Anda menabrak lemari. Itu pelajaran pertama Kelinci Mencari Wortel, dan tidak memerlukan kursi.

Kalau hari Sabtu tetap tidak cocok, tulis saja hari yang Anda inginkan. Jadwal baru selalu lahir dari tiga keluarga yang meminta jam yang sama.

# news | Cerita | 31 | Kak Wayan | remaja, asisten
Dari murid menjadi asisten: cerita tiga remaja Bengkel
Mereka berusia empat belas, dan tugasnya bukan menjawab, melainkan bertanya balik.

Asisten kelas di Koding Anak tidak boleh menyentuh papan ketik adik-adiknya. Aturan itu dibuat oleh para asisten sendiri setelah satu sesi yang, kata mereka, "selesai cepat tapi tidak ada yang paham."

Sekarang mereka membawa tiga kalimat andalan: apa yang kamu harapkan terjadi, apa yang terjadi, dan balok mana yang terakhir kamu ubah.

> Ternyata lebih susah diam daripada menjelaskan.

Setiap asisten mendampingi empat kali pertemuan, lalu menulis satu halaman tentang anak yang paling banyak mengajarinya.

# news | Untuk orang tua | 45 | Kak Bonar | layar, rumah
Berapa lama anak sebaiknya di depan layar saat belajar koding?
Jawaban pendeknya: lebih sebentar dari yang dibayangkan, dan tidak semuanya perlu layar.

Dari enam puluh menit kelas kami, anak kelompok usia tujuh sampai sembilan menatap layar sekitar tiga puluh lima menit. Sisanya dipakai menggambar alur di kertas, memerankan tokoh, atau menjelaskan karya kepada teman.

Kelompok remaja memang lebih lama, sekitar satu jam dari satu setengah. Tetapi yang mereka tatap adalah kode yang sedang mereka perbaiki, dan itu melelahkan dengan cara yang sehat.

## Kebiasaan kecil di rumah

- Minta anak bercerita sebelum menyalakan laptop: mau membuat apa hari ini?
- Pasang waktu 25 menit, lalu istirahat bersama, bukan sendirian.
- Tutup dengan bermain karyanya, bukan menilai karyanya.

Kalau anak tidak mau berhenti, itu bukan selalu tanda kecanduan. Kadang ia hanya sedang dua balok dari selesai. Tanyakan dulu.

# news | Untuk orang tua | 60 | Kak Sekar | tujuh tahun, membaca
Anak tujuh tahun belum lancar membaca, bolehkah belajar koding?
Boleh, dengan balok bergambar dan pengajar yang membacakan. Ini yang kami lakukan di pertemuan pertama.

Balok kami punya gambar dan warna, jadi anak bisa mulai dari ikon panah dan rumah. Kata "ulangi" biasanya menjadi kata panjang pertama yang mereka hafal bentuknya.

Kami pernah menerima anak yang baru mengenal sepuluh huruf. Di pertemuan keempat ia menulis judul gimnya sendiri, terbalik di dua huruf, dan kami biarkan begitu karena itu miliknya.

## Tanda anak siap

- Bisa menunggu giliran bicara selama dua menit.
- Bisa menceritakan kegiatan pagi dengan urut.
- Mau mencoba lagi setelah kalah bermain ular tangga.

Belum ada ketiganya? Tunggu satu semester, atau datang ke sesi coba gratis hari Jumat dan lihat sendiri bagaimana ia bereaksi.

# news | Kelas | 74 | Kak Ayunda | robot, sensor
Robot penyiram pertama kami menyiram lantai
Cerita gagal yang membuat tujuh remaja paham beda antara basah dan lembap.

Sensornya terbalik. Robot mengira tanah banjir padahal kering, lalu sebaliknya, lalu lantai kelas menjadi kolam kecil. Tidak ada yang kesal; semua mencari lap.

## Garis angka di papan tulis

Keesokan harinya kami menggambar garis angka di papan: nol untuk tanah gurun, seribu untuk sawah. Tiap kelompok mengukur tiga pot dan menulis angkanya di kertas. Baru setelah itu kode ditulis lagi.

Hasilnya: robot menyiram sekali sehari selama sepekan liburan, dan cabai di jendela tetap hidup.
`,
  gallery: `
Labirin Kucing Oren | Kucing mencari jalan pulang; pintu baru terbuka setelah tiga ikan terkumpul. | Gim | Nara, 10 tahun | Labirin Hantu Ramah | pixel | Semarang | 6
Si Kancil Tidak Jadi Mencuri | Dongeng dengan akhir baru: Kancil membantu panen dan diberi upah ketimun. | Cerita bergerak | Togar, 8 tahun | Dongeng Bergerak | book | Medan | 9
Lagu Ulang Tahun Kak Ayunda | Enam belas ketukan, dua nada salah yang sengaja dibiarkan. | Musik | Kirana dan Abi | Musik dari Balok | phone | Bandung | 14
Pasar Terapung | Permainan kartu: siapa paling cepat menukar pisang menjadi perahu? | Permainan kartu | Laila, 11 tahun | Kartu Teka-teki Nusantara | stall | Banjarmasin | 21
Web Ekskul Panahan | Jadwal latihan, aturan keselamatan, dan foto papan sasaran. | Halaman web | Made, 14 tahun | Halaman Web Klub Sekolah | browser | Denpasar | 25
Kebun Binatang Tidur Siang | Jerapah baru mau makan setelah tidur; pengunjung harus berbisik. | Simulasi | Yosua, 11 tahun | Kebun Binatang Pintar | pixel | Kupang | 33
Mesin Pantun Nenek | Empat baris acak yang anehnya sering masuk akal. | Program | Zahra, 13 tahun | Python Lewat Permainan Kata | terminal | Padang | 40
Robot Cabai Jendela | Menyiram sekali sehari selama liburan dan berhenti saat hujan. | Robot | Kelompok Sabtu | Robot Penyiram Tanaman | chart | Bandung | 47
Perahu Naga Dua Warna | Balapan dua pemain; yang menang wajib menyalami. | Gim | Rafi dan Citra | Balap Perahu Naga | pixel | Palembang | 58
`,
  schools: { count: 14 },
  people: { women: 0.48, ages: [82, 18, 0, 0, 0] },
} satisfies SiteContents;
