import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas berakhir dengan mendengar bersama dalam gelap, lalu narasumber memberi persetujuan terakhir.',
  labels: ['Dengarkan', 'Catatan transkrip', 'Rekam sekarang', 'Tebak suara'],
  classes: `
# Episode Pertama dengan Ponsel
- Menyusun episode dari satu pertanyaan
- Merekam bersih di dalam lemari
- Menerbitkan enam menit dengan transkrip
Satu pertanyaan | Pertanyaan yang belum kamu tahu jawabannya. | Bertanya kepada penjaga perpustakaan | Pertanyaan yang kebesaran | Menulis satu
Rekam di lemari | Baju meredam gema. | Lemari ibu | Jarak mulut dan ponsel | Rekaman tiga menit
Potong helaan | Helaan boleh, maksud jangan. | Melihat gelombang | Potongan yang terdengar | Menyunting enam menit
Terbitkan | Judul, keterangan, transkrip. | Judul yang jujur | Persetujuan tamu | Tayang
# Menyunting Percakapan
- Menandai bagian penting tanpa mendengar ulang tiga kali
- Mengurutkan ulang tanpa memalsukan maksud
- Memakai diam dan musik secukupnya
Menandai | Tiga warna di transkrip. | Mendengar dengan pensil | Tanda yang berlebihan | Menandai satu jam
Memotong jujur | Kalau tamunya mendengar, ia mengangguk. | Dua kalimat disambung | Batas penyuntingan | Memotong separuh
Napas dan diam | Diam juga jawaban. | Menyisakan satu detik | Napas yang terpotong | Menata jeda
Musik secukupnya | Masuk pelan, keluar sebelum terasa. | Musik yang bercerita sendiri | Hak cipta | Menyusun pembuka
# Bertutur Tanpa Membaca
- Meringkas naskah menjadi tiga poin
- Memulai dengan kalimat yang bisa diucapkan kepada teman
- Melanjutkan setelah salah tanpa mengulang
Tiga poin | Poin, bukan paragraf. | Membuang naskah | Urutan di jari | Tiga poin di telapak
Kalimat pembuka | Seperti menelepon seseorang. | Menelepon sungguhan | Pembuka siaran lama | Sepuluh pembuka
Salah dan lanjut | Tertawa kecil, lalu terus. | Mengumpulkan salah | Kapan harus mengulang | Rekaman sekali jalan
`,
} satisfies LessonTexts;
