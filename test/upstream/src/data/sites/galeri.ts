/** Galeri Karya: a wall of students' works, and small classes on showing one's own. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'GK',
  since: { year: 2020, alumni: 1_146, cities: 44 },
  quota: 16,
  programs: [
    {
      name: 'Membuat untuk Dilihat',
      summary: 'Kelas pendek yang selalu berakhir dengan sesuatu di dinding.',
      keywords: 'karya, poster, gim, foto, peta, ilustrasi, pameran',
      careers: 'karya masuk dinding bulanan; pameran kelompok',
      classes: `
Poster dari Satu Kalimat | beginner | online | 8 | 130000 | registration | Selasa 19.00–21.00 WIB | Laras | Satu kalimat yang kamu dengar di angkutan umum menjadi poster yang tidak perlu dijelaskan. | poster, tipografi | Memungut kalimat; Huruf sebagai gambar; Cetak dua warna; Tempel dan mundur lima langkah
Peta yang Tidak Netral | intermediate | online | 12 | 180000 | registration | Kamis 19.00–21.00 WIB | Yohanis | Memetakan hal yang tidak ada di peta resmi: tempat teduh, bau, dan rasa takut. | map, data, cerita | Memilih lapisan; Bertanya kepada warga; Legenda jujur; Peta dinding
Potret Tetangga dengan Ponsel | beginner | hybrid Makassar | 8 | 120000 | started | Sabtu 15.00–17.00 WITA | Andi Tenri | Cahaya teras, izin, dan kesabaran: sepuluh potret orang yang kamu kenal. | camera, foto | Meminta izin; Cahaya pintu; Memilih satu; Judul dari mulut mereka
Gim Lima Menit | intermediate | online | 14 | 200000 | upcoming | Senin 19.00–21.00 WIB | Rizal | Gim yang selesai dalam lima menit dan diingat lima hari. | pixel, gim | Satu kata kerja; Satu layar; Suara; Papan uji
`,
    },
    {
      name: 'Kurasi',
      summary: 'Memilih, menata, dan menulis keterangan karya orang lain dengan hormat.',
      keywords: 'kurasi, pameran, keterangan, menata',
      careers: 'kurator dinding bulanan; pengelola pameran sekolah',
      classes: `
Menulis Keterangan Karya | beginner | online | 4 | 75000 | registration | Rabu 19.00–21.00 WIB | Laras | Lima puluh kata yang membuat orang melihat karyanya lebih lama, bukan membacanya lebih lama. | book, kurasi, menulis | Lihat tiga menit; Tulis yang terlihat; Hapus kata makna
Pameran Sekolah dengan Anggaran Kecil | advanced | offline Jember | 10 | 150000 | ended | Minggu 09.00–13.00 WIB | Andi Tenri, Yohanis | Lorong sekolah menjadi ruang pamer dengan tali, jepitan, dan lampu belajar. | stall, pameran, sekolah | Memilih lorong; Menata urutan; Lampu murah; Malam pembukaan
`,
    },
  ],
  mentors: `
Laras Pujiastuti | Perancang poster | Jember | poster, keterangan | Mengumpulkan kalimat orang asing dalam tiga buku kecil.
Yohanis Bulu | Pembuat peta | Waikabubak | peta, data | Pernah memetakan semua pohon duduk di satu kota.
Andi Tenri Abeng | Fotografer tetangga | Makassar | foto, pameran | Tidak pernah memotret orang yang belum ia ajak minum.
Rizal Fathoni | Pembuat gim pendek | Pekalongan | gim, suara | Membuat satu gim sebulan; yang terburuk pun ia pajang.
`,
  classTexts: {
    benefits: [
      'Karyamu digantung sebulan di dinding utama',
      'Dicetak di kertas yang layak untuk pameran akhir',
      'Keterangan karya disunting bersama',
    ],
    beginner: ['Ponsel dengan kamera', 'Satu dinding kosong di rumah, selebar lengan'],
    intermediate: ['Pernah menyelesaikan satu karya', 'Mau mengubah karyamu setelah dilihat orang'],
    advanced: ['Tim kecil paling sedikit tiga orang', 'Tempat yang sudah diizinkan pemiliknya'],
    faqs: [
      [
        'Siapa pemilik karya di galeri?',
        'Pembuatnya. Kami hanya diberi izin memajang, dan izin itu bisa dicabut lewat satu surel.',
      ],
      [
        'Bolehkah karya yang belum selesai dipajang?',
        'Boleh, dengan tanda titik oranye. Pengunjung suka melihat pikiran yang masih bergerak.',
      ],
      [
        'Apakah karya dijual?',
        'Tidak di sini. Kalau ada yang bertanya, kami hubungkan langsung dengan pembuatnya tanpa potongan.',
      ],
    ],
  },
  posts: `
# news | Dinding Bulan Ini | 1 | Laras Pujiastuti | dinding, kurasi
Dinding bulan ini: dua belas karya tentang menunggu
Antre, hujan, kabar, dan jam pulang, dipilih dari sembilan puluh kiriman.

Kami tidak mengumumkan tema sebelumnya. Tema itu muncul sendiri setelah kiriman dijajarkan di lantai selama sehari.

Menjelang magrib, saya memindahkan foto sandal di depan pintu ke sebelah peta, dan mendadak keduanya membicarakan hal yang sama. Rizal menambahkan gim menyeberang. Seseorang menaruh potret penjahit yang memilih berdiri. Sesudah karya kelima tidak ada lagi yang bertanya apa temanya; kami hanya saling memandang, seperti penumpang yang tahu busnya terlambat.

## Dua ujung dinding

Karya terkecil berukuran prangko: peta ruang tunggu puskesmas dengan semua kursi yang tidak pernah dipakai. Yang terbesar, poster empat meter, hanya berisi titik dua.

Hanum, pembuat poster itu, semula menulis satu kalimat penuh. Ia memotongnya dari belakang, sehari satu kata, sampai tersisa tanda bacanya. Pengunjung pertama berdiri tujuh menit di depannya, lalu menoleh kepada penjaga: lanjutannya di mana? Penjaga menjawab jujur bahwa ia pun menunggu.

Di ujung lain, Danil menggambar kursi-kursi yang dihindari orang: dekat pintu toilet, di bawah kipas yang berdecit, dan satu kursi bersih yang tidak pernah diduduki karena menghadap langsung ke semua orang. Peta itu dipasang setinggi mata orang duduk. Kami menyediakan bangku di depannya, dan bangku itu pun sering kosong.

> Saya kira ini dinding untuk orang sabar. Ternyata untuk orang yang sedang kesal.

Kalimat tersebut ada di buku tamu hari kedua, tanpa nama, dengan tulisan tegak.

## Cara melihatnya

- Mulai dari kiri, mundur setelah karya keempat.
- Baca keterangan terakhir.
- Kembali besok; empat karya diganti urutannya setiap hari.

Urutan yang berganti bukan permainan. Karya ketiga dan kesembilan kami letakkan bersebelahan pada hari Jumat, dan pembuatnya, yang tidak saling kenal, kini bertukar surat.

## Kalau ingin mengirim

1. Satu karya dari ponsel sudah cukup, selesai atau belum.
2. Tulis judulnya sendiri; salah eja kami biarkan.
3. Tambahkan satu kalimat tentang kapan kamu membuatnya, bukan mengapa.

Yang tidak tergantung bulan ini kami simpan di rak bawah, menghadap ke luar. Beberapa akan menemukan tetangganya bulan depan.

Bulan depan dindingnya dikurasi peserta kelas, bukan kami.

# news | Pembuat | 8 | Andi Tenri Abeng | potret, makassar
Penjual pallubasa yang fotonya lebih laku daripada warungnya
Potret dari kelas ponsel membuat antreannya bertambah, dan ia meminta potretnya diganti setiap bulan.

Pukul empat lewat dua belas, kuah baru mendidih, dan Nur Azizah sudah tiga pagi berturut-turut duduk di bangku plastik tanpa mengeluarkan ponsel. Saya yang melarangnya. Aturan kelas: minum dulu, bicara dulu, pulang dulu. Pada pagi keempat, penjual itu sendiri yang bertanya kapan ia akan difoto.

## Dari balik panci

Peserta kelas memotretnya dari dalam dapur, dengan uap menutup separuh wajah. Ia tertawa melihat hasilnya dan berkata akhirnya ada yang memotret capeknya.

Ada sebelas bidikan. Yang paling tajam memperlihatkan senyum lebar dan mangkuk penuh; kelas memilihnya hampir bulat. Penjual itu menggeser layar, berhenti pada gambar yang berkabut, dan menunjuk punggung tangannya sendiri. Yang ini, katanya, karena yang lain seperti iklan.

Foto itu kini tergantung di warung, di samping daftar harga. Pengunjung bertanya siapa fotografernya; jawabannya siswi kelas sebelas.

> Kalau difoto begini, saya jadi ingin masak lebih enak.

## Satu potret sebulan

Permintaan mengganti foto setiap bulan sempat membuat Nur Azizah gugup. Ia mencoba bulan kedua dengan cahaya lampu minyak, bulan ketiga dengan anak si penjual yang tertidur di karung beras, setelah anak itu bangun dan mengangguk. Potret-potret lama tidak dibuang. Semuanya berpindah ke dinding dapur, sehingga pemasaknya pun punya pameran.

Kamu bisa memulainya di ambang pintu rumah. Pilih satu tetangga, duduklah bersamanya dua kali tanpa kamera, lalu biarkan ia menentukan gambar mana yang boleh dilihat orang.

Kelas berikutnya akan memotret orang yang bekerja sebelum subuh.

# news | Pameran | 20 | Yohanis Bulu | pameran, sekolah
Lorong SMA di Jember menjadi ruang pamer dua malam
Empat puluh tiga karya, satu gulung tali rami, dan kepala sekolah yang membaca semua keterangan.

Lorong itu biasanya gelap setelah pukul lima. Peserta kelas pameran memasang dua puluh lampu belajar pinjaman, masing-masing dengan nama pemilik.

Malam kedua lebih ramai karena orang tua yang datang malam pertama membawa tetangganya. Buku tamu penuh, lalu dilanjutkan di balik jadwal piket.

## Yang bisa ditiru

1. Jepitan jemuran lebih aman bagi kertas daripada selotip.
2. Urutan karya mengikuti arah orang pulang.
3. Satu kursi kosong di tengah lorong membuat orang berhenti.

Seluruh biaya dua malam itu Rp 312.000, sebagian besar untuk teh.

# video | Proses | 3 | Tim Galeri | proses, poster
Sebelas jam menjadi sebuah poster, dipercepat menjadi dua menit
Termasuk bagian ketika pembuatnya menghapus semuanya pada jam kesembilan.

Layar direkam dengan izin. Suara ketikan kami biarkan karena ia mengatur iramanya sendiri.

Pembuatnya memungut satu kalimat di angkot, menulisnya dengan huruf tebal, lalu melunakkannya selama tiga jam. Pada jam keempat gambarnya penuh. Pada jam ketujuh tampak bagus, dan justru itu yang membuatnya gelisah: semua orang akan memuji warnanya dan tidak seorang pun membaca kalimatnya.

Jam kesembilan layar menjadi putih. Yang tersisa satu kata, digeser ke kiri, ke kanan, lalu dibiarkan. Tontonlah sekali dengan suara, sekali tanpa, dan perhatikan kapan tangannya berhenti lebih lama daripada matamu. Posternya tergantung di dinding kiri.

# video | Kunjungan | 13 | Tim Galeri | peta, warga
Berjalan bersama pembuat peta tempat teduh
Dua kilometer pada siang hari, berhenti di setiap pohon yang bisa dipakai berteduh.

Yohanis menjelaskan mengapa beberapa pohon diberi warna abu-abu: teduhnya milik pagar orang.

Ia membawa kapur, payung yang tidak dibuka, dan buku berisi lingkaran-lingkaran. Di bawah setiap pohon ia bertanya kepada siapa saja yang sedang duduk: sejak pukul berapa di sini, dan siapa yang menyuruh pergi? Dua jawaban mengubah warna di peta saat itu juga.

Pada kilometer kedua bayangan menghilang sama sekali. Yohanis tetap berjalan di tengah, memperlihatkan berapa lama kulit tahan tanpa teduh, lalu menandai panjang ruas itu dengan warna merah. Petanya tergantung di dinding utama, setinggi mata pejalan, dan diperbarui setiap ada pohon ditebang.

# video | Proses | 27 | Tim Galeri | gim, uji
Orang tua peserta mencoba gim lima menit untuk pertama kali
Tidak ada yang menjelaskan aturannya, dan tidak ada yang perlu.

Kamera menghadap wajah pemain, bukan layar. Gimnya sendiri bisa dilihat di dinding.

Seorang bapak menekan tombol yang sama dua puluh kali, tersenyum, lalu memanggil istrinya. Seorang ibu diam sampai menit keempat dan berkata pelan bahwa ia pernah menunggu lampu merah seperti itu, sambil menggendong. Anaknya, pembuat gim tersebut, baru mendengar ceritanya saat itu.

Rizal hanya menyunting urutan wajah. Tidak ada musik, tidak ada layar, dan bunyi gimnya sampai kepada penonton sebagai bunyi ketukan jari. Kalau penasaran apa yang mereka lihat, mainkan dulu gimnya sampai selesai, baru putar lagi videonya. Wajahmu sendiri barangkali ikut berubah.
`,
  gallery: `
Titik Dua: | Poster empat meter yang berhenti sebelum kalimatnya dimulai. | Poster | Hanum | Poster dari Satu Kalimat | poster | Jember | 4
Peta Kursi Kosong | Ruang tunggu puskesmas, dan semua kursi yang dihindari orang. | Peta | Danil | Peta yang Tidak Netral | map | Waikabubak | 6
Uap Subuh | Penjual pallubasa di balik uap panci, pukul 04.12. | Potret | Nur Azizah | Potret Tetangga dengan Ponsel | camera | Makassar | 9
Turun di Sini, Bang | Kalimat terakhir penumpang, dicetak sebesar pintu angkot. | Poster | Bagus R. | Poster dari Satu Kalimat | poster | Malang | 12
Lampu Merah 92 Detik | Gim menyeberang yang menang bila kamu tidak menyeberang. | Gim | Teja dan Ilham | Gim Lima Menit | pixel | Pekalongan | 17
Pohon yang Bisa Dipinjam | Peta teduh siang hari, digambar ulang dua kali setelah penebangan. | Peta | Kelompok Jalan Siang | Peta yang Tidak Netral | map | Kupang | 21
Bu Sum Tidak Mau Duduk | Potret penjahit yang memilih berdiri karena semua orang menyuruhnya istirahat. | Potret | Gita P. | Potret Tetangga dengan Ponsel | camera | Parepare | 26
Lima Puluh Kata tentang Sendok | Keterangan karya untuk sendok dapur nenek, tanpa kata kenangan. | Tulisan kurasi | Raka | Menulis Keterangan Karya | book | Bandung | 30
Lorong Lampu Belajar | Rancangan pameran dua malam dengan dua puluh lampu pinjaman. | Tata pamer | Kelas Jember | Pameran Sekolah dengan Anggaran Kecil | stall | Jember | 35
Pulang Lewat Mana | Gim satu layar: mengingat jalan dengan mata pemain dibiarkan lelah. | Gim | Sinta | Gim Lima Menit | pixel | Tegal | 41
Bau Sore Kampung Arab | Peta bau, dari roti sampai selokan, lengkap dengan arah angin. | Peta | Fadel | Peta yang Tidak Netral | map | Surabaya | 48
Maaf, Kembaliannya Permen | Poster dua warna untuk kasir yang lelah. | Poster | Wulan | Poster dari Satu Kalimat | poster | Solo | 55
`,
  schools: { count: 18 },
  people: { women: 0.58, ages: [4, 38, 42, 12, 4] },
} satisfies SiteContents;
