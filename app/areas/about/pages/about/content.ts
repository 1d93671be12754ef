/** What the about page says where a brand has no words of its own. */
import type { OwnWords } from '../../../../ui/own-words-files';

export const general: OwnWords['about'] & { readonly lead: string } = {
  lead: 'Kami menyusun kelas keterampilan digital bersama para praktisi, untuk siapa pun yang ingin bekerja dengannya.',
  story: [
    'Kami bertanya lebih dulu: setelah kelas ini, apa yang harus bisa dikerjakan peserta? Dari jawabannya kami memilih contoh, latihan, dan pengajar.',
    'Penjelasannya sesingkat mungkin, lalu langsung dicoba. Mentor mengulas karya satu per satu dengan nama pembuatnya.',
  ],
  holds: [
    [
      'Terbuka sebelum dibayar',
      'Silabus, jadwal, biaya, dan syarat tertulis di halaman kelas. Tidak ada yang baru diberi tahu setelah mendaftar.',
    ],
    [
      'Diajar oleh yang mengerjakan',
      'Pengajar masih bekerja di bidangnya. Contoh dan kesalahannya datang dari pekerjaan sungguhan.',
    ],
    [
      'Dinilai lewat karya',
      'Kelulusan ditentukan oleh proyek yang bisa dibuka orang lain, bukan oleh jumlah kehadiran.',
    ],
  ],
  people: [
    'Orang-orang yang mengajar',
    'Mereka membagi waktu antara pekerjaannya dan kelas di sini.',
  ],
  ask: [
    'Ingin tahu lebih jauh?',
    'Datang dengan pertanyaan apa saja. Kami lebih senang menjawab langsung daripada menebak-nebak.',
  ],
};
