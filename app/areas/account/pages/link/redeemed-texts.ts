/** What is told of a one-time link that has been used, by what it was for. */

interface RedeemedTexts {
  readonly title: string;
  readonly text: string;
  /** The way on, on a button. */
  readonly onward: string;
}

const TEXTS: Readonly<Record<string, RedeemedTexts>> = {
  'verify-account': {
    title: 'Akunmu sudah terverifikasi',
    text: 'Kamu bisa langsung masuk dan mulai belajar.',
    onward: 'Mulai belajar',
  },
  'class-invitation': {
    title: 'Undanganmu sudah diterima',
    text: 'Tinggal daftar di halaman kelasnya.',
    onward: 'Buka kelasnya',
  },
  'team-confirmation': {
    title: 'Timmu sudah dikonfirmasi',
    text: 'Jadwal dan kabar berikutnya ada di halaman liga.',
    onward: 'Buka halaman liga',
  },
};

/** The texts for a purpose; one nobody knows is told in general words. */
export function redeemedTexts(purpose: string): RedeemedTexts {
  if (Object.hasOwn(TEXTS, purpose) && TEXTS[purpose]) return TEXTS[purpose];
  return { title: 'Berhasil', text: 'Tautan ini sudah dicatat.', onward: 'Lanjutkan' };
}
