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
  chapters: `
# Buku Kas Sepuluh Menit
Beras untuk rumah diambil dari karung warung. Hampir semua warung begitu, dan tidak apa-apa, asal dicatat. Kalau tidak, warung terlihat rugi padahal isinya pindah ke dapur.

Perlakukan rumah sebagai pembeli. Setiap kali mengambil barang, tulis satu baris di buku warung:

| Hari | Barang | Harga beli | Ke mana |
| Senin | Beras 2 kg | 26.000 | Rumah |
| Selasa | Telur 6 butir | 12.000 | Rumah |
| Jumat | Minyak 1 liter | 17.000 | Rumah |
| Jumlah | | 55.000 | |

Yang ditulis adalah harga beli, bukan harga jual, karena rumah tidak perlu memberi untung kepada warung. Pada akhir pekan pindahkan Rp55.000 dari kaleng merah (rumah) ke kaleng biru (warung). Kalau belum ada uangnya, tulis sebagai utang rumah. Jangan dihapus.

## Kenapa repot-repot

Bulan lalu sebuah warung merasa untung Rp600.000. Setelah beras, gas, dan pulsa keluarga dihitung, yang tersisa Rp140.000. Angka itu menyakitkan, tetapi dengan angka itu pemiliknya berani menaikkan harga gorengan lima ratus rupiah.

## Tiga aturan malam

1. Catat sebelum tidur, bukan besok pagi.
2. Uang rumah tidak disimpan di laci warung.
3. Anak boleh jajan; harganya tetap ditulis.

Sepuluh menit cukup. Kalau lebih lama, barangkali kolomnya terlalu banyak.

? Rumah mengambil beras dari warung. Harga mana yang ditulis?
- Harga jual
+ Harga beli
- Tidak perlu ditulis
> Tujuannya mengganti modal warung. Keuntungan tidak diambil dari rumah sendiri.
? Pekan ini rumah mengambil barang Rp55.000, tetapi uangnya belum ada. Apa yang dilakukan?
+ Ditulis sebagai utang rumah
- Barisnya dihapus
- Dikurangkan dari utang tetangga
> Kalau dihapus, modal warung tampak hilang tanpa sebab.
? Uang masuk sepekan Rp900.000, belanja barang Rp700.000, diambil rumah seharga Rp80.000 dan sudah diganti ke kaleng biru. Berapa sisa uang warung?
- Rp120.000
- Rp200.000
+ Rp280.000
> 900 dikurangi 700 sama dengan 200, ditambah penggantian 80 menjadi 280 ribu. Barang yang diambil rumah ikut terbeli dalam 700 ribu itu.
`,
} satisfies LessonTexts;
