/** Akademi Data's own words that come in lists. */

/** A table as it arrives, and what is wrong with its cells. */
export const messy = {
  heads: ['tgl', 'pasien', 'ket'],
  rows: [
    ['3/4/26', '41', 'termasuk kemarin'],
    ['4 April', 'empat puluhan', ''],
    ['05-04-2026', '38 (2 batal)', 'hujan'],
    ['Jumlah', '119?', 'cek bu Rini'],
  ],
  faults: [
    { cell: '3/4/26', says: 'Maret atau April? Tergantung siapa yang membuka.' },
    { cell: 'empat puluhan', says: 'Huruf tidak bisa dijumlahkan, dan kisaran bukan hitungan.' },
    { cell: '38 (2 batal)', says: 'Dua kejadian dalam satu kotak. Pisahkan barisnya.' },
    {
      cell: '119?',
      says: 'Jumlah bukan kejadian. Ia lahir dari tabel, tidak tinggal di dalamnya.',
    },
  ],
} as const;

export const provenance = [
  ['Pemilik', 'Tiga lembaga yang menandatangani izin untuk setiap berkas.'],
  ['Yang dihapus', 'Nama, alamat, tanggal lahir, dan kolom yang tidak dipakai di latihan.'],
  ['Yang dibiarkan', 'Salah ketik, baris ganda, dan hari libur yang lupa dicatat.'],
  ['Umur simpan', 'Berkas di laptopmu dihapus bersama pengajar pada pertemuan terakhir.'],
] as const;
