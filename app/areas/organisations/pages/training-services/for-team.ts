/** The training page as companies read it. */
import type { TrainingWords } from './words';

export const team: TrainingWords = {
  opening: {
    title: 'Pelatihan yang dimulai dari pekerjaan tim Anda.',
    lead: 'Kami mewawancarai yang mengerjakan pekerjaannya, menyusun silabus dari sana, dan tetap menemani sebulan setelah kelas usai.',
    plan: 'Rencanakan pelatihan',
  },
  formats: {
    title: 'Tiga bentuk, satu mutu',
    lead: 'Pengajar, latihan, dan penilaiannya sama. Yang berbeda hanya tempat dan iramanya.',
    items: [
      {
        name: 'Di tempat Anda',
        best: 'Satu tim yang bekerja di kantor yang sama',
        group: '8–24 peserta',
        rhythm: '2–3 hari penuh, atau sekali sepekan',
        note: 'Contoh dan latihan memakai alat yang sudah terpasang di kantor.',
      },
      {
        name: 'Daring terjadwal',
        best: 'Tim yang tersebar di beberapa kota',
        group: '8–30 peserta',
        rhythm: '2 jam, dua kali sepekan, selama 4–8 pekan',
        note: 'Setiap sesi direkam dan bisa diulang selama program berjalan.',
      },
      {
        name: 'Campuran',
        best: 'Program panjang dengan proyek bersama',
        group: '12–40 peserta',
        rhythm: 'Buka dan tutup tatap muka, sisanya daring',
        note: 'Proyek dikerjakan berkelompok dengan satu mentor tiap kelompok.',
      },
    ],
  },
  programs: {
    title: 'Bidang yang bisa dilatihkan',
    lead: 'Setiap program bisa diambil utuh, dipotong, atau digabung menurut kebutuhan tim.',
  },
  further: 'Untuk yang ingin terus belajar setelah pelatihan timnya selesai.',
  steps: {
    title: 'Empat pekan dari telepon pertama ke kelas pertama',
    lead: 'Bisa lebih cepat kalau silabus yang ada sudah cocok.',
    items: [
      { title: 'Wawancara', text: 'Atasan dan tiga calon peserta: apa yang sulit pekan lalu?' },
      {
        title: 'Silabus dan kasus',
        text: 'Anda menerima rancangan yang boleh dicoret, beserta contoh latihannya.',
      },
      {
        title: 'Uji awal peserta',
        text: 'Dua puluh menit, supaya kelas tidak terlalu mudah atau terlalu sulit.',
      },
      {
        title: 'Kelas pertama',
        text: 'Tinjauan langsung setelah sesi pertama, perbaikan sebelum sesi kedua.',
      },
    ],
  },
  mentors: {
    title: 'Pelatihnya',
    lead: 'Mereka datang ke kelas Anda dari pekerjaan yang sama, bukan dari pusat pelatihan.',
  },
  asked: {
    title: 'Yang biasanya ditanyakan bagian SDM',
    questions: [
      {
        question: 'Berapa peserta paling sedikit?',
        answer:
          'Delapan orang untuk kelas tertutup. Kalau kurang, peserta bisa bergabung di kelas umum dengan jadwal yang sudah ada.',
      },
      {
        question: 'Apakah data perusahaan kami aman dipakai sebagai contoh?',
        answer:
          'Kami menandatangani perjanjian kerahasiaan, dan menyarankan memakai data yang sudah disamarkan. Tidak ada data Anda yang masuk ke kelas lain.',
      },
      {
        question: 'Bagaimana kemajuan peserta dilaporkan?',
        answer:
          'Tiap peserta mendapat ulasan tertulis. Atasan menerima ringkasan: yang sudah dikuasai, yang perlu dilatih lagi, dan saran penugasannya.',
      },
      {
        question: 'Apakah ada sertifikat?',
        answer: 'Ada, bagi peserta yang menyelesaikan proyek akhirnya. Kehadiran saja tidak cukup.',
      },
    ],
  },
  last: {
    title: 'Mulai dari satu silabus',
    text: 'Pilih yang paling dekat, coret yang tidak perlu, lalu kirim kepada kami.',
    label: 'Buka silabus pelatihan',
  },
};
