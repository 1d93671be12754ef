import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Pelajaran terakhir selalu di lapak: harga ditempel, kartu stok digantung, dan pembeli pertama melihatnya.',
  labels: ['Sambil jaga lapak', 'Selembar saja', 'Langsung kerjakan', 'Hitung cepat'],
  classes: `
# Buku Kas Sepuluh Menit
- Memisahkan uang rumah dari uang warung
- Mencatat masuk dan keluar setelah tutup
- Menghitung sisa sepekan tanpa menebak
Uang rumah | Dua kaleng, dua warna. | Kaleng biru dan merah | Beras dari warung | Memisah uang hari ini
Catat | Masuk, keluar, utang. | Sepuluh menit sebelum tidur | Utang tetangga | Catatan tujuh malam
Jumlah pekan | Minggu pagi, satu angka. | Menjumlah bersama | Kalau kurang | Angka pekan ini
# Harga yang Menghidupi
- Menghitung bahan sampai ke gas dan plastik
- Memasukkan upah sendiri ke dalam harga
- Menempelkan harga dan menjawab tawaran
Bahan | Tepung, minyak, gas, plastik. | Satu resep ditimbang | Bahan yang naik | Lembar bahan
Tenaga | Jam bangun sampai jam tutup. | Menghitung jam | Anak yang membantu | Upah per bungkus
Menempel harga | Angka besar, tanpa coretan. | Menulis di karton | Kalimat untuk penawar | Menempel pagi ini
# Stok Tanpa Basi
- Memakai kartu stok yang digantung di paku
- Membaca pola hari ramai dan hari sepi
- Membeli ulang sebelum habis, bukan sesudahnya
Kartu | Nama barang, masuk, keluar, sisa. | Kartu di paku | Lupa mencatat | Sepuluh kartu
Pola | Jumat roti, Senin mi. | Melihat dua pekan | Tanggal muda | Menandai pola
Beli | Batas bawah yang ditulis merah. | Angka merah | Diskon grosir | Daftar belanja
`,
} satisfies LessonTexts;
