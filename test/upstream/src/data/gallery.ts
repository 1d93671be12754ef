/** Sixty pictures and videos of the gallery. Their images are drawn by the app. */

import { pick, rows, timeFromNow } from './table';

export interface GalleryDoc {
  id: number;
  title: string;
  caption: string;
  /** What it is, who made it, in which class, and what its picture shows. */
  kind: string;
  maker: string;
  classroom: string;
  subject: string;
  image: string;
  video: string;
  date: string;
  location: string;
}

const scenes = rows(
  2,
  `
Peta Rasa Kota | Peta interaktif jajanan kota buatan kelas data.
Gim Anak Rimba | Gim petualangan 2D tentang menjaga hutan.
Aplikasi Antre Puskesmas | Purwarupa layanan antrean yang diuji bersama warga.
Poster Motif Parang | Eksplorasi motif dengan kode dan warna alam.
Robot Pengikut Garis | Robot tim SMP yang menyelesaikan lintasan tercepat.
Situs Kelompok Tani | Situs penjualan hasil panen yang dikelola pemuda desa.
Kelas Sore di Balai Desa | Peserta mempresentasikan halaman web pertamanya.
Buku Cerita Bergerak | Cerita rakyat yang dianimasikan oleh murid kelas lima.
Dasbor Cuaca Nelayan | Dasbor sederhana untuk menentukan waktu melaut.
Panggung Demo Hari | Tim akhir program memperagakan produknya.
Papan Skor Liga SMK | Papan skor langsung yang dibuat peserta liga.
Kolase Tenun Digital | Motif tenun yang disusun dari data suara penenun.
`,
);
const cities = ['Bandung', 'Ambon', 'Kupang', 'Pontianak', 'Padang', 'Jayapura', 'Malang'];

/** Every item, the newest first by date. */
export const gallery = (): GalleryDoc[] =>
  Array.from({ length: 60 }, (_, index) => {
    const [title = '', caption = ''] = pick(scenes, index);
    const edition = Math.floor(index / scenes.length) + 1;
    return {
      id: index + 1,
      title: edition === 1 ? title : `${title}, angkatan ${edition}`,
      caption,
      kind: '',
      maker: '',
      classroom: '',
      subject: '',
      image: '',
      video: '',
      date: timeFromNow(-(index * 6 + 3)).slice(0, 10),
      location: pick(cities, index),
    };
  });
