/** Which scene is drawn for a title: titles of the example contents that a word alone would misread. */
import { describe, expect, it } from 'vitest';
import { schemeOf } from '../scheme';
import { SUBJECTS, type Subject, subjectOf } from './subjects';
import { workPicture } from './work';

const TITLES: readonly (readonly [title: string, subject: Subject | null])[] = [
  ['Tangkis Galat', 'bug'],
  ['Papan galat: seratus kesalahan yang ditempel dengan nama penemunya', 'bug'],
  ['Sabuk Putih', 'belt'],
  ['ujian-sabuk-hitam', 'belt'],
  ['Kuda-kuda Papan Ketik', 'terminal'],
  ['Langkah Tiga Logika', 'terminal'],
  ['Berpasangan Melawan Waktu', 'clock'],
  ['Jurus Halaman Pertama', 'browser'],
  ['Bengkel Suara', 'microphone'],
  ['Episode Pertama dengan Ponsel', 'microphone'],
  ['Radio jam istirahat mengudara di enam sekolah Lombok', 'microphone'],
  ['Musik dari Balok', 'microphone'],
  ['Menulis Surat untuk Pemberi', 'letter'],
  ['CV Satu Halaman dari Ponsel', 'letter'],
  ['Kontrak Satu Halaman', 'letter'],
  ['Membaca Kontrak Kerja Pertama', 'letter'],
  ['Separuh lowongan magang yang kami periksa tidak menyebut uang saku', 'letter'],
  ['Mengatur Uang Saku Semester', 'coins'],
  ['Buku Kas Sepuluh Menit', 'coins'],
  ['Menawar Gaji dengan Tenang', 'coins'],
  ['Menulis Kampanye Tanpa Mengeksploitasi', 'coins'],
  ['Gudang Tanpa Kertas', 'parcel'],
  ['Stok Tanpa Basi', 'parcel'],
  ['Pesan, Balas, Kirim', 'parcel'],
  ['Kebun Teh Tercatat', 'plant'],
  ['Harga Sayur Hari Ini', 'plant'],
  ['Sensor Kolam Lele', 'robot'],
  ['Perahu dan Prakiraan', 'ship'],
  ['Perpustakaan perahu Ambon kembali berlayar setelah mesinnya diganti warga', 'ship'],
  ['Lingkar baca dibuka di pos ronda Padang Lawas dan kapal feri Sorong', 'book'],
  ['Musim Reguler', 'trophy'],
  ['Babak Kedua dibuka: 48 jam, lima cabang, satu tema tentang air', 'trophy'],
  ['Berita Pertama dalam Tiga Hari', 'newspaper'],
  ['Kode Etik untuk Remaja', 'newspaper'],
  ['Mengapa ralat kami taruh di atas, bukan di bawah', 'newspaper'],
  ['Dua Belas Pekan', 'calendar'],
  ['Enam Bulan Penuh Waktu', 'calendar'],
  ['Putaran Reguler', 'calendar'],
  ['Sepekan Waspada Surel', 'shield'],
  ['Gladi Krisis Direksi', 'shield'],
  ['Membaca Log seperti Membaca Kabar', 'terminal'],
  ['JavaScript untuk Pemula', 'terminal'],
  ['Python lewat Permainan Kata', 'terminal'],
  ['Python untuk Data yang Berantakan', 'chart'],
  ['Model Pertama dan Batasnya', 'chart'],
  ['Merekrut Sepuluh Orang Pertama', 'people'],
  ['Merek untuk Warung Sebelah', 'stall'],
  ['Foto Produk Pasar Tani', 'camera'],
  ['Foto di Ambang Pintu', 'camera'],
  ['Mural Tembok Pasar', 'poster'],
  ['Pameran Sekolah dengan Anggaran Kecil', 'poster'],
  ['Orang Tua sebagai Pendengar', 'people'],
  ['Asesmen Membaca Lima Menit', 'book'],
  ['Pekan Sebelum Ujian', 'blackboard'],
  ['RPS yang Bisa Diperiksa', 'blackboard'],
  ['Pendampingan Tiga Bulan', 'people'],
  ['Angkatan ke-22 dibuka', null],
  ['Referensi keempat', null],
  ['Model ke Produksi', 'chart'],
  ['Mega mendung di sampul modul', null],
];

it.each(TITLES)('of "%s" is %s', (title, subject) => {
  expect(subjectOf(title)).toBe(subject);
});

describe('a scene', () => {
  const palette = { primary: '#15702c', secondary: '#f2a541', ground: '#ffffff', ink: '#171a1f' };
  const of = (subject: Subject | null, level: 1 | 2 | 3 = 1, isSecond = false) =>
    workPicture(
      { subject, level, scheme: schemeOf(palette, 0), setting: 0, isSecond, seed: 7 },
      { width: 640, height: 360 },
      { motif: 'kawung', seed: 1 },
    );

  it.each(SUBJECTS)('of %s grows with the level and stays under 8 KiB', (subject) => {
    for (const isSecond of [false, true]) {
      expect(of(subject, 2, isSecond)).not.toBe(of(subject, 1, isSecond));
      expect(of(subject, 3, isSecond).length).toBeLessThan(8 * 1024);
      expect(of(subject, 3, isSecond)).not.toMatch(/NaN|undefined/);
    }
  });

  it('of a title that tells nothing is people at work, whatever the seed', () => {
    expect(of(null)).toBe(of('people'));
  });
});
