/** Perempuan Koding's own words that come in lists. */

export const rules: readonly { title: string; text: string }[] = [
  { title: 'Anak boleh ikut', text: 'Pojok bermain dijaga dua orang, dan tangis bukan gangguan.' },
  {
    title: 'Foto harus ditanya',
    text: 'Pita merah di gelas berarti jangan dipotret. Tanpa alasan.',
  },
  {
    title: 'Tidak ada “masa begitu saja tidak bisa”',
    text: 'Kalimat itu ditinggal di rak sepatu.',
  },
  {
    title: 'Pulang ditemani',
    text: 'Di atas pukul tujuh, ada yang mengantar sampai kendaraanmu datang.',
  },
];
