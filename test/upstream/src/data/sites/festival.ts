/** Festival Belajar Bersama: one event, at one place, on three days. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'FB',
  since: { year: 2019, alumni: 9_320, cities: 74 },
  quota: 40,
  programs: [
    {
      name: 'Kelas Singkat Festival',
      summary:
        'Satu sesi, satu karya kecil: kelas sembilan puluh menit yang berlangsung selama festival.',
      keywords: 'festival, kelas singkat, lokakarya, belajar bersama',
      careers: 'karya yang dibawa pulang; teman belajar baru',
      classes: `
Membuat Zine Satu Lembar | beginner | offline Yogyakarta | 2 | 0 | registration Jumat+38 | Jumat 10.30–12.00 WIB | Dyah | Selembar kertas dilipat menjadi delapan halaman tentang hal yang ingin kamu ajarkan. | poster, zine, festival | Melipat; Menggambar cepat; Menukar zine
Peta Suara Kampung | beginner | offline Yogyakarta | 2 | 25000 | registration Sabtu+39 | Sabtu 10.30–12.00 WIB | Markus | Merekam tiga suara di sekitar tempat festival, lalu menempelkannya pada peta bersama. | map, suara, festival | Mendengar dua menit; Merekam; Menempel di peta
Situs Pertama Sebelum Makan Siang | beginner | offline Yogyakarta | 2 | 25000 | registration Sabtu+39 | Sabtu 10.30–12.00 WIB | Sari Dewi | Halaman pertamamu tayang sebelum pukul dua belas, dengan alamat yang bisa dikirim ke rumah. | browser, web, festival | Kerangka; Isi; Tayang
Robot dari Kardus | beginner | offline Yogyakarta | 2 | 50000 | upcoming Minggu+40 | Minggu 10.30–12.00 WIB | Okta | Motor kecil, kardus, dan lem: robot yang berjalan miring pun tetap disoraki. | pixel, robot, keluarga | Rangka kardus; Motor; Balapan tiga meter
`,
    },
    {
      name: 'Pemanasan Daring',
      summary: 'Sesi gratis sebelum hari festival supaya yang jauh ikut merasakannya.',
      keywords: 'daring, pemanasan, gratis, sebelum festival',
      careers: 'siap datang; siap jadi relawan',
      classes: `
Menjadi Relawan yang Dicari | beginner | online | 2 | 0 | started | Rabu 19.00–21.00 WIB | Dyah, Okta | Menyapa, menunjukkan arah, dan menenangkan antrean: pembekalan relawan festival. | blackboard, relawan | Tiga pos; Kata yang menenangkan; Jika hujan turun
Membawakan Sesi Sembilan Puluh Menit | intermediate | online | 4 | 0 | ended | Senin 19.00–21.00 WIB | Markus, Sari Dewi | Untuk pengisi kelas: membuka tanpa basa-basi dan menutup dengan karya di tangan peserta. | phone, pengisi, fasilitasi | Membuka; Membagi waktu; Memberi bantuan; Menutup
`,
    },
  ],
  mentors: `
Dyah Kusumastuti | Koordinator kelas singkat | Yogyakarta | zine, fasilitasi | Menyimpan 340 zine peserta di kotak sepatu berlabel tahun.
Markus Waromi | Perekam suara | Jayapura | suara, peta | Bisa membedakan tiga jenis hujan dari rekamannya.
Sari Dewi Lubis | Pengajar web kilat | Padangsidimpuan | web, pemula | Rekornya 38 situs tayang dalam satu sesi, termasuk dua milik kakek-kakek.
Okta Rahardian | Perakit kardus | Tegal | robot, keluarga | Menganggap selotip sebagai bahasa pemrograman.
`,
  classTexts: {
    benefits: [
      'Bahan sudah termasuk dalam tiket sesi',
      'Karyamu boleh dititipkan di Pasar Karya',
      'Duduk di mana saja, tidak ada kursi depan khusus',
    ],
    beginner: [
      'Tiket masuk harian (gratis)',
      'Datang sepuluh menit lebih awal, pintu ditutup tepat waktu',
    ],
    intermediate: [
      'Namamu ada di daftar pengisi sesi',
      'Satu kerangka sesi yang sudah diuji pada dua orang',
    ],
    advanced: ['Pernah membawakan sesi di festival sebelumnya'],
    faqs: [
      [
        'Di mana festivalnya?',
        'Seluruh acara di Taman Budaya Contoh, Yogyakarta, pintu utama sebelah selatan.',
      ],
      [
        'Kalau hujan?',
        'Sesi halaman pindah ke Pendopo. Jamnya tidak berubah, dan panitia meminjamkan payung.',
      ],
      [
        'Apakah anak boleh ikut?',
        'Boleh. Usia di bawah dua belas ditemani satu orang dewasa yang tidak perlu tiket.',
      ],
    ],
  },
  posts: `
# events | Festival | Jumat+38 | Panitia Festival | festival, yogyakarta | Taman Budaya Contoh, Yogyakarta | 0 | 1840/3000 | 3
Festival Belajar Bersama
Tiga hari di satu tempat: kelas singkat, panggung cerita, dan pasar karya untuk semua umur.

Masuk gratis dengan tiket harian. Kelas singkat yang memakai bahan berbayar antara Rp 25.000 dan Rp 50.000, tertulis di samping namanya.

Semua acara berlangsung di Taman Budaya Contoh, pintu selatan. Dari panggung ke ruang terjauh paling lama lima menit berjalan, dan seluruh jalurnya tanpa tangga. Dapur warga buka tiap siang selama sembilan puluh menit, ketika tidak ada acara apa pun.

## Tiga harinya

- Jumat: pembukaan, hari sekolah, malam cerita.
- Sabtu: hari karya, ruang tinjau portofolio, pasar sampai malam.
- Minggu: hari keluarga dan penutupan pukul empat sore.

Anak di bawah dua belas tahun datang bersama satu orang dewasa yang tidak memerlukan tiket. Bawalah botol minum, satu pertanyaan, dan ruang kosong di tas; hampir semua orang pulang membawa sesuatu yang belum kering lemnya.

# events | Pemanasan | +9 | Panitia Festival | relawan | Daring | 0 | 64/120 | 1
Temu Relawan Pertama
Perkenalan, pembagian pos, dan tanya jawab soal jadwal jaga selama tiga hari festival.

Terbuka bagi siapa pun yang berusia enam belas ke atas. Rekamannya tersedia bagi yang berhalangan.

Malam itu Dyah dan Okta memperkenalkan tiga pos: pintu, ruang, dan anak hilang. Setiap calon menyebutkan jam yang ia sanggupi, paling lama empat jam sehari, serta satu hari ketika ia ingin menjadi penonton saja.

## Bekal malam itu

- Ukuran kaus.
- Hari dan jam yang tidak bisa diganggu gugat.
- Satu cerita tentang pernah tersesat.

Cerita terakhir itu dipakai untuk latihan. Relawan terbaik biasanya orang yang masih ingat rasanya mencari pintu, bukan yang hafal denah. Sambungannya dikirim sehari sebelum acara.

# events | Pemanasan | +23 | Dyah Kusumastuti | pengisi sesi | Daring | 0 | 31/40 | 1
Gladi Bersih Pengisi Sesi
Setiap pengisi mencoba lima menit pertamanya di depan pengisi lain dan menerima dua saran.

Urutan tampil diundi. Yang belum punya kerangka boleh datang untuk menonton dulu.

Lima menit terdengar pendek sampai kamu mendengar dirimu memperkenalkan diri selama tiga menit di antaranya. Karena itu gladi dimulai tanpa salam: langsung ke benda, gerakan, atau pertanyaan pertama. Markus memegang jam pasir, Sari Dewi memegang daftar nama.

Saran yang boleh diberikan hanya dua, masing-masing satu kalimat, dan harus menyebut apa yang terlihat. Tanggapan boleh diabaikan. Sesudah semua mendapat giliran, setiap pengisi menulis ulang kalimat pembukanya di kartu dan membacakannya sekali lagi kepada orang yang sama sekali belum pernah mendengarnya.

# event-program | Panggung Utama | Jumat+38 | Panitia Festival | hari pertama | Panggung Utama, Taman Budaya Contoh | 0 | 900/1200 | 1
Pembukaan: Seratus Pertanyaan dari Anak
Jumat pukul 09.00. Seratus pertanyaan anak dibacakan, tiga dijawab, sisanya dibagikan kepada penonton.

Setiap penonton pulang membawa satu pertanyaan untuk dijawab sebelum hari Minggu.

Pertanyaannya dikumpulkan dari sekolah dan taman bacaan di sekitar kota, ditulis tangan, tidak disunting. Tahun lalu yang paling pendek berbunyi: kenapa sore? Yang paling panjang memakai dua lembar dan berakhir dengan permintaan agar jawabannya tidak diberitahukan kepada adik.

Tiga penjawab di panggung adalah tukang kebun, perawat, dan pemain kendang. Mereka boleh menjawab dengan alatnya. Juru bahasa isyarat berdiri di tengah, dan enam tempat di baris kedua disediakan bagi pengguna kursi roda beserta temannya. Pintu dibuka tiga puluh menit sebelumnya.

# event-program | Kelas Singkat | Jumat+38 | Dyah Kusumastuti | hari pertama | Ruang Bambu, Taman Budaya Contoh | 0 | 28/40 | 1
Sesi Zine Satu Lembar
Jumat pukul 10.30 di Ruang Bambu, untuk empat puluh orang pertama yang mendaftar di kelasnya.

Kertas, gunting, dan pena disediakan; bawalah satu hal yang ingin kamu ajarkan.

Satu lembar dilipat tiga kali dan digunting sekali di tengah; jadilah delapan halaman tanpa lem. Dyah menunjukkannya dengan kertas sebesar meja supaya baris belakang melihat lipatannya. Selebihnya milikmu: cara mengikat layang-layang, resep nenek, peta kucing di gang.

Gambar jelek dianjurkan karena lebih cepat kering. Lima belas menit terakhir dipakai untuk bertukar; setiap orang memberi satu salinan dan membawa pulang satu milik orang lain. Aslinya boleh dititipkan di Pasar Karya. Pintu ditutup tepat waktu, jadi datanglah sepuluh menit lebih awal.

# event-program | Panggung Utama | Jumat+38 | Panitia Festival | hari pertama | Pendopo, Taman Budaya Contoh | 0 | 260/400 | 1
Malam Cerita: Gagal yang Berguna
Jumat pukul 19.00 di Pendopo. Enam orang bercerita tentang rencana yang runtuh dan apa yang tumbuh darinya.

Setiap cerita tujuh menit. Lonceng kecil berbunyi, dan penonton boleh menuntut satu menit lagi.

Tahun ini ada pemilik warung yang salah memesan empat ribu sendok, guru yang merancang upacara tanpa bendera, dan insinyur yang jembatan modelnya roboh di depan calon mertua. Tiga pencerita lain dipilih dari penonton hari Jumat; namanya dimasukkan ke dalam besek di pintu.

Tidak ada pelajaran yang wajib disimpulkan. Duduknya lesehan, minumannya wedang jahe, dan ruang belakang dibiarkan terang bagi yang membawa anak. Kalau hujan turun, atap Pendopo ikut bercerita; kami hanya mengeraskan suara sedikit. Lonceng tetap terdengar.

# event-program | Ruang Karier | Sabtu+39 | Panitia Festival | hari kedua | Sayap Timur, Taman Budaya Contoh | 0 | 75/96 | 1
Meja Tinjau Portofolio
Sabtu pukul 13.00–17.00 di Sayap Timur: dua puluh menit bersama peninjau, satu hal untuk diperbaiki.

Ambil nomor sejak pukul dua belas. Portofolio kertas diterima.

Dua puluh menit itu dibagi tiga: lima menit peninjau melihat tanpa bertanya, sepuluh menit percakapan, lima menit menulis bersama satu hal yang akan kamu ubah pekan ini. Hal kedua dan ketiga tidak disebutkan, sekalipun terlihat.

## Bawa secukupnya

- Tiga karya, termasuk satu yang kamu ragukan.
- Ukuran apa saja, asal muat di meja sekolah.
- Satu kalimat tentang pekerjaan yang kamu cari.

Delapan peninjau duduk berselang. Nomor yang tidak hadir dalam lima menit dipindahkan ke belakang, bukan dicoret. Pada pukul lima semuanya sudah dilihat.

# event-program | Pasar Karya | Sabtu+39 | Okta Rahardian | hari kedua | Halaman Tengah, Taman Budaya Contoh | 0 | 540/1000 | 1
Pasar Karya Sampai Malam
Sabtu pukul 15.00–21.00 di Halaman Tengah: enam puluh meja karya yang boleh disentuh dan dicoba.

Harga tertulis di tiap meja. Menawar diperbolehkan dengan lagu.

Setiap meja mengajarkan satu hal: simpul, lipatan, cara memegang ulekan, menggambar karakter dengan tiga garis. Pengunjung tidak harus membeli. Yang pulang dengan jari berwarna atau simpul di tas dianggap sudah berbelanja.

Lampu dipasang menjelang magrib. Anak-anak mendapat kartu berisi enam kotak untuk dicap di meja yang mereka coba; kartu penuh ditukar dengan satu lagu permintaan di panggung kecil. Bagi yang tidak tahan ramai, sisi timur halaman sengaja dibiarkan tanpa pengeras suara. Tas belanja tidak disediakan; kain bekas panggung dijual di meja dua belas.

# event-program | Ruang Guru | Sabtu+39 | Markus Waromi | hari kedua | Ruang Jati, Taman Budaya Contoh | 0 | 48/80 | 1
Sepuluh Menit, Satu Praktik Baik
Sabtu pukul 13.30 di Ruang Jati: delapan guru, sepuluh menit masing-masing, tanpa salindia.

Yang boleh dibawa ke depan hanya satu benda dari kelasnya.

Penjepit jemuran, tutup botol, sandal sebelah, peta yang dilukis di taplak. Benda-benda itu sudah mengubah satu jam pelajaran, dan pembawanya menceritakan bagaimana, termasuk hari ketika cara tersebut tidak berjalan. Delapan guru datang dari jenjang dan pulau yang berbeda.

Setelah yang kedelapan, kursi diputar menghadap teman sebelah. Setiap penonton menyebutkan satu murid yang terlintas di kepalanya selama mendengarkan. Bagian ini tidak direkam. Bagian bendanya difoto dan dibagikan pada malam yang sama, supaya Senin pagi sudah ada yang mencobanya di kelas lain.

# event-program | Kelas Singkat | Minggu+40 | Okta Rahardian | hari ketiga | Halaman Tengah, Taman Budaya Contoh | 0 | 34/40 | 1
Sesi Robot Kardus Keluarga
Minggu pukul 10.30 di Halaman Tengah. Satu keluarga satu robot, satu lintasan tiga meter.

Robot tercepat, terlambat, dan termiring sama-sama mendapat pita.

Kardusnya bekas mi dan popok, motornya sekecil kancing, lemnya tidak panas. Orang dewasa memegang gunting; anak memegang keputusan. Okta hanya punya satu aturan: roda boleh tidak bulat asalkan ada yang bisa menjelaskan alasannya.

Balapan dimulai setelah setiap robot memiliki nama dan satu suara. Tahun lalu robot bernama Pak RT berhenti di tengah lintasan untuk menyapa penonton, dan tepuk tangannya paling panjang. Semua robot dibawa pulang, juga yang tinggal rodanya. Bahan sudah termasuk di tiket kelasnya, dan baterai cadangan ada di meja Okta.

# event-program | Panggung Utama | Minggu+40 | Panitia Festival | hari ketiga | Panggung Utama, Taman Budaya Contoh | 0 | 700/1200 | 1
Penutupan: Seratus Jawaban
Minggu pukul 15.00. Jawaban penonton untuk pertanyaan anak hari Jumat dibacakan, lalu musik sampai pukul 16.00.

Kotak jawaban ditutup pukul dua siang di meja informasi.

Jawaban boleh berupa gambar, satu kata, atau pertanyaan lain. Panitia membacakan sebanyak yang muat dalam satu jam, berselang-seling dengan suara anak yang dahulu bertanya. Yang tidak sempat dibacakan dijilid dan dikirim kembali ke sekolah asal pertanyaannya.

Musik dimainkan kelompok yang baru bertemu hari Sabtu di Pasar Karya. Begitu lagu terakhir usai, relawan melepas kausnya, berdiri bersama penonton, dan kursi dilipat ramai-ramai; tahun lalu pekerjaan itu selesai dalam sebelas menit. Boleh menulis untuk pertanyaan yang bukan milikmu, terutama kalau pertanyaanmu terlalu sulit.

# news | Persiapan | 2 | Panitia Festival | jadwal, panggung
Jadwal tiga hari sudah lengkap, dan makan siang tidak lagi bertabrakan dengan sesi
Tahun lalu semua orang lapar pukul dua belas bersama panggung utama; kali ini jedanya sembilan puluh menit.

Pada Sabtu siang itu Dyah menghitung dua ratus orang berdiri di depan satu tukang soto. Di belakang mereka panggung utama mulai, dan pembicaranya menyapa sebelas kursi terisi. Ia tertawa, turun dari panggung, lalu ikut antre; sesinya berlangsung di sana, sambil memegang mangkuk.

Kami menggeser semua kelas singkat menjadi pukul 10.30 dan mengosongkan pukul dua belas sampai setengah dua. Dapur warga membuka enam meja di sisi barat.

## Satu hari di atas lantai

Jadwal baru disusun dengan kertas warna di lantai Pendopo, bukan dengan lembar kerja. Setiap kertas satu sesi, setiap langkah setengah jam. Okta berperan sebagai keluarga dengan anak empat tahun, Markus sebagai guru yang hanya libur hari Sabtu, dan seorang relawan berjalan dengan kursi roda. Setiap kali seseorang harus berlari, satu kertas digeser.

Yang paling banyak tergeser rupanya bukan panggung, melainkan waktu ke kamar kecil. Kini selalu ada seperempat jam tanpa apa-apa di antara dua acara, dan kami mohon jangan diisi.

Yang datang hanya setengah hari bisa memilih pagi untuk karya atau sore untuk cerita. Tidak ada sesi yang diulang, jadi pilihlah dengan tenang.

## Yang berubah dari tahun lalu

- Pintu selatan menjadi pintu utama.
- Ruang tenang untuk menyusui dan beristirahat di Ruang Melati.
- Juru bahasa isyarat di semua acara Panggung Utama.

Ruang Melati tidak memerlukan tiket dan tidak ditanyai alasan. Anak boleh berisik di seluruh lapangan; ruang itu untuk siapa saja yang sedang ingin tidak mendengar apa pun.

## Menyusun harimu sendiri

1. Pilih satu hal yang kamu bawa pulang: zine, rekaman suara, situs, atau robot miring.
2. Pilih satu cerita yang kamu dengar sampai selesai.
3. Biarkan sisanya kosong, untuk orang yang kebetulan duduk di sebelahmu.

Jumat cocok bagi yang datang sendirian, Sabtu bagi yang ingin menunjukkan karya, Minggu bagi yang membawa keluarga. Kalau hujan turun, jamnya tetap, tempatnya pindah ke Pendopo, dan payung ada di pintu.

Salinan cetak dibagikan di pintu, seukuran saku.

# news | Relawan | 10 | Dyah Kusumastuti | relawan, cerita
Tujuh puluh relawan dan satu aturan: jangan pernah menunjuk arah dengan dagu
Pembekalan relawan dimulai bulan ini, dan kursinya masih ada.

Aturan tentang dagu itu lahir dari seorang nenek yang mencari kamar kecil. Lima orang berseragam menunjuk dengan dagu, masing-masing ke arah yang berbeda, sebab tangan mereka penuh. Ia akhirnya bertanya kepada anak penjual balon, yang mengantarnya sampai pintu.

Sejak itu tangan kanan relawan harus selalu kosong. Minum, ponsel, dan map dibawa tangan kiri.

Relawan festival kami bertugas paling lama empat jam sehari. Sesudah itu mereka penonton biasa, dengan kaus yang boleh dilepas.

## Tiga pos

Ada tiga pos: pintu, ruang, dan anak hilang. Pos terakhir paling sepi dan paling penting, karena itu dijaga orang yang paling sabar.

Tahun lalu pos itu menerima empat anak dan seorang kakek. Semuanya tidak merasa hilang. Si kakek sedang menonton robot kardus dan meminta keluarganyalah yang dijemput. Penjaganya mencatat apa yang setiap tamu sukai selagi menunggu; anak ketiga bertahan dengan menghitung ubin.

> Tahun lalu saya datang sebagai penonton dan pulang sebagai panitia.

## Malam pembekalan

Dua jam itu sebagian besar berisi latihan. Peserta menyambut tamu yang marah, menenangkan antrean yang tidak bergerak, dan mengatakan "saya belum tahu, mari kita cari" tanpa menunduk. Bagian terakhir paling sulit: berdiri sepuluh menit tanpa membuka ponsel, lalu menceritakan apa yang terlihat.

Tidak harus pandai bicara. Kami juga mencari orang yang kuat menggulung kabel, hafal wajah, atau bangun pagi tanpa dibujuk.

Yang berminat mengikuti kelas Menjadi Relawan yang Dicari, gratis, dua jam, dan setelah itu memilih posnya sendiri.

# news | Tempat | 17 | Panitia Festival | tempat, kursi roda
Menuju tempat festival: bus, sepeda, dan jalur kursi roda
Semua ruang kini bisa dicapai tanpa tangga, termasuk panggung.

Halte bus terdekat berjarak dua ratus meter di sisi selatan. Relawan berpayung kuning menunggu di sana pada jam buka.

Sepeda diparkir gratis di bawah pohon beringin dengan gelang bernomor. Mobil sebaiknya ditinggal; lapangan parkirnya kami jadikan Pasar Karya.

## Bila memakai kursi roda

1. Pintu selatan tanpa ambang.
2. Jalur papan menuju Halaman Tengah.
3. Enam tempat di baris kedua Panggung Utama, bukan di pojok.

Kursi roda pinjaman tersedia dua unit; tulis di formulir tiket.

# news | Pasar Karya | 25 | Okta Rahardian | pasar, meja
Pendaftaran meja Pasar Karya: enam puluh tempat, tanpa sewa
Sebagai gantinya, setiap meja mengajarkan satu hal kepada pengunjung.

Aturan ini kami pertahankan sejak tahun pertama. Penjual gantungan kunci mengajar simpul; pembuat gim mengajar menggambar karakter.

Tahun lalu yang paling ramai adalah meja sambal yang mengajar cara memegang ulekan. Antreannya memotong antrean panggung.

Mulailah dari gerakan tangan, bukan dari barang. Apa yang bisa kamu ajarkan dalam tiga menit kepada orang yang sedang lewat dengan es di tangan? Kalau jawabannya perlu kursi dan layar, perkecil lagi. Simpul, lipatan, dan cara mengupas nanas selalu punya antrean.

## Syaratnya

- Karya buatan sendiri atau kelompok.
- Harga tertulis.
- Ada sesuatu yang boleh dipegang.

Pilihan diumumkan dua pekan sebelum festival, termasuk alasan bagi yang belum terpilih.

# news | Cerita | 36 | Markus Waromi | jayapura, pulang
Peta suara dari festival kini menjadi bahan ajar di tiga sekolah Jayapura
Rekaman pasar, pelabuhan, dan hujan sore dipakai untuk belajar mendengarkan.

Sesi peta suara tahun lalu menghasilkan 112 rekaman. Seorang guru membawa pulang daftarnya dan membuat versi kampungnya sendiri.

Muridnya berjalan berpasangan, satu menutup mata dan satu menuntun. Yang ditutup matanya menyebut apa yang ia dengar, yang menuntun mencatat.

## Cara menirunya

1. Pilih rute sepuluh menit.
2. Rekam paling lama tiga puluh detik tiap titik.
3. Dengarkan bersama tanpa melihat judulnya.

Peta gabungannya akan dipamerkan di festival tahun ini.

# news | Anggaran | 48 | Panitia Festival | anggaran, sponsor
Berapa biaya festival ini, dan siapa yang membayarnya
Sponsor mendapat nama di spanduk, bukan jam di panggung.

Biaya terbesar adalah panggung dan suara, disusul dapur relawan. Sewa tempat ditanggung pemerintah kota sebagai bagian dari program taman budaya.

Paket sponsor kami tuliskan terbuka, dari Silver sampai Sponsor Utama. Tidak ada sponsor yang boleh memilih pembicara, dan dua calon mundur karena itu.

> Festival yang baik membuat penontonnya lupa siapa yang membayar.

Laporan keuangan tahun lalu bisa diminta lewat surel panitia, tanpa alasan apa pun.
`,
  schools: { count: 30 },
  people: { women: 0.54, ages: [24, 30, 26, 12, 8] },
} satisfies SiteContents;
