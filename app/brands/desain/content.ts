/** Akademi Desain's own words that come in lists. */

/** What is not said at a critique, what is said instead, and why. */
export const phrases = [
  {
    said: 'Menurutku bagus.',
    better: 'Mataku berhenti di huruf besar itu lebih dulu.',
    why: 'Pujian kosong tidak memberi tahu apa yang harus dipertahankan.',
  },
  {
    said: 'Kalau aku jadi kamu …',
    better: 'Apa saja yang kamu coba sebelum memilih yang ini?',
    why: 'Kamu bukan dia. Yang dibahas di meja hanya keputusannya.',
  },
  {
    said: 'Coba pakai warna lain.',
    better: 'Merah ini kubaca sebagai larangan. Itukah maksudmu?',
    why: 'Resep menutup percakapan; tafsir membukanya.',
  },
  {
    said: 'Kurang wah.',
    better: 'Dari seberang jalan, namanya tidak kutemukan.',
    why: 'Jarak bisa diukur. Wah tidak.',
  },
  {
    said: 'Klien pasti suka.',
    better: 'Siapa yang memakai ini pertama kali, dan jam berapa?',
    why: 'Klien tidak sedang duduk di sini. Pemakainya pun belum ditanya.',
  },
] as const;
