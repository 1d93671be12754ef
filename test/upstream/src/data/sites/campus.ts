/** Kampus Digital: for universities: credits, conversion and matching funds. */

import type { SiteContents } from '../../contents/site';

export default {
  code: 'KD',
  since: { year: 2020, alumni: 4_480, cities: 31 },
  quota: 50,
  programs: [
    {
      name: 'Semester Industri',
      summary:
        'Dua puluh SKS dalam satu semester: mata kuliah, proyek mitra, dan penilaian bersama dosen.',
      keywords: 'sks, konversi, semester, mahasiswa, magang, industri, kampus',
      careers: 'lulusan dengan proyek nyata; peserta magang bersertifikat',
      classes: `
Rekayasa Layanan Web (4 SKS) | intermediate | hybrid Bandung | 64 | 1500000 | registration | Senin 08.00–11.20 WIB | Dosen Rahardi | Layanan yang diuji beban dan dinilai dosen bersama insinyur mitra. | browser, sks, web | Kontrak kuliah; Layanan; Uji beban; Sidang
Analitik Kebijakan (3 SKS) | intermediate | online | 48 | 1200000 | registration | Selasa 13.00–15.30 WIB | Dosen Arini | Pertanyaan dari dinas, data terbuka, dan naskah kebijakan dua halaman. | chart, sks, kebijakan | Pertanyaan; Data; Analisis; Naskah
Proyek Mitra (8 SKS) | advanced | hybrid Semarang | 128 | 2800000 | started | Rabu 08.00–16.00 WIB | Dosen Rahardi, Pak Lodewijk | Satu tim, satu mitra, satu semester, dua pembimbing. | stall, sks, proyek | Rumusan; Pertengahan; Serah; Sidang terbuka
Uji Kebergunaan Layanan Publik (3 SKS) | intermediate | hybrid Yogyakarta | 48 | 1100000 | registration | Kamis 08.00–10.30 WIB | Dosen Arini | Enam warga, satu formulir, dan sebelas temuan yang diurutkan menurut sakitnya. | phone, sks, kebergunaan | Tugas uji; Enam warga; Temuan; Perbaikan
Riset Data Bersama Mitra (6 SKS) | advanced | online | 96 | 2100000 | upcoming | Jumat 13.00–16.00 WIB | Pak Lodewijk, Dosen Arini | Pertanyaan milik mitra, data milik mitra, kesimpulan milik mahasiswa. | chart, sks, riset | Pertanyaan; Akses; Analisis; Bantahan
Etika Profesi Digital (2 SKS) | beginner | online | 32 | 0 | ended | Jumat 09.00–10.40 WIB | Dosen Arini | Delapan kasus, delapan keputusan, satu jurnal yang ditulis tangan. | book, sks, etika | Kasus; Debat; Jurnal
`,
    },
    {
      name: 'Bengkel Dosen',
      summary: 'Menyusun capaian, rubrik, dan kesetaraan SKS bersama praktisi.',
      keywords: 'dosen, rps, rubrik, kurikulum, capaian, padanan',
      careers: 'koordinator semester industri; perancang kurikulum',
      classes: `
RPS yang Bisa Diperiksa | beginner | online | 8 | 350000 | registration | Kamis 13.00–15.00 WIB | Bu Ermina | Capaian, bukti, dan jam yang cocok dengan ketentuan serta tetap bisa diajarkan. | blackboard, dosen, rps | Capaian; Bukti; Jam; Telaah sejawat
Proposal Dana Padanan | advanced | online | 10 | 500000 | upcoming | Selasa 09.00–11.30 WIB | Pak Lodewijk, Bu Ermina | Menyusun usulan bersama mitra, dari lembar komitmen sampai anggaran. | chart, dosen, padanan | Mitra; Luaran; Anggaran; Telaah
`,
    },
  ],
  mentors: `
Dosen Rahardi Prabowo | Koordinator rekayasa | Bandung | web, proyek | Menguji layanan mahasiswa dari kereta yang sinyalnya buruk.
Dosen Arini Palupi | Koordinator analitik | Yogyakarta | kebijakan, etika | Meminta naskah dua halaman dan mengembalikan yang ketiga.
Pak Lodewijk Rumlus | Penghubung mitra | Sorong | mitra, padanan | Membaca kontrak lebih cepat daripada mitranya.
Bu Ermina Saragih | Ahli kurikulum | Medan | rps, akreditasi | Menghitung jam belajar sampai menit terakhir.
`,
  classTexts: {
    benefits: [
      'Nilai diserahkan dalam format sistem akademik',
      'Rubrik disetujui program studi sebelum semester',
      'Dua pembimbing: dosen dan praktisi',
    ],
    beginner: ['Mahasiswa semester tiga ke atas, atau dosen', 'Surat persetujuan program studi'],
    intermediate: ['Lulus mata kuliah dasar yang setara', 'Hadir 80 persen'],
    advanced: ['Tim empat sampai enam orang', 'Persetujuan dosen wali'],
    faqs: [
      [
        'Bagaimana konversi SKS dihitung?',
        'Empat puluh lima jam kegiatan setara satu SKS, mengikuti ketentuan yang berlaku, dan dicocokkan dengan RPS kampus.',
      ],
      [
        'Siapa yang memberi nilai?',
        'Dosen pengampu. Praktisi mengisi rubrik sebagai bahan, bukan sebagai putusan.',
      ],
      [
        'Apakah biaya bisa ditanggung kampus?',
        'Bisa melalui perjanjian; sebagian kampus memakai dana padanan.',
      ],
    ],
  },
  posts: `
# news | Konversi | 4 | Bu Ermina Saragih | sks, konversi
Tiga program studi menyetujui konversi 20 SKS setelah dua putaran telaah
Yang paling lama dibahas bukan jamnya, melainkan bukti belajarnya.

Program studi meminta setiap capaian ditunjukkan dengan satu bukti yang bisa dibuka tiga tahun lagi. Video demo ditolak, laporan uji diterima.

Ruang sidangnya kecil, dan tabel padanan ditempel selebar dinding. Pada putaran pertama, seorang ketua program studi mencoret satu baris dengan spidol merah. Bunyinya: mahasiswa memahami rekayasa layanan. Ia tidak keberatan dengan jamnya, katanya, tetapi pemahaman macam apa yang bisa dibuka asesor tiga tahun lagi?

Baris itu menggantung dua pekan. Kami membawanya ke para insinyur mitra dan bertanya apa yang mereka simpan setelah sebuah layanan selesai dibuat. Bukan video, jawab mereka. Yang disimpan laporan uji beban, catatan keputusan, dan daftar kesalahan beserta tanggal perbaikannya. Ketiganya memang sudah ada di kelas, hanya tidak pernah dikumpulkan.

## Menghitung jam tanpa mengira-ngira

Dua puluh SKS setara sembilan ratus jam kegiatan. Angka itu menakutkan sampai dipecah menurut logbook: perkuliahan, kerja tim, pertemuan dengan mitra, penulisan laporan. Satu kolom ditolak, yaitu "belajar mandiri" yang nilainya selalu bulat. Mahasiswa yang jujur menulis dua jam lima belas menit; yang mengarang menulis sepuluh.

Padanan mata kuliah disusun di satu tabel. Dua mata kuliah tidak menemukan pasangan dan tetap diambil di kampus.

Mata kuliah pertama yang tidak menemukan pasangan adalah statistika inferensial. Mitra memakai data setiap hari, tetapi tidak ada yang bersedia mengaku menguji hipotesis. Dosennya tertawa dan berkata lebih baik begitu daripada dipaksa menikah.

> Padanan yang baik menyisakan baris kosong.

## Berkas yang disiapkan

- Tabel padanan.
- RPS dan rubrik.
- Berita acara telaah.

Berita acara sering dianggap pelengkap, padahal di situlah alasan penolakan ditulis. Ketika pejabatnya berganti, yang dibaca bukan tabel, melainkan percakapan di baliknya.

## Bila program studi Anda baru mulai

Ambil satu mata kuliah dahulu. Tulis capaiannya di kiri dan satu bukti yang bisa dibuka di kanan, lalu serahkan kepada rekan yang paling suka membantah. Kalau ia menemukan bukti sebelum menemukan celah, lanjutkan ke baris berikutnya. Satu sore cukup untuk mengetahui apakah semester depan masih mungkin.

Contoh berkas tanpa nama kampus tersedia bagi koordinator program.

# news | Proyek Mitra | 14 | Pak Lodewijk Rumlus | mitra, sidang
Sidang terbuka: mitra menolak hasil, mahasiswa tetap lulus dengan baik
Penolakan itu justru tertulis di halaman pertama laporan.

Tim merancang jadwal kapal yang hemat bahan bakar. Mitra menolaknya karena melanggar kebiasaan bongkar muat.

Jadwalnya memang indah. Dengan menggeser keberangkatan tiga kapal, solar yang dihemat cukup untuk satu pelayaran tambahan tiap pekan. Tim sudah memeriksanya dengan data setahun dan berani menampilkannya di layar besar.

Kepala bongkar muat mendengarkan sampai habis, lalu mengangkat tangan. Kapal kedua tidak pernah berangkat sebelum pukul sepuluh, katanya, karena pasar di seberang baru membuka timbangan siang hari. Data keberangkatan mencatat jamnya, tetapi tidak mencatat sebabnya.

## Nilai di dua lajur

Penguji menilai cara tim menemukan kebiasaan itu dan menuliskannya lebih penting daripada jadwalnya.

Nilai dosen dan nilai mitra ditulis berdampingan. Mitra memberi rendah pada kegunaan dan tinggi pada kejujuran. Selisih dengan nilai dosen dibahas empat puluh menit, di depan mahasiswa, dan tidak ada yang mengalah demi cepat pulang. Akhirnya disepakati satu kalimat yang masuk ke transkrip penilaian: rancangan belum dapat dipakai, penyebabnya diketahui.

> Kami salah dengan data yang benar.

## Untuk tim semester depan

1. Turun ke lapangan pada pekan kedua, sebelum menyentuh angka.
2. Tanyakan kebiasaan yang tidak pernah ditulis siapa pun.
3. Perlihatkan rancangan setengah jadi kepada orang yang akan lelah karenanya.

Ketiganya ditulis tim yang ditolak itu, di halaman terakhir laporan mereka, tepat di bawah ucapan terima kasih kepada penjaga timbangan.

Semester depan mitra meminta tim baru melanjutkan dari catatan tersebut.

# news | Dosen | 25 | Bu Ermina Saragih | rps, bengkel
Bengkel RPS: 41 dosen memangkas 312 capaian menjadi 96
Capaian yang tidak pernah diuji dihapus lebih dulu.

Setiap dosen membawa satu RPS dan menukarnya dengan tetangga. Tetangga mencari bukti dari setiap capaian.

Seorang dosen menemukan tetangganya menulis "menghayati" empat kali. Ia bertanya bagaimana menghayati itu dinilai pada hari Selasa, dan tetangganya menjawab dengan menghapusnya. Sesudah itu ruangan menjadi jauh lebih ringan, dan penghapus berpindah tangan sepanjang siang. Menjelang sore, yang tersisa di papan hanyalah kalimat yang bisa ditunjuk hasilnya.

Dua dari tiga capaian ternyata tidak punya bukti. Sebagian digabung, sisanya dilepas tanpa tangis.

1. Satu capaian satu bukti.
2. Kata kerja yang bisa dilihat.
3. Jam dihitung dari tugas, bukan dari harapan.

Bengkel berikutnya dibuka bulan depan secara daring.

# news | Padanan | 36 | Pak Lodewijk Rumlus | dana padanan, proposal
Lima kesalahan proposal dana padanan yang kami temui berulang
Yang pertama: surat mitra tanpa angka.

Surat komitmen tanpa nilai uang atau jam tidak dapat dihitung sebagai padanan. Penelaah akan mencoretnya.

Kesalahan kedua adalah luaran yang sama ditulis dengan tiga nama.

Kesalahan ketiga paling mahal. Satu tim pernah menjadwalkan pembelian sensor bulan Januari, padahal anggarannya habis Desember; mitra sudah setuju, alat sudah ditawar, dan semuanya diulang dari surat pertama. Sekarang kalender anggaran digambar di papan sebelum siapa pun boleh menyebut nama alat.

- Tanpa angka.
- Luaran berulang.
- Jadwal melewati tahun anggaran.
- Alat tanpa rencana rawat.
- Mitra yang ternyata alumni pengusul dan tidak disebut.

Kelas proposal membahas contoh yang lolos dan yang ditolak.

# news | Mahasiswa | 48 | Dosen Arini Palupi | jurnal, etika
Jurnal etika tulisan tangan: 50 mahasiswa, satu kalimat yang sama
Saya diam karena semua orang diam.

Kalimat itu muncul dalam sebelas jurnal tanpa disepakati. Kasusnya tentang data nilai yang bocor di grup kelas.

Diskusi berikutnya tidak membahas hukum lebih dulu, melainkan siapa yang pertama kali boleh berbicara.

Tulisan tangan memang disengaja. Di layar, mahasiswa menghapus keraguannya sebelum sempat dibaca. Di kertas, coretannya tinggal, dan di bawah coretan itulah biasanya kalimat yang benar-benar ingin ditulis. Sebelas coretan serupa membuat saya menunda materi pekan berikutnya dan membuka kelas dengan menghapus papan tulis pelan-pelan, tanpa bicara.

> Diam juga sebuah keputusan, hanya tanpa tanda tangan.

Kasusnya kini memiliki bagian kedua, ditulis oleh mahasiswa.

# news | Layanan | 59 | Dosen Rahardi Prabowo | uji beban, kereta
Menguji layanan mahasiswa dari kereta Bandung–Surabaya
Dua belas terowongan, empat belas kali putus, tiga layanan yang bertahan.

Dosen membuka layanan setiap kali keluar terowongan. Yang bertahan menyimpan isian dan tidak meminta masuk ulang.

Sisanya memperlihatkan lingkaran berputar sampai Madiun.

Di gerbong restorasi saya mencatat dengan pensil: terowongan ketiga, isian hilang; terowongan kelima, tombol ditekan dua kali dan dua pesanan terkirim. Catatan itu dibawa ke kelas apa adanya, lengkap dengan noda kopi, dan menjadi daftar perbaikan pekan itu. Tidak ada nilai yang dikurangi; yang dikurangi hanya alasan "di laptop saya jalan".

1. Simpan sebelum kirim.
2. Ulangi sendiri, jangan suruh pengguna.
3. Katakan apa yang sudah tersimpan.

Perjalanan pulang memakai kereta yang sama, dan delapan layanan lulus.
`,
  schools: { count: 6 },
  people: { women: 0.48, ages: [0, 4, 84, 10, 2] },
} satisfies SiteContents;
