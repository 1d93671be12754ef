/** What this brand says in lists. */

/** What a department usually lets its courses be replaced by; hours and proof are reviewed with it. */
export const departments = [
  {
    name: 'Informatika',
    rows: [
      [
        'Pemrograman Web Lanjut',
        'Layanan yang bertahan dari uji beban',
        'Laporan uji dan repositori',
      ],
      ['Rekayasa Perangkat Lunak', 'Proyek mitra sampai serah terima', 'Berita acara mitra'],
      ['Etika Profesi', 'Jurnal delapan kasus', 'Jurnal tulisan tangan'],
    ],
  },
  {
    name: 'Sistem Informasi',
    rows: [
      [
        'Analisis Proses Bisnis',
        'Rumusan masalah bersama mitra',
        'Peta proses sebelum dan sesudah',
      ],
      [
        'Interaksi Manusia dan Komputer',
        'Uji kebergunaan dengan warga',
        'Rekaman dan temuan berurut',
      ],
      ['Manajemen Proyek', 'Tengah semester di depan dua pembimbing', 'Catatan keputusan tim'],
    ],
  },
  {
    name: 'Statistika',
    rows: [
      ['Analisis Data Kategorik', 'Pertanyaan dari satu dinas', 'Naskah dua halaman'],
      [
        'Komputasi Statistik',
        'Data terbuka yang dibersihkan ulang',
        'Buku langkah yang bisa diulang',
      ],
      ['Komunikasi Statistik', 'Paparan kepada yang bukan statistikawan', 'Rekaman tanya jawab'],
    ],
  },
  {
    name: 'Administrasi Publik',
    rows: [
      ['Analisis Kebijakan', 'Dari keluhan warga ke pilihan', 'Naskah kebijakan'],
      ['Pelayanan Publik', 'Sehari di loket, lalu dua perbaikan', 'Denah antrean'],
      [
        'Metode Penelitian',
        'Kuesioner yang diuji dulu kepada lima orang',
        'Instrumen versi ketiga',
      ],
    ],
  },
] as const;

/** The semester's weeks that matter; `from` and `to` count from 1 to 16. */
export const semester = [
  {
    from: 1,
    to: 2,
    what: 'Kontrak kuliah',
    detail: 'Dosen dan mitra menandatangani rubrik yang sama.',
  },
  {
    from: 3,
    to: 7,
    what: 'Kerja pertama',
    detail: 'Satu bukti tiap pekan, dibuka kedua pembimbing.',
  },
  { from: 8, to: 8, what: 'Tengah', detail: 'Nilai sementara masuk sistem akademik.' },
  { from: 9, to: 14, what: 'Serah bertahap', detail: 'Mitra memakai, mahasiswa memperbaiki.' },
  { from: 15, to: 16, what: 'Sidang terbuka', detail: 'Pintu ruangan tidak ditutup.' },
] as const;

/** What a partner may bring, and whether reviewers count it. */
export const funds = [
  { what: 'Uang', how: 'masuk rekening kampus sebelum kontrak', counts: true },
  { what: 'Jam pembimbing', how: 'ditulis namanya, dikalikan tarif perusahaan', counts: true },
  { what: 'Alat', how: 'dengan berita acara dan rencana rawat', counts: true },
  { what: 'Ruang rapat', how: 'dipakai dua kali, lalu difoto', counts: false },
  { what: 'Diskon lisensi', how: 'harga yang tidak pernah dibayar siapa pun', counts: false },
  { what: 'Surat dukungan', how: 'tiga paragraf tanpa angka', counts: false },
] as const;
