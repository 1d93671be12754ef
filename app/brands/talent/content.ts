/** Talenta Hub's own words that come in lists. */

/** What a company signs before its first vacancy. */
export const terms: readonly { figure: string; title: string; text: string }[] = [
  {
    figure: '1',
    title: 'angka upah, tertulis',
    text: 'Lowongan tanpa angka tidak dimuat, sekalipun Anda mitra lama.',
  },
  {
    figure: '4',
    title: 'jam, paling lama',
    text: 'Tugas seleksi bukan pekerjaan gratis. Lewat dari itu, pesertanya dibayar.',
  },
  {
    figure: '10',
    title: 'hari kerja',
    text: 'Setiap pelamar mendapat kabar, juga yang tidak Anda pilih.',
  },
  {
    figure: '0',
    title: 'biaya pelamar',
    text: 'Tidak ada uang administrasi, seragam, atau pelatihan wajib.',
  },
];
