/** Yayasan Cakap Digital's own words that come in lists. */

/** The chapters in the report's order. */
export const chapters = [
  { id: 'seribu', title: 'Ke mana seribu rupiah pergi' },
  { id: 'pulau', title: 'Satu pulau, satu pemandangan' },
  { id: 'henti', title: 'Yang kami hentikan' },
  { id: 'catatan', title: 'Dari buku saku pendamping' },
  { id: 'bab-kamu', title: 'Bab yang belum ditulis' },
] as const;

/** What else is on the cover, by the platform's names. */
export const sums = [
  ['provinces', 'provinsi'],
  ['cities', 'kota dan kabupaten'],
  ['schools', 'sekolah mitra'],
  ['programs', 'program yang berjalan'],
] as const;

export type ChapterId = (typeof chapters)[number]['id'];

/** What did not work, what it cost, and what came in its place. */
export const ended = [
  {
    name: 'Mobil kelas keliling',
    year: '2026',
    cost: '12.000 km untuk 190 peserta',
    instead:
      'Relawan setempat menjangkau enam kali lipat dengan biaya sama. Mobilnya kini milik puskesmas.',
  },
  {
    name: 'Kunjungan bulanan ke pulau',
    year: '2025',
    cost: 'Bahan ajar menunggu cuaca',
    instead:
      'Empat belas sekolah bergiliran menyalin sendiri ke kota. Kami datang dua kali, untuk mendengar.',
  },
  {
    name: 'Menyebut orang “tertipu hoaks”',
    year: '2024',
    cost: 'Peserta membela kabar kiriman adiknya',
    instead: 'Gambar lambung, satu pertanyaan, lalu diam sebentar.',
  },
] as const;
