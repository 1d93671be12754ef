/** The campaigns; `slug` is how the data host knows them. */

export interface Campaign {
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  /** What a certain amount does. */
  readonly example: string;
}

export const campaigns: readonly Campaign[] = [
  {
    slug: 'laptop-untuk-desa',
    name: 'Laptop untuk Desa',
    text: 'Laptop pinjaman yang dirawat sekolah, agar anak di desa bisa mengerjakan tugas tanpa bergantian ponsel orang tua.',
    example: 'Rp 250.000 menutup perawatan satu laptop selama setahun.',
  },
  {
    slug: 'beasiswa-talenta',
    name: 'Beasiswa Talenta',
    text: 'Biaya kelas dan kuota internet bagi peserta yang lolos seleksi tetapi terhalang biaya.',
    example: 'Rp 100.000 menutup kuota belajar satu peserta selama sebulan.',
  },
  {
    slug: 'perpustakaan-digital',
    name: 'Perpustakaan Digital',
    text: 'Buku dan rekaman yang bisa diunduh sekali lalu dibaca luring di sekolah yang sinyalnya sering hilang.',
    example: 'Rp 50.000 menambah satu judul untuk semua sekolah.',
  },
];

/** The campaign that the query asks for; empty where it asks for none of them. */
export function campaignIn(params: URLSearchParams): string {
  const wanted = params.get('kampanye');
  return campaigns.find(({ slug }) => slug === wanted)?.slug ?? '';
}

/** A campaign's name; what is not known by its slug is a general gift. */
export function campaignName(slug: string): string {
  return campaigns.find((campaign) => campaign.slug === slug)?.name ?? 'Donasi umum';
}
