/** Talenta Hub: hiring partners meet graduates whose work can be looked at. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'TH',
  since: { year: 2019, alumni: 2_940, cities: 39 },
  quota: 28,
  programs: [
    {
      name: 'Siap Dilihat',
      summary: 'Tugas kerja contoh, portofolio, dan wawancara latihan bersama perekrut sungguhan.',
      keywords: 'kerja, wawancara, portofolio, rekrut, cv, lamaran',
      careers: 'diterima kerja; tahu mengapa belum',
      classes: `
Tugas Kerja Contoh | beginner | online | 10 | 75000 | registration | Selasa 19.00–21.00 WIB | Vania | Mengerjakan tugas empat jam seperti di kantor, lalu menerima catatan seperti di kantor. | browser, tugas | Membaca tugas; Bertanya; Menyerahkan; Memperbaiki
Wawancara Dua Arah | intermediate | online | 6 | 75000 | registration | Kamis 19.00–21.00 WIB | Faris | Kamu juga mewawancarai mereka: lima pertanyaan yang membuat perekrut menghargaimu. | phone, wawancara | Cerita; Pertanyaanmu; Tawaran
Laman Karya Satu Layar | beginner | hybrid Jakarta | 8 | 90000 | started | Sabtu 09.00–11.00 WIB | Vania, Oktavianus | Semua yang dibutuhkan perekrut dalam satu layar dan dua menit. | browser, portofolio | Pilih; Susun; Uji dua menit
`,
    },
    {
      name: 'Perekrut yang Adil',
      summary:
        'Bagi perusahaan mitra: lowongan yang jelas, tugas yang wajar, dan penolakan yang manusiawi.',
      keywords: 'perusahaan, perekrut, lowongan, hr, adil',
      careers: 'tim perekrut terlatih; perusahaan mitra',
      classes: `
Menulis Lowongan yang Jujur | beginner | online | 3 | 250000 | upcoming | Rabu 13.30–16.30 WIB | Ibu Sherly | Upah, jam, dan hari pertama: tiga hal yang mengurangi lamaran dan menaikkan kecocokan. | poster, perekrut | Upah; Hari pertama; Bahasa
Menolak dalam Tiga Kalimat | beginner | online | 2 | 0 | ended | Jumat 14.00–16.00 WIB | Ibu Sherly, Faris | Menulis penolakan yang membuat pelamar mau mencoba lagi. | book, perekrut, gratis | Terima kasih; Alasan; Pintu
Menilai Karya Tanpa Nama | intermediate | online | 4 | 300000 | registration | Senin 13.30–15.30 WIB | Oktavianus | Rubrik dan cara menutup nama kampus sampai nilai selesai. | chart, perekrut | Rubrik; Menutup; Membandingkan
`,
    },
  ],
  mentors: `
Vania Kusnadi | Peninjau karya | Jakarta | portofolio, tugas | Membaca karya dari ponsel, karena begitulah perekrut.
Faris Abdurrahman | Pelatih wawancara | Bandar Lampung | wawancara, tawaran | Pernah diwawancarai 23 kali dalam sebulan.
Ibu Sherly Lumintang | Mitra perekrut | Manado | lowongan, penolakan | Menulis penolakan sebelum membuka lowongan.
Oktavianus Ndolu | Ahli penilaian | Kupang | rubrik, keadilan | Menutup nama kampus dengan stiker kucing.
`,
  classTexts: {
    benefits: [
      'Karyamu tampil kepada perusahaan mitra bila kamu setuju',
      'Catatan tertulis dari perekrut',
      'Kabar pasti dalam sepuluh hari kerja',
    ],
    beginner: ['Satu karya, tugas kuliah pun boleh', 'Atau satu lowongan yang sedang Anda buka'],
    intermediate: ['Pernah diwawancarai atau mewawancarai'],
    advanced: ['Bersedia menjadi peninjau'],
    faqs: [
      [
        'Apakah perusahaan membayar agar lowongannya tampil di atas?',
        'Tidak. Urutannya menurut tanggal tutup.',
      ],
      [
        'Bolehkah saya menyembunyikan profil dari perusahaan tertentu?',
        'Boleh, termasuk dari tempat kerjamu sekarang.',
      ],
      ['Apakah ada biaya penempatan bagi pelamar?', 'Tidak ada. Bila diminta, laporkan.'],
    ],
  },
  posts: `
# events | Bursa Kerja | +15 | Tim Talenta Hub | bursa, jakarta | Balai Sidang Contoh, Jakarta | 0 | 310/500 | 1
Bursa Dua Meja
Pelamar duduk, perekrut berpindah setiap dua belas menit sambil melihat satu karya.

Dua puluh perusahaan hadir, semuanya menuliskan upah di mejanya.

Sisi kiri ruangan untuk karya yang dilihat dari ponsel, sisi kanan untuk yang dibentangkan. Nama kampus tidak ditulis di kartu; yang ada nomor meja, nama panggilan, dan satu kalimat tentang karyanya. Setelah dua belas menit lonceng berbunyi, juga ketika percakapannya sedang enak. Yang ingin meneruskan bertukar kartu berwarna.

## Bawa

- Satu karya di ponsel atau kertas.
- Dua pertanyaan.
- Air minum.

Kabar datang paling lambat sepuluh hari kerja dari setiap mitra yang menerima kartumu. Ketiga perekrut yang tahun lalu lupa menjawab tidak diundang lagi.

# events | Bursa Kerja | Sabtu+44 | Tim Talenta Hub | bursa, daring | Daring | 0 | 140/300 | 1
Bursa Daring Sabtu Pagi
Ruang-ruang kecil tiga orang bagi pelamar di luar Jawa, dengan giliran yang dikirim sehari sebelumnya.

Sambungan terputus? Giliranmu dipindah ke akhir, tidak hilang.

Ruang berisi satu perekrut, satu pelamar, dan satu pendamping yang mencatat waktu. Pendamping tidak menilai; ia hanya memastikan pelamar sempat bertanya balik. Jam giliran ditawarkan dalam zona waktumu, dan kamu boleh memilih satu dari dua.

Kirim satu karya di bawah satu megabita tiga hari sebelumnya supaya sudah terbuka ketika percakapan mulai. Kamera boleh mati setelah perkenalan. Faris membuka ruang latihan sejam sebelum giliran pertama bagi yang ingin mencoba suaranya. Perusahaan mengirim kabar paling lambat sepuluh hari kerja, dan alasan penolakannya tertulis dalam satu kalimat.

# news | Angka | 4 | Tim Talenta Hub | angka, penerimaan
Triwulan ini 212 orang diterima; rata-rata dua puluh enam hari dari karya ke tawaran
Lowongan yang menulis upah terisi sebelas hari lebih cepat.

Kami mencatat 388 lowongan dari 64 mitra. Dua puluh sembilan lowongan tidak kami muat karena upahnya kosong.

Lowongan yang paling cepat hilang dari papan bukan yang upahnya tertinggi. Ia dibuka Senin siang oleh sebuah tim di Balikpapan, dan isinya enam baris: upah, jam, nama orang yang akan duduk di sebelahmu, tugas hari pertama, apa yang membuat pendahulunya pindah, dan tanggal kabar. Pelamar yang akhirnya diterima mengirim satu buku uji untuk ponsel tua. Rabu sore keduanya sudah berjabat tangan.

## Enam baris yang sama, hasil berbeda

Penerimaan tercepat tiga hari, untuk posisi penguji di Balikpapan. Terlama sembilan puluh empat hari.

Yang sembilan puluh empat hari juga layak diceritakan. Perusahaannya menulis upah dengan jujur, tetapi hari pertamanya kosong. Setiap pelamar bertanya, setiap jawaban berbeda, dan tiga calon mundur setelah wawancara kedua. Ibu Sherly duduk bersama mereka satu jam, mengganti "mengerjakan tugas lain yang diberikan" dengan empat hal nyata, dan calon keempat bertahan.

Dari situ kami menghitung ulang seluruh papan. Lowongan dengan upah terisi sebelas hari lebih cepat. Lowongan dengan upah dan hari pertama, enam belas hari. Angka kedua ini baru dari 51 lowongan, jadi bacalah dengan hati-hati.

> Saya tidak mencari yang paling tinggi. Saya mencari yang tidak perlu ditebak.

## Yang belum baik

- Enam mitra terlambat memberi kabar.
- Pelamar dari Papua baru tiga persen.
- Posisi tingkat menengah masih sedikit.

Tentang butir kedua, sebabnya sudah terlihat: sebagian besar wawancara dijadwalkan pukul delapan malam WIB, yang berarti pukul sepuluh di Jayapura. Bulan depan mitra diminta menawarkan dua pilihan jam, dan kami akan melaporkan siapa yang tidak.

## Yang bisa dikerjakan hari ini

1. Pelamar: pilih satu karya, tulis apa yang tidak berhasil di dalamnya, dan taruh di layar pertama.
2. Perusahaan: ceritakan hari pertama kepada orang di luar timmu; kalau ia masih bertanya, tulis lagi.
3. Keduanya: catat tanggal kabar, lalu tepati.

Nama mitra yang terlambat dua triwulan berturut-turut kami lepas.

# news | Perekrut | 13 | Ibu Sherly Lumintang | penolakan, contoh
Surat penolakan yang dibalas ucapan terima kasih
Isinya tiga kalimat dan satu tanggal.

Kalimat pertama menyebut karya yang dibaca. Kedua menyebut satu alasan yang bisa diubah. Ketiga menyebut kapan lowongan serupa dibuka.

Sebelumnya perusahaan itu memakai surat delapan baris yang berterima kasih empat kali dan tidak mengatakan apa-apa. Kami menghitung balasannya selama tiga bulan: nol, kecuali satu pesan otomatis dari pelamar yang sedang cuti.

Latihannya sederhana. Perekrut diminta menulis penolakan sebelum membuka lamaran pertama, untuk orang yang mereka bayangkan paling berat ditolak. Setelah itu barulah lowongannya ditulis, dan hampir selalu berubah.

## Satu contoh, dari kata ke kata

"Kami membaca peta ongkirmu dua kali. Angkanya kuat, tetapi kami tidak menemukan cara memeriksanya; untuk pekerjaan ini sumber perlu tertulis di bawah tabel. Posisi serupa kami buka lagi tanggal 4 Maret."

Pelamarnya menambahkan sumber malam itu juga. Tanggal 4 Maret ia melamar lagi, dan pembacanya mengenali tabelnya sebelum melihat nama.

Dari empat puluh penerima surat itu, sembilan belas membalas dan tujuh melamar lagi.

> Baru kali ini saya ditolak oleh orang.

Kalimat itu sekarang tergantung di ruang rapat perusahaan, agak miring.

## Yang sebaiknya tidak ditulis

- Pujian yang berlaku bagi semua orang.
- Alasan yang tidak bisa diubah siapa pun.
- Janji menyimpan data, tanpa tanggal.

Punya lamaran yang belum dijawab di kotak masukmu? Balas satu saja sebelum makan siang, dengan rumus itu. Butuh enam menit, dan enam menit itu diingat orang bertahun-tahun.

Naskahnya bebas dipakai perusahaan mana pun.

# news | Karya | 24 | Vania Kusnadi | karya, ponsel
Kami membaca 100 laman karya dari ponsel di dalam bus
Tiga puluh empat tidak sempat terbuka sebelum halte berikutnya.

Perekrut membaca di sela rapat dan perjalanan. Gambar sepuluh megabita membuat mereka pindah.

Laman yang dibaca habis memuat nama, satu karya, dan cara menghubungi dalam layar pertama.

Busnya jurusan biasa, pukul lima sore, berdiri. Satu laman memutar musik dan membuat seisi kursi depan menoleh. Satu lagi terbuka begitu cepat sampai Oktavianus, yang menumpang di sebelah, ikut membaca dan bertanya siapa orangnya. Halte kami terlewat karenanya, dan tidak ada di antara kami yang menyesal berjalan balik.

1. Di bawah satu megabita.
2. Tanpa animasi pembuka.
3. Tombol hubungi yang benar-benar mengirim.

Dari seratus laman, sembilan tombolnya rusak.

# news | Wawancara | 35 | Faris Abdurrahman | wawancara, pertanyaan
Pertanyaan pelamar yang mengubah keputusan direktur
Siapa yang mengerjakan ini sebelum saya, dan mengapa ia pergi?

Direktur itu terdiam lalu menjawab jujur. Pelamar mengucapkan terima kasih dan meminta waktu semalam.

Jawabannya: orang sebelumnya pergi karena menunggu keputusan empat bulan. Pelamar itu mencatatnya tanpa mengangkat alis. Semalaman ia menimbang, dan pagi harinya meminta dua hal yang lahir dari jawaban itu: batas waktu keputusan, serta satu orang yang berwenang ketika direktur bepergian. Saya hanya melatih jedanya; kalimatnya milik pelamar itu sendiri.

Ia menerima tawaran dengan dua syarat, keduanya dipenuhi.

- Bertanyalah tentang pekan pertama.
- Bertanyalah cara keberhasilan diukur.
- Jangan bertanya yang ada di situs mereka.

Kelas wawancara berlatih dengan direktur sungguhan.

# news | Keadilan | 47 | Oktavianus Ndolu | penilaian, stiker
Stiker kucing menutupi nama kampus, dan urutan pelamar berubah
Tiga dari lima teratas bukan dari kampus yang biasa.

Percobaan dilakukan bersama sebuah perusahaan perangkat lunak. Sepuluh karya dinilai dua kali, dengan dan tanpa nama kampus.

Stikernya dipilih karena tidak ada yang bisa marah kepada kucing. Pada putaran pertama seorang penilai mencoba mengintip dengan mengangkat kertas ke lampu; ia ketahuan, tertawa, dan mengusulkan stiker yang lebih tebal. Nilai putaran kedua dikunci sebelum kucing dilepas, dan ruangan hening cukup lama sesudahnya.

Perusahaan merekrut dua orang dari hasil tanpa nama. Enam bulan kemudian keduanya masih bekerja di sana.

> Kami ternyata membaca kop, bukan isi.

Rubrik dan lembar stikernya tersedia bagi mitra.

# news | Mitra | 60 | Tim Talenta Hub | mitra, syarat
Empat syarat menjadi mitra perekrut, dan siapa yang kami tolak
Upah tertulis, kabar sepuluh hari kerja, tugas maksimal empat jam, tanpa biaya pelamar.

Tahun ini 17 perusahaan ditolak, terbanyak karena tugas seleksi yang menyerupai pekerjaan gratis.

Yang paling panjang meminta rancangan aplikasi lengkap, tujuh hari, tanpa imbalan, dari dua puluh enam pelamar sekaligus. Kami bertanya apa yang akan terjadi dengan rancangan yang tidak terpilih. Disimpan sebagai referensi, jawabnya. Percakapan selesai di kalimat tersebut, dan dua puluh enam orang itu kami beri tahu sebabnya satu per satu.

Satu perusahaan memperbaiki tugasnya menjadi dua jam dan membayar peserta. Ia mitra terbaik kami tahun ini.

1. Kirim contoh lowongan.
2. Ikuti kelas lowongan jujur.
3. Tanda tangan pernyataan.

Pendaftaran mitra lewat halaman perjanjian.
`,
  employers: `
Layar Senja Contoh | Jakarta | Perangkat lunak | Membuat aplikasi catatan pasien untuk klinik kecil.
Dermaga Kode Contoh | Balikpapan | Rekayasa | Sistem jadwal untuk galangan dan pelabuhan.
Ladang Angka Contoh | Malang | Agritek | Menghitung pupuk dari foto daun.
Kurir Pagi Contoh | Surabaya | Logistik | Mengantar roti dan obat sebelum pukul tujuh.
Tutur Studio Contoh | Denpasar | Konten | Menulis panduan dan suara antarmuka.
`,
  jobs: `
Layar Senja Contoh | Pengembang Antarmuka | entry | Penuh waktu | 6200000 | 20 | Merawat formulir pasien; Menguji bersama perawat; Menulis catatan rilis
Layar Senja Contoh | Penguji Aplikasi | entry | Kontrak | 4800000 | 12 | Menulis kasus; Mencoba di ponsel lama; Melapor ringkas
Dermaga Kode Contoh | Insinyur Layanan | mid | Penuh waktu | 9800000 | 28 | Menjaga jadwal kapal; Mengurangi galat; Jaga bergilir
Ladang Angka Contoh | Analis Citra Daun | mid | Jarak jauh | 8400000 | 31 | Melabeli; Menilai model; Turun ke kebun
Kurir Pagi Contoh | Analis Rute | entry | Penuh waktu | 5400000 | 17 | Membaca catatan antar; Mengusulkan rute; Menumpang motor sepekan
Tutur Studio Contoh | Penulis Antarmuka | entry | Jarak jauh | 5600000 | 24 | Menulis pesan galat; Menguji bahasa; Merawat daftar istilah
Kurir Pagi Contoh | Admin Gudang Malam | entry | Kontrak | 4300000 | -3 | Mencatat masuk; Serah sif; Menghitung sisa
`,
  gallery: `
Formulir Rawat Jalan Satu Tangan | Dicoba perawat sambil memegang map; 14 isian menjadi 6. | Antarmuka | Sekar Ayuningtyas | Tugas Kerja Contoh | browser | Magelang | 4
Antrean Bengkel Tanpa Teriak | Papan giliran di ponsel bekas, dipakai tiga bengkel. | Layanan | Rifki Maulana | Laman Karya Satu Layar | terminal | Balikpapan | 9
Peta Ongkir Kota Kecil | 212 rute dihitung ulang; selisihnya ditulis, juga yang merugikan. | Analisis data | Grace Tumbelaka | Tugas Kerja Contoh | map | Tomohon | 13
Pesan Galat yang Sopan | Tiga puluh kalimat galat ditulis ulang dan diuji kepada pedagang. | Penulisan | Laras Kinanti | Laman Karya Satu Layar | phone | Blitar | 18
Buku Uji Ponsel Retak | 61 kasus uji di lima ponsel tua, masing-masing dengan video. | Pengujian | Hendrik Manuputty | Tugas Kerja Contoh | shield | Ambon | 22
Grafik Panen yang Bisa Dibantah | Setiap titik punya foto timbangan dan nama penimbangnya. | Analisis data | Wawan Setiawan | Menilai Karya Tanpa Nama | chart | Malang | 27
Kasir Buta Warna | Warna diganti bentuk; waktu bayar turun empat detik. | Antarmuka | Putu Ariani | Laman Karya Satu Layar | stall | Singaraja | 31
Jadwal Dermaga Dini Hari | Bergeser sendiri saat ombak tinggi, dan memberi tahu sebabnya. | Layanan | Yance Kogoya | Tugas Kerja Contoh | terminal | Sorong | 36
Panduan Lima Menit | Petunjuk alat ukur yang dipahami montir tanpa kacamata. | Penulisan | Salsabila Rahman | Laman Karya Satu Layar | book | Padang | 40
Uji Coba di Dalam Angkot | Aplikasi diuji di sinyal satu garis, lengkap dengan catatan jalannya. | Pengujian | Doni Sihombing | Tugas Kerja Contoh | phone | Pematangsiantar | 45
Menu Aksesibel Warung | Dibaca pembaca layar, dipesan dengan suara. | Antarmuka | Nadia Fitriyah | Menilai Karya Tanpa Nama | browser | Jember | 51
Ramalan Stok Roti | Meleset 8 persen; catatan melesetnya lebih panjang dari modelnya. | Analisis data | Fransiska Leba | Tugas Kerja Contoh | chart | Maumere | 55
`,
  schools: { count: 12 },
  people: { women: 0.49, ages: [0, 6, 62, 26, 6] },
} satisfies SiteContents;
