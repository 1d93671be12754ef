/** Liga SMK: a league of vocational schools, with rounds, teams and a table. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'LS',
  since: { year: 2017, alumni: 5_840, cities: 96 },
  quota: 60,
  programs: [
    {
      name: 'Musim Reguler',
      summary:
        'Tiga babak saringan, lima cabang, dan satu papan nilai yang diperbarui setiap malam babak.',
      keywords: 'liga, lomba, babak, tim, cabang, nilai, jadwal, smk',
      careers: 'juara cabang; wakil provinsi di partai puncak',
      classes: `
Pemanasan Cabang Web | beginner | online | 10 | 0 | registration | Senin 16.00–17.00 WIB; Kamis 16.00–17.00 WIB | Pak Tegar | Empat soal tahun lalu dibedah dari sudut juri: apa yang dinilai, apa yang membuat poin melayang. | browser, web, latihan | Membaca soal; Kerja dua orang; Nilai aksesibilitas; Unggah sebelum peluit
Pemanasan Cabang Jaringan | intermediate | online | 10 | 0 | registration | Selasa 16.00–17.30 WIB | Bu Lidya | Topologi sederhana yang sengaja dirusak; tim memperbaikinya dengan jam berjalan. | terminal, jaringan, latihan | Membaca gejala; Alamat yang tertukar; Catatan perbaikan; Simulasi 45 menit
Pemanasan Cabang Gim | intermediate | online | 12 | 0 | started | Rabu 16.00–17.30 WIB | Pak Rendi | Dari tema yang baru dibuka ke purwarupa yang bisa dimainkan juri dalam delapan jam. | pixel, gim, latihan | Membaca tema; Satu mekanik; Suara terakhir; Mati di panggung
Pemanasan Cabang Desain | beginner | hybrid Malang | 10 | 0 | upcoming | Sabtu 09.00–11.00 WIB | Bu Lidya, Pak Rendi | Poster dan alur aplikasi untuk klien yang berubah pikiran di menit keempat puluh. | poster, desain, latihan | Bertanya kepada klien; Sketsa tangan; Ubah arah; Presentasi tiga menit
Pemanasan Cabang Keamanan | advanced | online | 12 | 0 | registration | Jumat 16.00–17.30 WIB | Pak Tegar | Mencari celah di aplikasi kantin fiktif, menutupnya, dan menulis laporan yang bisa dibaca kepala sekolah. | shield, keamanan, latihan | Aturan main; Celah masukan; Menambal; Laporan satu halaman
`,
    },
    {
      name: 'Sekolah Pembina',
      summary: 'Untuk guru pembina tim: menyusun latihan, menjaga tidur anak, dan mengelola kalah.',
      keywords: 'pembina, guru, latihan, tim, pelatih',
      careers: 'pembina bersertifikat liga; juri laga provinsi',
      classes: `
Menyusun Latihan Delapan Pekan | beginner | online | 8 | 150000 | registration | Sabtu 13.00–15.00 WIB | Bu Maharani | Jadwal yang menyisakan waktu untuk tugas sekolah dan satu hari tanpa layar. | chart, pembina, jadwal | Memilih cabang; Rotasi peran; Pekan ringan; Catatan latihan
Pembina di Tepi Panggung | intermediate | offline Cirebon | 6 | 200000 | ended | Minggu 09.00–15.00 WIB | Bu Maharani, Pak Tegar | Apa yang boleh diucapkan saat lomba berjalan, dan apa yang paling dibutuhkan tim sesudah kalah. | blackboard, pembina, mental | Sebelum peluit; Sepuluh menit genting; Sesudah nilai; Malam di perjalanan pulang
`,
    },
  ],
  mentors: `
Pak Tegar Pamungkas | Ketua juri web dan keamanan | Semarang | web, keamanan | Menulis rubrik penilaian yang bisa dibaca peserta. Musuhnya: kotak merah tanpa penjelasan.
Bu Lidya Manuputty | Juri jaringan dan desain | Ambon | jaringan, desain | Membawa kabel cadangan dan permen jahe. Dulu peserta liga pertama.
Pak Rendi Arisandi | Juri gim | Palembang | gim, purwarupa | Memainkan setiap gim peserta sampai kalah, lalu menulis mengapa ia ingin mencoba lagi.
Bu Maharani Soka | Pelatih pembina | Cirebon | pelatihan, tim | Pembina yang timnya pernah kalah lima kali berturut-turut dan masih tertawa di fotonya.
`,
  classTexts: {
    benefits: [
      'Gratis untuk tim yang sekolahnya terdaftar',
      'Soal dan rubrik asli musim lalu',
      'Nilai latihan muncul di papan tim dalam sehari',
    ],
    beginner: [
      'Tim dua atau tiga orang dari satu SMK',
      'Satu guru pembina yang bisa dihubungi',
      'Satu komputer tiap orang, boleh milik sekolah',
    ],
    intermediate: [
      'Pernah ikut satu babak, atau lolos latihan pemula',
      'Surat izin sekolah untuk babak luar kota',
    ],
    advanced: ['Menandatangani aturan main keamanan', 'Pembina hadir pada simulasi'],
    faqs: [
      [
        'Berapa biaya mendaftar liga?',
        'Tidak ada biaya pendaftaran tim. Perjalanan ke laga provinsi ditanggung sekolah; partai puncak ditanggung liga.',
      ],
      [
        'Bolehkah satu siswa ikut dua cabang?',
        'Tidak dalam musim yang sama, supaya yang lain mendapat giliran.',
      ],
      [
        'Bagaimana kalau listrik padam saat babak daring?',
        'Pembina mengirim foto meteran dan surat kepala sekolah dalam sehari; waktu timmu diganti sepanjang padamnya, sampai enam jam.',
      ],
      [
        'Apakah tim campuran antarsekolah boleh?',
        'Hanya di Babak Persahabatan, yang nilainya tidak masuk papan.',
      ],
    ],
  },
  posts: `
# news | Babak | 1 | Panitia Liga | babak dua, jadwal
Babak Kedua dibuka: 48 jam, lima cabang, satu tema tentang air
Soal turun serempak Sabtu pukul delapan pagi waktu setempat masing-masing zona.

Tema babak ini adalah air: banjir, kekeringan, dan segala urusan di antaranya. Setiap cabang menerjemahkannya sendiri, dari situs peringatan dini sampai gim tentang sumur.

Temanya dipilih dari surat pembina. Seorang guru di Gunungkidul menulis bahwa timnya absen latihan dua pekan karena harus mengantre air; sehari kemudian pembina dari pesisir utara mengirim foto laboratorium yang tergenang sampai colokan. Keduanya tiba di meja yang sama, dan Pak Tegar menempelkannya berdampingan.

Tim bekerja dari sekolah masing-masing dengan pembina di ruangan. Kiriman ditutup otomatis empat puluh delapan jam kemudian, dan papan nilai mulai bergerak Senin malam.

## Soal yang tidak meminta kecanggihan

Setiap lembar soal memuat satu orang bernama dan satu keadaan. Cabang web mendapat ketua RT yang ponselnya berlayar retak. Cabang jaringan mendapat kantor desa yang kabelnya terendam separuh. Cabang desain mendapat klien yang akan berubah pikiran, dan kami tidak memberi tahu pada menit keberapa. Juri akan bertanya: kalau orang itu duduk di sebelahmu, apakah ia tahu harus menekan apa?

Dua kursi babak ini disisihkan untuk sekolah yang baru pertama kali ikut. Musim lalu salah satunya mengirim catatan kerja paling rapi.

## Yang perlu disiapkan

- Akun tim masing-masing diuji paling lambat Kamis.
- Nomor darurat panitia ditempel di pintu laboratorium.
- Tidur: pembina mencatat jam tidur tiap anggota, dan itu dinilai.

Butir ketiga bukan hiasan. Delapan poin menunggu di sana, dan hilang seluruhnya bila seorang anggota terjaga lebih dari delapan belas jam.

## Rencana empat puluh delapan jam

1. Jam pertama: baca soal dua kali, jangan sentuh papan ketik.
2. Jam kesepuluh: kirim versi jelek.
3. Malam pertama: semua tidur, pembina yang mengunci pintu.
4. Jam ketiga puluh: minta penjaga sekolah mencoba, dan diamlah di belakangnya.
5. Enam jam terakhir: hanya memperbaiki, tidak menambah.

Latihlah langkah keempat pekan ini dengan soal lama. Banyak tim menguasai alatnya, tetapi belum pernah diam sepuluh menit melihat orang lain salah menekan.

Tim yang kehilangan koneksi lebih dari satu jam melapor lewat formulir pembina, bukan lewat media sosial.

# news | Papan Nilai | 6 | Pak Tegar Pamungkas | nilai, rubrik
Cara nilai dihitung musim ini, dan mengapa kerapian kini bernilai dua belas poin
Satu rubrik untuk semua provinsi, dengan dua juri yang tidak saling melihat.

Musim lalu tiga tim kehilangan tempat karena selisih setengah poin yang tidak bisa kami jelaskan dengan baik. Karena itu rubriknya kami tulis ulang dari awal.

Bu Lidya masih menyimpan surat salah satunya. Bukan protes, hanya satu pertanyaan: setengah poin itu di baris mana? Tiga juri membaca ulang kirimannya malam itu juga, menemukan tiga alasan berbeda, dan sepakat bahwa rubrik yang bisa ditafsirkan tiga cara bukanlah rubrik.

Setiap kiriman dinilai dua juri terpisah. Bila selisihnya lebih dari delapan poin, juri ketiga membaca tanpa melihat dua nilai pertama.

## Pembagian seratus poin

1. Berfungsi sesuai soal: 40.
2. Dipakai oleh orang yang bukan pembuatnya: 25.
3. Penjelasan keputusan: 15.
4. Kerapian dan catatan kerja: 12.
5. Jam tidur dan kerja tim: 8.

Mengapa kerapian setinggi itu? Karena pada pekerjaan sungguhan, orang yang memperbaiki jarang orang yang membuat. Kami mencobanya kepada alumni: sepuluh kiriman juara diberikan kepada tim lain untuk diubah satu kata. Empat tidak bisa disentuh tanpa merusak halaman lain. Keempatnya tidak punya catatan.

## Membaca nilaimu

Di samping setiap angka ada satu kalimat juri, dan kalimat itu boleh dibantah. Ambil yang paling rendah dulu. Tunjuk buktinya di kirimanmu, kirim lewat formulir pembina, dan juri menjawab tertulis. Musim lalu dari 41 bantahan, dua belas mengubah nilai; tujuh naik, lima turun.

Tim boleh meminta salinan catatan juri selama tujuh hari setelah papan terbit.

# news | Sekolah | 12 | Bu Maharani Soka | tim baru, pembina
Sekolah kecil di lereng gunung mengirim tim pertamanya
Satu laboratorium, sembilan komputer, dan tiga siswa yang bergantian menjaga kambing.

SMK itu baru lima tahun berdiri. Pembinanya, guru bahasa Indonesia, belajar soal lama bersama murid-muridnya setiap Rabu sore.

Mereka memilih cabang desain karena, kata ketua timnya, "komputernya paling tidak rewel." Di babak pertama mereka menempati urutan sebelas provinsi.

Yang paling berkesan bagi juri adalah catatan kerjanya: ditulis tangan, dipindai, lengkap dengan coretan yang dibuang.

> Kami baru tahu kalau pertanyaan boleh dijawab dengan gambar.

Sekolah lain yang ingin memulai dengan alat terbatas bisa meminta paket soal luring kepada panitia.

# news | Babak | 21 | Panitia Liga | babak satu, hasil
Babak Pertama selesai dengan 96 kota mengirim karya
Dua puluh tiga kiriman ditolak karena terlambat, dan begini cara menghindarinya.

Keterlambatan paling banyak terjadi di lima menit terakhir, ketika semua orang menekan tombol yang sama. Peladen kami bertahan; sambungan sekolah tidak selalu.

Mulai babak depan, kiriman sementara disimpan tiap jam. Bila pengiriman akhir gagal, versi tersimpan terakhir yang dinilai.

## Saran juri

- Kirim versi jelek di jam kesepuluh.
- Satu orang bertugas melihat jam, bukan mengetik.
- Foto layar bukan bukti; catatan pengiriman iya.

Terima kasih kepada 214 pembina yang begadang bergantian. Kalian tidak masuk papan nilai, tetapi kami tahu.

# news | Aturan | 33 | Pak Rendi Arisandi | aturan, ai
Alat bantu kecerdasan buatan: boleh dipakai, wajib ditulis
Tim mencantumkan apa yang ditanyakan, jawaban mana yang dipakai, dan apa yang mereka ubah.

Melarang tidak bisa kami awasi dengan adil. Membebaskan membuat cabang menjadi lomba langganan. Jadi kami memilih jalan tengah: tertulis.

Kiriman tanpa catatan alat bantu, padahal jelas memakainya, kehilangan poin penjelasan. Kiriman dengan catatan jujur tidak kehilangan apa pun.

## Contoh catatan yang baik

1. Pertanyaan: cara menyaring tabel.
2. Yang dipakai: baris keempat sampai kesembilan.
3. Yang diubah: nama kolom dan urutan, karena data kami tidak punya tanggal.

Juri boleh meminta tim menjelaskan baris mana pun tanpa alat. Itulah ujian yang sebenarnya.

# news | Pembina | 47 | Bu Maharani Soka | pembina, istirahat
Tidur masuk penilaian, dan nilainya tidak bisa ditawar
Delapan poin kerja tim menjadi nol bila ada anggota yang terjaga lebih dari delapan belas jam.

Aturan ini diusulkan pembina, bukan panitia. Tiga musim lalu seorang peserta pingsan di panggung, dan kami semua merasa ikut bersalah.

Pembina mencatat jam mulai dan selesai tidur tiap anggota. Tidak ada kamera; kami memercayai tanda tangan mereka.

Musim pertama setelah aturan ini, nilai rata-rata kiriman justru naik. Rupanya soal lebih mudah dibaca dengan mata terbuka.

## Untuk sekolah

- Sediakan ruang tidur terpisah putra dan putri.
- Makanan hangat setidaknya dua kali.
- Orang tua boleh menjemput kapan saja tanpa tim didiskualifikasi.
`,
  gallery: `
Sirene Sungai | Situs peringatan banjir tiga warna yang bisa dibaca tanpa kuota besar. | Situs web | Tim Kali Code, SMK di Bojonegoro | Pemanasan Cabang Web | browser | Bojonegoro | 15
Sumur Nenek | Gim delapan jam: menimba air sambil menolak tetangga yang terlalu banyak minta. | Gim | Tim Tiga Ember | Pemanasan Cabang Gim | pixel | Gunungkidul | 18
Jaringan Kantin yang Pulih | Topologi rusak yang diperbaiki dalam 31 menit, lengkap dengan catatan tangan. | Perbaikan jaringan | Tim Colok Cabut | Pemanasan Cabang Jaringan | terminal | Ambon | 22
Poster Hemat Air Asrama | Poster yang hanya terbaca utuh setelah keran ditutup. | Poster | Tim Lereng | Pemanasan Cabang Desain | poster | Wonosobo | 27
Laporan Celah Kantin Digital | Empat celah, empat tambalan, satu halaman untuk kepala sekolah. | Laporan keamanan | Tim Gembok Terbuka | Pemanasan Cabang Keamanan | shield | Batam | 29
Peta Tandon Desa | Peta tandon yang diwarnai oleh laporan warga lewat SMS. | Situs web | Tim Musim Kemarau | Pemanasan Cabang Web | map | Kupang | 36
Antre Air | Gim dua pemain tentang menunggu giliran, menang bila keduanya kebagian. | Gim | Tim Jeriken | Pemanasan Cabang Gim | pixel | Makassar | 44
Alur Lapor Pipa Bocor | Purwarupa enam layar yang diuji kepada tukang pipa sungguhan. | Purwarupa | Tim Klep | Pemanasan Cabang Desain | phone | Malang | 51
`,
  schools: { count: 96 },
  provinces:
    'Jawa Barat 118; Jawa Timur 109; Jawa Tengah 103; Banten 57; Sumatera Utara 52; DKI Jakarta 49; Sulawesi Selatan 44; Lampung 39; Sumatera Selatan 36; Daerah Istimewa Yogyakarta 34; Bali 31; Riau 29; Sumatera Barat 28; Kalimantan Selatan 26; Nusa Tenggara Barat 25; Kalimantan Timur 23; Aceh 22; Kalimantan Barat 21; Nusa Tenggara Timur 20; Sulawesi Tengah 17; Jambi 16; Sulawesi Utara 15; Kepulauan Riau 14; Sulawesi Tenggara 13; Bengkulu 12; Kalimantan Tengah 11; Kepulauan Bangka Belitung 10; Maluku 9; Gorontalo 8; Sulawesi Barat 7; Papua 6; Maluku Utara 6; Papua Barat 5; Kalimantan Utara 4; Papua Barat Daya 4; Papua Selatan 3; Papua Tengah 3; Papua Pegunungan 2',
  people: { women: 0.37, ages: [0, 92, 8, 0, 0] },
} satisfies SiteContents;
