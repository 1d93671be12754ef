/** The page of the learning platform as studios and academies read it. */
import type { LmsWords } from './words';

export const craft: LmsWords = {
  opening: {
    title: 'Bengkel daring tempat karya diperiksa.',
    lead: 'Kumpulkan karya, beri catatan tepat di bagiannya, dan simpan setiap versi, di alamat milik kelompok Anda.',
  },
  features: {
    title: 'Dua meja kerja yang bisa dicoba',
    lead: 'Buka salah satunya dan kerjakan sesuatu.',
  },
  parts: {
    title: 'Isi bengkelnya',
    lead: 'Alat seperlunya, supaya perhatian tetap pada karya.',
    items: [
      {
        icon: 'book',
        title: 'Petunjuk yang pendek',
        text: 'Satu halaman untuk satu teknik, dengan contoh berhasil dan contoh gagal berdampingan.',
      },
      {
        icon: 'calendar',
        title: 'Tenggat yang terlihat',
        text: 'Semua orang tahu karya siapa yang dibahas pekan ini dan pekan depan.',
      },
      {
        icon: 'chat',
        title: 'Catatan di atas karya',
        text: 'Komentar menempel pada detik, baris, atau sudut yang dimaksud.',
      },
      {
        icon: 'check',
        title: 'Riwayat versi',
        text: 'Versi pertama tidak hilang, jadi kemajuannya bisa dilihat pembuatnya sendiri.',
      },
      {
        icon: 'user',
        title: 'Pemeriksa tamu',
        text: 'Undang praktisi luar untuk satu karya saja, tanpa membuka seluruh kelas.',
      },
      {
        icon: 'building',
        title: 'Pajangan akhir',
        text: 'Karya terpilih tampil di halaman Anda dengan nama pembuatnya.',
      },
    ],
  },
  roles: {
    title: 'Meja masing-masing',
    lead: 'Yang membuat, yang memeriksa, dan yang menjaga jadwal.',
    items: [
      {
        key: 'peserta',
        name: 'Pembuat',
        promise: 'Tahu bagian mana yang harus diulang.',
        sees: [
          'Catatan terbaru pada karyamu',
          'Tenggat versi berikutnya',
          'Contoh yang disarankan',
          'Teman yang menunggu tanggapanmu',
        ],
      },
      {
        key: 'pengajar',
        name: 'Pemeriksa',
        promise: 'Tahu karya mana yang paling lama menunggu.',
        sees: [
          'Antrean karya, yang terlama di atas',
          'Versi sebelumnya di sebelahnya',
          'Kalimat catatan yang pernah dipakai',
          'Karya yang siap dipajang',
        ],
      },
      {
        key: 'pengelola',
        name: 'Pengurus',
        promise: 'Tahu siapa yang diam terlalu lama.',
        sees: [
          'Pembuat tanpa kiriman dua pekan',
          'Beban tiap pemeriksa',
          'Jadwal bedah karya',
          'Daftar pajangan bulan ini',
        ],
      },
    ],
  },
  steps: {
    title: 'Dari folder bersama ke bengkel',
    lead: 'Sebagian besar kelompok pindah dalam sepuluh hari.',
    items: [
      {
        title: 'Bawa satu tugas',
        text: 'Tugas yang paling sering membuat bingung, lengkap dengan tiga kirimannya.',
      },
      {
        title: 'Susun ulang bersama',
        text: 'Petunjuk dipendekkan, contoh gagal ditambahkan, tenggat dipindah.',
      },
      {
        title: 'Ajak dua pemeriksa',
        text: 'Satu dari dalam, satu dari luar; keduanya mencoba memberi catatan.',
      },
      {
        title: 'Pindahkan sisanya',
        text: 'Kelas lain menyusul ketika yang pertama sudah terasa ringan.',
      },
    ],
  },
  asked: {
    title: 'Pertanyaan dari studio',
    questions: [
      {
        question: 'Berkas kami besar.',
        answer:
          'Gambar dan suara dipadatkan untuk dilihat, berkas aslinya tetap bisa diunduh pembuat dan pemeriksa.',
      },
      {
        question: 'Apakah karya bisa dirahasiakan?',
        answer:
          'Bisa, per karya. Yang belum dipajang hanya terlihat oleh pembuat dan pemeriksanya.',
      },
      {
        question: 'Milik siapa karyanya?',
        answer: 'Pembuatnya. Kalau kelompok bubar, setiap orang menerima salinan seluruh versinya.',
      },
      {
        question: 'Bisakah kami menulis kode di sana?',
        answer: 'Bisa, di Studio Koding, langsung dari peramban dan tanpa memasang apa pun.',
      },
    ],
  },
  last: {
    title: 'Pindahkan satu tugas',
    text: 'Kirim tugas yang paling sering ditanyakan, dan kami kembalikan dalam bentuk bengkelnya.',
  },
};
