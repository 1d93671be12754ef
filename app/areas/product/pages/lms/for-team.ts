/** The page of the learning platform as companies read it. */
import type { LmsWords } from './words';

export const team: LmsWords = {
  opening: {
    title: 'Satu tempat untuk mengajar, berlatih, dan menilai.',
    lead: 'Kelas, latihan kode, kuis, dan rapor di satu alamat yang memakai nama dan warna lembaga Anda sendiri.',
  },
  features: {
    title: 'Dua fitur yang paling sering dibuka',
    lead: 'Keduanya bisa dicoba di halamannya masing-masing.',
  },
  parts: {
    title: 'Yang sudah ada sejak hari pertama',
    lead: 'Tanpa memasang tambahan, tanpa biaya per modul.',
    items: [
      {
        icon: 'book',
        title: 'Kelas dan modul',
        text: 'Video, bacaan, tugas, dan tautan disusun dalam urutan yang bisa dikunci atau dibiarkan terbuka.',
      },
      {
        icon: 'calendar',
        title: 'Angkatan dan jadwal',
        text: 'Satu materi dipakai banyak angkatan, masing-masing dengan jadwal, pengajar, dan tenggatnya sendiri.',
      },
      {
        icon: 'chat',
        title: 'Diskusi di tempatnya',
        text: 'Pertanyaan menempel pada bab yang ditanyakan, sehingga jawabannya ditemukan angkatan berikutnya.',
      },
      {
        icon: 'check',
        title: 'Rapor dan sertifikat',
        text: 'Nilai tugas, kuis, dan latihan kode terkumpul sendiri. Sertifikat terbit ketika syaratnya terpenuhi.',
      },
      {
        icon: 'user',
        title: 'Peran yang jelas',
        text: 'Peserta, pengajar, mentor, dan pengelola masing-masing melihat yang menjadi urusannya saja.',
      },
      {
        icon: 'building',
        title: 'Merek Anda sendiri',
        text: 'Alamat, logo, warna, dan huruf mengikuti lembaga Anda, di semua halaman dan semua surel.',
      },
    ],
  },
  roles: {
    title: 'Layar pertama untuk tiap peran',
    lead: 'Orang yang berbeda punya pertanyaan yang berbeda setiap pagi.',
    items: [
      {
        key: 'peserta',
        name: 'Peserta',
        promise: 'Tahu apa yang harus dikerjakan hari ini.',
        sees: [
          'Pelajaran berikutnya dan tenggat terdekat',
          'Latihan yang belum selesai',
          'Masukan terbaru dari pengajar',
          'Kemajuan menuju sertifikat',
        ],
      },
      {
        key: 'pengajar',
        name: 'Pengajar',
        promise: 'Tahu siapa yang butuh bantuan.',
        sees: [
          'Peserta yang tidak masuk dua sesi terakhir',
          'Tugas yang menunggu dinilai, yang terlama di atas',
          'Soal yang paling banyak dijawab salah',
          'Pertanyaan yang belum dijawab',
        ],
      },
      {
        key: 'pengelola',
        name: 'Pengelola',
        promise: 'Tahu apakah programnya berjalan.',
        sees: [
          'Kehadiran dan kelulusan tiap angkatan',
          'Perbandingan kemajuan antarkelas',
          'Beban mengajar tiap pengajar',
          'Laporan yang bisa diunduh untuk rapat',
        ],
      },
    ],
  },
  steps: {
    title: 'Dari kosong sampai kelas pertama',
    lead: 'Yang paling lama biasanya merapikan materi, jadi kami mulai dari sana.',
    items: [
      {
        title: 'Bicara dulu',
        text: 'Kami mendengarkan bentuk programnya, jumlah peserta, dan aturan yang harus diikuti.',
      },
      {
        title: 'Pindahkan satu kelas',
        text: 'Satu kelas yang sudah berjalan dipindahkan lebih dulu, supaya semua orang melihat bedanya.',
      },
      {
        title: 'Latih pengajar',
        text: 'Setengah hari bersama pengajar, memakai kelas mereka sendiri sebagai bahan.',
      },
      {
        title: 'Buka untuk peserta',
        text: 'Kami menemani minggu pertama, menjawab pertanyaan peserta bersama tim Anda.',
      },
    ],
  },
  asked: {
    title: 'Pertanyaan dari pengelola',
    questions: [
      {
        question: 'Apakah peserta harus memasang aplikasi?',
        answer:
          'Tidak. Semuanya berjalan di peramban, di ponsel maupun komputer. Studio Koding menjalankan kode di server, jadi laptop lama pun cukup.',
      },
      {
        question: 'Bisakah materi lama dipindahkan?',
        answer:
          'Bisa. Video, PDF, dan bank soal dalam bentuk lembar kerja bisa diunggah sekaligus. Kami membantu memindahkan kelas pertama.',
      },
      {
        question: 'Siapa pemilik datanya?',
        answer:
          'Lembaga Anda. Data peserta dan nilai bisa diunduh kapan saja, dan dihapus atas permintaan Anda saat kerja sama selesai.',
      },
      {
        question: 'Bagaimana kalau koneksi peserta lambat?',
        answer:
          'Halaman dibuat ringan, video menyesuaikan mutu, dan jawaban kuis tersimpan sendiri ketika koneksi terputus.',
      },
    ],
  },
  last: {
    title: 'Lihat dengan materi Anda sendiri',
    text: 'Kirim satu modul. Kami tampilkan seperti peserta akan melihatnya, lalu Anda menilai sendiri cocok atau tidaknya.',
  },
};
