/** What is told of a one-time link: that it has been used, by what it was for, or why it has not. */
import { type Failed, isAnswerLost } from '../../../../api/answer';

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

const UNUSED = 'Tautanmu belum terpakai.';

/** Why a link could not be used, or nobody knows whether it was. */
export function refusalText(answer: Failed<unknown>): string {
  const { code, message } = answer;
  if (isAnswerLost(answer)) {
    return 'Tautan ini mungkin sudah terpakai. Periksa koneksi internetmu, lalu coba lagi: kalau sudah, kami sampaikan.';
  }
  if (code === 401) return `Kamu perlu masuk untuk memakai tautan ini. ${UNUSED}`;
  if (code === 429) return `Terlalu banyak percobaan. ${UNUSED} Coba lagi setelah satu menit.`;
  return code === 503 ? `${message} ${UNUSED}` : message;
}
