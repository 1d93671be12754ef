/** The training page as studios, newsrooms and makers' groups read it. */
import type { TrainingWords } from './words';

export const craft: TrainingWords = {
  opening: {
    title: 'Lokakarya untuk kelompok yang membuat sesuatu.',
    lead: 'Bawa pekerjaan yang sedang macet. Kami mengerjakannya bersama kelompok Anda, dan caranya tertinggal di tangan mereka.',
    plan: 'Rencanakan lokakarya',
  },
  formats: {
    title: 'Sependek sore, sepanjang satu karya',
    lead: 'Ukurannya bukan jam, melainkan apa yang sudah jadi ketika meja dirapikan.',
    items: [
      {
        name: 'Setengah hari',
        best: 'Kelompok yang ingin mencoba satu teknik',
        group: '6–16 orang',
        rhythm: 'Empat jam dengan satu jeda panjang',
        note: 'Setiap orang membawa pulang satu hasil, sekecil apa pun.',
      },
      {
        name: 'Sepekan bengkel',
        best: 'Tim kecil dengan satu pekerjaan nyata',
        group: '4–12 orang',
        rhythm: 'Lima malam, atau dua akhir pekan',
        note: 'Pengajar ikut mengerjakan, lalu mundur pada hari ketiga.',
      },
      {
        name: 'Pendampingan karya',
        best: 'Kelompok yang sudah jalan dan butuh mata kedua',
        group: '3–8 orang',
        rhythm: 'Sekali dua pekan selama tiga bulan',
        note: 'Setiap pertemuan menutup satu keputusan dan mencatat alasannya.',
      },
    ],
  },
  programs: {
    title: 'Keahlian yang bisa dibawa ke tempat Anda',
    lead: 'Ambil satu kelas utuh, atau pilih dua pertemuan yang paling Anda perlukan.',
  },
  further: 'Untuk anggota yang ketagihan dan ingin belajar lebih lama.',
  steps: {
    title: 'Begini sebuah lokakarya terjadi',
    lead: 'Dua pekan cukup bila tempat dan tanggalnya sudah ada.',
    items: [
      {
        title: 'Kirim contoh',
        text: 'Satu karya yang jadi dan satu yang gagal; dari keduanya kami tahu harus mulai di mana.',
      },
      {
        title: 'Sepakati hasilnya',
        text: 'Satu kalimat tentang apa yang ada di atas meja pada akhir hari.',
      },
      {
        title: 'Siapkan alat',
        text: 'Daftar pendek: yang kami bawa, yang Anda punya, yang bisa dipinjam.',
      },
      {
        title: 'Kerjakan dan pamerkan',
        text: 'Setengah jam terakhir selalu untuk melihat karya orang lain.',
      },
    ],
  },
  mentors: {
    title: 'Yang memegang alat bersama Anda',
    lead: 'Mereka masih mengerjakan pesanan sendiri, dan membawa contohnya ke ruang lokakarya.',
  },
  asked: {
    title: 'Sebelum Anda menelepon',
    questions: [
      {
        question: 'Kelompok kami hanya lima orang.',
        answer: 'Cukup. Yang lebih penting semuanya datang dari awal sampai akhir.',
      },
      {
        question: 'Tingkat kemampuan kami berbeda jauh.',
        answer:
          'Kami bagi menurut pekerjaan, bukan menurut pandai: yang cepat memegang bagian yang sulit, yang baru memegang bagian yang terlihat.',
      },
      {
        question: 'Siapa pemilik hasil lokakarya?',
        answer: 'Pembuatnya. Kami hanya meminta izin bila ingin menampilkannya sebagai contoh.',
      },
      {
        question: 'Bisakah malam hari?',
        answer: 'Bisa, dan sering lebih baik. Kami selesai paling lambat pukul sepuluh.',
      },
    ],
  },
  last: {
    title: 'Pilih satu pertemuan dulu',
    text: 'Buka daftarnya, tandai yang paling membuat penasaran, lalu tanyakan tanggalnya.',
    label: 'Buka daftar pertemuan',
  },
};
