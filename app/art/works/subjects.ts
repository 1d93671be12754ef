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
  'microphone',
  'letter',
  'coins',
  'parcel',
  'plant',
  'ship',
  'bug',
  'belt',
  'trophy',
  'newspaper',
  'calendar',
  'clock',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/**
 * Beginnings of words, the more telling subjects first. A word that begins others as well ends in `-`
 * here: `angka-` is a number, `angkatan` are people.
 */
const SIGNS: readonly (readonly [Subject, string])[] = [
  ['bug', 'galat|debug|bug-'],
  ['poster', 'pameran-sekolah|mural'],
  ['camera', 'foto-produk'],
  ['book', 'lingkar-baca'],
  ['belt', 'sabuk|silat|gelanggang'],
  [
    'microphone',
    'podcast|siaran|rekaman|mikrofon|suara-|bunyi|musik|lagu|radio|episode|bertutur|transkrip|menyunting-percakapan',
  ],
  ['robot', 'robot|iot-|sensor|arduino|elektro|mekatron|mesin-cerdas|otomasi|laboratorium'],
  ['pixel', 'gim|game|piksel|pixel|papan-skor|skor|level|unity|godot|labirin'],
  ['phone', 'keamanan-sehari|penipu|palsu'],
  ['clock', 'insiden'],
  ['chart', 'triase'],
  [
    'shield',
    'siber|aman-|keamanan|sandi-|phishing|forensik|enkripsi|celah|ancaman|privasi|peringatan|waspada|krisis|jaga-malam',
  ],
  ['newspaper', 'berita|kode-etik|liputan|meliput|redaksi|wartawan|mading|ralat|jurnalis|koran'],
  [
    'letter',
    'surat|berkas|kontrak-|proposal|perjanjian|formulir|lamaran|tagihan|cv-|pendaftaran|laporan|satu-halaman|dua-halaman|kebijakan-asisten|hukum|etika-|lisensi|lowongan|naskah',
  ],
  [
    'plant',
    'kebun|teh-|kopi|tani-|panen|tanaman|sayur|susu-|kandang|kolam|lele|cabai|tomat|pohon|bibit',
  ],
  [
    'coins',
    'uang|kas-|gaji|dana-|donatur|donasi|biaya|harga|anggaran|penyaluran|pembayaran|bayar|laba-|keuangan|tutup-buku|pembukuan|modal|rp-|kampanye|kiriman-terlambat',
  ],
  ['parcel', 'gudang-(?!lembar)|kardus|stok|palet|logistik|kemasan|mengemas|paket|kirim-|ongkir'],
  [
    'stall',
    'umkm|toko|warung|usaha|jual|dagang|pasar|pemasaran|bisnis|kasir|wirausaha|kewirausahaan|produk-|kelompok-tani|pelanggan|ke-pameran|gerobak|wedang|kembalian|pedagang|kantin',
  ],
  [
    'trophy',
    'liga|babak|juara|lomba|kompetisi|turnamen|sertifikat|peringkat|musim-reguler|terpilih',
  ],
  [
    'phone',
    'ponsel|informasi|android|flutter|kotlin|swift|ios-|mobile|seluler|aplikasi|gawai|react-native',
  ],
  [
    'camera',
    'video|kamera|foto|film|potret|sinema|animasi|konten-|rekam|cerita-bergerak|bergerak|pemutaran',
  ],
  [
    'chart',
    'data-|grafik|statistik|analis|analitik|dasbor|dashboard|sql-|pembelajaran-mesin|machine|kecerdasan|visualisasi|riset|spreadsheet|excel|angka-|cuaca|model-|pemodelan|peramalan|percobaan|hasil-disc|persen-|rata-rata|anova',
  ],
  [
    'terminal',
    'server|devops|linux|docker|komputasi-awan|cloud|jaringan|backend|api-|basis-data|node-|golang|rust-|git-|algoritma|struktur-data|pemrograman|kode-(?!etik)|koding|javascript|python|uji-serang|pengujian|logika|papan-ketik|mengetik|log-|komputer|laptop',
  ],
  [
    'browser',
    'web-|html|css-|react|vue-|situs|halaman-pertama|peramban|frontend|antarmuka|full-stack|laman|layar-yang',
  ],
  [
    'poster',
    'desain|poster|ilustrasi|tipografi|grafis|warna-|merek-|motif|batik|tenun|kolase|figma|visual|ui-|ux-|gambar-|menggambar|logo-|mural|tembok|zine|pameran|karya-|kurasi|portofolio|identitas|seni-|membuat-untuk|huruf|ikan-',
  ],
  ['ship', 'perahu|kapal|laut-|dermaga|feri-|nakhoda|pelabuhan|haluan|ombak|mercusuar|sungai'],
  [
    'map',
    'peta-|desa-|daerah|wilayah|kota-|provinsi|kabupaten|wisata|pemda|pemerintah|layanan-publik|sebaran|perjalanan|menuju',
  ],
  [
    'book',
    'baca|membaca|buku|tulis|menulis|penulis|literasi|cerita|perpustakaan|pustaka|bahasa|inggris|esai|sastra|aksara|dokumentasi|jurnal|menyunting|keterangan|antologi|kalimat|kata-',
  ],
  [
    'blackboard',
    'guru|kelas|sekolah|mengajar|kurikulum|modul-ajar|pelajaran|murid|siswa|matematika|fisika|rumus|ujian|utbk|umptn|try-out|lms-|rapor|pelatih|dosen|mahasiswa|kuliah|sks-|rps-|penalaran|tes-masuk',
  ],
  [
    'people',
    'wawancara|karier|karir|kepemimpinan|tim-|komunitas|mentor|magang|kerja|pekerjaan|kolaborasi|panggung|presentasi|beasiswa|relawan|komunikasi|talenta|sumber-daya|layanan|budaya|rapat|pendamping|mendampingi|pembicara|warga|aparatur|loket|gagasan|perekrut|bareng|alumni|bicara|orang-',
  ],
  ['calendar', 'pekan|sepekan|bulan|triwulan|semester|jadwal|kalender|hari-|harian|blok-|putaran'],
  ['clock', 'pukul|jam-|menit-|waktu|detik|setengah|begadang'],
];

const READ = SIGNS.map(([subject, words]) => [subject, new RegExp(`(?:^|-)(?:${words})`)] as const);

export function isSubject(text: string): text is Subject {
  return SUBJECTS.some((subject) => subject === text);
}

/** The first subject that a text tells of; none for a text that tells of none. */
export function subjectOf(text: string): Subject | null {
  const slug = `${text.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}-`;
  return READ.find(([, sign]) => sign.test(slug))?.[0] ?? null;
}
