/** Kenali Diri's own words that come in lists. */
import type { Scale } from '../../sections/disc/items';

/** Who listens, as one would say it of them. */
export const listeners: Readonly<Record<Scale, string>> = {
  D: 'yang ingin cepat',
  I: 'yang ingin akrab',
  S: 'yang ingin tenang',
  C: 'yang ingin pasti',
};

export interface Matter {
  readonly key: string;
  readonly label: string;
  /** As it slips out. */
  readonly plain: string;
  /** As each of them hears it best. */
  readonly said: Readonly<Record<Scale, string>>;
}

/** What is hard to say, in words that each ear takes in. */
export const matters: readonly Matter[] = [
  {
    key: 'minta',
    label: 'minta tolong',
    plain: 'Bisa bantuin nggak?',
    said: {
      D: 'Aku butuh satu keputusan darimu sebelum pukul lima. Dua pilihannya ada di sini.',
      I: 'Kerjakan bareng aku, yuk? Kamu yang bicara, aku yang menyiapkan salindianya.',
      S: 'Aku kewalahan. Kalau Jumat kamu longgar, boleh temani aku satu jam saja?',
      C: 'Aku perlu mata yang teliti untuk tabel ini: 40 baris, tenggatnya Rabu siang.',
    },
  },
  {
    key: 'tolak',
    label: 'menolak',
    plain: 'Kayaknya nggak bisa deh.',
    said: {
      D: 'Tidak kali ini. Kalau harus hari ini, Rahma masih punya waktu.',
      I: 'Seru banget, dan sayangnya aku tidak ikut. Ceritakan semuanya hari Senin, ya.',
      S: 'Aku menghargai kamu mengajakku. Kali ini aku tidak sanggup, dan itu bukan salahmu.',
      C: 'Tidak. Pekanku sudah terisi 38 jam; menambah ini berarti laporan telat dua hari.',
    },
  },
  {
    key: 'tegur',
    label: 'menegur',
    plain: 'Kok gini sih hasilnya?',
    said: {
      D: 'Yang ini belum jadi. Apa yang kamu perlukan supaya besok pagi beres?',
      I: 'Pembukanya hidup sekali. Bagian tengahnya kehilangan orang; kita rapikan berdua?',
      S: 'Boleh bicara berdua sebentar? Ada satu hal kecil yang ingin kuluruskan pelan-pelan.',
      C: 'Di halaman tiga, angka total tidak sama dengan lampiran. Bisa dicek sumbernya?',
    },
  },
];

/** How much of the test goes where. */
export const leaves: readonly { count: number; what: string; where: string }[] = [
  { count: 24, what: 'jawaban', where: 'Menetap di peramban ini sampai kamu menghapusnya.' },
  { count: 1, what: 'tipe', where: 'Dikirim tanpa nama, supaya kami tahu sebarannya.' },
  {
    count: 0,
    what: 'vonis',
    where: 'Empat huruf itu kecenderungan, bukan ramalan dan bukan diagnosis.',
  },
];

/** What people bring to the assistant after the test. */
export const openers: readonly string[] = [
  'Hasilku S, tapi di rumah aku galak. Kok bisa?',
  'Atasanku kebalikanku. Mulai rapat dari mana?',
  'Kerja apa yang tidak menghabiskan tenagaku?',
];
