/** What a work is about, read from the words of its name or address. */

export const SUBJECTS = [
  'browser',
  'chart',
  'phone',
  'shield',
  'stall',
  'blackboard',
  'pixel',
  'book',
  'camera',
  'poster',
  'terminal',
  'map',
  'robot',
  'people',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** Beginnings of words, the more telling subjects first. */
const SIGNS: readonly (readonly [Subject, string])[] = [
  ['robot', 'robot|iot|sensor|arduino|elektro|mekatron|mesin-cerdas|otomasi'],
  ['pixel', 'gim|game|piksel|pixel|papan-skor|skor|level|unity|godot'],
  [
    'shield',
    'siber|aman|keamanan|sandi|phishing|penipu|forensik|enkripsi|celah|ancaman|privasi|etika',
  ],
  [
    'stall',
    'umkm|toko|warung|usaha|jual|dagang|pasar|pemasaran|bisnis|keuangan|kasir|wirausaha|produk(-|$)|kelompok-tani|modal|pelanggan',
  ],
  ['phone', 'ponsel|android|flutter|kotlin|swift|ios|mobile|seluler|aplikasi|gawai|react-native'],
  [
    'camera',
    'video|kamera|foto|film|podcast|sinema|animasi|konten|siaran|rekam|cerita-bergerak|bergerak',
  ],
  [
    'chart',
    'data|grafik|statistik|analis|analitik|dasbor|dashboard|sql|python|pembelajaran-mesin|machine|kecerdasan|visualisasi|riset|spreadsheet|excel|angka|cuaca',
  ],
  [
    'terminal',
    'server|devops|linux|docker|awan|cloud|jaringan|backend|api|basis-data|node|golang|rust|git|algoritma|struktur-data|pemrograman|kode|koding|javascript|uji',
  ],
  ['browser', 'web|html|css|react|vue|situs|halaman|peramban|frontend|antarmuka|full-stack|laman'],
  [
    'poster',
    'desain|poster|ilustrasi|tipografi|grafis|warna|merek|motif|batik|tenun|kolase|figma|visual|ui|ux|gambar|logo',
  ],
  [
    'map',
    'peta|desa|daerah|wilayah|kota|provinsi|wisata|pemda|pemerintah|layanan-publik|sebaran|perjalanan',
  ],
  [
    'blackboard',
    'guru|kelas|sekolah|mengajar|kurikulum|modul-ajar|murid|siswa|matematika|fisika|rumus|ujian|utbk|umptn|try-out|lms|rapor|pelatih',
  ],
  [
    'book',
    'baca|buku|tulis|literasi|cerita|perpustakaan|bahasa|inggris|esai|sastra|aksara|dokumentasi|jurnal',
  ],
  [
    'people',
    'wawancara|karier|karir|kepemimpinan|tim|komunitas|mentor|magang|kerja|kolaborasi|panggung|presentasi|beasiswa|relawan|komunikasi|talenta|sumber-daya|layanan|budaya',
  ],
];

const READ = SIGNS.map(([subject, words]) => [subject, new RegExp(`(^|-)(${words})`)] as const);

export function isSubject(text: string): text is Subject {
  return SUBJECTS.some((subject) => subject === text);
}

/** The first subject that a text tells of; none for a text that tells of none. */
export function subjectOf(text: string): Subject | null {
  const slug = text.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
  return READ.find(([, sign]) => sign.test(slug))?.[0] ?? null;
}
