/** The hiring page as studios, newsrooms and small teams read it. */
import type { HiringWords } from './words';

export const craft: HiringWords = {
  opening: {
    title: 'Cari orangnya dari karyanya.',
    lead: 'Buka rak karya, berhenti di yang membuat Anda iri, lalu tanyakan siapa pembuatnya. Kami yang memperkenalkan.',
    ask: 'Minta diperkenalkan',
  },
  comparison: {
    title: 'Apa yang tidak ada di riwayat hidup',
    lead: 'Karya jadi mudah dipoles; kami menyimpan juga jalan menuju ke sana.',
    rows: [
      {
        topic: 'Karya',
        usual: 'Hasil akhir yang sudah rapi',
        ours: 'Versi pertama, versi buangan, dan alasan di antaranya',
      },
      {
        topic: 'Tenggat',
        usual: '“Terbiasa bekerja di bawah tekanan”',
        ours: 'Tanggal serah yang ditepati, dan yang tidak',
      },
      {
        topic: 'Bekerja berdua',
        usual: 'Ditanyakan kepada teman sekelas',
        ours: 'Nama pasangan kerja yang boleh Anda hubungi',
      },
      {
        topic: 'Selera',
        usual: 'Sulit dibicarakan',
        ours: 'Tiga karya orang lain yang ia kagumi, dengan sebabnya',
      },
    ],
  },
  steps: {
    title: 'Dari melihat sampai bekerja bersama',
    items: [
      {
        title: 'Kirim satu rujukan',
        text: 'Karya seperti apa yang sedang Anda butuhkan; boleh buatan siapa saja.',
      },
      {
        title: 'Lihat lima karya',
        text: 'Tanpa nama kampus dan tanpa foto; nama pembuatnya menyusul setelah Anda memilih.',
      },
      {
        title: 'Kerjakan pesanan kecil',
        text: 'Berbayar, paling lama tiga hari, dengan pengarah dari pihak Anda.',
      },
      {
        title: 'Putuskan bersama',
        text: 'Lanjut, jeda, atau kenalkan orang lain; keduanya boleh berkata tidak.',
      },
    ],
  },
  now: 'Studio, redaksi, dan tim kecil yang sedang mencari tangan tambahan.',
  asked: {
    title: 'Pertanyaan dari studio dan tim kecil',
    questions: [
      {
        question: 'Apakah tugas uji harus dibayar?',
        answer: 'Ya, berapa pun ukurannya. Karya yang tidak jadi dipakai tetap milik pembuatnya.',
      },
      {
        question: 'Kami mencari pekerja lepas, bukan karyawan.',
        answer: 'Tidak apa-apa. Sebutkan jumlah hari, harga per hari, dan berapa kali revisi.',
      },
      {
        question: 'Bolehkah langsung menghubungi pembuatnya?',
        answer: 'Boleh, lewat kami dulu. Setelah ia setuju, kami tidak ikut di tengah.',
      },
    ],
  },
  last: {
    title: 'Satu karya yang Anda incar',
    text: 'Sebutkan judulnya, dan kami tanyakan apakah pembuatnya sedang menerima pekerjaan.',
    label: 'Sebutkan karyanya',
  },
};
