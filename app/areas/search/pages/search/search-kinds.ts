import type { SearchKind } from '../../../../api/search';

/** What each kind of hit is called. */
export const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  kelas: 'Kelas',
  program: 'Program',
  acara: 'Acara',
  berita: 'Berita',
  tulisan: 'Tulisan',
  podcast: 'Podcast',
  lowongan: 'Lowongan',
  perusahaan: 'Perusahaan',
  mentor: 'Mentor',
  donasi: 'Donasi',
  halaman: 'Halaman',
};
