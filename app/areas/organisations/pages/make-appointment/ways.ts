/**
 * What will happen after a time is chosen, by whom the page speaks to. The platform does not tell which
 * times are taken.
 */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  team: [
    'Percakapan daring selama 30 menit, tanpa biaya.',
    'Tautan pertemuan kami kirim lewat surel dan WhatsApp.',
    'Perlu diundur atau batal? Buka halaman janjimu atau balas surel konfirmasinya, paling lambat dua jam sebelumnya.',
    'Bawa pertanyaan apa saja; tidak perlu menyiapkan presentasi.',
    'Jam yang tampil adalah jam kantor; kalau sudah terisi, kami tawarkan jam lain lewat surel.',
  ],
  school: [
    'Kami menelepon atau bertemu daring setengah jam, gratis, di luar jam mengajar.',
    'Undangannya datang lewat surel dan WhatsApp, jadi mudah diteruskan ke rekan.',
    'Ada rapat mendadak? Balas undangannya sampai dua jam sebelum mulai.',
    'Ceritakan kelas dan anaknya saja; berkas bisa menyusul.',
    'Yang bisa dipilih hari kerja saja; bila jamnya sudah diambil sekolah lain, kami balas dengan jam pengganti.',
  ],
  public: [
    'Setengah jam bicara dengan orang yang akan mengurus permintaan Anda, tanpa biaya.',
    'Tautan atau nomor teleponnya kami kirim ke surel dan WhatsApp yang Anda tulis.',
    'Bila harus mengundur, beri tahu paling lambat dua jam sebelum waktunya.',
    'Surat resmi belum diperlukan; cukup siapa yang butuh dan di mana.',
    'Pilihan waktunya hari kerja, di luar libur nasional; bila sudah terisi, Anda menerima usulan jam lain lewat surel.',
  ],
  craft: [
    'Tiga puluh menit lewat layar atau telepon, tidak ditagih.',
    'Satu tautan masuk ke surel dan WhatsApp-mu begitu waktunya kami terima.',
    'Kalau berhalangan, balas saja pesannya dua jam sebelum janji.',
    'Bawa satu karya atau satu masalah; bicara lebih enak sambil menunjuk.',
    'Hari libur kami tutup; kalau jam pilihanmu keburu diambil orang, kami kirim jam lain.',
  ],
};

/** Those for companies where there is no voice of that name. */
export const waysOf = (voice = 'team'): readonly string[] => WAYS[voice] ?? WAYS.team ?? [];
