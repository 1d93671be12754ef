/** Kabar Talenta: a newsroom about learning and work, with a small school for reporters. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'KT',
  since: { year: 2020, alumni: 412, cities: 31 },
  quota: 20,
  programs: [
    {
      name: 'Sekolah Liputan',
      summary:
        'Dari catatan lapangan sampai berita tayang, dibimbing redaktur yang biasa bertanya "siapa bilang?"',
      keywords: 'berita, liputan, jurnalistik, reporter, wawancara, tulis, redaksi',
      careers: 'reporter daerah; penulis lepas; pengelola media sekolah',
      classes: `
Berita Pertama dalam Tiga Hari | beginner | online | 9 | 150000 | registration | Jumat 19.00–20.30 WIB; Sabtu 09.00–11.00 WIB | Rahmi | Satu peristiwa di sekitar rumah, lima pertanyaan, dan satu berita yang berani kamu tandatangani. | poster, berita, dasar | Memilih peristiwa; Mencatat tanpa menafsir; Menulis teras; Menerima suntingan
Wawancara yang Tidak Menggiring | intermediate | online | 12 | 225000 | registration | Selasa 19.00–20.30 WIB | Rahmi, Yosep | Berlatih diam, bertanya pendek, dan mengutip tanpa mengubah maksud narasumber. | phone, wawancara | Riset sebelum bertanya; Diam yang berguna; Kutipan dan izin; Narasumber yang rapuh
Meliput Pendidikan di Daerah | intermediate | hybrid Kupang | 18 | 300000 | started | Sabtu 10.00–12.00 WITA | Yosep | Anggaran sekolah, guru honorer, dan jembatan putus: mencari cerita di balik angka. | map, daerah, pendidikan | Membaca anggaran sekolah; Turun ke lapangan; Cerita satu anak; Menjaga sumber
Data untuk Redaksi Kecil | advanced | online | 16 | 350000 | upcoming | Rabu 19.30–21.00 WIB | Tiurma | Memeriksa klaim dengan data terbuka, lalu menampilkannya dalam satu grafik yang jujur. | chart, data, cek fakta | Mencari sumber asal; Membersihkan tabel; Satu grafik satu pesan; Menulis metode
`,
    },
    {
      name: 'Media Kelas',
      summary:
        'Pendampingan untuk guru dan murid yang mengelola majalah dinding, buletin, atau kanal sekolah.',
      keywords: 'sekolah, mading, buletin, guru, ekskul, murid',
      careers: 'redaksi sekolah yang jalan sendiri; pembina ekskul jurnalistik',
      classes: `
Mading yang Dibaca | beginner | offline Surakarta | 6 | 0 | registration | Minggu 09.00–12.00 WIB | Galih | Menata satu dinding supaya orang berhenti berjalan; untuk pembina dan pengurus OSIS. | blackboard, sekolah, tata letak | Judul dari jauh; Foto sendiri; Pojok pembaca
Kode Etik untuk Remaja | beginner | online | 4 | 0 | ended | Kamis 15.30–17.30 WIB | Tiurma | Boleh menulis apa tentang teman? Enam kasus nyata yang disamarkan, diputuskan bersama. | book, etika | Privasi teman; Salah dan ralat; Menolak titipan
`,
    },
  ],
  mentors: `
Rahmi Tanjung | Redaktur pelaksana | Padang | berita, penyuntingan | Menghapus kata sifat sejak 2009. Kalimat favoritnya: "Coba telepon sekali lagi."
Yosep Leuweheq | Wartawan lapangan | Kupang | liputan daerah, wawancara | Meliput sekolah-sekolah kepulauan dengan perahu dan buku catatan tahan air.
Tiurma Napitupulu | Penyunting data dan etika | Medan | data, cek fakta, etika | Memeriksa angka orang lain dan angkanya sendiri, dua kali, dengan metode yang ditulis.
Galih Wibisana | Penata halaman | Surakarta | tata letak, infografik | Percaya ruang kosong juga bagian dari berita. Membina empat mading sekolah.
`,
  classTexts: {
    benefits: [
      'Naskahmu disunting baris demi baris, bukan diberi nilai',
      'Satu tulisan terbaik tiap angkatan dimuat dengan honor',
      'Kartu pengenal peliput selama kelas berjalan',
      'Ruang redaksi daring terbuka enam bulan sesudahnya',
    ],
    beginner: ['Ponsel dengan perekam suara', 'Mau mengetuk satu pintu yang belum dikenal'],
    intermediate: [
      'Pernah menulis satu berita sampai selesai',
      'Dua jam sepekan untuk turun ke lapangan',
    ],
    advanced: ['Terbiasa dengan lembar kerja', 'Sedang mengelola atau membantu sebuah media'],
    faqs: [
      [
        'Apakah lulusannya menjadi wartawan Kabar Talenta?',
        'Tidak otomatis. Kontributor kami pilih dari tulisan yang dikirim, siapa pun penulisnya.',
      ],
      [
        'Bolehkah saya menulis dengan nama samaran?',
        'Boleh untuk narasumber yang terancam, dengan persetujuan redaktur. Untuk penulis, tidak.',
      ],
      [
        'Siapa yang memiliki tulisan tugas saya?',
        'Kamu. Kalau kami memuatnya, ada surat izin satu halaman dan honor yang tertulis di sana.',
      ],
    ],
  },
  posts: `
# news | Sekolah | 0 | Yosep Leuweheq | kupang, guru
Tiga sekolah di pulau kecil kini berbagi satu guru matematika lewat radio
Pelajaran disiarkan pukul tujuh pagi, dan murid menjawab dengan mengetuk meja.

Sinyal internet hanya sampai di bukit belakang gereja, tetapi radio komunitas menjangkau tiga pulau. Sejak Agustus, seorang guru matematika menyiarkan soal selama dua puluh menit setiap pagi, lalu mendatangi satu pulau bergantian setiap pekan.

Studionya berukuran dua kali tiga meter, menumpang di belakang balai desa. Dindingnya dilapisi karung beras supaya ombak tidak ikut mengajar. Pukul tujuh kurang lima, sang guru meletakkan jam dinding di depan mikrofon, menarik napas, lalu menyapa ketiga kelas menurut nama pulaunya.

Di kelas lima, murid sudah menaruh penghapus di meja. Aturannya mereka susun sendiri: satu ketukan untuk jawaban A, dua untuk B, tangan di kepala kalau menyerah. Guru kelas di tiap pulau mencatat ketukan itu dan membacakannya lewat telepon radio setelah siaran.

## Yang terlihat di buku hadir

Kepala sekolah di pulau terjauh mengatakan kehadiran jam pertama naik karena anak-anak "tidak mau ketinggalan tebakannya". Catatan hadir yang kami lihat menunjukkan selisih enam sampai sembilan murid per hari dibanding semester lalu.

Kami meminta salinan buku hadir dua semester dan menghitungnya sendiri, termasuk hari ketika ombak menutup dermaga. Selisihnya bertahan di ketiga sekolah. Yang belum bisa kami katakan: apakah nilai mereka ikut naik. Ulangan umum baru diadakan Desember, dan satu guru mengingatkan kami agar tidak menulis lebih dari itu.

> Mereka tidak menjadi pintar karena radio. Mereka menjadi datang.

Kalimat itu diucapkan kepala sekolah di pulau tengah, sambil menunjuk bangku yang semester lalu dipakai menaruh pot.

## Yang belum beres

- Baterai pemancar bertahan empat hari; solar datang sepekan sekali.
- Honor guru masih dari iuran orang tua tiga desa.
- Belum ada pengganti kalau ia sakit.

Butir kedua paling sering disebut warga. Iurannya Rp 5.000 per keluarga sebulan, dan pada musim angin barat, ketika perahu tidak melaut, sepertiganya menunggak. Guru itu mengaku pernah dibayar dengan ikan asin, lalu menukarnya dengan kapur.

Dinas pendidikan kabupaten menyatakan sedang menghitung biaya panel surya. Kami akan menanyakannya lagi bulan depan dan menuliskan jawabannya di sini.

## Kalau sekolah Anda ingin meniru

Mereka mengizinkan kami membagikan lembar siarannya: satu halaman, empat soal, dan jeda enam detik untuk mengetuk. Pemancar milik radio komunitas bisa dipinjam pada jam kosong; mintalah secara tertulis dan sebut siapa yang mengganti baterainya. Pertanyaan teknis kami teruskan kepada pengelola studio setiap Senin.

# news | Dunia Kerja | 1 | Rahmi Tanjung | magang, upah
Separuh lowongan magang yang kami periksa tidak menyebut uang saku
Kami membaca 120 iklan magang selama dua pekan dan menelepon empat puluh di antaranya.

Dari 120 iklan, 63 tidak menuliskan uang saku sama sekali. Ketika ditelepon, sebelas perusahaan menjawab "nanti dibicarakan", dan enam mengatakan memang tidak ada.

Angka sebelas itu layak dilihat pelan-pelan. Tujuh di antaranya kami telepon dua kali, pekan berikutnya, dengan suara pewarta lain. Lima memberi angka yang berbeda dari jawaban pertamanya. Satu perusahaan bertanya balik berapa yang biasanya diminta pelamar, lalu menyebut setengahnya.

## Iklan yang tidak perlu ditelepon

Iklan yang jelas ternyata juga paling cepat terisi. Sebuah percetakan di Semarang menutup lowongannya dalam dua hari setelah menulis jam kerja, uang makan, dan nama pembimbing.

Pemiliknya tidak sedang berbaik hati. Ia lelah, katanya, mewawancarai orang yang pulang begitu mendengar jam masuknya pukul enam. Dengan iklan yang lengkap, pelamarnya turun dari empat puluh menjadi sembilan, dan kesembilannya sudah tahu harus naik angkutan apa.

Kami juga menemukan kebalikannya: iklan sepanjang satu layar yang menjanjikan suasana kekeluargaan, ruang tumbuh, dan kopi. Uang saku tidak disebut. Ketika ditelepon, kopinya ternyata membayar sendiri.

## Yang sebaiknya ditanyakan pelamar

1. Berapa uang saku dan kapan dibayar?
2. Siapa pembimbing saya, dan berapa kali bertemu?
3. Apa yang akan bisa saya tunjukkan sesudah selesai?

Tanyakan ketiganya sebelum datang, lewat tulisan, supaya jawabannya bisa dibuka lagi. Perusahaan yang tersinggung oleh pertanyaan nomor satu sudah menjawab pertanyaan nomor dua.

## Cara kami menghitung

Metode dan daftar pertanyaan kami terbuka. Kalau perusahaan Anda ada di dalamnya dan datanya keliru, tulislah; ralat kami tempatkan di atas.

# news | Kebijakan | 3 | Tiurma Napitupulu | anggaran, cek fakta
Benarkah anggaran perpustakaan sekolah naik dua kali lipat?
Angkanya benar untuk satu kabupaten, tetapi menyesatkan bila dipakai untuk semua.

Kalimat itu beredar dalam sebuah pidato dan dikutip ribuan kali. Dokumen yang dirujuk adalah anggaran satu kabupaten yang tahun sebelumnya memotong separuh dana bukunya.

Artinya, "dua kali lipat" hanya mengembalikan angka ke tahun lalunya lagi. Lima kabupaten tetangga yang kami periksa naik antara nol dan sembilan persen.

> Kenaikan dari titik terendah selalu tampak paling tinggi.

Kami menilai klaim ini sebagian benar. Tautan ke dokumen, tanggal unduh, dan tabel hitungan kami simpan di bawah tulisan ini.

# berita | Daerah | 2 | Yosep Leuweheq | ambon, sekolah
Perpustakaan perahu Ambon kembali berlayar setelah mesinnya diganti warga
Empat bulan bersandar, perahu buku itu kini singgah di sebelas dermaga.

Mesin lamanya mati di tengah musim timur. Warga tiga negeri mengumpulkan uang lewat penjualan sagu dan menggantinya dengan mesin bekas yang masih kuat.

Mesin bekas itu dibongkar di bawah pohon ketapang, dan montirnya tidak mau dibayar sebelum perahu kembali ke dermaga. Ia belajar membaca di perahu yang sama, katanya, dari buku tentang kapal selam yang halaman tengahnya hilang. Ketika mesin menyala, seorang anak bertanya apakah halamannya sudah ditemukan.

Perahu membawa sekitar delapan ratus buku dan dua relawan. Anak yang mengembalikan buku mendapat cap di telapak tangan, kebiasaan yang dimulai karena kartu kertas selalu basah.

Kami ikut pada pelayaran ketiga. Di dermaga keempat, dua belas anak sudah berbaris dengan telapak terbuka. Relawan memeriksa buku sambil bertanya bagian mana yang paling lucu; jawaban itu ditulis di kertas kecil dan diselipkan untuk peminjam berikutnya.

## Hitungan solarnya

Sekali berkeliling menghabiskan 38 liter. Sagu yang terjual setiap bulan menutup tiga keliling, sedangkan jadwalnya empat. Kekurangannya dibayar bergilir oleh tiga negeri, dan catatannya digantung di kotak kemudi. Kami memeriksa enam bulan terakhir: dua giliran terlambat, tidak ada yang terlewat.

Jadwal singgahnya ditempel di tiap dermaga. Bila ombak tinggi, bendera merah dinaikkan dan perahu datang keesokan harinya.

## Cara menitip buku

- Bacaan anak berbahasa sederhana paling dicari.
- Bungkus dengan plastik rapat.
- Serahkan di dermaga utama setiap Rabu pagi.

# berita | Daerah | 5 | Galih Wibisana | surakarta, kerja
Kampung sablon di Surakarta membuka bengkel untuk lulusan SMK yang menunggu kerja
Dua belas rumah produksi menerima dua orang masing-masing, dibayar per potong sejak hari pertama.

Gagasannya lahir dari antrean pesanan jaket komunitas yang tidak pernah selesai tepat waktu. Alih-alih menolak, pemilik bengkel mengajak tetangganya yang baru lulus.

Upah per potong ditulis di papan, dan naik setelah seratus potong tanpa cacat. Bulan lalu, upah tertinggi seorang pemula mencapai satu juta delapan ratus ribu rupiah.

Sebagian pindah kerja setelah tiga bulan, dan para pemilik tidak keberatan. "Yang penting mereka tahu caranya menghitung harga," kata salah seorang di antaranya.

## Jam buka

1. Senin sampai Jumat, pukul delapan sampai empat.
2. Calon peserta datang membawa satu kaus polos untuk percobaan.

# berita | Usaha | 8 | Rahmi Tanjung | padang, koperasi
Koperasi siswa di Padang mencatat laba pertamanya tanpa menaikkan harga gorengan
Rahasianya lembar kerja satu halaman dan keberanian menolak utang.

Selama dua tahun koperasi itu merugi sedikit demi sedikit. Pengurus baru, empat siswa kelas sebelas, mulai mencatat setiap gorengan yang tersisa.

Ternyata tiga jenis jajanan selalu pulang setengahnya. Mereka berhenti membelinya, dan dalam sebulan uang yang hilang berhenti juga.

Laba sebesar enam ratus ribu rupiah dipakai membeli termos besar. Rapat anggota memutuskan laba berikutnya untuk buku kas yang lebih tebal.

> Kami tidak jadi lebih pintar berdagang, kami cuma jadi lebih rajin menulis.

# articles | Cara Kerja Redaksi | 6 | Rahmi Tanjung | ralat, kepercayaan
Mengapa ralat kami taruh di atas, bukan di bawah
Kesalahan dibaca lebih banyak orang daripada pembetulannya, kecuali kalau pembetulannya mendahului.

Dulu ralat kami berupa satu baris kecil di kaki tulisan. Pembaca yang kembali tidak pernah melihatnya, dan tulisan yang keliru terus dibagikan.

Puncaknya terjadi pada berita tentang beasiswa daerah. Kami menulis 400 penerima, padahal 40. Ralatnya tayang dua jam kemudian, rapi, di baris paling bawah. Sepekan sesudahnya, seorang kepala sekolah menelepon dan bertanya mengapa muridnya tidak termasuk yang 400. Ia membaca sampai selesai, hanya tidak sampai kaki.

Sekarang ralat berdiri di paragraf pertama, dengan tanggal, kalimat yang salah, dan kalimat yang benar. Judul pun ikut diubah, dan judul lamanya tetap kami sebut.

## Satu contoh

"Diralat 12 Mei: tulisan ini semula menyebut 400 penerima. Yang benar 40. Kami salah membaca tabel. Judul lama: Empat Ratus Pelajar Kuliah Tanpa Biaya." Empat kalimat itu berdiri sebelum apa pun, dengan ukuran huruf yang sama.

Penulisnya sempat meminta agar kata "kami" diganti "redaksi". Permintaan itu ditolak dengan secangkir kopi.

## Aturan kami

- Salah ketik diperbaiki diam-diam; salah makna diumumkan.
- Penulis yang keliru menulis ralatnya sendiri.
- Tiga ralat dalam sebulan berarti duduk bersama, bukan hukuman.

Pembaca paling sering menangkap kesalahan nama dan jarak. Kalau Anda menemukannya, kirimkan kalimat yang keliru beserta sumber yang benar. Kami periksa, kami telepon sekali lagi, lalu kami pasang di atas, termasuk bila ternyata Anda yang keliru dan kami hanya perlu menjelaskannya lebih baik.

Yang mengejutkan, langganan buletin naik setelah kebijakan ini. Rupanya orang lebih percaya kepada yang mengaku keliru.

# articles | Panduan Pembaca | 12 | Tiurma Napitupulu | survei, angka
Membaca berita tentang survei tanpa tertipu persen
Empat pertanyaan singkat sebelum meneruskan angka ke grup keluarga.

Angka tujuh puluh persen terdengar meyakinkan sampai kita tahu yang ditanya sepuluh orang. Karena itu pertanyaan pertama selalu: berapa orang?

Pertanyaan kedua: siapa yang tidak ditanya? Survei lewat internet di desa tanpa sinyal hanya menangkap orang yang sedang di kota.

## Dua sisanya

1. Bagaimana kalimat pertanyaannya? Kata "setuju" memancing setuju.
2. Siapa yang membayar, dan apakah ia senang dengan hasilnya?

Kalau dua dari empat tidak terjawab di dalam berita, simpan dulu. Angka yang baik tidak basi dalam sehari.

# articles | Cara Kerja Redaksi | 20 | Galih Wibisana | foto, anak
Foto anak dalam berita: kapan kami memakai punggung
Wajah anak bukan hiasan, dan izin orang tua bukan satu-satunya syarat.

Kami memotret dari belakang bila anak itu sedang dalam kesulitan, sekalipun orang tuanya mengizinkan. Sepuluh tahun lagi ia berhak tidak dikenali dari hari terburuknya.

Untuk prestasi, wajah boleh tampak, setelah anak itu sendiri mengangguk. Kami bertanya kepadanya lebih dulu, baru kepada ibunya.

## Yang tidak pernah kami muat

- Anak yang menangis sebagai gambar utama.
- Seragam dengan nama sekolah pada kasus kekerasan.
- Foto dari media sosial tanpa bertanya.

Kadang ini membuat halaman kami kalah dramatis. Kami bisa hidup dengan itu.

# video | Di Balik Berita | 4 | Tim Redaksi | redaksi, rapat
Rapat redaksi pukul tujuh: memilih satu berita dari dua puluh tiga usulan
Sebelas menit rapat pagi kami, tanpa disunting selain nama narasumber.

Kamera dipasang di pojok meja. Penonton dapat melihat usulan mana yang gugur, dan alasannya diucapkan dengan keras.

Dua puluh tiga usulan ditulis di kertas tempel, satu kalimat masing-masing. Rahmi bertanya hal yang sama kepada setiap pengusul: siapa bilang, dan siapa yang belum kamu telepon? Sembilan belas kertas turun dalam enam menit. Tiga sisanya diperdebatkan sampai kopi dingin, dan satu menang karena narasumbernya bersedia disebut nama.

Perhatikan menit ketujuh, ketika Tiurma menolak usulannya sendiri. Nama narasumber kami bisukan; suara lain, termasuk tawa dan helaan, dibiarkan. Transkripnya bisa dibaca di bawah video, lengkap dengan usulan yang gugur.

# video | Lapangan | 11 | Tim Redaksi | perahu, pulau
Sehari bersama wartawan yang pindah pulau dua kali
Dari dermaga pukul empat pagi sampai naskah terkirim lewat sinyal bukit.

Yosep merekam perjalanannya sendiri dengan ponsel yang dibungkus plastik. Bagian terpanjang adalah menunggu, dan itu kami biarkan.

Perahu pertama berangkat dalam gelap, perahu kedua tertunda karena juru mudinya menghadiri hajatan. Di antara keduanya ada empat jam di bawah pohon, dan di situlah tiga kutipan terbaik hari itu didapat, dari orang yang juga sedang menunggu.

Menjelang petang Yosep mendaki bukit, mengangkat ponsel, menunggu satu garis sinyal, lalu mengirim naskah kalimat demi kalimat. Redaktur membalas dengan satu pertanyaan yang membuatnya turun lagi ke kampung. Kamera ikut, lampunya tidak, sehingga dua menit terakhir hanya terdengar langkah.

# video | Di Balik Berita | 19 | Tim Redaksi | grafik, data
Satu grafik, enam kali gambar ulang
Mengapa batang yang terpotong ditolak, dan mengapa warnanya akhirnya cuma satu.

Tiurma menunjukkan enam rancangan grafik anggaran dan menjelaskan kebohongan kecil di masing-masingnya.

Rancangan pertama memotong sumbu sehingga kenaikan kecil tampak seperti tebing. Rancangan kedua memakai tujuh warna dan memaksa mata mencari-cari keterangan. Yang ketiga benar, tetapi membandingkan kabupaten besar dengan kecil. Baru pada yang keenam angkanya dibagi per murid, batangnya dimulai dari nol, dan satu warna cukup.

Galih menutup video dengan mencetak keenamnya dan menempelkan di lorong, tanpa penjelasan. Orang yang lewat diminta menunjuk mana yang paling meyakinkan. Sebagian besar menunjuk yang pertama; itulah sebabnya video ini dibuat dan diputar ulang setiap angkatan.
`,
  employers: `
Buletin Pesisir Utara | Semarang | Media daerah | Buletin mingguan nelayan dan petani garam yang dicetak seribu eksemplar.
Studio Arsip Suara Kota | Surabaya | Dokumentasi | Merekam dan mentranskripsi cerita warga untuk museum kecil.
`,
  jobs: `
Buletin Pesisir Utara | Reporter Paruh Waktu | entry | Kontrak | 2800000 | 18 | Dua liputan sepekan; Memotret sendiri; Rapat Senin pagi
Studio Arsip Suara Kota | Penyalin dan Penyunting Wawancara | entry | Jarak jauh | 3200000 | 30 | Menyalin rekaman; Menandai nama dan tempat; Memeriksa ejaan
`,
  schools: { count: 16 },
} satisfies SiteContents;
