/** Akademi Siber's own words that come in lists. */

export const shifts = [
  {
    hour: '07.00',
    title: 'Serah terima',
    text: 'Penjaga malam menunjuk tiga kejadian yang belum ia mengerti. Tidak ada yang pura-pura paham.',
  },
  {
    hour: '10.30',
    title: 'Perburuan',
    text: 'Memilih satu dugaan, misalnya akun lama yang belum dicabut, lalu mencarinya di seluruh log.',
  },
  {
    hour: '14.00',
    title: 'Latihan kebakaran',
    text: 'Satu layanan sengaja dimatikan tanpa kabar. Yang dinilai ketenangan dan catatan waktunya.',
  },
  {
    hour: '16.45',
    title: 'Menulis untuk atasan',
    text: 'Setengah halaman, tanpa istilah: apa yang terjadi, siapa terdampak, apa yang diminta.',
  },
] as const;

export const oath = [
  'Aku tidak membuka pintu yang bukan titipanku, sekalipun tidak terkunci.',
  'Temuan kusampaikan kepada pemiliknya lebih dulu, dan kutunggu sampai diperbaiki.',
  'Kalau keliru, kutulis sendiri laporannya sebelum ditanya.',
] as const;
