/** What this brand says in lists. */

/** Who is let in, and by what. */
export const doors = [
  {
    who: 'Analis',
    opening: 'Anda masuk membawa tulisan dua halaman.',
    text: 'Bukan ringkasan. Satu perusahaan, satu pendapat, dan satu alasan mengapa pendapat itu bisa keliru. Sisanya kami ajarkan di meja.',
    leave: 'Anda pulang dengan model yang sanggup dibantah rekan sendiri.',
  },
  {
    who: 'Pendiri',
    opening: 'Anda masuk membawa rencana kas.',
    text: 'Yang asli, dengan kolom merahnya. Mitra kami pernah mengelola kolom yang lebih merah, dan tidak satu pun keluar dari ruangan ini.',
    leave: 'Anda pulang dengan satu pemicu dan tanggal memakainya.',
  },
] as const;

/** What is said to new members on the first evening. */
export const rules = [
  'Bahan sudah terbaca sebelum pintu ditutup.',
  'Yang paling muda berbicara pertama, yang paling senior terakhir.',
  'Pendapat boleh diganti kapan saja, asal penggantinya disebut keras-keras.',
  'Nama perusahaan tinggal di ruangan, pelajarannya boleh dibawa.',
] as const;

/** Claims to put one's certainty on. */
export const claims = [
  {
    text: 'Danau Toba lebih luas daripada seluruh daratan Singapura.',
    isTrue: true,
    why: 'Toba sekitar 1.130 kilometer persegi, Singapura sekitar 735.',
  },
  {
    text: 'Uang yang tumbuh 7 persen setahun berlipat dua dalam delapan tahun.',
    isTrue: false,
    why: 'Perlu sepuluh tahun lebih sedikit. Bagi 72 dengan bunganya.',
  },
  {
    text: 'Bursa efek di Batavia dibuka sebelum Perang Dunia Pertama.',
    isTrue: true,
    why: 'Desember 1912, lalu ditutup ketika perang itu pecah.',
  },
  {
    text: 'Dari Anyer sampai Panarukan jalannya lebih dari 1.500 kilometer.',
    isTrue: false,
    why: 'Sekitar seribu kilometer. Namanya saja yang panjang.',
  },
  {
    text: 'Saham yang turun 50 persen harus naik 100 persen untuk kembali.',
    isTrue: true,
    why: 'Setengah dikali dua. Separuh peserta selalu menjawab 50.',
  },
] as const;

/** How sure somebody may be that a claim is true, in percent. */
export const stances = [
  { sure: 0, label: 'Pasti salah' },
  { sure: 25, label: 'Sepertinya salah' },
  { sure: 50, label: 'Tidak tahu' },
  { sure: 75, label: 'Sepertinya benar' },
  { sure: 100, label: 'Pasti benar' },
] as const;
