/** The hiring page as governments, foundations and small employers read it. */
import type { HiringWords } from './words';

export const publicly: HiringWords = {
  opening: {
    title: 'Orang yang tinggal dekat dan siap bekerja.',
    lead: 'Peserta program kami mencari pekerjaan di daerahnya sendiri. Kami tahu siapa yang bisa mulai pekan depan dan siapa yang perlu naik angkutan terakhir.',
    ask: 'Sampaikan kebutuhan',
  },
  comparison: {
    title: 'Sebelum Anda memanggil seseorang',
    lead: 'Kami tidak menjanjikan orang terbaik; kami menunjukkan yang sudah ia kerjakan.',
    rows: [
      {
        topic: 'Tempat tinggal',
        usual: 'Alamat di kartu identitas',
        ours: 'Kecamatan, dan kendaraan yang dipakai',
      },
      {
        topic: 'Yang sudah dikerjakan',
        usual: 'Sertifikat pelatihan',
        ours: 'Foto atau berkas pekerjaan untuk lembaga setempat',
      },
      {
        topic: 'Kehadiran',
        usual: 'Tidak diketahui',
        ours: 'Catatan hadir selama program, apa adanya',
      },
      {
        topic: 'Kebutuhan khusus',
        usual: 'Baru dibicarakan setelah diterima',
        ours: 'Disampaikan di awal, atas izin orangnya',
      },
    ],
  },
  steps: {
    title: 'Dari kebutuhan ke hari pertama',
    items: [
      {
        title: 'Tulis pekerjaannya',
        text: 'Jam, upah, tempat, dan tiga hal yang dikerjakan setiap hari.',
      },
      {
        title: 'Kami umumkan',
        text: 'Kepada peserta di kecamatan terdekat lebih dulu, baru ke kabupaten tetangga.',
      },
      {
        title: 'Bertemu di tempat',
        text: 'Di kantor Anda atau di balai desa, dengan pendamping bila diminta.',
      },
      {
        title: 'Mulai dan dikabari',
        text: 'Sesudah sebulan kami bertanya: masih bekerja, dan dibayar tepat waktu?',
      },
    ],
  },
  now: 'Pemberi kerja di sekitar yang membuka lowongan bulan ini.',
  asked: {
    title: 'Yang sering ditanyakan pemberi kerja',
    questions: [
      {
        question: 'Apakah upah harus di atas upah minimum?',
        answer: 'Ya, untuk pekerjaan penuh waktu. Lowongan di bawahnya tidak kami umumkan.',
      },
      {
        question: 'Kami hanya butuh orang untuk dua bulan.',
        answer: 'Boleh, asal lama kerjanya tertulis sejak awal dan tidak diperpanjang diam-diam.',
      },
      {
        question: 'Apakah terbuka bagi penyandang disabilitas?',
        answer: 'Terbuka, dan kami membantu menyesuaikan tempat kerja serta jam berangkatnya.',
      },
    ],
  },
  last: {
    title: 'Mulai dengan satu lowongan',
    text: 'Kirim lewat formulir perjanjian; kami menelepon balik untuk melengkapi yang kurang.',
    label: 'Buat janji',
  },
};
