/** Jejaring Mentor's own words that come in lists. */
import type { Goal } from './match';
import type { Stretch } from './pace';

export const goals: readonly Goal[] = [
  { key: 'pindah', label: 'bisa memutuskan: pindah atau bertahan', words: ['karier', 'transisi'] },
  { key: 'karya', label: 'berani memperlihatkan karyaku', words: ['portofolio', 'karya'] },
  { key: 'lelah', label: 'pulang sebelum kehabisan tenaga', words: ['batas', 'kesehatan'] },
  { key: 'usaha', label: 'tahu harga yang pantas', words: ['usaha', 'harga'] },
  { key: 'mengajar', label: 'betah di depan kelas', words: ['guru', 'mengajar'] },
  { key: 'memimpin', label: 'jadi atasan yang didengar', words: ['memimpin', 'kepemimpinan'] },
  { key: 'lanjut', label: 'berani mendaftar sekolah lagi', words: ['beasiswa', 'studi'] },
  { key: 'mendampingi', label: 'bisa mendampingi orang lain', words: ['mendengar', 'pelatih'] },
];

export const times: readonly string[] = ['pagi', 'siang', 'malam'];

/** How a talk goes. */
export const stretches: readonly Stretch[] = [
  { name: 'Kabar', what: 'Bukan basa-basi: sebut hari apa saja yang berat pekan ini.', share: 10 },
  { name: 'Cerita', what: 'Kamu bicara. Mentormu hanya boleh bertanya “lalu?”.', share: 35 },
  { name: 'Tanya', what: 'Giliran mentor bertanya; belum ada satu nasihat pun.', share: 30 },
  { name: 'Satu hal', what: 'Pilih satu yang dicoba, lengkap dengan hari dan jamnya.', share: 20 },
  { name: 'Pamit', what: 'Sepakati pertemuan berikut, atau sepakat tidak ada.', share: 5 },
];

/** What either chair promises the other. */
export const chairs: readonly { who: string; keeps: readonly string[] }[] = [
  {
    who: 'Yang bercerita',
    keeps: [
      'Datang dengan satu pertanyaan, bukan lima.',
      'Mencoba sebelum bertanya lagi.',
      'Boleh pergi tanpa menulis alasan.',
    ],
  },
  {
    who: 'Yang mendengar',
    keeps: [
      'Tidak memberi nasihat sebelum menit kelima belas.',
      'Berkata “aku tidak tahu” kalau memang tidak tahu.',
      'Merujuk ke tenaga ahli bila perlu, dan ikut mengantar.',
    ],
  },
];
