/** What can be tried on, and what the demo says in lists. */
import type { Dress, TradeKey } from './dress';

interface Trade {
  readonly label: string;
  readonly name: string;
  readonly headline: string;
  readonly lead: string;
  readonly action: string;
  readonly who: string;
  readonly dress: Pick<Dress, 'colour' | 'type' | 'corner' | 'ground'>;
}

/** Kinds of organisations: what their site says, and what they put on first. */
export const trades: Readonly<Record<TradeKey, Trade>> = {
  koperasi: {
    label: 'koperasi',
    name: 'Koperasi Contoh',
    headline: 'Ilmu dagang dari sesama anggota.',
    lead: 'Satu jam setelah kios tutup, di balai atau di ponsel.',
    action: 'Ikut kelas anggota',
    who: 'Nama anggota',
    dress: { colour: '#b0442b', type: 'hangat', corner: 'ticket', ground: 'paper' },
  },
  sekolah: {
    label: 'sekolah',
    name: 'Sekolah Contoh',
    headline: 'Bel pulang bukan tanda berhenti.',
    lead: 'Kelas sore untuk siswa yang masih penasaran.',
    action: 'Daftar kelas sore',
    who: 'Nama siswa',
    dress: { colour: '#0b4fb3', type: 'ramah', corner: 'round', ground: 'white' },
  },
  dinas: {
    label: 'pemerintah daerah',
    name: 'Dinas Contoh',
    headline: 'Pelatihan sampai ke tiap kecamatan.',
    lead: 'Kuota, jadwal, dan hasilnya terbuka bagi warga.',
    action: 'Daftar pelatihan',
    who: 'Nama warga',
    dress: { colour: '#17693f', type: 'lugas', corner: 'square', ground: 'white' },
  },
  perusahaan: {
    label: 'perusahaan',
    name: 'Perusahaan Contoh',
    headline: 'Satu tim, satu jalur belajar.',
    lead: 'Materi internal dan kelas luar pada satu rapor.',
    action: 'Daftarkan tim',
    who: 'Nama karyawan',
    dress: { colour: '#e0a100', type: 'teknis', corner: 'notched', ground: 'ink' },
  },
  yayasan: {
    label: 'yayasan',
    name: 'Yayasan Contoh',
    headline: 'Kursi kosong itu selalu ada gunanya.',
    lead: 'Penerima mendaftar sendiri, pemberi melihat hasilnya.',
    action: 'Ajukan kursi',
    who: 'Nama calon peserta',
    dress: { colour: '#6a1b6d', type: 'redaksi', corner: 'soft', ground: 'tint' },
  },
};

/** Colours by what one calls them. */
export const colours: readonly { hex: string; label: string }[] = [
  { hex: '#b0442b', label: 'terakota' },
  { hex: '#0b4fb3', label: 'biru laut' },
  { hex: '#17693f', label: 'hijau daun' },
  { hex: '#e0a100', label: 'kuning kunyit' },
  { hex: '#6a1b6d', label: 'ungu manggis' },
  { hex: '#d81b60', label: 'merah jambu biji' },
];

export const typeLabels = {
  hangat: 'hangat',
  ramah: 'ramah',
  lugas: 'lugas',
  teknis: 'teknis',
  redaksi: 'seperti koran',
} as const;

export const cornerLabels = {
  ticket: 'tiket',
  round: 'bulat',
  soft: 'lembut',
  square: 'lurus',
  notched: 'terpotong',
} as const;

export const groundLabels = {
  paper: 'kertas',
  white: 'putih',
  tint: 'warna muda',
  ink: 'gelap',
} as const;
