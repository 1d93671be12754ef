/** Talenta Hub's own words that come in lists. */

/** What a company signs before its first vacancy. */
export const terms: readonly { figure: string; title: string; text: string }[] = [
  {
    figure: 'Rp',
    title: 'Upah tertulis',
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

/** What newcomers of either kind do first. */
export const firstDays: readonly {
  who: string;
  steps: readonly string[];
  page: string;
  action: string;
}[] = [
  {
    who: 'Saya membuka posisi',
    steps: [
      'Tulis upah dan hari pertamanya dulu, baru judulnya.',
      'Buka lima karya tanpa melihat nama kampus.',
      'Pilih siapa yang ingin ditemui; kami atur jamnya.',
    ],
    page: 'make-appointment',
    action: 'Atur pertemuan pertama',
  },
  {
    who: 'Saya mencari kerja',
    steps: [
      'Siapkan satu karya, tugas kuliah pun boleh.',
      'Baca upah sebelum nama perusahaannya.',
      'Datang ke bursa dengan dua pertanyaan.',
    ],
    page: 'event-careers',
    action: 'Baca lowongan dan bursa',
  },
];
