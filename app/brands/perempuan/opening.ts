/** The first sentences one says to a table of strangers. */

export const whos = {
  baru: { label: 'Baru mulai', text: 'Aku baru mulai, jadi pertanyaanku mungkin terdengar sepele' },
  jeda: { label: 'Kembali setelah jeda', text: 'Aku kembali setelah beberapa tahun di rumah' },
  pindah: {
    label: 'Pindah bidang',
    text: 'Pekerjaanku sekarang lain sama sekali, dan aku ingin pindah',
  },
  pimpin: { label: 'Mulai memimpin', text: 'Aku baru dipercaya memegang tim kecil' },
} as const;

export const topics = {
  gaji: { label: 'gaji', text: 'Bagaimana kalian menyebut angka tanpa meminta maaf?' },
  waktu: { label: 'waktu', text: 'Jam berapa kalian belajar, sungguhnya?' },
  kode: {
    label: 'kode pertama',
    text: 'Apa yang pertama kali kalian buat, dan siapa yang memakainya?',
  },
  berani: { label: 'keberanian', text: 'Kapan terakhir kali kalian bilang tidak?' },
} as const;

export type Who = keyof typeof whos;
export type Topic = keyof typeof topics;

/** An introduction to read aloud; a name that is left out is not missed. */
export function openingOf(name: string, who: Who, topic: Topic): string {
  const called = name.trim();
  const hello = called === '' ? 'Halo.' : `Halo, panggil aku ${called}.`;
  return `${hello} ${whos[who].text}. ${topics[topic].text}`;
}
