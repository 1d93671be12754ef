import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Lokakarya selesai di lapangan: hasilnya dipajang di tali jemuran sampai malam penutupan hari Minggu.',
  labels: ['Kumpul dulu', 'Selembar panduan', 'Kerjakan di meja', 'Kuis lapangan'],
  classes: `
# Membuat Zine Satu Lembar
- Melipat selembar kertas menjadi delapan halaman
- Menggambar cepat tanpa menghapus
- Menukar zine dengan tiga orang asing
Melipat | Tiga lipatan, satu guntingan. | Kertas di atas paha | Lipatan yang terbalik | Lipat bersama
Menggambar cepat | Delapan halaman, empat menit per halaman. | Spidol, bukan pensil | Ketika tidak bisa menggambar | Isi delapan halaman
Menukar zine | Cara berkata “punyaku buat kamu”. | Meja tukar | Zine dari tahun lalu | Tukar tiga kali
# Peta Suara Kampung
- Mendengar dua menit tanpa bicara
- Merekam satu suara dengan ponsel yang dibungkus kaus kaki
- Menempatkan suara pada peta bersama
Mendengar dua menit | Mata terpejam, telinga menghitung. | Berdiri di dekat warung | Suara yang dekat dan jauh | Menghitung suara
Merekam | Kaus kaki, dinding, dan napas yang ditahan. | Kaus kaki peredam | Izin merekam orang | Tiga suara
Menempel di peta | Satu titik, satu suara, satu kalimat. | Peta di lantai | Kalimat untuk suara | Memutar peta
# Situs Pertama Sebelum Makan Siang
- Menulis kerangka halaman dengan tangan sendiri
- Mengisi halaman untuk satu orang yang kamu kenal
- Menayangkan alamat yang bisa dikirim ke rumah
Kerangka | Judul, paragraf, daftar, gambar. | Dari kertas ke layar | Empat tanda pertama | Kerangka untuk nenek
Isi | Tulis untuk satu orang. | Siapa yang membaca | Foto dari ponsel | Mengisi halaman
Tayang | Satu tombol, satu alamat, satu pesan ke rumah. | Sebelum pukul dua belas | Kalau alamatnya salah | Kirim ke keluarga
`,
  chapters: `
# Membuat Zine Satu Lembar
Zine delapan halaman lahir dari satu lembar A4, tiga lipatan, dan satu guntingan. Hampir semua orang melipatnya terbalik pada percobaan pertama. Biarkan saja; kertas bekas selalu ada di meja.

## Urutan tangan

1. Lipat memanjang, buka lagi.
2. Lipat melebar menjadi dua, lalu sekali lagi. Buka: kini ada delapan kotak.
3. Lipat melebar menjadi dua, gunting dari sisi lipatan sepanjang satu kotak, tepat di garis tengah.
4. Buka, lipat memanjang, lalu dorong kedua ujung sampai celahnya membuka seperti intan.
5. Tutup menjadi buku.

## Kenapa ada yang terbalik

Di lembar terbuka, empat kotak atas dicetak kepala ke bawah. Petanya begini, dengan halaman 1 sebagai sampul:

| Sisi | Kotak 1 | Kotak 2 | Kotak 3 | Kotak 4 |
| Atas, terbalik | 5 | 4 | 3 | 2 |
| Bawah, tegak | 6 | 7 | 8 | 1 |

Cara aman: lipat dulu buku kosongnya, beri nomor kecil di setiap pojok, baru buka lembarannya. Nomor yang kamu tulis sendiri tidak pernah salah arah.

Sisakan lima milimeter di tepi. Mesin fotokopi tidak mencetak sampai pinggir, dan huruf yang menempel di tepi akan hilang pada salinan kedua puluh. Kalau mau menukar zine dengan orang asing, tulis juga namamu di halaman belakang.

? Berapa guntingan yang dibutuhkan zine satu lembar ini?
+ Satu
- Tiga
- Delapan
> Tiga lipatan membentuk delapan kotak. Satu guntingan di tengah membuat lembarannya bisa dilipat menjadi buku.
? Cara paling aman supaya halaman tidak terbalik?
- Menghafal petanya
+ Melipat buku kosong, menomori setiap halaman, lalu membukanya
- Menggambar semuanya tegak
> Nomor ditulis ketika bentuknya sudah buku, jadi arahnya pasti benar setelah dibuka.
? Mengapa tepi lima milimeter dibiarkan kosong?
- Supaya kertas mudah dipegang
- Supaya terlihat lebih rapi
+ Karena mesin fotokopi tidak mencetak sampai pinggir
> Daerah tepi tidak tercetak, jadi huruf di sana terpotong.
`,
} satisfies LessonTexts;
