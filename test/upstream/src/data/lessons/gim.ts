import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup malam uji: orang asing bermain, pembuat diam, dan detik ketiga dicatat.',
  labels: ['Tekan mulai', 'Buku petunjuk', 'Bengkel', 'Bos kecil'],
  classes: `
# Lompat: Gim dari Satu Kata Kerja
- Menyetel lompatan sampai terasa ringan tanpa menambah fitur
- Memberi suara pada saat yang tepat
- Membaca wajah penguji ketika tokoh jatuh
Lompat | Tekan, naik, melayang, turun: empat angka. | Lompatan dari kotak abu-abu | Kenapa berat | Dua puluh lompatan
Jatuh | Turun lebih cepat daripada naik. | Waktu di udara | Maaf setengah detik | Menyetel jurang
Suara | Dapur sebagai studio bunyi. | Suara sendok | Bunyi sebelum gambar | Lima bunyi
Diuji adik | Adik bermain, kamu menggigit bibir. | Aturan diam | Mencatat dengan turus | Perbaikan malam itu
# Gim Kertas
- Menulis aturan dalam tiga baris
- Menyeimbangkan gim dengan sepuluh kali main
- Mengemas gim yang bisa dimainkan tanpa kamu
Aturan tiga baris | Tujuan, giliran, menang. | Enam kancing di meja | Aturan yang tidak terpakai | Menulis tiga baris
Uji meja | Dua pasangan, dua cerita berbeda. | Menonton dari jauh | Ketika mereka curang | Sepuluh kali main
Seimbang | Siapa yang selalu menang dan kenapa. | Menghitung kemenangan | Keberuntungan secukupnya | Mengubah satu angka
Kotak gim | Nama, gambar, dan aturan di tutupnya. | Kotak bekas sabun | Petunjuk tanpa penulis | Menukar kotak
# Seni Piksel dan Gerak
- Membuat siluet yang dikenali dari jauh
- Membatasi diri pada empat warna
- Menggerakkan tokoh dengan empat bingkai
Siluet | Hitam semua, tetap dikenali. | Bayangan di tembok | Topi membantu | Sepuluh siluet
Palet empat warna | Gelap, terang, kulit, kejutan. | Membuang warna | Kontras di layar kecil | Satu palet
Jalan | Empat bingkai, bobot berpindah. | Berjalan di depan cermin | Kaki yang meluncur | Bingkai jalan
Diam yang hidup | Napas dua piksel. | Tokoh yang menunggu | Terlalu banyak gerak | Bingkai diam
`,
} satisfies LessonTexts;
