/** Festival Belajar Bersama's own words that come in lists. */

/** What people ask at the gate, and what they are told. */
export const gate: readonly { ask: string; answer: string }[] = [
  {
    ask: 'Harus bayar?',
    answer:
      'Masuk gratis setiap hari. Kelas yang memakai bahan menuliskan harganya di papan pintu.',
  },
  {
    ask: 'Bawa anak?',
    answer:
      'Bawa saja. Pojok menggambar dijaga relawan sejak gerbang buka sampai lampu dikecilkan.',
  },
  {
    ask: 'Pakai kursi roda?',
    answer: 'Semua panggung terjangkau tanpa tangga, dan dua baris depan selalu disisakan.',
  },
  {
    ask: 'Tidak bisa mendengar?',
    answer: 'Panggung Utama didampingi juru bahasa isyarat; teksnya berjalan di layar samping.',
  },
  {
    ask: 'Hujan?',
    answer: 'Pasar pindah ke selasar. Jas hujan dipinjamkan, dan tidak ada acara yang dibatalkan.',
  },
];
