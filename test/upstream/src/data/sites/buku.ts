/** Yayasan Tulisan Teman: books by young writers, and the circles that read them. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'TT',
  since: { year: 2016, alumni: 628, cities: 29 },
  quota: 14,
  programs: [
    {
      name: 'Lingkar Menulis',
      summary:
        'Empat belas kursi, satu meja, dan naskah yang dibacakan keras-keras sampai kalimatnya jujur.',
      keywords: 'menulis, esai, cerpen, naskah, penyuntingan, buku',
      careers: 'terbit dalam antologi yayasan; penyunting bagi teman',
      classes: `
Esai Pertama tentang Rumah | beginner | online | 10 | 90000 | registration | Rabu 19.30–21.00 WIB | Ratna Ayu | Menulis tentang rumah tanpa kata indah, permai, dan rindu, lalu melihat apa yang tersisa. | book, esai, pemula | Benda di meja; Orang yang pergi; Membuang kalimat; Membaca keras
Cerita Pendek yang Berhenti Tepat | intermediate | online | 14 | 120000 | registration | Kamis 19.30–21.00 WIB | Ismail | Delapan pekan dengan satu cerita, dan enam akhir yang dicoba sampai satu terasa perlu. | book, cerpen | Tokoh ingin apa; Adegan, bukan ringkasan; Dialog; Enam akhir
Menyunting Tanpa Melukai | advanced | hybrid Bandung | 12 | 150000 | started | Sabtu 13.00–15.00 WIB | Ratna Ayu, Ismail | Memberi catatan yang membuat penulis ingin menulis lagi malam itu juga. | book, penyuntingan | Membaca dua kali; Bertanya di tepi; Usul, bukan perintah; Surat penyunting
Surat untuk Diri Sendiri | beginner | online | 3 | 0 | ended | Minggu 15.00–16.30 WIB | Nurhaliza | Satu sore menulis surat yang baru dibuka setahun lagi; yayasan yang menyimpannya. | book, surat, gratis | Menulis; Menyegel; Menitip
`,
    },
    {
      name: 'Lingkar Baca',
      summary: 'Satu buku sebulan, dibaca pelan di ruang tamu, pos ronda, atau layar.',
      keywords: 'membaca, lingkar baca, buku, diskusi, komunitas',
      careers: 'pemandu lingkar baca di kotamu; pustakawan kampung',
      classes: `
Memandu Lingkar Baca | beginner | online | 6 | 0 | registration | Jumat 19.30–21.00 WIB | Nurhaliza | Pertanyaan yang membuat orang pendiam bicara, dan cara menghentikan yang terlalu banyak bicara. | phone, lingkar baca, gratis | Memilih buku; Pertanyaan pembuka; Diam yang ditunggu; Bulan kedua
Membaca Nyaring untuk Anak | beginner | offline Semarang | 4 | 50000 | upcoming | Minggu 09.00–11.00 WIB | Pak Broto | Suara, jeda, dan keberanian berhenti di halaman paling seru. | book, anak, membaca | Memilih halaman; Suara tiga tokoh; Anak memegang buku
`,
    },
  ],
  mentors: `
Ratna Ayu Wardhani | Penyunting fiksi | Bandung | esai, penyuntingan | Menulis catatan tepi dengan pensil supaya penulis boleh menghapusnya.
Ismail Tamrin | Penulis cerita pendek | Palu | cerpen, dialog | Pernah menulis ulang satu paragraf 41 kali dan memilih yang ketiga.
Nurhaliza Siregar | Penggerak lingkar baca | Padang Lawas | lingkar baca, surat | Menyimpan 300 surat tertutup di lemari besi bekas koperasi.
Pak Broto Sumitro | Pembaca nyaring | Semarang | dongeng, anak | Pensiunan masinis; suara naganya terdengar sampai dapur.
`,
  classTexts: {
    benefits: [
      'Naskahmu dibaca keras oleh orang lain',
      'Catatan tepi dengan pensil, dipindai dan dikirim',
      'Satu eksemplar antologi bila naskahmu terbit',
    ],
    beginner: [
      'Buku tulis dan pena; laptop boleh menyusul',
      'Mau membacakan satu paragraf di depan tiga belas orang',
    ],
    intermediate: ['Satu naskah selesai, sejelek apa pun', 'Dua malam sepekan untuk menulis ulang'],
    advanced: [
      'Pernah ikut lingkar menulis satu angkatan',
      'Menjaga naskah orang lain tetap di dalam ruangan',
    ],
    faqs: [
      [
        'Apakah naskah saya pasti terbit?',
        'Tidak. Dari empat belas naskah biasanya lima masuk antologi, dan penyunting menuliskan alasannya kepada sembilan yang lain.',
      ],
      [
        'Saya malu membaca keras.',
        'Hampir semua begitu di pekan pertama. Boleh meminta teman membacakannya sampai pekan ketiga.',
      ],
      [
        'Ke mana uang pendaftarannya?',
        'Ke biaya cetak antologi angkatanmu. Sisanya membeli buku untuk rak lingkar baca.',
      ],
    ],
  },
  posts: `
# tulisan-temans | Esai | 3 | Wening, Pacitan | ibu, dapur
Dapur yang Tidak Pernah Dikunci
Ibu menaruh kunci rumah di bawah pot, tetapi dapur selalu terbuka untuk siapa saja.

Tetangga datang mengambil garam dan meninggalkan cabai. Tidak ada yang mencatat, tetapi semua tahu siapa berutang apa kepada siapa.

Aku ingat bunyi pintunya lebih dari wajah orangnya. Bu Sri menendang pelan karena tangannya penuh. Pak Carik batuk dulu dua kali. Anak-anak masuk tanpa bunyi sama sekali, dan baru ketahuan ketika kerupuk di stoples tinggal remah. Ibu menyebut mereka semua dengan satu kata: orang belakang. Tamu lewat depan, duduk, dan pulang. Orang belakang lewat dapur, berdiri, dan kembali.

## Buku utang yang tidak ada

Pernah aku bertanya kenapa Ibu tidak mencatat. Ia sedang mengiris bawang, jadi aku tidak tahu pasti apa yang membuat matanya basah. Katanya, kalau dicatat nanti lunas. Kalau lunas, buat apa mereka datang lagi?

Waktu itu kupikir Ibu hanya malas menulis.

## Dua lapis

Waktu aku pindah ke kota, dapurku berpintu dua lapis. Selama setahun tidak ada orang masuk, dan garamku habis tanpa ada yang mengantarkan cabai.

Aku membeli garam sekilo sendirian, dan itu garam yang paling lama kuhabiskan seumur hidup. Di gangku ada tiga puluh dua pintu. Kami saling mengenal lewat sandal: yang merah pulang pagi, yang kulit punya anak kecil, yang putus talinya tidak pernah diganti. Aku hafal sandal mereka dan tidak tahu satu pun suaranya.

> Barangkali yang disebut aman hanyalah sepi yang rapi.

Suatu malam lampu mati, dan dari gang terdengar orang bertanya siapa yang punya lilin. Aku punya. Aku diam di belakang pintu dengan lilin di tangan, menghitung sampai lima puluh, lalu mendengar orang itu pergi. Sampai sekarang aku tidak tahu sandal yang mana.

## Ganjal

Minggu lalu Ibu menelepon. Cabai di belakang rumah sedang lebat, katanya, dan tidak ada yang mengambil karena Bu Sri sudah pindah ikut anaknya. Aku hampir menjawab bahwa di sini cabai bisa dipesan dari kasur. Yang keluar dari mulutku malah pertanyaan: pintunya masih dibuka, Bu?

Masih, jawabnya. Nanti kalau ada yang butuh, kan tidak perlu mengetuk.

Sekarang pintu belakangku kuganjal sandal setiap sore. Baru dua orang yang mampir, dan keduanya salah alamat. Aku tetap menyuguhi mereka teh.

# tulisan-temans | Surat | 9 | Jati, Sorong | ayah, laut
Surat yang Kutitipkan pada Nakhoda
Ayah, aku menulis ini di bangku SMA yang dulu Ayah cat biru.

Guru bertanya siapa yang ayahnya di laut, dan dua puluh tangan naik. Ternyata kelas kami separuhnya adalah anak gelombang.

Aku tidak marah lagi Ayah tidak datang waktu aku juara. Aku marah karena aku tidak marah. Itu rumit, dan di laut mungkin lebih mudah.

## Tiga hal yang belum kuceritakan

- Ibu berjualan kue, dan laku.
- Adik sudah bisa berenang tanpa ban.
- Aku ingin jadi guru, bukan pelaut.

Balaslah dengan kartu pos. Tidak usah panjang. Gambar mercusuar juga boleh.

# tulisan-temans | Resensi | 16 | Fikri, Langsa | resensi, buku
Membaca Ulang Buku yang Dulu Kubenci
Buku wajib kelas sepuluh itu ternyata menunggu aku kehilangan sesuatu.

Dulu aku menghafal nama tokohnya untuk ulangan dan lupa semuanya keesokan hari. Kemarin aku menemukannya di lapak bekas, dengan coretan orang lain.

Pemilik sebelumnya menggarisbawahi kalimat yang sama denganku sekarang: tentang meja makan yang kehilangan satu kursi. Rupanya orang membaca dengan luka masing-masing.

1. Bab satu masih membosankan.
2. Bab empat membuatku menelepon kakak.
3. Bab terakhir tidak kubaca; aku ingin menyimpannya.

Kalau kamu membencinya juga, simpanlah sepuluh tahun. Lalu coba halaman 61.

# tulisan-temans | Cerita Pendek | 24 | Mawar, Blora | pasar, cerita
Penjual Jam yang Selalu Terlambat
Semua jam di lapaknya menunjukkan pukul yang berbeda, dan ia menolak menyamakannya.

Orang mengira ia malas. Padahal setiap jam ia atur menurut saat pemilik lamanya menyerah: pukul sembilan untuk guru, pukul tiga untuk janda, pukul enam lebih sedikit untuk tukang becak.

Suatu pagi seorang anak membeli jam pukul enam itu. Ia tidak menyetelnya; ia menggantungkannya di warung ibunya, yang buka pukul enam lebih sedikit.

> Waktu orang lain ternyata bisa dipakai.

Penjual itu pulang cepat hari itu, untuk pertama kali, tepat pada pukul yang tidak ia ketahui.

# articles | Dari Meja Penyunting | 6 | Ratna Ayu Wardhani | menyunting, esai
Kata yang paling sering kami hapus: sangat, sekali, dan seolah
Tiga kata itu muncul ketika penulis belum yakin, dan pembaca merasakannya.

Bulan lalu seseorang mengirim esai tentang ayahnya. Di halaman pertama, ayah itu sangat pendiam, rumahnya sepi sekali, dan sore hari seolah berhenti. Saya membacanya keras-keras di meja, lalu bertanya kepada penulisnya di mana ayahnya biasa duduk. Di dekat galon, jawabnya, supaya kalau ada yang haus ia bisa menuangkan tanpa disuruh.

Sesudah itu kami berdua tahu halaman pertama harus mulai dari galon.

Kalau malam itu sangat gelap, apa yang tidak terlihat? Menjawabnya biasanya melahirkan kalimat yang lebih baik daripada menambah kata penguat.

## Mengapa tangan kita menulisnya

Kata penguat muncul ketika penulis mendengar kalimatnya sendiri dan takut tidak dipercaya. Maka ditambahlah satu. Kalimatnya makin keras, pembacanya makin mundur. Bandingkan dua baris ini: "Aku sangat rindu rumah" dan "Aku hafal urutan lampu yang dimatikan Ibu". Yang kedua tidak menyebut rindu sama sekali.

Kata seolah memberi penulis jalan keluar dari tanggung jawab. Jika ia menangis, biarkan menangis. Jika tidak, jangan.

> Mbak, kalau seolahnya dihapus, aku jadi harus yakin.

Catatan itu ditulis peserta di tepi naskahnya, dengan pensil, sebagai balasan atas pensil saya. Ia memutuskan yakin.

## Latihan lima menit

1. Lingkari ketiganya di naskahmu.
2. Hapus tanpa mengganti.
3. Baca keras; kembalikan hanya yang terdengar pincang.

Tidak semuanya perlu mati. "Sekali" yang berarti satu kali tentu tinggal, begitu pula "sangat" dalam ucapan tokoh yang memang suka melebih-lebihkan. Ukurannya telinga: kalau suaramu tersandung di tempat kata itu hilang, tangan boleh mengembalikannya.

Dari dua belas naskah bulan lalu, rata-rata hanya satu yang kembali.

# articles | Lingkar Baca | 14 | Nurhaliza Siregar | lingkar baca, pemandu
Pertanyaan pembuka yang tidak pernah gagal: kalimat mana yang kamu garis bawahi?
Semua orang punya jawabannya, termasuk yang hanya membaca sepertiga buku.

Bertanya apa pendapatmu tentang tokohnya membuat orang merasa diuji. Bertanya kalimat mana membuat orang membuka buku.

Di lingkar kami di pos ronda, seorang bapak menggarisbawahi harga beras di halaman tiga. Percakapan sejam penuh lahir dari sana.

## Kalau semua diam

- Bacakan satu halaman bergantian.
- Tanyakan siapa yang ingin kamu ajak makan dari buku ini.
- Tutup lebih cepat; lingkar pendek lebih sering kembali.

Pemandu yang baik bicara paling sedikit dan pulang paling akhir.

# articles | Dari Meja Penyunting | 29 | Ismail Tamrin | penolakan, naskah
Surat penolakan yang kami tulis, dan mengapa satu halaman penuh
Menolak tanpa alasan membuat orang berhenti; menolak dengan alasan membuat orang mengirim lagi.

Setiap naskah yang tidak terbit mendapat surat: satu hal yang berhasil, satu yang menghalangi, satu yang kami ingin baca berikutnya.

Butuh empat puluh menit per surat. Tahun lalu kami menulis 118, dan 37 penulisnya mengirim naskah baru dalam setahun.

> Terima kasih sudah membaca sampai akhir. Tidak ada yang pernah.

Itu balasan paling pendek yang kami terima, dan kami tempel di dinding.

# news | Terbit | 4 | Redaksi Yayasan | antologi, terbit
Antologi angkatan ke-11 terbit dengan lima naskah dan satu resep sambal
Resep itu mulanya catatan kaki, lalu menjadi bagian yang paling banyak ditanyakan pembaca awal.

Buku setebal 144 halaman ini dicetak tiga ratus eksemplar. Seratus untuk rak lingkar baca, sisanya dijual dengan harga cetak ditambah ongkos.

Catatan kaki itu menempel pada esai tentang ibu yang berhenti memasak. Penulisnya hanya ingin menjelaskan kata "tempong", lalu keterusan sampai takaran terasinya. Di meja penyunting, Ratna Ayu sempat melingkarinya dengan pensil dan menulis di tepi: perlukah? Jawaban penulisnya satu kata: pedas.

Kami mencobanya. Empat pembaca awal diberi naskah lengkap, dan keempatnya menandai halaman yang sama. Seorang di antaranya tidak menyinggung esainya sedikit pun; ia hanya melaporkan bahwa cabainya kurang dua.

## Dari empat belas menjadi lima

Empat belas naskah dibacakan keras di lingkar menulis. Lima yang terbit bukan yang paling rapi, melainkan yang paling sulit dilupakan di perjalanan pulang. Sembilan lainnya menerima surat satu halaman, dan tiga penulisnya sudah mengirim naskah baru sebelum buku ini selesai dijilid.

Kelima penulisnya berusia tujuh belas sampai tiga puluh empat tahun. Tiga di antaranya belum pernah menyebut dirinya penulis.

> Saya menulis karena buku tulis adik masih sisa separuh.

Begitu jawaban yang termuda ketika ditanya alasannya. Kalimat itu kami pasang di halaman belakang, menggantikan biodata.

## Mendapatkannya

- Datang ke lingkar baca di kotamu.
- Atau pesan lewat formulir perjanjian; sebut jumlahnya.

Bila kamu meminjamnya dari rak lingkar, kembalikan kapan saja, dan cobalah sambalnya sebelum membaca halaman 97. Noda minyak kami anggap tanda baca.

Cetakan kedua menunggu lima puluh pesanan, tidak lebih cepat.

# news | Lingkar Baca | 18 | Nurhaliza Siregar | pos ronda, kota baru
Lingkar baca dibuka di pos ronda Padang Lawas dan kapal feri Sorong
Dua tempat paling tidak tenang ternyata paling ramai pembacanya.

Di pos ronda, lingkar dimulai pukul sembilan malam dan berhenti bila ada yang kentongan. Sejauh ini baru sekali, karena sapi lepas.

Di feri, pemandunya seorang kelasi yang membawa rak kecil berpengikat. Penumpang mengembalikan buku di pelabuhan mana pun.

## Ingin membukanya di tempatmu?

1. Empat orang yang mau hadir tiga kali.
2. Satu tempat yang tidak meminta uang.
3. Kami kirim dua belas buku pertama.

Pemandu baru mengikuti satu kelas daring gratis sebelum mulai.

# news | Yayasan | 37 | Redaksi Yayasan | metamorfosa, tanggapan
Tanggapan pembaca Metamorfosa kini bisa ditulis tanpa akun
Cukup nama panggilan dan kejujuran; kami menghapus makian, bukan kritik.

Selama ini tanggapan harus lewat surat. Banyak yang menulis panjang lalu kehilangan prangko.

Nurhaliza pernah menghitungnya: dari tujuh puluh orang yang berjanji menulis surat, delapan yang suratnya sampai. Satu datang dengan prangko bergambar burung, terlambat dua tahun, dan isinya masih tentang bab tiga.

Sekarang kolomnya ada di bawah halaman buku. Bintang boleh diberikan, boleh tidak, dan penulis membaca semuanya sebulan sekali.

> Saya memberi bintang tiga karena dua sisanya untuk bab yang belum ditulis.

Penulisnya membaca bagian itu dua kali, lalu menaruhnya di atas meja kerja. Ia belum berjanji apa-apa, tetapi meja itu kini lebih rapi.

Tanggapan lama sudah kami salin dengan izin pengirimnya.
`,
  schools: { count: 12 },
  people: { women: 0.66, ages: [6, 26, 34, 20, 14] },
} satisfies SiteContents;
