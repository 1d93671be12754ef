/** Yayasan Tulisan Teman's own words that come in lists. */

export const circle: readonly { when: string; text: string }[] = [
  {
    when: 'Sebelum duduk',
    text: 'Satu cerita pendek, difotokopi. Yang belum sempat membaca dipersilakan datang juga.',
  },
  {
    when: 'Lima belas menit pertama',
    text: 'Seseorang membacakan dengan suara. Tidak ada yang membetulkan lafal.',
  },
  {
    when: 'Sampai teh dingin',
    text: 'Satu pertanyaan saja: kalimat mana yang ingin kamu bawa pulang?',
  },
  {
    when: 'Sebelum pulang',
    text: 'Setiap orang menulis tiga baris. Kertasnya boleh dilipat, boleh dititipkan di rak.',
  },
];
