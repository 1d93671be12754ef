/** Jejaring Mentor: people who accompany, found by topic. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'JM',
  since: { year: 2020, alumni: 1_610, cities: 43 },
  quota: 12,
  programs: [
    {
      name: 'Pendampingan Tiga Bulan',
      summary: 'Enam pertemuan berdua dengan satu tujuan yang ditulis di awal.',
      keywords: 'pendampingan, mentor, berdua, tujuan, karier',
      careers: 'tujuan tercapai; memilih berhenti dengan sadar',
      classes: `
Menulis Tujuan yang Bisa Didampingi | beginner | online | 2 | 0 | registration | Senin 19.30–21.30 WIB | Wahyu | Dari "ingin maju" menjadi satu kalimat yang bisa diperiksa enam pekan lagi. | book, tujuan, gratis | Sekarang; Nanti; Tanda
Pindah Jalur di Usia Tiga Puluhan | intermediate | online | 12 | 450000 | registration | Rabu 19.30–21.00 WIB | Dewi Sukma, Wahyu | Kelompok kecil bagi yang berganti pekerjaan dengan tanggungan. | map, karier | Peta tanggungan; Percobaan kecil; Percakapan rumah; Langkah
Umpan Balik Karya Pertama | beginner | hybrid Pontianak | 6 | 150000 | started | Sabtu 13.00–15.00 WIB | Petrus | Membawa satu karya dan pulang dengan tiga hal untuk diubah. | browser, karya | Membawa; Mendengar; Mengubah
`,
    },
    {
      name: 'Sekolah Mentor',
      summary: 'Belajar mendampingi: mendengar, bertanya, dan tahu kapan merujuk.',
      keywords: 'menjadi mentor, mendengar, bertanya, pelatih, coach',
      careers: 'mentor jejaring; pembimbing magang',
      classes: `
Enam Pertanyaan Mentor | beginner | online | 4 | 0 | registration | Kamis 19.30–21.30 WIB | Asmara | Pertanyaan pendek yang membuka, dan empat nasihat yang sebaiknya ditahan. | phone, mentor, gratis | Mendengar; Bertanya; Menahan
Mendampingi Orang yang Lebih Tua | intermediate | online | 4 | 100000 | upcoming | Selasa 19.30–21.30 WIB | Asmara, Petrus | Hormat tanpa sungkan, jujur tanpa menggurui. | phone, mentor | Sapaan; Jujur; Batas
Kapan Harus Merujuk | advanced | online | 3 | 0 | ended | Jumat 19.30–21.00 WIB | Dewi Sukma | Mengenali tanda bahwa seseorang membutuhkan tenaga profesional, dan mengantarnya. | shield, mentor, gratis | Tanda; Kalimat; Daftar rujukan
`,
    },
  ],
  mentors: `
Wahyu Setiabudi | Mentor transisi karier | Bekasi | karier, tujuan | Berganti pekerjaan empat kali dan menyimpan surat pengunduran dirinya. Luang Senin malam dan Sabtu pagi.
Dewi Sukma Rengganis | Mentor kesehatan kerja | Banyuwangi | batas, karier | Menjawab pesan tiga kali sehari, tidak lebih. Luang Rabu siang.
Petrus Kanisius Lay | Mentor karya dan portofolio | Pontianak | portofolio, umpan balik | Selalu memulai dari bagian yang paling disukai pembuatnya. Luang Sabtu siang.
Asmara Dhana | Pelatih para mentor | Banjarnegara | mendengar, bertanya | Pernah diam sebelas menit, dan itu pertemuan terbaiknya. Luang Kamis malam.
Nurul Qomariah | Mentor usaha kecil | Sampang | usaha, harga | Bertanya siapa yang memasak kalau kamu sakit. Luang Minggu pagi dan Selasa malam.
Ratri Handayani | Mentor kepemimpinan baru | Salatiga | memimpin, umpan balik | Rapat pertamanya sebagai atasan berakhir tanpa seorang pun bicara. Luang Selasa malam.
Joko Pitoyo | Mentor pekerja lepas | Wonosobo | harga, portofolio | Menaikkan tarif tiga kali, sekali di antaranya terlalu cepat. Luang Rabu malam dan Minggu siang.
Cut Meurah Intan | Mentor studi lanjut | Lhokseumawe | beasiswa, tujuan | Ditolak enam beasiswa dan masih hafal nomor suratnya. Luang Sabtu malam.
Ambrosius Keraf | Mentor guru muda | Larantuka | mengajar, kelas | Menunggu di gerbang, bukan di ruang guru. Luang Kamis pagi dan Jumat siang.
`,
  classTexts: {
    benefits: [
      'Dipasangkan menurut topik, waktu, dan cara bicara',
      'Satu kali ganti mentor tanpa perlu alasan',
      'Catatan pertemuan milikmu sendiri',
    ],
    beginner: ['Satu jam setiap dua pekan', 'Satu hal yang ingin kamu ubah'],
    intermediate: ['Sudah mencoba sendiri paling sedikit sebulan'],
    advanced: ['Mendampingi sekurangnya tiga orang'],
    faqs: [
      [
        'Apakah mentor dibayar?',
        'Pertemuan pertama sukarela. Program kelompok berbayar, dan separuhnya untuk mentor.',
      ],
      ['Bolehkah memilih mentor sendiri?', 'Boleh. Tiga usulan kami hanyalah awal.'],
      ['Bagaimana jika tidak cocok?', 'Tulis satu kata, kami carikan yang lain dalam sepekan.'],
    ],
  },
  posts: `
# news | Cerita Berdua | 3 | Asmara Dhana | mendengar, diam
Sebelas menit diam dalam satu pertemuan
Tidak ada yang putus sambungannya; keduanya sedang berpikir.

Ia baru saja mengucapkan bahwa pekerjaannya tidak lagi masuk akal. Saya hampir memberi nasihat.

Nasihatnya sudah siap di ujung lidah: perbarui portofolio, hubungi dua kenalan, beri dirimu enam bulan. Nasihat itu pernah berguna, bagi saya. Yang menahan saya bukan kebijaksanaan, melainkan gelas. Tangan saya kebetulan sedang memegangnya, dan selagi minum saya melihat matanya bergerak seperti orang yang membaca.

## Yang terdengar ketika tidak ada yang bicara

Menit kedua terasa seperti lupa kata sandi. Menit keempat, terdengar tukang bakso lewat di tempatnya, lalu semenit kemudian, anehnya, di tempat saya juga. Menit ketujuh ia menulis sesuatu dan mencoretnya. Saya menghitung lubang kisi-kisi jendela: empat puluh dua. Menit kesembilan ia menarik napas, dan saya hampir mengira itu giliran saya.

Setelah sebelas menit ia berkata: saya tidak ingin pindah, saya ingin pulang lebih cepat.

Kalimat itu tidak mungkin saya berikan. Di kepala saya, pulang lebih cepat adalah keluhan; baginya, itulah tujuannya. Sisa pertemuan kami pakai untuk menulis satu tanda yang bisa diperiksa: pukul berapa sepatunya sudah di rak.

> Kalau kamu tadi bicara, saya pasti setuju dengan nasihatmu.

Ia mengatakannya pada pertemuan kelima. Kami berdua tahu berapa lama nasihat saya akan bertahan, barangkali sampai pertemuan kedua.

## Cara melatih diam

1. Sesudah bertanya, letakkan tanganmu di bawah paha.
2. Hitung sampai dua puluh sebelum menyelamatkan siapa pun.
3. Kalau harus bersuara, ulangi tiga kata terakhirnya.
4. Perhatikan mata. Mata yang bergerak sedang bekerja; mata yang mencarimu sedang meminta.

Cobalah malam ini kepada orang serumah, dengan satu pertanyaan kecil seperti bagaimana tadi siang. Kemungkinan besar jawaban pertamanya "biasa". Tunggulah jawaban kedua.

Tiga bulan kemudian ia masih di kantor yang sama, pulang pukul lima.

# news | Menjadi Mentor | 12 | Petrus Kanisius Lay | umpan balik, karya
Tiga hal untuk diubah, dan mengapa yang keempat disimpan
Orang bisa membawa pulang tiga; yang keempat biasanya terjatuh di jalan.

Saya mencatat semua yang saya lihat, lalu mencoret sampai tersisa tiga. Sisanya disimpan untuk pertemuan berikut.

Buku catatan saya punya dua warna. Hitam untuk semua yang terlihat, merah untuk yang akan dikatakan. Pada satu karya peserta di Pontianak, sebuah menu untuk warung kopi, hitamnya sampai dua puluh tujuh baris. Saya sempat bangga pada mata saya. Lalu saya membayangkan pemuda itu pulang naik motor dengan dua puluh tujuh baris di kepala, di tengah hujan.

## Mencoret dari bawah

Saya mencoret yang selera, lalu yang akan hilang sendiri, lalu yang hanya ingin menunjukkan bahwa saya tahu. Tinggal tiga: harga tidak sejajar, kopi paling laku ada di halaman belakang, dan hurufnya terlalu tipis untuk lampu warung.

Sering kali setelah tiga hal berubah, yang lain ikut beres.

Setelah harga disejajarkan, misalnya, ia menemukan sendiri tujuh dari sisa catatan saya. Dua yang lain ternyata keliru; pemilik warung memang sengaja menaruh menu itu di belakang untuk pelanggan lama.

## Urutan yang saya pakai

1. Mulai dari yang disukai pembuatnya.
2. Sebut akibat, bukan rasa.
3. Tanyakan mana yang mau dikerjakan dulu.

Tanyakan yang ketiga dengan sungguh-sungguh dan terimalah jawabannya. Orang hampir selalu memilih yang paling ringan dulu, dan itu bagus, karena ia akan datang lagi.

Untuk pertemuanmu berikutnya, tulis semua hal, lipat kertasnya, dan simpan di saku belakang. Kalau sampai akhir pertemuan kamu tidak merogohnya, barangkali memang tidak perlu.

Buku catatan lama saya penuh hal keempat yang tidak jadi penting.

# news | Jejaring | 22 | Tim Jejaring | angka, pasangan
Setahun memasangkan 420 orang: apa yang membuat pasangan bertahan
Bukan bidang yang sama, melainkan jam luang yang sama.

Pasangan dengan bidang sama bertahan rata-rata empat pertemuan. Pasangan dengan jam luang sama bertahan enam.

Kami sempat tidak percaya dan menghitung ulang dengan tangan, di meja makan kantor. Dua pengelola unggas dari provinsi yang sama berhenti pada pertemuan ketiga; seorang penjahit dan seorang ahli gizi, yang sama-sama hanya luang Minggu pukul enam pagi, menyelesaikan keenamnya dan masih bertukar resep.

Tiga puluh satu orang mengganti mentor, dan dua puluh enam di antaranya lebih puas setelahnya.

- Tanyakan jam sebelum bidang.
- Sepakati cara membatalkan.
- Akhiri dengan resmi.

Formulir kami kini bertanya jam luang di baris pertama.

# news | Batas | 33 | Dewi Sukma Rengganis | batas, pesan
Tiga kali sehari: cara saya menjawab pesan tanpa hilang
Pukul tujuh, dua belas, dan delapan malam.

Dulu saya menjawab saat itu juga, lalu tidak mendengar anak sendiri. Orang yang saya dampingi pun jadi menunggu, bukan mencoba.

Sejak jamnya tetap, separuh pertanyaan terjawab sendiri sebelum saya membukanya.

Minggu pertama paling berat bagi saya, bukan bagi mereka. Ponsel saya taruh di dalam panci bertutup supaya bunyinya tidak terdengar seperti panggilan. Anak saya yang kedua membuka panci itu, memandang isinya, lalu bertanya apakah nanti malam kita makan pesan.

> Aku sudah ketemu jawabannya, Mbak, waktu nunggu jam dua belas.

Untuk keadaan darurat ada nomor lain, dan selama setahun hanya berbunyi dua kali.

# news | Kolaborasi | 45 | Ambrosius Keraf | sekolah, guru muda
Sembilan sekolah di Flores Timur meminjam mentor setiap Kamis
Mentornya guru pensiunan yang rindu gerbang sekolah.

Guru baru sering berhenti pada tahun pertama karena sendirian. Mentor menunggu di gerbang dan berjalan bersamanya sampai kelas.

Percakapannya sepuluh menit, kadang hanya tentang hujan.

Saya pernah mengusulkan lembar refleksi. Seorang guru muda menolaknya dengan sopan: kalau ditulis, saya akan mengarang. Maka yang tersisa hanya jalan kaki dari gerbang ke pintu kelas, kira-kira seratus dua puluh langkah, dan pada hari buruk mereka memutar lewat lapangan. Pernah sampai tiga putaran, karena hujan yang dibicarakan belum selesai.

1. Mentor tidak masuk kelas kecuali diminta.
2. Tidak ada laporan kepada kepala sekolah.
3. Kamis tetap Kamis.

Belum ada guru baru yang berhenti sejak Januari.

# news | Usaha | 58 | Nurul Qomariah | usaha, cadangan
Siapa yang memasak kalau kamu sakit?
Pertanyaan itu membuat warung soto punya resep tertulis untuk pertama kali.

Pemiliknya menyimpan takaran di tangan. Ketika saya bertanya, ia tertawa lalu menulis sampai malam.

Takaran pertamanya berbunyi "garam sampai cukup". Saya meminta ia menuang cukup itu ke telapak tangan, memindahkannya ke sendok, lalu menghitung. Dua setengah. Kami mengulanginya untuk sembilan bumbu, dan di tengah malam ia mengaku baru kali itu melihat masakannya sendiri. Kertasnya digantung di samping wajan, sudah bertitik minyak sebelum pagi.

Dua bulan kemudian ia demam berdarah. Warung buka seperti biasa, rasanya sedikit lebih asin.

- Tulis takaran.
- Ajari satu orang.
- Cuti sehari untuk menguji.

Sekarang ia libur setiap Selasa, dan pelanggan tidak tahu bedanya.
`,
  schools: { count: 9 },
  people: { women: 0.54, ages: [0, 6, 40, 42, 12] },
} satisfies SiteContents;
