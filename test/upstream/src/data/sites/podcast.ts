/** Suara Belajar: a podcast about learning, and the stories behind its episodes. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'SB',
  since: { year: 2020, alumni: 286, cities: 19 },
  quota: 12,
  programs: [
    {
      name: 'Bengkel Suara',
      summary:
        'Belajar membuat siaran dari kamar tidur: naskah, rekaman, suntingan, dan keberanian mendengar suara sendiri.',
      keywords: 'podcast, rekaman, suara, naskah, mikrofon, sunting, siniar',
      careers: 'penyiar mandiri; penyunting audio; pengelola siniar lembaga',
      classes: `
Episode Pertama dengan Ponsel | beginner | online | 8 | 160000 | registration | Senin 20.00–21.30 WIB | Gilang | Sebuah episode enam menit dari lemari pakaian, peredam terbaik di rumahmu. | phone, podcast, pemula | Satu pertanyaan; Rekam di lemari; Potong helaan; Terbitkan
Menyunting Percakapan | intermediate | online | 14 | 280000 | registration | Rabu 20.00–21.30 WIB | Maria Goreti | Membuang tanpa memalsukan: mengurut ulang percakapan dan menjaga maksud orang. | terminal, sunting, audio | Menandai; Memotong jujur; Napas dan diam; Musik secukupnya
Bertutur Tanpa Membaca | intermediate | hybrid Bandung | 10 | 240000 | started | Sabtu 13.00–15.00 WIB | Gilang, Saparudin | Dari naskah ke poin, dari poin ke cerita yang terdengar seperti kamu. | book, tutur, naskah | Tiga poin; Kalimat pembuka; Salah dan lanjut
Suara Tempat | advanced | offline Lombok Timur | 12 | 320000 | upcoming | Minggu 07.00–11.00 WITA | Saparudin | Merekam pasar, hujan, dan sunyi, lalu menyusunnya menjadi cerita tanpa narator. | map, rekaman lapangan | Mendengar dulu; Angin dan mikrofon; Menyusun ruang; Diputar dalam gelap
`,
    },
    {
      name: 'Siaran untuk Lembaga',
      summary:
        'Untuk sekolah dan organisasi yang ingin didengar tanpa terdengar seperti pengumuman.',
      keywords: 'sekolah, lembaga, siaran, radio',
      careers: 'siaran sekolah mingguan; tim suara organisasi',
      classes: `
Radio Jam Istirahat | beginner | online | 6 | 100000 | registration | Selasa 15.30–17.00 WIB | Maria Goreti | Siaran lima belas menit yang dibuat murid dan benar-benar didengarkan kantin. | blackboard, sekolah, radio | Jadwal lagu; Kabar sekolah; Suara tamu
Transkrip untuk Semua | beginner | online | 4 | 0 | ended | Kamis 19.00–21.00 WIB | Saparudin | Menulis transkrip yang enak dibaca oleh teman yang tidak mendengar. | book, aksesibilitas, gratis | Nama pembicara; Bunyi penting; Ditinjau pembaca tuli
`,
    },
  ],
  mentors: `
Gilang Pramudito | Pembawa acara | Bandung | tutur, wawancara | Masih gugup di setiap rekaman dan sudah berhenti menyembunyikannya.
Maria Goreti Seran | Penyunting suara | Atambua | sunting, musik | Menyimpan folder berisi 900 tawa orang, untuk hari buruk.
Saparudin Hadi | Perekam lapangan | Lombok Timur | rekaman, transkrip | Pernah menunggu empat jam demi satu suara tokek.
Belinda Manafe | Peneliti cerita | Kupang | riset, narasumber | Menelepon narasumber tiga kali sebelum mikrofon dinyalakan.
`,
  classTexts: {
    benefits: [
      'Episodemu diputar bersama dan ditanggapi empat telinga',
      'Pinjaman mikrofon dua pekan untuk yang sekota',
      'Musik latar yang boleh kamu pakai selamanya',
    ],
    beginner: ['Ponsel dan penyuara telinga', 'Satu ruang kecil dengan kain'],
    intermediate: [
      'Pernah merekam paling sedikit sepuluh menit',
      'Laptop yang kuat membuka penyunting gratis',
    ],
    advanced: ['Alat rekam apa pun di luar ponsel', 'Bersedia diam satu jam di lapangan'],
    faqs: [
      [
        'Harus punya mikrofon mahal?',
        'Tidak. Tiga dari empat episode terbaik peserta direkam dengan ponsel dan selimut.',
      ],
      [
        'Suara saya jelek.',
        'Semua orang berpikir begitu di pekan pertama. Pekan ketiga biasanya lupa.',
      ],
      ['Boleh bawa cerita orang lain?', 'Boleh setelah mereka mendengar hasilnya dan mengangguk.'],
    ],
  },
  podcasts: `
# Belajar Lagi | 34 | 2 | Gilang Pramudito, Bu Tarni
Sekolah Lagi di Umur Lima Puluh Dua
Penjual jamu dari Kulon Progo duduk di kelas Paket C dan mengoreksi gurunya soal jahe.

Bu Tarni berhenti sekolah di kelas dua SMP. Ia kembali karena cucunya bertanya tentang pecahan, dan ia tidak suka menjawab tidak tahu.

## Di episode ini

- 02.10 Hari pertama dan bangku paling belakang.
- 14.35 Ketika guru salah menyebut khasiat.
- 27.50 Ijazah dan apa yang tidak berubah.

# Di Balik Papan Tulis | 28 | 9 | Gilang Pramudito, Pak Rasyid
Guru yang Menghapus Kursi Depan
Di kelas Pak Rasyid tidak ada baris pertama, dan nilai tidak dibacakan keras.

Meja disusun melingkar sejak 2019. Awalnya kepala sekolah keberatan; kini tiga kelas mengikutinya.

## Di episode ini

- 04.00 Denah kelas yang digambar murid.
- 12.20 Kursi kosong untuk yang absen.
- 21.15 Yang gagal: ujian melingkar.

# Belajar Lagi | 41 | 16 | Belinda Manafe, Nadya
Menulis Kode dengan Pembaca Layar
Nadya belum pernah melihat layar, dan ia menemukan kesalahan lebih cepat dari tim.

Ia mendengar kode pada kecepatan tiga kali bicara. Kami memutarnya apa adanya selama satu menit, lalu pelan.

## Di episode ini

- 06.45 Spasi yang terdengar.
- 18.00 Wawancara kerja yang gagal karena situsnya.
- 33.30 Satu hal yang bisa kamu perbaiki hari ini.

# Suara Tempat | 22 | 23 | Saparudin Hadi
Pasar Subuh Tanpa Narator
Dua puluh dua menit di pasar Lombok Timur: timbangan, tawar-menawar, dan hujan yang datang terlalu cepat.

Dengarkan dengan penyuara telinga. Tidak ada yang menjelaskan apa pun.

## Penanda bunyi

- 05.10 Es batu dipecah.
- 11.40 Doa pembuka lapak.
- 19.05 Hujan.

# Di Balik Papan Tulis | 31 | 30 | Gilang Pramudito, Mama Yuli
Perpustakaan di Atas Motor
Mama Yuli membawa enam puluh buku ke empat kampung, termasuk kampung yang jalannya hanya ada di musim kering.

Buku dikembalikan tanpa daftar. Dari enam ratus pinjaman, empat belas hilang, dan sebelas di antaranya ia tahu di mana.

## Di episode ini

- 03.20 Motor, terpal, dan rak.
- 15.00 Buku yang diminta anak laki-laki.
- 26.40 Musim hujan.

# Belajar Lagi | 37 | 44 | Maria Goreti Seran, Rinto
Gagal Tiga Kali Ujian Masuk, Lalu Menjadi Juru Las Kapal
Rinto bercerita tentang pintu yang bukan pilihannya dan ternyata pas.

Ia masih menyimpan tiga kartu peserta. Di galangan, ia mengajar dua belas anak membaca gambar kerja.

## Di episode ini

- 07.30 Pengumuman ketiga.
- 19.10 Percikan pertama.
- 30.00 Kalau anaknya ingin kuliah.
`,
  posts: `
# news | Kabar Siaran | 2 | Gilang Pramudito | musim baru, jadwal
Musim kelima dibuka dengan cerita orang yang kembali ke sekolah
Dua belas episode, terbit setiap Jumat subuh, dan untuk pertama kali semuanya bertranskrip.

Musim ini kami mencari orang yang belajar lagi setelah lama berhenti. Riset dimulai enam bulan lalu dari satu surat pendengar.

Surat itu datang dari Kulon Progo, ditulis di balik nota pembelian jahe. Isinya satu pertanyaan: apakah ada orang lain seumur saya yang duduk di bangku paling belakang? Belinda membacakannya dalam rapat, melipatnya lagi, dan menelepon malam itu juga. Yang mengangkat Bu Tarni, lima puluh dua tahun, sedang mengerjakan pecahan.

## Mencari tanpa memancing air mata

Dari satu surat menjadi empat puluh tiga nama. Setiap calon narasumber ditelepon tiga kali sebelum mikrofon dinyalakan. Telepon pertama hanya bertanya kabar. Telepon kedua bertanya apa yang tidak ingin dibicarakan. Telepon ketiga, anehnya, paling sering berubah menjadi resep, sebab orang yang merasa aman akan menawarkan makanan.

Tiga puluh satu nama kami lepas. Bukan karena ceritanya kurang kuat; beberapa sedang berada di tengah badai, dan badai sebaiknya tidak direkam. Mereka tahu nomor kami, dan kami tahu tanggal ulang tahun dua di antaranya.

Setiap episode berdurasi antara dua puluh dan empat puluh menit. Kami tidak memanjangkannya demi jadwal.

Rinto musim lalu, misalnya, bercerita tepat tiga puluh tujuh menit lalu berkata sudah. Kami membiarkan kursinya berderit. Maria Goreti mencoba memangkas jadi tiga puluh supaya seragam, mendengarnya sekali di dapur, dan mengembalikan semuanya sebelum cucian selesai.

## Yang baru

- Transkrip terbit bersamaan dengan suaranya.
- Satu episode sebulan tanpa narator.
- Pertanyaan pendengar dibaca di akhir, bukan di awal.

Transkrip ditinjau pembaca tuli sebelum terbit. Ia menandai satu hal yang luput dari telinga kami: tawa yang ditulis "(tertawa)" bisa berarti senang, malu, atau menahan diri. Kini kami menuliskan yang mana, dan bertanya dulu bila ragu.

> Baru sekarang aku tahu kalian sering berhenti bicara.

## Menjadi narasumber musim depan

Ceritakan satu kejadian dan satu pertanyaan yang masih mengganggumu. Tidak perlu selesai, tidak perlu berhasil. Rekam dua menit di dalam lemari pakaian, dengarkan sekali sampai habis, dan kirim yang pertama, jangan yang paling bagus.

Kirim usulan narasumber lewat halaman perjanjian, lengkap dengan alasan mengapa ceritanya harus didengar.

# news | Dapur Rekaman | 13 | Maria Goreti Seran | sunting, jujur
Empat puluh satu menit yang kami buang dari episode Nadya
Termasuk lelucon kami sendiri, dan satu pujian yang terdengar seperti kasihan.

Rekaman aslinya delapan puluh dua menit. Pemotongan pertama membuang pertanyaan yang berulang, yang kedua membuang kekaguman kami.

Nadya mendengar versi kedua dan meminta satu bagian dikembalikan: ketika ia marah kepada formulir lamaran.

Dua menit itu semula kami anggap terlalu tajam. Di ruang sunting, marahnya membuat kami menegakkan punggung, dan barangkali karena itulah jari kami memotongnya. Nadya mendengarkan alasan tersebut sampai selesai, lalu bertanya siapa yang sebenarnya sedang kami lindungi. Pertanyaan itu tidak kami potong dari ingatan.

> Kalau marahnya hilang, saya jadi kedengaran seperti brosur.

Bagian itu sekarang ada di menit kedelapan belas, dan paling banyak diputar ulang.

# news | Pendengar | 27 | Belinda Manafe | surat, pendengar
Surat pendengar bulan ini: dari mercusuar, dapur, dan ruang tunggu
Seratus sembilan belas surat, tiga kami bacakan, semuanya kami jawab.

Penjaga mercusuar di Maluku mengunduh episode ketika kapal logistik datang, sebulan sekali. Ia meminta kami jangan menyebut cuaca.

Seorang juru masak memutar episode perpustakaan motor sambil mengupas bawang, lalu menyumbang sekotak buku resep.

## Cara menulis kepada kami

1. Sebut kota dan apa yang kamu kerjakan sambil mendengar.
2. Ceritakan satu hal, bukan semua hal.
3. Beri tahu kalau tidak ingin dibacakan.

Jawaban kami kadang lambat. Kotaknya dibuka setiap Selasa.

# berita | Komunitas | 5 | Saparudin Hadi | radio, sekolah
Radio jam istirahat mengudara di enam sekolah Lombok
Siaran lima belas menit dibuat murid, dengan satu aturan: tidak ada pengumuman.

Kantin menjadi lebih pelan, kata penjual nasi, karena semua ingin mendengar siapa yang disebut dalam kuis.

Siaran perdana di sekolah pertama berlangsung sebelas menit karena penyiarnya kehabisan kalimat. Murid kelas delapan itu memandang ponsel, memandang pelantang, lalu berkata pelan: teman-teman, coba dengarkan, hari ini burungnya banyak. Seluruh halaman mendongak. Sejak hari itu satu menit siaran selalu kosong dan disebut menit burung.

## Aturan yang paling sering dilanggar guru

Pengumuman datang dari mana-mana: iuran, upacara, sepatu hitam. Panitia murid menyediakan kotak di ruang guru dan membacakan isinya dengan satu syarat, harus berupa cerita. Pesan tentang sampah akhirnya mengudara sebagai kisah sebungkus mi yang berkeliling sekolah tiga hari. Tukang kebun meminta siarannya diputar dua kali.

Alatnya satu ponsel, satu pelantang masjid yang dipinjamkan di luar waktu salat, dan jadwal giliran yang ditempel.

## Isi siaran

- Satu lagu pilihan kelas.
- Satu cerita tiga menit.
- Satu pertanyaan yang jawabannya besok.

Pertanyaan itulah yang membuat orang kembali. Yang paling panjang umurnya berbunyi: di mana letak suara paling sunyi di sekolah ini? Jawabannya, menurut suara terbanyak, perpustakaan sesudah hujan. Menurut penjaga sekolah, gudang bola hari Minggu.

Sebelum menyiarkan apa pun, dudukkan timmu di halaman selama satu jam istirahat. Jangan merekam. Tulis sepuluh bunyi, pilih satu yang tidak dikenali guru, dan mulailah dari sana.

Sekolah lain bisa mengikuti kelasnya bulan depan dengan biaya seratus ribu rupiah untuk satu tim.

# berita | Acara | 15 | Gilang Pramudito | rekaman langsung, bandung
Rekaman langsung di Bandung: delapan puluh kursi, satu kompor
Narasumber memasak sambil bercerita, dan baunya tidak bisa kami siarkan.

Bu Tarni datang membawa jahe dari kebunnya. Penonton pulang dengan sebotol jamu dan tugas menelepon guru lama.

Sebelum mulai, penonton diminta meletakkan tas dan mencium jari masing-masing: jahe, kunyit, atau sabun. Dari situ Bu Tarni tahu siapa yang pernah memegang dapur. Ia memanggil seorang bapak berjari sabun ke depan untuk memarut, dan bunyi parutan itu menjadi musik pembukanya.

Rekaman berlangsung lima puluh menit tanpa henti. Dua kali ponsel berbunyi, dua kali pemiliknya diminta menjawab di depan mikrofon.

> Halo, Bu, saya lagi di radio. Iya, nanti saya angkat jemurannya.

Episodenya terbit akhir bulan, dengan telepon itu di dalamnya.

# berita | Alat | 29 | Maria Goreti Seran | pinjam, mikrofon
Perpustakaan mikrofon bertambah menjadi sembilan unit
Alat sumbangan pendengar bisa dipinjam dua pekan, gratis, oleh siapa pun yang sekota.

Setiap unit datang dengan busa, kabel, dan kartu riwayat: siapa peminjamnya, untuk cerita apa.

Kartu unit nomor tiga sudah penuh. Isinya dari tugas sekolah sampai rekaman pesan seorang ayah untuk anaknya yang belum lahir.

Ayah itu meminjam dua pekan, memperpanjang sekali, dan mengembalikannya sehari sesudah bayinya lahir. Satu menit rekaman wajibnya berisi dua orang yang bernapas. Kami tidak menyiarkannya; kami hanya mencatat tanggalnya di kartu, dengan tinta yang berbeda.

## Aturan pinjam

1. Kembalikan bersama satu menit rekamanmu.
2. Rusak karena hujan bukan dosa, asal diceritakan.
3. Perpanjang sekali.

Kota dengan unit: Bandung, Atambua, Selong, Kupang, dan Yogyakarta.
`,
  schools: { count: 6 },
  people: { women: 0.57, ages: [2, 22, 40, 24, 12] },
} satisfies SiteContents;
