/** The training page as schools, teachers and parents' committees read it. */
import type { TrainingWords } from './words';

export const school: TrainingWords = {
  opening: {
    title: 'Kelas kami, di sekolah Anda.',
    lead: 'Kami mengajar di ruang kelas Anda bersama guru Anda, lalu meninggalkan bahan ajar yang bisa dipakai tahun depan tanpa kami.',
    plan: 'Atur jadwal sekolah',
  },
  formats: {
    title: 'Mengikuti jam pelajaran, bukan mengganggunya',
    lead: 'Pilih yang paling mudah dimasukkan ke jadwal semester ini.',
    items: [
      {
        name: 'Ekstrakurikuler',
        best: 'Satu kelompok murid yang memang ingin ikut',
        group: '10–20 murid',
        rhythm: 'Sekali sepekan, satu jam, satu semester',
        note: 'Satu pengajar kami dan satu guru pendamping di setiap pertemuan.',
      },
      {
        name: 'Hari lokakarya',
        best: 'Satu angkatan menjelang libur atau pekan proyek',
        group: '20–60 murid',
        rhythm: 'Satu hari sekolah, dari apel sampai pulang',
        note: 'Alat kami bawa; sekolah menyiapkan meja, stopkontak, dan air minum.',
      },
      {
        name: 'Pelatihan guru',
        best: 'Guru yang ingin melanjutkannya sendiri',
        group: '8–25 guru',
        rhythm: 'Dua Sabtu, lalu sebulan didampingi daring',
        note: 'Guru mengajar satu jam di depan kelasnya sendiri sebelum dinyatakan selesai.',
      },
    ],
  },
  programs: {
    title: 'Yang bisa dipelajari murid dan guru',
    lead: 'Materinya disesuaikan dengan jenjang dan alat yang sudah ada di sekolah.',
  },
  further: 'Untuk murid dan guru yang ingin meneruskan di luar jam sekolah.',
  steps: {
    title: 'Dari telepon kepala sekolah sampai bel pertama',
    lead: 'Biasanya tiga pekan; lebih lama kalau bertabrakan dengan ujian.',
    items: [
      {
        title: 'Menyimak sekolah',
        text: 'Kami datang atau menelepon: berapa murid, ruang mana, dan laptop mana yang masih menyala.',
      },
      {
        title: 'Mencocokkan jadwal',
        text: 'Anda menerima kalender pertemuan yang sudah menghindari ujian dan hari besar.',
      },
      {
        title: 'Surat untuk orang tua',
        text: 'Kami menyiapkan lembar persetujuan dan penjelasan satu halaman.',
      },
      {
        title: 'Mulai mengajar',
        text: 'Setelah pertemuan kedua kami duduk bersama guru dan memperbaiki yang tidak jalan.',
      },
    ],
  },
  mentors: {
    title: 'Siapa yang masuk ke kelas',
    lead: 'Setiap pengajar pernah berdiri di depan kelas sungguhan dan menyerahkan surat keterangan catatan kepolisian.',
  },
  asked: {
    title: 'Yang biasanya ditanyakan kepala sekolah',
    questions: [
      {
        question: 'Internet kami sering mati. Masih bisa?',
        answer:
          'Bisa. Bahan utamanya berjalan luring dan kami membawanya di kartu memori. Internet hanya dipakai untuk memamerkan hasil.',
      },
      {
        question: 'Laptop hanya sepuluh untuk tiga puluh murid.',
        answer:
          'Justru itu cara kami biasa mengajar: bertiga satu layar, dengan peran yang bergilir setiap dua puluh menit.',
      },
      {
        question: 'Bolehkah dibayar dari dana BOS?',
        answer:
          'Boleh, untuk kegiatan yang memang ada di rencana sekolah. Kami menyiapkan penawaran, kuitansi, dan laporan kegiatannya.',
      },
      {
        question: 'Apa yang tertinggal setelah selesai?',
        answer:
          'Bahan ajar, contoh karya, dan catatan per pertemuan. Guru pendamping boleh bertanya kepada kami sampai akhir tahun ajaran.',
      },
    ],
  },
  last: {
    title: 'Lihat dulu isi pertemuannya',
    text: 'Baca per jenjang, tandai yang cocok dengan rencana semester, lalu kirim kepada kami.',
    label: 'Buka isi pertemuan',
  },
};
