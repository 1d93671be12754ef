/** Pemda Cakap: programmes with local governments, counted and reported. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'PC',
  since: { year: 2018, alumni: 21_640, cities: 164 },
  quota: 120,
  programs: [
    {
      name: 'Aparatur Melayani',
      summary:
        'Pelatihan bagi petugas loket, operator data, dan kepala bidang, berangkat dari antrean yang nyata.',
      keywords: 'aparatur, asn, layanan, loket, pemda, dinas',
      careers: 'petugas layanan bersertifikat; pelatih daerah',
      classes: `
Loket yang Menjelaskan | beginner | hybrid Banjarmasin | 16 | 0 | registration | Selasa 08.00–11.00 WITA | Pak Suryadi | Menulis ulang syarat layanan sampai warga tidak perlu bertanya dua kali. | stall, layanan, bahasa | Mendengar antrean; Menulis syarat; Papan loket; Mengukur tanya ulang
Data Terpadu Tingkat Desa | intermediate | online | 24 | 0 | registration | Rabu 09.00–11.00 WIB | Bu Marlina | Menyatukan empat buku desa menjadi satu tabel dengan hak akses yang jelas. | chart, data, desa | Inventaris buku; Satu kunci; Hak akses; Serah terima
Laporan Kinerja Satu Halaman | intermediate | online | 8 | 0 | started | Kamis 13.00–15.00 WIB | Bu Marlina, Pak Yohan | Dari empat puluh halaman menjadi satu, tanpa menghilangkan yang harus dipertanggungjawabkan. | book, laporan | Angka inti; Lampiran; Bahasa jelas; Uji kepada warga
Keamanan Data Kependudukan | advanced | offline Semarang | 20 | 0 | upcoming | Senin 08.30–15.30 WIB | Pak Yohan | Siapa boleh melihat apa, sampai kapan, dan apa yang ditulis ketika terjadi kebocoran. | shield, keamanan, data | Peta data; Hak dan jejak; Simulasi kebocoran; Pemberitahuan warga
`,
    },
    {
      name: 'Warga Cakap',
      summary:
        'Kelas keterampilan bagi warga yang dibiayai daerah, dengan sasaran dan laporan triwulan.',
      keywords: 'warga, kerja, pelatihan, pencari kerja, umkm, desa',
      careers: 'pekerja digital pemula; penggerak desa digital',
      classes: `
Administrasi Digital untuk Pencari Kerja | beginner | offline Kupang | 32 | 0 | ended | Sabtu 08.00–12.00 WITA | Ibu Yasinta | Surat, tabel, dan surel kerja bagi lulusan SMA di delapan kecamatan. | browser, kerja | Surat kerja; Tabel; Surel; Wawancara
Penggerak Desa Digital | intermediate | hybrid Kendari | 40 | 0 | registration | Jumat 13.30–16.00 WITA | Ibu Yasinta, Pak Suryadi | Dua pemuda tiap desa yang membantu warga mengurus layanan tanpa calo. | map, desa, penggerak | Layanan daring; Pendampingan; Etika bantuan; Catatan bulanan
`,
    },
  ],
  mentors: `
Pak Suryadi Halim | Perancang layanan publik | Banjarmasin | layanan, bahasa | Bekas petugas loket dengan 19 tahun cap jempol tinta.
Bu Marlina Tobing | Ahli data pemerintahan | Pekanbaru | data, laporan | Menyatukan 212 buku desa dan belum pernah kehilangan satu pun.
Pak Yohan Mambor | Pemeriksa keamanan informasi | Manokwari | keamanan, kepatuhan | Memulai setiap simulasi dengan mencabut satu kabel.
Ibu Yasinta Kehi | Pelatih warga | Atambua | kerja, desa | Mengajar di balai desa, gereja, dan bak truk.
`,
  classTexts: {
    benefits: [
      'Tanpa biaya bagi peserta; ditanggung anggaran kerja sama',
      'Berita acara dan daftar hadir sesuai kebutuhan pemeriksaan',
      'Pendampingan dua kali setelah pelatihan selesai',
    ],
    beginner: [
      'Surat tugas dari instansi, atau kartu identitas bagi warga',
      'Hadir sekurangnya delapan puluh persen',
    ],
    intermediate: [
      'Bertugas mengelola data atau layanan',
      'Membawa contoh dokumen yang sudah disamarkan',
    ],
    advanced: ['Pejabat atau operator yang ditunjuk tertulis', 'Persetujuan atasan untuk simulasi'],
    faqs: [
      [
        'Bagaimana skema pembiayaannya?',
        'Swakelola atau pengadaan sesuai ketentuan. Rincian biaya satuan kami serahkan sebelum perencanaan anggaran.',
      ],
      [
        'Apakah tersedia laporan untuk pemeriksa?',
        'Ya. Daftar hadir, hasil belajar, dan dokumentasi diserahkan paling lambat empat belas hari kerja.',
      ],
      [
        'Dapatkah kelas diadakan di kecamatan?',
        'Dapat, dengan sekurangnya dua puluh peserta dan ruang berlistrik.',
      ],
    ],
  },
  posts: `
# news | Daerah | 4 | Tim Program Daerah | banjarmasin, loket
Loket kependudukan memangkas pertanyaan ulang dari 41 menjadi 12 persen
Papan syarat ditulis ulang bersama petugas dan dua belas warga yang sedang mengantre.

Sebelum pelatihan, empat dari sepuluh warga kembali ke loket untuk menanyakan hal yang sudah tertulis. Petugas menghitungnya selama dua pekan.

Di lembar hitungan itu, satu pertanyaan muncul 63 kali: fotokopinya berapa? Papan lama menjawabnya pada baris kesebelas, dengan kata "rangkap secukupnya". Pak Suryadi, yang sembilan belas tahun duduk di balik loket, mengaku dulu ia sendiri menjawab dua kalau sedang lega dan tiga kalau sedang ramai.

## Duduk di kursi tunggu

Hari kedua pelatihan tidak dimulai di aula. Enam petugas diminta mengambil nomor antrean sebagai warga, membawa map, dan tidak memperkenalkan diri. Mereka menunggu rata-rata lima puluh menit. Seorang petugas berdiri dua kali untuk membaca papan, lalu bertanya kepada ibu di sebelahnya, dan ibu itu menjawab lebih jelas daripada papannya.

Dua belas warga kemudian diajak menulis ulang. Mereka membaca rancangan keras-keras, dan setiap kali suara mereka melambat, kalimatnya ditandai. "Melampirkan" menjadi "bawa". "Yang bersangkutan" menjadi "Anda atau orang serumah". Satu syarat dihapus karena tidak seorang pun, termasuk kepala seksi, dapat menjelaskan gunanya.

Tulisan baru memakai kata kerja, menyebut fotokopi bila memang perlu, dan menuliskan waktu selesai.

## Hasil delapan pekan

- Pertanyaan ulang: 12 persen.
- Waktu layanan tengah: turun empat menit.
- Biaya cetak papan: Rp 640.000.

Dua belas persen yang tersisa juga kami catat. Hampir seluruhnya tentang nama yang berbeda ejaan antara kartu dan akta; papan tidak akan menyelesaikannya. Untuk itu disiapkan satu meja tersendiri, buka Selasa dan Kamis pagi.

> Sekarang mereka tetap bertanya, tetapi tentang anak saya.

Begitu kata petugas loket tiga, yang kini sempat berbincang.

## Langkah yang dapat dimulai tanpa anggaran

1. Catat pertanyaan ulang selama satu pekan, cukup dengan garis tegak.
2. Ambil tiga yang terbanyak.
3. Tulis jawabannya bersama warga yang baru saja bertanya.
4. Tempel pada ketinggian mata orang duduk.

Dua petugas dari loket itu telah menjadi pelatih bagi kecamatan berikutnya. Mereka membawa papan lama sebagai alat peraga.

Berkas rancangan papan dapat diminta oleh daerah lain tanpa biaya.

# news | Data | 13 | Bu Marlina Tobing | desa, data
Empat buku desa menjadi satu tabel di 38 desa Riau
Buku bantuan, kelahiran, tanah, dan pendatang selama ini ditulis empat orang berbeda.

Perbedaan ejaan nama membuat satu keluarga tercatat tiga kali. Penyatuan dilakukan bersama penulis buku, bukan di belakang mereka.

Di sebuah desa, empat penulis buku itu bersaudara sepupu dan belum pernah membandingkan catatannya. Kami meminta mereka duduk melingkar, membuka halaman yang sama, lalu menyebut satu nama bergantian. Pada nama keempat, penulis buku bantuan tertawa: orang yang ia catat sebagai dua keluarga ternyata satu, menikah lalu pindah dusun.

## Siapa yang berhak membetulkan

Godaannya adalah mengangkut semua buku ke kabupaten dan membereskannya dengan cepat. Itu pernah dicoba di tempat lain. Tabelnya rapi dalam sepekan, tetapi tidak dipercaya siapa pun, dan desa meneruskan buku lamanya diam-diam. Maka aturan kami dibalik: yang boleh menggabungkan dua baris hanya orang yang mengenal keduanya.

Setelah selesai, 214 nama ganda ditemukan. Keputusan tentang setiap nama diambil musyawarah desa.

> Buku saya tidak salah, hanya belum berkenalan dengan buku sebelah.

Hak ubah kini dimiliki dua orang per desa, dengan jejak perubahan yang bisa dibaca camat.

Penulis yang berbicara tentang buku sebelah itu berusia enam puluh tujuh tahun. Ia salah satu dari dua orang di desanya, dan satu-satunya permintaannya ialah huruf layar yang lebih besar.

## Sebelum membuka lembar kerja

- Tanyakan siapa yang menulis, bukan hanya apa yang ditulis.
- Sepakati satu kunci; di 38 desa ini dipilih nomor keluarga.
- Simpan salinan buku asli dan tanggal penyatuannya.
- Hapus data latihan sesudah serah terima, dengan berita acara.

# news | Laporan | 24 | Pak Yohan Mambor | laporan, warga
Laporan kinerja satu halaman diuji kepada tukang ojek
Bila ia mengerti angka utamanya dalam dua menit, halaman itu lulus.

Tiga dinas mencoba. Satu lulus pada percobaan pertama, dua harus mengganti istilah serapan dan capaian.

Pengujinya Bang Iwan, yang mangkal di depan kantor bupati. Ia membaca halaman pertama sebuah dinas, menyerahkannya kembali, lalu bertanya apakah "serapan" ada hubungannya dengan air hujan. Tidak ada yang tertawa. Kepala bidangnya mencoret kata itu di atas jok motor dan menulis: uang yang sudah dipakai.

Lampiran empat puluh halaman tetap ada bagi pemeriksa. Yang berubah adalah pintu masuknya.

1. Satu angka sasaran, satu angka hasil.
2. Satu kalimat mengapa berbeda.
3. Satu kalimat apa yang dilakukan berikutnya.

Contoh tiga halaman tersebut dapat dilihat pada kelas bulan ini.

# news | Warga | 36 | Ibu Yasinta Kehi | kupang, kerja
Delapan kecamatan di Kupang menutup kelas administrasi dengan 96 persen hadir
Kendaraan antar-jemput ternyata lebih menentukan daripada modul.

Pada angkatan pertama sepertiga peserta berhenti karena ongkos. Anggaran konsumsi dikurangi dan dipindahkan ke angkutan.

Keputusannya diambil di bak truk. Saya menumpang pulang bersama peserta dan menghitung berapa yang dibayar masing-masing: Rp 15.000 sekali jalan, hampir sebesar upah sehari menjaga kios. Nasi kotak yang mengilap itu, tertulis dalam catatan malam itu, dibeli dengan kursi yang kosong.

Dari 118 lulusan, 47 bekerja dalam enam bulan, terbanyak di koperasi, apotek, dan kantor desa.

## Rekomendasi untuk daerah

- Hitung ongkos sebelum menghitung modul.
- Jadwalkan di luar musim tanam.
- Libatkan satu alumni tiap kecamatan.

Laporan lengkap sudah diserahkan kepada dinas.

# news | Keamanan | 48 | Pak Yohan Mambor | simulasi, kebocoran
Simulasi kebocoran data: 27 menit pertama yang menentukan
Kabel dicabut, telepon berdering, dan tidak ada yang tahu siapa juru bicara.

Simulasi dilakukan bersama dinas kependudukan sebuah kota. Peserta menerima salinan pesan warga yang panik.

Pada putaran pertama pemberitahuan warga baru siap setelah tiga jam. Putaran kedua, dengan naskah dan penanggung jawab, selesai dalam 27 menit.

Yang memperlambat bukan teknologinya. Tiga pejabat saling menunggu karena masing-masing mengira yang lain lebih berwenang. Pada putaran kedua, satu nama sudah tertulis di lembar kecil dalam saku semua orang, beserta penggantinya bila ia sedang di pesawat.

1. Tetapkan juru bicara tertulis.
2. Siapkan kalimat yang mengakui apa yang belum diketahui.
3. Catat waktu setiap keputusan.

Naskah contohnya tersedia bagi daerah mitra.

# news | Kerja Sama | 60 | Tim Program Daerah | anggaran, jadwal
Jadwal perencanaan: kapan daerah sebaiknya menghubungi kami
Bulan Februari untuk anggaran tahun berikutnya, Agustus untuk perubahan.

Banyak permintaan datang pada Oktober, ketika anggaran sudah terkunci. Kami membantu menyusun usulan sejak awal tahun.

Suatu Oktober, sebuah dinas datang dengan kebutuhan yang tepat, jumlah warga yang jelas, dan ruang yang siap pakai. Yang tidak ada hanya pos anggarannya. Kami menyusun usulan bersama saat itu juga, dan kelasnya baru berjalan tujuh belas bulan kemudian; sebagian calon pesertanya sudah merantau.

Usulan memuat sasaran warga, biaya satuan, indikator, dan rencana keberlanjutan setelah program usai.

- Februari: diskusi kebutuhan.
- April: usulan teknis.
- Agustus: penyesuaian bila ada perubahan.

Pertemuan awal tidak dipungut biaya dan tidak mengikat.
`,
  schools: { count: 60 },
  provinces:
    'Jawa Tengah 152; Kalimantan Selatan 148; Jawa Timur 121; Nusa Tenggara Timur 117; Riau 104; Sulawesi Tenggara 88; Sumatera Utara 81; Jawa Barat 76; Sulawesi Selatan 71; Lampung 64; Sumatera Barat 58; Papua Barat 52; Kalimantan Barat 49; Nusa Tenggara Barat 47; Banten 44; Aceh 41; Daerah Istimewa Yogyakarta 39; Sumatera Selatan 37; Maluku 34; Kalimantan Timur 32; Sulawesi Tengah 30; Jambi 28; Bali 27; Kalimantan Tengah 25; Gorontalo 22; Bengkulu 21; Papua 19; Sulawesi Utara 18; Kepulauan Riau 16; DKI Jakarta 15; Papua Barat Daya 12; Maluku Utara 11; Kepulauan Bangka Belitung 9; Papua Tengah 6',
  people: { women: 0.52, ages: [0, 8, 30, 38, 24] },
} satisfies SiteContents;
