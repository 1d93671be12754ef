/** The training page as governments, foundations and communities read it. */
import type { TrainingWords } from './words';

export const publicly: TrainingWords = {
  opening: {
    title: 'Pelatihan yang datang ke tempat warganya.',
    lead: 'Balai desa, aula kecamatan, ruang rapat dinas: kami menyesuaikan jam, bahasa, dan alat dengan orang yang akan belajar.',
    plan: 'Ajukan pelatihan',
  },
  formats: {
    title: 'Menurut siapa yang hadir',
    lead: 'Tujuannya tetap satu: setiap orang pulang bisa mengerjakannya sendiri.',
    items: [
      {
        name: 'Kelas warga',
        best: 'Pelaku usaha, ibu rumah tangga, pencari kerja',
        group: '15–30 orang',
        rhythm: 'Empat sore, masing-masing dua jam',
        note: 'Memakai ponsel yang dibawa peserta dan bahasa yang dipakai di rumah.',
      },
      {
        name: 'Kelas petugas',
        best: 'Aparatur, pendamping, dan relawan',
        group: '12–24 orang',
        rhythm: 'Dua hari di kantor, sebulan didampingi',
        note: 'Berkas yang dilatihkan adalah berkas yang memang menumpuk di meja mereka.',
      },
      {
        name: 'Melatih pelatih',
        best: 'Daerah yang ingin meneruskan sendiri',
        group: '8–16 orang',
        rhythm: 'Tiga akhir pekan, diakhiri mengajar sungguhan',
        note: 'Lulus berarti sudah mengajar satu kelompok warga sampai selesai.',
      },
    ],
  },
  programs: {
    title: 'Yang paling sering diminta',
    lead: 'Satu materi untuk satu kebutuhan; tidak perlu mengambil semuanya.',
  },
  further: 'Untuk peserta yang ingin melangkah lebih jauh setelah pelatihan warga selesai.',
  steps: {
    title: 'Dari surat permohonan sampai laporan akhir',
    lead: 'Urutannya kami sesuaikan dengan jadwal anggaran Anda.',
    items: [
      {
        title: 'Mendengar kebutuhannya',
        text: 'Satu kunjungan: siapa yang akan belajar, dan untuk urusan apa.',
      },
      {
        title: 'Menulis kerangka acuan',
        text: 'Tujuan, jumlah orang, biaya, dan ukuran berhasil dalam dua halaman.',
      },
      {
        title: 'Berlatih di tempat',
        text: 'Pelatih dari daerah terdekat, didampingi satu orang yang sudah pernah menjalankannya.',
      },
      {
        title: 'Melaporkan terbuka',
        text: 'Yang hadir, yang berhenti, dan yang berubah tiga bulan kemudian, tanpa dipoles.',
      },
    ],
  },
  mentors: {
    title: 'Pelatih yang dikirim',
    lead: 'Sebagian besar tinggal di provinsi yang sama dan pulang hari itu juga.',
  },
  asked: {
    title: 'Yang biasanya ditanyakan lembaga',
    questions: [
      {
        question: 'Apakah bisa lewat pengadaan langsung?',
        answer:
          'Bisa. Dokumen penawaran, surat pernyataan, dan faktur kami siapkan mengikuti tata cara lembaga Anda.',
      },
      {
        question: 'Bagaimana kalau pesertanya belum pernah memakai komputer?',
        answer:
          'Pertemuan pertama dimulai dari menyalakan, mengetik nama, dan menyimpan. Tidak ada yang ditinggal di baris belakang.',
      },
      {
        question: 'Bolehkah peserta membawa anak?',
        answer:
          'Boleh. Sampaikan jumlahnya; kami menyediakan satu sudut bermain dan satu relawan penjaga.',
      },
      {
        question: 'Siapa yang memiliki data peserta?',
        answer:
          'Lembaga penyelenggara. Kami hanya menyimpan yang perlu untuk laporan, dan menghapusnya setelah laporan diterima.',
      },
    ],
  },
  last: {
    title: 'Mulai dari satu kelompok',
    text: 'Pilih materi yang paling mendesak, sebutkan tempatnya, dan kami kirimkan kerangka acuannya.',
    label: 'Lihat materi pelatihan',
  },
};
