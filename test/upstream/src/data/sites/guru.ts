/** Guru Digital: teachers' training and its credits, told as a week's lesson sheet. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'GD',
  since: { year: 2018, alumni: 9_240, cities: 118 },
  quota: 36,
  programs: [
    {
      name: 'Angka Kredit Sore Hari',
      summary: 'Pelatihan bersertifikat 32 jam yang dijadwalkan setelah bel pulang.',
      keywords: 'guru, sertifikat, jam, angka kredit, pelatihan',
      careers: 'guru bersertifikat; pelatih sejawat',
      classes: `
Lembar Kerja yang Tidak Membosankan | beginner | online | 32 | 120000 | registration | Senin 15.30–17.30 WIB | Bu Hartati | Menulis soal yang dikerjakan anak karena penasaran, bukan karena takut. | blackboard, lembar kerja | Pertanyaan pancing; Gambar; Jenjang soal; Uji sekelas
Menilai Tanpa Membawa Pulang Buku | intermediate | online | 32 | 120000 | registration | Rabu 15.30–17.30 WIB | Pak Lalu | Umpan balik di dalam kelas supaya malam tetap milik keluarga. | chart, asesmen | Kartu keluar; Rubrik pendek; Murid menilai; Catatan guru
Proyek Lintas Mata Pelajaran | intermediate | hybrid Ambarawa | 32 | 180000 | started | Sabtu 08.00–12.00 WIB | Bu Hartati, Pak Simson | Pasar murid yang sekaligus pelajaran matematika, bahasa, dan prakarya. | stall, proyek | Tema; Peran; Hari pasar; Refleksi
`,
    },
    {
      name: 'Kelas yang Ramah',
      summary: 'Mengajar murid yang beragam, dengan internet maupun tanpa.',
      keywords: 'inklusif, abk, luring, kelas, murid',
      careers: 'guru pembimbing khusus; koordinator inklusi',
      classes: `
Tiga Jenis Murid di Bangku Belakang | beginner | online | 16 | 60000 | registration | Kamis 15.30–17.30 WIB | Bu Maimunah | Yang tidak mendengar, tidak melihat, dan tidak sarapan: mengenali sebelum menegur. | book, inklusif | Mengamati; Bertanya; Menyesuaikan
Mengajar Saat Listrik Padam | beginner | offline Sumbawa | 8 | 0 | ended | Jumat 13.30–16.30 WITA | Pak Lalu | Dua puluh kegiatan tanpa colokan yang tetap mengajarkan cara berpikir digital. | blackboard, luring, gratis | Kartu; Tubuh; Halaman
Pelatih Sejawat | advanced | online | 32 | 200000 | upcoming | Selasa 15.30–17.30 WIB | Pak Simson, Bu Maimunah | Duduk di kelas rekan tanpa membuatnya gugup, lalu bicara dua puluh menit. | phone, pelatih | Janji amati; Catatan; Percakapan; Tindak lanjut
`,
    },
  ],
  mentors: `
Bu Hartati Sumarni | Pelatih guru SD | Ambarawa | lembar kerja, proyek | Mengajar kelas tiga selama 26 tahun dan masih memakai kapur warna.
Pak Lalu Irwansyah | Pelatih asesmen | Sumbawa | asesmen, luring | Tidak pernah membawa buku murid pulang sejak 2016.
Pak Simson Adoe | Pelatih sejawat | Kefamenanu | pengamatan, proyek | Duduk di kursi anak supaya tahu apa yang terlihat dari sana.
Bu Maimunah Hasan | Guru pembimbing khusus | Ternate | inklusi, percakapan | Selalu membawa pisang untuk murid ketiga.
`,
  classTexts: {
    benefits: [
      'Sertifikat dengan jumlah jam yang tertulis jelas',
      'Rancangan ajar siap pakai untuk Senin depan',
      'Rekan seangkatan dari jenjang yang sama',
    ],
    beginner: ['Mengajar di jenjang apa pun, termasuk honorer', 'Dua jam setelah bel pulang'],
    intermediate: ['Satu kelas tempat mencoba', 'Foto papan tulis pekan lalu'],
    advanced: ['Dua tahun mengajar', 'Satu rekan yang bersedia diamati'],
    faqs: [
      [
        'Apakah sertifikatnya diakui untuk angka kredit?',
        'Sertifikat memuat materi dan jumlah jam. Penilaiannya mengikuti ketentuan instansi masing-masing; siapkan laporan satu halaman yang kami bimbing.',
      ],
      ['Saya guru honorer.', 'Tarifnya sama dan boleh dicicil dua kali. Kelas luring gratis.'],
      [
        'Bagaimana kalau berbenturan dengan rapat sekolah?',
        'Ada kelompok susulan pada Sabtu pagi untuk setiap materi.',
      ],
    ],
  },
  posts: `
# articles | Senin Pagi | 3 | Bu Hartati Sumarni | pembuka, sd
Lima pembuka pelajaran tanpa berkata buka buku halaman
Mulailah dari benda yang ada di saku murid.

Minta murid mengeluarkan satu benda dan menyebut siapa yang membuatnya. Lima menit kemudian pelajaran ekonomi sudah dimulai.

Di kelas tiga tempat saya mencobanya, dari saku keluar karet gelang, peniti, bungkus permen, dan satu anak ayam. Anak ayamnya kami titipkan di kardus. Karet gelang itulah yang bekerja: dari mana asalnya, siapa yang menyadap getahnya, mengapa harganya murah sekali padahal jalannya sejauh itu? Buku paket baru dibuka menit kedua puluh, dan yang memintanya murid.

Pembuka kedua: tulis jawaban di papan, minta mereka membuat pertanyaannya.

Saya menulis angka dua belas. Mereka mengarang: berapa telur dalam selusin kurang nol, umur kakak Dimas, jumlah kaki dua laba-laba yang sakit. Dari sana saya tahu siapa yang sudah mengenal perkalian dan siapa yang masih menghitung dengan jari di bawah meja, tanpa satu pun lembar tes.

## Tiga lainnya

1. Gambar setengah, selesaikan.
2. Dua pernyataan benar, satu bohong.
3. Diam dan tunjuk jendela.

Nomor tiga kelihatan seperti lelucon. Saya pernah menunjuk jendela selama setengah menit dan tidak berkata apa-apa. Mereka menebak: hujan, layang-layang, kepala sekolah. Lalu seseorang bertanya mengapa kacanya berembun hanya sebelah dalam, dan pelajaran tentang wujud benda mulai dengan sendirinya.

## Ketika pembukanya gagal

Tidak semua pagi berhasil. Saat hujan deras, dua pernyataan benar satu bohong berakhir dengan debat tentang siapa yang takut petir. Saya biarkan dua menit, lalu menuliskan kebohongannya di papan dan berkata kita akan membuktikannya sebelum istirahat. Gagal pun bisa dipinjam sebagai pembuka.

> Bu, besok keluarkan isi tas, ya?

Siapkan satu saja untuk besok. Tulis di telapak tangan kalau takut lupa:

- Benda apa yang pasti dimiliki semua anak?
- Pertanyaan apa yang tidak saya ketahui jawabannya?
- Kalimat apa yang menyambungkannya ke papan tulis?

Setiap pembuka cukup tiga menit; lebih dari itu ia menjadi pelajaran.

# articles | Menilai | 12 | Pak Lalu Irwansyah | umpan balik, kartu
Kartu keluar: 36 jawaban dalam empat menit
Satu pertanyaan di pintu menggantikan setumpuk buku.

Murid menulis satu kalimat sebelum pulang dan menyerahkannya di pintu. Guru membaginya menjadi tiga tumpuk sambil berdiri.

Pertanyaannya harus bisa dijawab sambil berdiri. "Apa yang kamu pahami hari ini?" menghasilkan 36 kata "pecahan". "Tulis satu pecahan yang lebih besar dari setengah" menghasilkan tujuh kesalahan yang berbeda, dan ketujuhnya memberi tahu saya apa yang harus terjadi besok pukul tujuh. Saya menyiapkannya malam itu dalam tiga menit, sambil menunggu air teh.

Tumpuk kiri diulang besok, tengah diberi contoh, kanan membantu temannya.

- Jangan beri nilai.
- Jangan tulis ulang.
- Baca keras dua yang menarik.

Sejak 2016 saya pulang dengan tas ringan.

# articles | Ruang Guru | 24 | Bu Maimunah Hasan | inklusi, sarapan
Murid ketiga di bangku belakang
Ia tidak nakal, tidak tuli, dan tidak malas; ia lapar.

Saya menegurnya tiga pekan sebelum bertanya. Jawabannya pendek: belum, Bu.

Namanya tidak saya tulis. Ia duduk di dekat pintu, paling cepat keluar, paling lambat mencatat. Pada pekan keempat saya berjongkok di samping mejanya dan bertanya sarapannya apa, dengan suara yang saya pakai untuk bertanya jam berapa.

Pisang di laci mengubah jam pertama. Bukan hanya baginya, sebab ternyata ada empat anak lain.

Saya tidak mengumumkannya. Setiap pagi laci itu terbuka sejengkal, dan siapa yang perlu tahu jalannya sendiri.

> Sebelum memeriksa buku, periksa perut.

Sekolah kami sekarang punya keranjang yang tidak ditanyai siapa pun.

# news | Pelatihan | 4 | Tim Guru Digital | jadwal, sore
Jadwal sore semester ini: sembilan kelompok, termasuk susulan Sabtu
Kelas mulai pukul setengah empat, setelah bel pulang di sebagian besar daerah.

Jadwal lama pukul satu siang membuat guru kelas tinggi meninggalkan muridnya. Survei kepada 412 guru memilih pukul setengah empat.

Survei itu awalnya hanya berisi tiga pilihan jam. Yang mengubahnya kolom kosong di bawah: seorang guru kelas enam menulis bahwa pukul satu muridnya baru selesai salat, dan ia mengikuti pelatihan dari teras musala dengan suara dikecilkan. Empat puluh tiga guru lain menulis hal yang mirip.

## Mengapa bukan malam

Malam paling mudah bagi panitia. Tetapi tumpukan buku sudah ada di meja, anak sendiri menunggu dibacakan, dan guru yang mengantuk menyalin lebih banyak daripada berpikir. Pukul setengah empat kelas sudah kosong, papan masih penuh tulisan hari itu, dan bahan bisa dicoba di kursi yang besok pagi diduduki murid.

Tugasnya pun mengikuti: satu lembar, dipakai di jam mengajarmu, difoto, dibawa ke pertemuan berikut. Tidak ada makalah.

Kelompok WITA dan WIT mendapat jam tersendiri mulai pekan kedua.

- Senin: lembar kerja.
- Rabu: menilai.
- Kamis: inklusi.

## Tiga pertanyaan yang paling sering masuk

1. Rapat sekolah mendadak? Ikutlah susulan Sabtu pagi untuk materi yang sama.
2. Guru honorer? Tarifnya sama, boleh dicicil dua kali, dan kelas luring tidak dipungut biaya.
3. Sertifikatnya? Tertulis materi dan jumlah jamnya; laporan satu halaman kita susun bersama pada pertemuan terakhir.

Pilihlah satu kelompok, bukan tiga. Kalau bimbang, tengoklah pelajaran yang pekan ini paling membuatmu lelah, dan mulai dari hari yang mengajarkannya.

Pendaftaran kelompok ditutup ketika mencapai 36 orang.

# news | Sekolah | 16 | Pak Simson Adoe | pasar murid, proyek
Pasar murid Ambarawa: laba Rp 412.000 dan satu kembalian yang salah
Kesalahan itu menjadi pelajaran matematika terbaik semester ini.

Murid kelas lima menjual kue, pembatas buku, dan jasa membacakan surat. Guru hanya boleh membeli, tidak boleh membantu menghitung.

Seorang pembeli menerima kembalian kelebihan dua ribu dan mengembalikannya. Seluruh kelas menelusuri di mana selisihnya.

Penelusurannya memakan hampir satu jam pelajaran. Nota dibentangkan di lantai, uang receh dikelompokkan, dan seorang anak yang biasanya diam menunjuk satu baris: tiga pembatas buku ditulis empat. Saya hanya bertanya bagaimana ia tahu. Karena yang keempat kubeli sendiri, Pak.

1. Catat harga sebelum bel.
2. Dua orang satu kasir.
3. Hitung bersama di lantai.

Labanya membeli bola dan satu termos.

# news | Sejawat | 29 | Bu Maimunah Hasan | pengamatan, percakapan
Dua puluh menit setelah diamati: naskah percakapan yang tidak menyakitkan
Kalimat pertama bukan pujian, melainkan pertanyaan.

Pengamat bertanya: bagian mana yang ingin kamu ulang? Guru yang diamati berbicara lebih dulu selama lima menit.

Sesudah itu pengamat membacakan catatannya tanpa kata sifat: tiga anak bertanya, dua menoleh ke jendela.

Kata sifat adalah musuhnya. "Kelasnya hidup" menyenangkan dan tidak bisa dikerjakan. "Sebelas anak bicara, sembilan di antaranya duduk di sisi jendela" membuat guru itu menggeser bangku keesokan paginya, tanpa disuruh siapa pun. Pada pengamatan berikutnya giliran ia yang membacakan catatan tentang saya.

> Saya kira saya sabar. Ternyata saya menunggu dua detik.

Naskah lengkap dibagikan kepada peserta pelatih sejawat.
`,
  schools: { count: 88 },
  people: { women: 0.7, ages: [0, 0, 8, 44, 48] },
} satisfies SiteContents;
