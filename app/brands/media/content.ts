/** Kabar Talenta's own words that come in lists. */

export const rules: readonly { title: string; text: string }[] = [
  {
    title: 'Ralat mendahului berita',
    text: 'Kalau kami keliru, pembetulannya berdiri di paragraf pertama: tanggal, kalimat yang salah, kalimat yang benar.',
  },
  {
    title: 'Setiap angka punya alamat',
    text: 'Dokumen asal, tanggal unduh, dan cara menghitungnya ikut dimuat. Pembaca boleh menghitung ulang.',
  },
  {
    title: 'Anak difoto dari belakang',
    text: 'Wajah hanya untuk kabar gembira, dan hanya setelah anaknya sendiri mengangguk.',
  },
  {
    title: 'Iklan tidak ikut rapat',
    text: 'Tulisan berbayar kami tolak. Lowongan yang kami sebut sudah ditelepon lebih dulu.',
  },
];

/** Surveys to begin with: what is claimed, the share in percent, how many were asked. */
export const samples: readonly { claim: string; share: number; people: number }[] = [
  { claim: '“7 dari 10 siswa suka belajar daring”', share: 70, people: 10 },
  { claim: '“52% pelamar menolak magang tanpa upah”', share: 52, people: 400 },
  { claim: '“9 dari 100 sekolah punya pustakawan”', share: 9, people: 1200 },
];
