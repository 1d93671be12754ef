/** Pesilat: discipline as in a silat school, with belts, coaches and a promise at the door. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'PS',
  since: { year: 2018, alumni: 1_420, cities: 26 },
  quota: 18,
  programs: [
    {
      name: 'Sabuk Putih',
      summary:
        'Kuda-kuda: mengetik tanpa melihat, membaca galat, dan datang tepat waktu dua puluh empat kali.',
      keywords: 'pemula, dasar, putih, kuda-kuda, html, disiplin',
      careers: 'naik ke Sabuk Hijau; asisten latihan pagi',
      classes: `
Kuda-kuda Papan Ketik | beginner | offline Padang | 12 | 0 | registration | Senin 05.30–06.30 WIB; Kamis 05.30–06.30 WIB | Pelatih Datuk | Dua belas jam mengetik, menyimpan, dan merapikan berkas sampai tangan tahu tempatnya. | terminal, dasar, latihan | Sepuluh jari; Nama berkas; Simpan dan kembali; Ujian diam
Jurus Halaman Pertama | beginner | hybrid Padang | 20 | 250000 | registration | Selasa 19.00–20.30 WIB; Sabtu 06.00–08.00 WIB | Pelatih Suri | Satu halaman dibuat lima kali dari kosong, makin cepat dan makin bersih. | browser, html, css | Kerangka; Warna; Ulang tanpa melihat; Dinilai kawan
`,
    },
    {
      name: 'Sabuk Hijau',
      summary: 'Langkah: logika, data, dan berani memperbaiki kesalahan sendiri di depan kelas.',
      keywords: 'hijau, logika, javascript, data, langkah',
      careers: 'naik ke Sabuk Biru; membantu latihan adik sabuk',
      classes: `
Langkah Tiga Logika | intermediate | hybrid Bukittinggi | 28 | 450000 | started | Rabu 19.00–20.30 WIB; Sabtu 08.00–10.00 WIB | Pelatih Suri, Pelatih Raden | Jika, ulang, dan simpan: tiga langkah yang menyusun semua program kecil. | terminal, javascript, logika | Jika; Ulang; Simpan; Sambung tiga
Tangkis Galat | intermediate | online | 16 | 350000 | registration | Jumat 19.00–21.00 WIB | Pelatih Raden | Lawan melempar program rusak; kamu punya sembilan menit untuk menemukan sebabnya. | shield, debug | Membaca pesan; Mengecilkan masalah; Satu perubahan; Mencatat jurus
`,
    },
    {
      name: 'Sabuk Biru dan Hitam',
      summary: 'Tarung: proyek berpasangan, waktu terbatas, dan satu klien yang sungguhan.',
      keywords: 'biru, hitam, proyek, tarung, klien, tim',
      careers: 'pengembang pemula; pelatih muda',
      classes: `
Berpasangan Melawan Waktu | advanced | offline Padang | 36 | 650000 | upcoming | Minggu 06.00–10.00 WIB | Pelatih Datuk, Pelatih Suri | Dua orang, satu layar, empat jam: membangun layanan kecil untuk warung sebelah. | stall, proyek, tim | Membagi peran; Jeda napas; Serah terima; Hormat kepada klien
Ujian Sabuk Hitam | advanced | offline Padang | 24 | 500000 | ended | Sabtu 06.00–12.00 WIB | Pelatih Datuk | Satu hari penuh di depan tiga pelatih dan seorang pemilik usaha. | blackboard, ujian | Menerima soal; Membangun; Menjelaskan; Menutup gelanggang
`,
    },
  ],
  mentors: `
Pelatih Datuk Malin | Guru besar gelanggang | Padang | dasar, tim | Membuka latihan dengan diam satu menit dan menutupnya dengan menyapu lantai bersama.
Pelatih Suri Anjani | Pelatih web | Bukittinggi | web, logika | Memiliki papan "coba lagi" yang sudah patah dua kali.
Pelatih Raden Jaka | Pelatih tangkis | Banten | debug, ketenangan | Mencari kesalahan sambil bersenandung; makin sulit, makin pelan lagunya.
Pelatih Nining Kartika | Pelatih napas dan postur | Sumedang | kesehatan, jeda | Menjaga punggung, pergelangan, dan emosi empat puluh murid.
`,
  classTexts: {
    benefits: [
      'Pelatih hadir di setiap latihan, tidak diganti rekaman',
      'Sabuk dinilai tiga orang dan diumumkan di gelanggang',
      'Latihan pagi tetap boleh diikuti setelah lulus',
    ],
    beginner: ['Janji hadir dua puluh empat kali', 'Laptop sederhana; tersedia delapan pinjaman'],
    intermediate: [
      'Sabuk Putih atau lulus uji masuk',
      'Membawa satu galat sendiri ke latihan pertama',
    ],
    advanced: ['Sabuk Hijau', 'Pernah membimbing satu adik sabuk', 'Sehat untuk latihan empat jam'],
    faqs: [
      [
        'Apakah ada latihan fisik?',
        'Sepuluh menit pemanasan pergelangan dan punggung, tidak ada pukulan.',
      ],
      [
        'Bagaimana kalau saya terlambat?',
        'Berdiri di pintu sampai jeda, lalu masuk dengan salam. Tiga kali terlambat berarti mengulang pekan itu.',
      ],
      [
        'Berapa lama sampai Sabuk Hitam?',
        'Paling cepat sebelas bulan. Sebagian besar murid butuh enam belas.',
      ],
    ],
  },
  posts: `
# news | Gelanggang | 3 | Pelatih Datuk Malin | ujian, sabuk
Sembilan murid menerima Sabuk Hitam setelah enam jam tanpa internet
Soalnya membangun buku utang warung, dan pemilik warungnya ikut menguji.

Embun masih menempel di papan pintu ketika Ibu warung datang membawa buku utangnya yang asli: sampul plastik, pinggir berminyak, pena diikat tali rafia. Ia meletakkannya di tengah gelanggang, memberi salam, lalu duduk di peti kayu bersama tiga pelatih. Diam satu menit. Setelah itu soal dibacakan.

Internet dimatikan pukul enam pagi. Catatan pribadi boleh dibuka, pertanyaan hanya boleh diajukan kepada pemilik warung.

## Jam ketiga, tangan berhenti mengetik

Buku itu punya kebiasaan sendiri. Satu nama bisa muncul dua kali, "Buyung bengkel" dan "Buyung Siti", dan keduanya orang yang sama atau bukan, tergantung siapa yang mencatat. Angka yang dicoret belum tentu lunas; kadang hanya dipindah halaman. Murid yang langsung menulis kode tersandung pada jam kedua. Yang bertanya lebih dulu baru mulai pukul delapan, dan selesai lebih awal.

Seorang murid bertanya kapan utang dianggap ganda. Ibu warung berpikir lama, lalu menjawab: kalau saya malu menagihnya. Jawaban itu ditulis di papan dan menjadi aturan program hari itu juga.

Sebelas murid mengikuti, sembilan lulus. Dua yang belum lulus menjelaskan sendiri apa yang kurang, dan penonton bertepuk tangan lebih lama untuk mereka.

## Yang dinilai

- Utang tidak pernah hilang dan tidak pernah ganda.
- Ibu warung bisa memakainya tanpa diajari dua kali.
- Murid berterima kasih sebelum membela diri.

Pelatih Suri menambahkan satu ujian yang tidak diumumkan. Menjelang tengah hari ia mencabut kabel satu laptop. Pemiliknya menarik napas, memasangnya kembali, dan membuka catatan; tidak ada utang yang hilang karena ia menyimpan setiap kali nama diganti. Tangannya tidak gemetar. Itulah gerakan yang sudah tidak perlu dipikir.

> Aku belum siap. Aku tahu di mana belumnya.

Begitu salah seorang dari dua yang mengulang. Ia menyapu gelanggang paling bersih siang itu.

## Latihan di rumah sebelum ujian

1. Minta catatan orang yang sungguh dipakai: utang, arisan, jadwal ronda.
2. Matikan internet dua jam.
3. Bertanyalah sampai pemiliknya bercerita, baru pegang papan ketik.
4. Tutup dengan terima kasih, sebelum menjelaskan apa pun.

Ujian berikutnya digelar setelah musim hujan, di gelanggang yang atapnya sudah ditambal.

# news | Latihan | 11 | Pelatih Suri Anjani | pagi, disiplin
Latihan pukul setengah enam: mengapa masih ramai setelah lima tahun
Karena kopi, kata murid; karena ditunggu, kata pelatih.

Gelanggang dibuka pukul lima lima belas. Yang datang pertama menyalakan lampu dan menulis namanya di papan.

Papan itu kini tebal oleh kapur. Nama yang paling sering di baris pertama bukan murid tercepat, melainkan penjual lontong yang harus membuka lapak pukul tujuh. Ia berlatih sepuluh jari selama empat puluh menit, membungkuk, lalu pergi dengan jari masih bergerak-gerak di udara.

## Siapa yang mengetuk

Tidak ada hadiah untuk yang rajin. Namun bila seseorang absen dua kali, kawannya yang mengetuk pintu rumah, bukan pelatih.

Kami pernah memakai cara lain. Yang absen mendapat hukuman mengetik seratus baris. Absennya turun sebentar, lalu orangnya yang hilang. Sejak ketukan diserahkan kepada kawan, aturannya hanya dua: bawa sesuatu yang hangat, dan jangan bertanya mengapa sampai ditawari masuk. Kebanyakan alasan ternyata bukan malas. Ada yang adiknya demam, ada yang laptopnya digadai, ada yang mengira dirinya paling bodoh.

> Saya bangun bukan karena alarm, saya bangun karena Ujang pasti datang.

Ujang sendiri tertawa ketika mendengarnya. Ia datang, katanya, karena yakin kawannya itu akan mengetuk.

## Kuda-kuda pagi, tanpa gelanggang

- Tentukan satu jam dan satu kawan.
- Mulai dari yang dikuasai: mengetik satu halaman, menyimpannya, memberinya nama yang benar.
- Ulangi sampai bisa sambil bercakap-cakap.
- Rapikan meja sebelum berdiri.

Lima tahun latihan pagi tidak menghasilkan rahasia apa pun. Yang ada hanya lampu yang dinyalakan orang pertama.

Sesudah latihan semua menyapu. Murid yang baru tiga hari pun memegang sapu yang sama dengan guru besar.

# news | Kawan | 19 | Pelatih Raden Jaka | galat, cerita
Papan galat: seratus kesalahan yang ditempel dengan nama penemunya
Bukan papan malu; yang paling atas justru milik pelatih.

Setiap galat yang memakan waktu lebih dari satu jam ditulis di kartu: gejala, dugaan pertama yang keliru, sebab sebenarnya.

Kartu keseratus ditempel bulan ini. Isinya titik koma yang diketik dengan huruf Yunani, ditemukan setelah dua malam.

## Cara menulis kartu

1. Gejala dalam kata-katamu.
2. Dugaan yang salah; ini bagian terpenting.
3. Sebab, satu kalimat.

Murid baru membaca sepuluh kartu sebelum latihan tangkis pertamanya.

# news | Kesehatan | 28 | Pelatih Nining Kartika | pergelangan, postur
Pergelangan sakit bukan tanda rajin
Tiga murid libur sepekan karena nyeri, dan kami mengubah pemanasan.

Nyeri datang setelah pekan lomba, ketika latihan mandiri melewati lima jam. Tidak ada yang melapor karena takut dianggap lemah.

Sekarang pemanasan sepuluh menit wajib di setiap awal latihan, juga untuk pelatih. Kursi yang terlalu rendah kami ganti dengan peti kayu berbantal.

## Tiga gerakan

- Putar pergelangan dengan jari lurus, dua puluh hitungan.
- Bahu ditarik ke telinga, ditahan, dilepas.
- Pandang benda terjauh selama satu menit.

Kalau masih nyeri, berhenti. Sabuk tidak lari ke mana-mana.

# news | Sejarah | 40 | Pelatih Datuk Malin | perguruan, janji
Janji pintu dan asal-usulnya
Tiga kalimat yang diucapkan setiap murid baru ditulis di gudang beras.

Gelanggang pertama kami sebuah gudang di tepi sawah. Di pintunya ada tulisan kapur pemilik lama: jangan bawa masuk yang tidak kau jaga.

Kami meneruskannya menjadi tiga kalimat: aku menjaga waktuku, aku menjaga kawanku, aku menjaga kata-kataku.

> Yang paling sulit yang kedua.

Gudang itu sudah menjadi toko pupuk. Papan pintunya kami beli seharga dua karung semen dan kini tergantung di Padang.

# news | Gelanggang | 54 | Pelatih Suri Anjani | sabuk hijau, jadwal
Latihan Sabuk Hijau pindah sebagian ke Bukittinggi
Dua kelas hibrida dibuka karena tujuh belas murid menempuh dua jam perjalanan.

Murid dari Agam dan Tanah Datar selama ini pulang lewat tengah malam. Orang tua mereka yang mengusulkan gelanggang kedua, di lantai atas koperasi.

Pelatihnya sama, jadwalnya bergantian pekan. Yang daring tetap wajib berdiri saat memberi salam.

## Jadwal baru

- Rabu malam daring.
- Sabtu pagi di Bukittinggi, pekan ganjil.
- Sabtu pagi di Padang, pekan genap.

Murid boleh memilih gelanggang asal memberi kabar sehari sebelumnya.
`,
  schools: { count: 9, provinces: [13] },
  people: { women: 0.39, ages: [5, 40, 41, 11, 3] },
} satisfies SiteContents;
