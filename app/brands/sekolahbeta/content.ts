/** Sekolah Beta Intensive's own words that come in lists. */

/** What each week ends with: its short name, what is delivered, and who uses it. */
export const weeks: readonly { name: string; delivers: string; user: string }[] = [
  {
    name: 'Tayang',
    delivers: 'Satu halaman di alamat umum, naik pada hari ketiga, jelek tidak apa-apa.',
    user: 'Orang rumahmu, dari ponsel mereka sendiri',
  },
  {
    name: 'Simpan',
    delivers: 'Satu formulir yang masih ingat isinya setelah listrik padam.',
    user: 'Tetangga meja, tanpa dijelaskan lebih dulu',
  },
  {
    name: 'Masuk',
    delivers: 'Akun yang bisa dibuat, lupa sandi, dan dihapus pemiliknya.',
    user: 'Sepuluh orang yang belum pernah bertemu kamu',
  },
  {
    name: 'Serah',
    delivers: 'Produk kecil diserahkan beserta catatan cara merawatnya.',
    user: 'Satu pemilik usaha dan satu karyawannya',
  },
  {
    name: 'Angka',
    delivers: 'Satu ukuran yang ditulis tangan di papan setiap pagi. Satu saja.',
    user: 'Timmu, sebelum kopi pertama',
  },
  {
    name: 'Tonton',
    delivers: 'Lima rekaman orang tersesat di layarmu, ditonton sambil menutup mulut.',
    user: 'Lima pengguna yang kamu cari sendiri',
  },
  {
    name: 'Coba',
    delivers: 'Dua versi hidup berdampingan selama empat hari; yang kalah diumumkan.',
    user: 'Separuh pengguna, tanpa tahu yang mana',
  },
  {
    name: 'Buang',
    delivers: 'Fitur yang paling kamu sayangi dimatikan, dengan tepuk tangan.',
    user: 'Semua yang ternyata tidak merindukannya',
  },
  {
    name: 'Harga',
    delivers: 'Angka rupiah di halaman depan, dan alasan yang bisa kamu ucapkan.',
    user: 'Tiga orang yang menolak, lalu menyebut sebabnya',
  },
  {
    name: 'Bayar',
    delivers: 'Uang pertama masuk, berapa pun, lengkap dengan cara mengembalikannya.',
    user: 'Pelanggan nomor satu',
  },
  {
    name: 'Jaga',
    delivers: 'Tujuh hari menyala bergiliran, dengan catatan setiap kali tersandung.',
    user: 'Pelanggan yang bangun lebih pagi darimu',
  },
  {
    name: 'Panggung',
    delivers: 'Tamu memegang produknya. Kamu berdiri di belakang dan diam.',
    user: 'Enam puluh tamu dan satu mikrofon mati',
  },
];

export const refusals = [
  'Sertifikat kehadiran. Yang kamu bawa pulang alamat produk yang masih hidup.',
  'Rekaman kelas. Kursinya dua puluh empat, dan kami menunggumu di salah satunya.',
  'Kode pada hari Minggu. Gudangnya dikunci Sabtu malam, kuncinya dibawa penjaga.',
] as const;
