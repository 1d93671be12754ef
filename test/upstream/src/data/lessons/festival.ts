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
} satisfies LessonTexts;
