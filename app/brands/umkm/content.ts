/** The words of UMKM Naik Kelas's landing that come in lists. */

export const evening = [
  {
    time: '19.45',
    title: 'Tutup',
    text: 'Uang laci dipisah dulu: belanja besok di toples kaca, uang rumah di toples kerupuk.',
  },
  {
    time: '20.00',
    title: 'Masuk kelas',
    text: 'Dari ponsel, sambil duduk. Pendamping menyapa menurut nama warung.',
  },
  {
    time: '20.20',
    title: 'Kerjakan punyamu',
    text: 'Bukan soal latihan: notamu sendiri, harga jualmu sendiri.',
  },
  {
    time: '21.00',
    title: 'Selesai betulan',
    text: 'Satu halaman terisi, satu hal berubah besok pagi. Tidak ada pekerjaan rumah.',
  },
] as const;
