/** Pemda Cakap's own words that come in lists. */

/** What an auditor asks for, and when it is handed over. */
export const papers = [
  {
    name: 'Rincian biaya satuan',
    when: 'sebelum perencanaan',
    text: 'Per orang, per jam, per kecamatan. Angkanya sama untuk semua daerah.',
  },
  {
    name: 'Daftar hadir berjejak waktu',
    when: 'tiap pertemuan',
    text: 'Masuk dan keluar tercatat sendiri; tanda tangan basah tetap disediakan.',
  },
  {
    name: 'Hasil belajar tiap peserta',
    when: '14 hari kerja sesudahnya',
    text: 'Nilai awal, nilai akhir, dan soal yang paling sering salah.',
  },
  {
    name: 'Data mentah',
    when: 'saat serah terima',
    text: 'Milik daerah, dalam format terbuka. Salinan kami dihapus dengan berita acara.',
  },
] as const;
