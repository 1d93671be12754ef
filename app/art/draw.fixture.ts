/** What the pictures are tried with: names and titles of many lengths, and palettes of all kinds. */

/** Light, dark, grey, sisters, opposites. */
export const PALETTES = [
  { primary: '#2096c4', secondary: '#2f80ed' },
  { primary: '#7a4b12', secondary: '#b7791f' },
  { primary: '#9c2162', secondary: '#4b6cb7' },
  { primary: '#1c1c28', secondary: '#d7263d' },
  { primary: '#15702c', secondary: '#f2a541' },
  { primary: '#0f4c3a', secondary: '#b5179e' },
  { primary: '#ffffff', secondary: '#ffff00' },
  { primary: '#000000', secondary: '#808080' },
] as const;

const GIVEN = [
  'Siti',
  'Budi',
  'Dewi',
  'Pak Hasan',
  'Bu Ratna',
  'Kevin',
  'Yohanes',
  'Made',
  'Andini',
  'Abdul',
];
const FAMILY = [
  'Aminah',
  'Santoso',
  'Wambrauw',
  'Simanjuntak',
  'Putri',
  'Kogoya',
  'Wijaya',
  'Hidayat',
];
const ABOUT = [
  'dasar-web',
  'keamanan-siber',
  'data-untuk-desa',
  'toko-daring',
  'gim-pertama',
  'desain-poster',
  'guru-mengajar',
  'membaca',
  'peta',
  'robot-garis',
  'aplikasi-ponsel',
  'video',
  'server-linux',
  'karier',
];

export const SAMPLE: readonly string[] = [
  ...GIVEN.flatMap((given) => FAMILY.map((family) => `${given} ${family}`)),
  ...ABOUT.flatMap((about) => Array.from({ length: 16 }, (_, index) => `${about}-${index}`)),
  'a',
  'Pulang kampung, membangun desa: catatan sebelas bulan bersama warga di lereng gunung yang sepi',
  'mempertanggungjawabkannya dan menyelenggarakan keberlangsungannya sehari-hari bersama-sama',
];
