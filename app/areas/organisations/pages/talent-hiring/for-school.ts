/** The hiring page as schools that look for teachers and assistants read it. */
import type { HiringWords } from './words';

export const school: HiringWords = {
  opening: {
    title: 'Guru dan pendamping yang sudah pernah kami lihat mengajar.',
    lead: 'Kami mengenal mereka dari kelasnya: cara menunggu jawaban, cara menegur, dan cara menulis kepada orang tua.',
    ask: 'Tanyakan pengajar',
  },
  comparison: {
    title: 'Yang bisa Anda tanyakan kepada kami',
    lead: 'Mengajar sulit dibaca dari ijazah, jadi kami menunjukkan kelasnya.',
    rows: [
      {
        topic: 'Di depan kelas',
        usual: 'Contoh mengajar lima belas menit',
        ours: 'Rekaman satu pertemuan penuh, dengan izin',
      },
      {
        topic: 'Dengan anak yang sulit',
        usual: 'Jawaban hafalan',
        ours: 'Cerita dari guru pendampingnya',
      },
      {
        topic: 'Bahan ajar',
        usual: 'Diambil dari internet malam sebelumnya',
        ours: 'Tiga lembar buatan sendiri yang sudah dipakai',
      },
      {
        topic: 'Keamanan anak',
        usual: 'Surat pernyataan',
        ours: 'Surat keterangan kepolisian dan dua orang pemberi rujukan',
      },
    ],
  },
  steps: {
    title: 'Sampai ia berdiri di kelas Anda',
    items: [
      {
        title: 'Sebutkan kelasnya',
        text: 'Jenjang, jumlah murid, hari, dan apa yang membuat pengajar terakhir pergi.',
      },
      {
        title: 'Tonton dua orang',
        text: 'Kami mengirim dua nama saja, masing-masing dengan satu rekaman.',
      },
      {
        title: 'Ajak mengajar sekali',
        text: 'Satu pertemuan berbayar di sekolah Anda, dengan guru Anda duduk di belakang.',
      },
      {
        title: 'Temani semester pertama',
        text: 'Kami menelepon pada pekan kedua dan kedelapan, kepada keduanya.',
      },
    ],
  },
  now: 'Sekolah dan lembaga yang sedang menunggu pengajar.',
  asked: {
    title: 'Pertanyaan dari sekolah',
    questions: [
      {
        question: 'Apakah sekolah membayar kepada Anda?',
        answer: 'Tidak. Honor dibayar langsung kepada pengajar, dan kami tidak mengambil bagian.',
      },
      {
        question: 'Bisakah hanya satu hari sepekan?',
        answer: 'Bisa. Sebagian besar memang mengajar di dua atau tiga tempat.',
      },
      {
        question: 'Bagaimana kalau tidak cocok?',
        answer:
          'Katakan sebelum akhir bulan pertama. Kami mencari pengganti dan menyampaikan alasannya dengan baik.',
      },
    ],
  },
  last: {
    title: 'Ceritakan kelas yang kosong',
    text: 'Satu paragraf cukup: jenjangnya, jadwalnya, dan murid seperti apa yang menunggu.',
    label: 'Bicara dengan kami',
  },
};
