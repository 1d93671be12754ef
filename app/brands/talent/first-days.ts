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
