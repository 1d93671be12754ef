/** The words and figures of Siap Kerja's landing that come in lists. */

/** What 500 graduates of one year said on the telephone; the article "Enam dari sepuluh" tells how. */
export const calls = [
  { key: 'work', count: 298, label: 'bekerja', text: 'dibayar sedikitnya dua puluh jam sepekan' },
  { key: 'own', count: 61, label: 'berusaha sendiri', text: 'dari rumah, dari gang, dari gerobak' },
  { key: 'search', count: 141, label: 'masih mencari', text: 'dan bulan depan kami telepon lagi' },
] as const;

/** Why a vacancy is turned down. */
export const refusals = [
  {
    said: '“Uang seragam dibayar di muka, ya.”',
    why: 'Pemberi kerja membayarmu, tidak pernah sebaliknya.',
  },
  {
    said: '“Ijazah aslinya kami simpan dulu.”',
    why: 'Cukup fotokopi. Yang asli pulang bersamamu.',
  },
  {
    said: '“Alamat kantor menyusul setelah diterima.”',
    why: 'Kami menelepon dan menanyakan nomor rumahnya.',
  },
  {
    said: '“Lembur sesuai kebutuhan.”',
    why: 'Kalimat tanpa angka kami kembalikan untuk diisi.',
  },
] as const;
