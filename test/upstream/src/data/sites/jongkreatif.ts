/** Jong Kreatif Academy: a creative youth programme by the harbour. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'JK',
  since: { year: 2022, alumni: 463, cities: 17 },
  quota: 20,
  programs: [
    {
      name: 'Geladak Seni',
      summary: 'Mural, musik, dan film pendek oleh anak muda pesisir, dibayar ketika dipakai.',
      keywords: 'mural, film, musik, seni, kreatif, pemuda',
      careers: 'seniman mural; penyunting film; penampil',
      classes: `
Mural Tembok Pasar | beginner | offline Bangka | 20 | 0 | registration | Sabtu 08.00–11.00 WIB | Ogi | Tembok dua belas meter, izin tertulis, dan gambar yang disetujui pedagang ikan. | poster, mural, gratis | Izin; Sketsa dan skala; Cat laut; Tanda tangan bersama
Film Tiga Menit tentang Angin | intermediate | offline Belitung | 24 | 50000 | started | Minggu 14.00–17.00 WIB | Meyliana | Memotret yang tidak tampak lewat jemuran, layar, dan rambut orang. | camera, film | Satu gagasan; Gambar diam; Bunyi; Diputar di dermaga
Musik dari Galangan | beginner | hybrid Bangka | 16 | 0 | upcoming | Rabu 16.00–18.00 WIB | Ogi, Sabaruddin | Drum oli, tali, dan lambung kapal menjadi tiga lagu pendek. | phone, musik, gratis | Memukul dengan aman; Pola; Merekam; Malam galangan
`,
    },
    {
      name: 'Geladak Usaha',
      summary:
        'Dari karya ke tagihan pertama: harga, kontrak satu halaman, dan pelanggan yang kembali.',
      keywords: 'usaha, harga, kontrak, kriya, jualan, kreatif',
      careers: 'pekerja lepas kreatif; pemilik studio kecil',
      classes: `
Menghitung Harga Karya | beginner | online | 6 | 0 | registration | Selasa 19.00–20.30 WIB | Rosita | Jam kerja, bahan, dan rasa takut: tiga hal yang harus masuk ke harga. | chart, harga, gratis | Catat jam; Bahan; Tiga angka; Mengucapkannya
Kontrak Satu Halaman | intermediate | online | 4 | 0 | ended | Kamis 19.00–21.00 WIB | Rosita, Sabaruddin | Enam kalimat yang mencegah lima pertengkaran, ditulis dalam bahasa biasa. | book, kontrak, gratis | Siapa; Apa; Kapan dibayar; Kalau berubah
Kemasan Kerupuk Getas | intermediate | offline Bangka | 14 | 100000 | registration | Jumat 14.00–16.30 WIB | Meyliana | Kemasan yang tahan kapal enam jam dan masih renyah di pelabuhan seberang. | stall, kemasan | Uji guncang; Label jujur; Foto; Titip jual
`,
    },
  ],
  mentors: `
Ogi Prasetya | Pelukis mural | Pangkalpinang | mural, musik | Tembok pertamanya dicat ulang pemilik dalam sehari; ia bertanya mengapa dan diajari izin.
Meyliana Chandra | Pembuat film dan perancang kemasan | Tanjungpandan | film, kemasan | Menyimpan angin dalam 40 kaset digital.
Sabaruddin Laode | Pandai galangan | Wakatobi | musik, bahan | Bisa menyetem lambung kapal dengan telinga dan palu kayu.
Rosita Effendi | Pendamping usaha | Muntok | harga, kontrak | Mengajari anak muda menyebut angka lalu minum air.
`,
  classTexts: {
    benefits: [
      'Karyamu dibayar bila dipakai mitra',
      'Bahan dan konsumsi ditanggung program',
      'Pameran dermaga dua kali setahun',
    ],
    beginner: ['Usia 15 sampai 25 tahun', 'Tinggal atau bersekolah di wilayah kepulauan'],
    intermediate: [
      'Satu karya yang sudah diperlihatkan kepada orang lain',
      'Siap bekerja di luar ruangan',
    ],
    advanced: ['Pernah menerima pesanan berbayar'],
    faqs: [
      [
        'Mengapa sebagian besar gratis?',
        'Program dibiayai kerja sama daerah dan hasil penjualan karya; daftarnya ditempel di dinding kantor.',
      ],
      [
        'Saya sudah bekerja. Masih boleh?',
        'Boleh sampai usia 25, asalkan bisa hadir tiga perempat pertemuan.',
      ],
      [
        'Siapa pemilik mural?',
        'Namamu tertulis di sudutnya, temboknya milik pedagang, dan keduanya harus setuju bila dihapus.',
      ],
    ],
  },
  posts: `
# news | Dermaga | 3 | Ogi Prasetya | mural, pasar
Tembok pasar ikan kini berisi lima puluh dua nama ikan
Nama daerahnya dipungut dari pedagang, dan tiga di antaranya belum pernah ditulis.

Sketsa pertama berupa seekor paus raksasa. Pedagang menolaknya dengan sopan: paus tidak dijual di sini.

Sketsa itu saya gulung, lalu saya bertanya apa yang dijual. Pedagang tertua, yang lapaknya di dekat keran, mulai menghitung dengan jari. Sampai jari kedelapan belas ia berhenti karena harus menimbang, lalu menyuruh cucunya melanjutkan. Cucunya hanya sampai enam.

## Dua pagi dengan kapur

Peserta lalu menghabiskan dua pagi bertanya nama ikan. Satu ikan punya empat nama, tergantung siapa neneknya.

Nama-nama itu ditulis langsung di lantai, di depan lapak masing-masing, supaya bisa dibantah. Pembeli ikut jongkok. Ada yang mencoret huruf, ada yang menambahkan nama dari pulau asalnya, ada yang berdebat apakah ikan yang badannya belang dan ikan yang ekornya belang itu bersaudara. Pukul sembilan lantai disiram seperti biasa, jadi semuanya harus sudah disalin.

Tiga nama yang belum pernah ditulis membuat kelas berhenti lama. Bagaimana ejaannya? Saya meminta penyebutnya mengulang lima kali, peserta menulis sendiri-sendiri, lalu dipilih yang paling enak dibaca keras dari jarak enam meter. Salah satunya kini lebih panjang daripada ikannya.

> Nenek saya masuk tembok, padahal yang digambar ikan.

Ucapan itu datang dari pembeli yang menyumbang nama keempat puluh satu. Ia kembali esoknya dengan seluruh keluarga untuk berfoto.

## Cat dan cuaca

- Warna dasar diencerkan air tawar, bukan air laut.
- Bagian bawah dilapisi lilin karena disemprot setiap hari.
- Dua jengkal dikosongkan untuk ikan yang terlupa.

Lilin di bagian bawah harus diulang tiap tiga bulan; pedagang bergiliran, dan daftar gilirannya menjadi satu-satunya tulisan kecil di tembok itu. Izin tertulisnya dilaminasi di balik pintu gudang.

## Sebelum kamu menggambar tembok orang

1. Beli sesuatu di tempat itu, dua hari berturut-turut.
2. Tanyakan apa yang mereka sebut setiap hari.
3. Tunjukkan sketsa ketika mereka sedang tidak sibuk.
4. Tulis siapa yang boleh menghapusnya.

Pausnya tidak terbuang. Ia berenang di buku sketsa saya, dengan keterangan: belum laku.

Sampai pekan ini sudah tujuh nama tambahan dituliskan pembeli.

# news | Layar | 12 | Meyliana Chandra | film, dermaga
Pemutaran di dermaga: layar dari terpal, penonton di atas perahu
Delapan film tentang angin, dan anginnya ikut datang.

Layar diikat pada dua tiang. Di film keempat talinya lepas, dan penonton mengira itu bagian cerita.

Terpalnya bekas penutup muatan garam, dijahit ibu-ibu jala sampai enam meter lebarnya. Menjelang magrib, saya memeriksa simpulnya dua kali, dan tetap salah satu di antaranya yang menentukan malam itu. Tiga puluh perahu merapat, mesinnya dimatikan satu per satu, dan mendadak pelabuhan lebih sunyi daripada bioskop mana pun.

## Tali yang lepas

Setiap film tiga menit tanpa kata. Yang paling lama ditepuki menampilkan rambut seorang ibu selama dua menit penuh.

Layarnya berkibar, gambar rambut dan jemuran melipat, lalu terbentang lagi. Penonton di haluan bersiul. Sabaruddin memanjat tiang, mengikat ulang dengan simpul kapal, dan turun disambut tepuk tangan yang lebih meriah daripada untuk film mana pun malam itu. Pembuat film keempat sampai sekarang tidak membantah bahwa adegan tersebut miliknya.

> Saya tidak tahu rambut saya bisa main film.

## Memutar filmmu sendiri

- Pilih tempat yang orangnya memang sudah duduk di sana.
- Film tiga menit lebih kuat daripada tiga puluh; tali pun sanggup menunggu.
- Siapkan satu orang yang tidak menonton, hanya menjaga ikatan.
- Biarkan bunyi sekitar masuk.

Setelah film terakhir tidak ada yang segera menyalakan mesin. Perahu-perahu itu bergoyang di tempat beberapa lama, saling bertanya rambut siapa tadi.

Semua film bisa ditonton di kantor program setiap Jumat sore.

# news | Usaha | 22 | Rosita Effendi | harga, lepas
Tagihan pertama dua puluh anak muda: dari Rp 75.000 sampai Rp 3 juta
Kami menghitung bersama berapa jam sebenarnya di balik angka itu.

Rata-rata peserta menghargai jamnya Rp 9.000, lebih murah daripada parkir pelabuhan untuk setengah hari.

Sesudah kelas harga, tagihan kedua mereka naik dua kali lipat dan hanya satu pelanggan yang pergi.

Di depan setiap orang saya taruh segelas air. Sebutkan angkamu, minum, dan jangan menjelaskan apa pun sampai gelasnya kosong. Pada putaran pertama sebelas peserta menurunkan harganya sendiri sebelum sempat meneguk. Pada putaran keempat tinggal dua, airnya habis tiga galon, dan antrean ke kamar kecil menjadi jeda pertama.

1. Tulis jam yang benar.
2. Tambahkan jam bertanya dan menunggu.
3. Sebut angkanya berdiri.

Yang pergi itu kembali sebulan kemudian, bersama temannya.

# news | Galangan | 33 | Sabaruddin Laode | musik, kapal
Tiga lagu dari lambung kapal yang sedang diperbaiki
Pemilik kapal mengizinkan dengan syarat namanya menjadi judul.

Pukulan di haluan berbunyi lebih tinggi daripada di buritan. Peserta menandai nadanya dengan kapur.

Tukang las ikut bermain karena irama las tidak bisa dihentikan. Ia masuk sebagai ketukan kedua.

- Sarung tangan dan penutup telinga wajib.
- Tidak ada yang memukul bagian yang baru dicat.
- Rekaman diputar untuk pemilik sebelum siapa pun.

Kapal itu sudah melaut lagi, dengan lagunya tersimpan di ponsel nakhoda.

# news | Program | 45 | Tim Geladak | pendanaan, dinding
Mengapa anggaran kami tempel di dinding
Anak muda berhak tahu siapa yang membayar catnya.

Sejak tahun pertama, setiap pos ditulis besar: cat, nasi, honor, kapal. Yang paling mahal selalu kapal.

Seorang pelajar pernah berdiri setengah jam di depan dinding itu dengan kalkulator ponsel. Ia menemukan jumlah honor yang keliru sepuluh ribu rupiah, menempelkan kertas, lalu pulang tanpa menulis nama. Kertas hijaunya kami bingkai; di bawahnya tertulis angka yang benar, tanggalnya, dan ucapan terima kasih kepada siapa pun kamu. Bingkainya dibuat dari sisa kayu layar.

Pengunjung boleh menempelkan pertanyaan. Jawabannya ditulis di kertas hijau paling lambat sepekan.

> Kenapa nasinya naik? Karena pesertanya juga naik.

Ringkasannya tersedia di halaman portofolio kami.

# news | Alumni | 57 | Rosita Effendi | studio, muntok
Studio tiga orang di Muntok menolak pesanan pertamanya
Pesanannya spanduk berisi foto orang tanpa izin.

Ketiganya alumni angkatan kedua. Mereka butuh uang, dan pesanannya setara sewa dua bulan.

Mereka membalas dengan kontrak satu halaman dan kolom izin. Pemesannya kembali membawa surat, terlambat empat hari, dan pesanan berjalan.

Malam sebelum mengirim balasan, mereka menghitung uang di kaleng kerupuk: cukup untuk sewa sampai tanggal sembilan. Salah seorang mengetik, yang kedua membacakan, yang ketiga memegang tombol kirim terlalu lama sampai layarnya padam. Jari itu akhirnya menekan bersamaan dengan azan subuh.

## Isi kontrak mereka

1. Apa yang dibuat.
2. Siapa yang ada di dalamnya dan sudah setuju.
3. Kapan dibayar.

Contohnya kini dipakai di kelas.
`,
  gallery: `
Lima Puluh Dua Ikan | Mural tembok pasar dengan nama ikan dari pedagangnya. | Mural | Kelas Sabtu | Mural Tembok Pasar | poster | Pangkalpinang | 6
Rambut Ibu Menghadap Barat | Film tiga menit tanpa kata di tepi dermaga. | Film pendek | Yolan | Film Tiga Menit tentang Angin | camera | Belitung | 15
Lagu Haluan | Rekaman lambung kapal, tukang las, dan tiga ketukan. | Musik | Kelompok Galangan | Musik dari Galangan | phone | Bangka | 23
Getas Tahan Ombak | Kemasan yang lolos uji enam jam kapal. | Kemasan | Intan dan Aceng | Kemasan Kerupuk Getas | stall | Muntok | 31
Jemuran Menyeberang | Film tentang sprei yang hampir sampai ke pulau sebelah. | Film pendek | Reyhan | Film Tiga Menit tentang Angin | camera | Belitung | 40
Sudut untuk Ikan yang Lupa | Dua jengkal tembok kosong dengan kapur tergantung. | Mural | Kelas Sabtu | Mural Tembok Pasar | poster | Pangkalpinang | 49
`,
  schools: { count: 5, provinces: [19] },
  people: { women: 0.51, ages: [0, 46, 50, 4, 0] },
} satisfies SiteContents;
