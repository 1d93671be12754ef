/** Jabar Digital Academy's own words that come in lists. */
import type { Question } from '../../sections/faq-section';

/** From outside to the core, as the cloth's clouds are drawn. */
export const layers = [
  'Datang dulu, bawa KTP dan rasa ingin tahu.',
  'Duduk di aula kecamatan bersama tetangga sendiri.',
  'Salah di depan orang yang juga salah.',
  'Bawa pulang satu tugas dari pabrik, kebun, atau tambakmu.',
  'Tunjukkan hasilnya kepada mandor, ketua kelompok, atau ibu.',
  'Melamar dengan hasil itu, ongkosnya kami ganti.',
  'Kembali ke aula, kali ini berdiri di depan.',
] as const;

export const openings = ['punten', 'mangga', 'nuhun'] as const;
export type Opening = (typeof openings)[number];

/** A telephone call, sentence by sentence: which word opens the answer, and how it goes on. */
export const call: readonly { says: string; right: Opening; calm: string; sour: string }[] = [
  {
    says: 'Tiga hari paket saya nginep di Padalarang! Ini serius tidak, sih?',
    right: 'punten',
    calm: '“Punten, Bu. Tiga hari memang kelamaan.” Ada helaan napas di seberang.',
    sour: 'Terlalu cepat. Orang yang kesal ingin diakui dulu, baru dilayani.',
  },
  {
    says: 'Ya sudah. Nomor resinya panjang, saya bacakan atau bagaimana?',
    right: 'mangga',
    calm: '“Mangga, Bu, pelan-pelan saja.” Suaranya turun setengah nada.',
    sour: 'Beliau sedang menawarkan bantuan. Persilakan, jangan dipotong.',
  },
  {
    says: 'Oh, besok sampai? Tadi saya agak nyolot, ya.',
    right: 'nuhun',
    calm: '“Hatur nuhun sudah sabar, Bu.” Telepon ditutup sambil tertawa.',
    sour: 'Masalahnya selesai. Yang tersisa tinggal berterima kasih.',
  },
];

export const questions: Question[] = [
  {
    question: 'KTP-ku masih Jawa Tengah, tapi kos di Cikarang.',
    answer:
      'Bawa surat domisili dari kelurahan. Sepersepuluh kursi disisihkan untuk perantau, siapa cepat.',
  },
  {
    question: 'Pulang sif jam tiga, masih bisa ikut?',
    answer:
      'Bisa. Kelas pabrik mulai pukul setengah empat, kelas tani Minggu pagi, dan kelas layanan sesudah magrib dari rumah.',
  },
  {
    question: 'Kalau di kabupatenku tidak ada kelas sama sekali?',
    answer:
      'Kumpulkan dua puluh orang dan satu aula berlistrik. Pelatih yang datang, bukan kalian yang naik bus.',
  },
];
