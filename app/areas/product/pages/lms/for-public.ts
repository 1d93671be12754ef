/** The page of the learning platform as governments and foundations read it. */
import type { LmsWords } from './words';

export const publicly: LmsWords = {
  opening: {
    title: 'Pelatihan banyak daerah, satu catatan yang bisa diperiksa.',
    lead: 'Peserta belajar dari ponsel; penyelenggara melihat siapa yang hadir, di mana, dan apa hasilnya.',
  },
  features: { title: 'Dua alat yang sering diminta pelatih', lead: 'Silakan dicoba tanpa akun.' },
  parts: {
    title: 'Yang diperlukan sebuah program',
    lead: 'Disusun untuk penyelenggara yang harus melapor.',
    items: [
      {
        icon: 'book',
        title: 'Bahan yang bisa dibawa',
        text: 'Materi tersimpan di ponsel setelah dibuka sekali, untuk desa yang sinyalnya datang dan pergi.',
      },
      {
        icon: 'calendar',
        title: 'Banyak angkatan',
        text: 'Setiap kabupaten punya jadwal dan pelatih sendiri dengan materi yang sama.',
      },
      {
        icon: 'chat',
        title: 'Tanya pendamping',
        text: 'Pertanyaan peserta sampai ke pendamping di daerahnya, dengan jawaban yang tercatat.',
      },
      {
        icon: 'check',
        title: 'Bukti selesai',
        text: 'Sertifikat dengan nomor yang dapat diperiksa siapa saja, tanpa menelepon.',
      },
      {
        icon: 'user',
        title: 'Hak akses berjenjang',
        text: 'Pelatih melihat kelompoknya, kabupaten melihat daerahnya, provinsi melihat semuanya.',
      },
      {
        icon: 'building',
        title: 'Lambang penyelenggara',
        text: 'Nama program dan lembaga Anda yang tampil di depan peserta.',
      },
    ],
  },
  roles: {
    title: 'Siapa melihat apa',
    lead: 'Peran mengikuti tanggung jawabnya, bukan jabatannya.',
    items: [
      {
        key: 'peserta',
        name: 'Peserta',
        promise: 'Tahu kelas berikutnya di mana dan jam berapa.',
        sees: [
          'Pertemuan terdekat dan petanya',
          'Bahan yang bisa disimpan',
          'Tugas yang tinggal sedikit',
          'Nomor pendamping',
        ],
      },
      {
        key: 'pengajar',
        name: 'Pelatih',
        promise: 'Tahu siapa yang dua kali tidak datang.',
        sees: [
          'Daftar hadir yang bisa diisi luring',
          'Peserta yang perlu ditelepon',
          'Tugas yang belum dilihat',
          'Catatan pelatih sebelumnya',
        ],
      },
      {
        key: 'pengelola',
        name: 'Penyelenggara',
        promise: 'Tahu angka mana yang belum masuk.',
        sees: [
          'Kehadiran per kabupaten',
          'Angkatan yang belum melapor',
          'Perbandingan dengan target',
          'Berkas laporan siap unduh',
        ],
      },
    ],
  },
  steps: {
    title: 'Dari kerangka acuan ke angkatan pertama',
    lead: 'Kami mengikuti tahun anggaran, bukan sebaliknya.',
    items: [
      {
        title: 'Baca kerangka acuan',
        text: 'Kami menandai bagian yang harus terlihat di laporan nanti.',
      },
      {
        title: 'Siapkan satu angkatan',
        text: 'Satu kabupaten lebih dulu, dengan pelatih yang bersedia repot.',
      },
      {
        title: 'Latih pendamping',
        text: 'Setengah hari, termasuk cara mengisi hadir ketika listrik padam.',
      },
      {
        title: 'Buka bertahap',
        text: 'Kabupaten berikutnya masuk setelah yang pertama melapor tanpa dibantu.',
      },
    ],
  },
  asked: {
    title: 'Pertanyaan dari penyelenggara',
    questions: [
      {
        question: 'Di mana data warga disimpan?',
        answer:
          'Di Indonesia, sesuai perjanjian pengolahan data. Anda memegang hak mengunduh dan menghapusnya.',
      },
      {
        question: 'Apakah bisa dihubungkan dengan sistem kami?',
        answer:
          'Bisa lewat berkas yang diunduh terjadwal, atau lewat sambungan langsung bila sistem Anda menyediakannya.',
      },
      {
        question: 'Bagaimana peserta tanpa ponsel?',
        answer: 'Pelatih mencatat kehadiran dan hasil mereka dari satu perangkat kelompok.',
      },
      {
        question: 'Berapa lama datanya bisa dibuka?',
        answer: 'Selama program berjalan dan dua tahun sesudahnya untuk pemeriksaan.',
      },
    ],
  },
  last: {
    title: 'Bawa satu kerangka acuan',
    text: 'Kami tunjukkan seperti apa angkatan pertamanya, lengkap dengan contoh laporan.',
  },
};
