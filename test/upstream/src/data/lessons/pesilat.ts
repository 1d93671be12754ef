import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Ujian kelas berlangsung terbuka, di depan pelatih dan kawan seperguruan, dimulai dan ditutup dengan hormat.',
  labels: ['Kuda-kuda', 'Petuah pelatih', 'Ulang jurus', 'Tangkis soal'],
  classes: `
# Kuda-kuda Papan Ketik
- Mengetik sepuluh jari tanpa melihat tangan
- Menamai dan menyimpan berkas sehingga mudah dicari
- Menyelesaikan ujian diam dua puluh menit
Sepuluh jari | Jari kembali ke rumahnya setiap kali. | Duduk dan napas | Jari manis yang malas | Seratus ulangan
Nama berkas | Tanggal, isi, versi. | Berkas tanpa nama | Folder sebagai kamar | Merapikan satu laci
Simpan dan kembali | Simpan sebelum minum, kembali bila tersesat. | Listrik padam | Tiga tempat menyimpan | Memulihkan berkas
Ujian diam | Mengetik tanpa bicara, tanpa menghapus. | Aturan diam | Tenang itu cepat | Ujian
# Jurus Halaman Pertama
- Membangun satu halaman dari kosong lima kali
- Menata warna dan jarak dengan aturan sendiri
- Menerima nilai kawan dengan hormat
Kerangka | Kepala, badan, kaki. | Kerangka di pasir | Tanda yang dibuka ditutup | Kerangka tiga kali
Warna | Dua warna dan satu tekanan. | Warna padepokan | Kontras yang sopan | Memberi warna
Ulang tanpa melihat | Kali kelima tanpa contoh. | Menutup contoh | Bagian yang lupa | Ulangan kelima
Dinilai kawan | Satu pujian, satu pertanyaan. | Cara menilai | Menjawab dengan hormat | Saling menilai
# Tangkis Galat
- Membaca pesan galat sampai baris terakhir
- Mengecilkan masalah menjadi tiga baris
- Mengubah satu hal setiap kali, lalu mencatatnya
Membaca pesan | Baris, sebab, tempat. | Pesan merah pertama | Pesan yang menyesatkan | Lima pesan
Mengecilkan masalah | Buang separuh, lihat lagi. | Membelah dua | Contoh terkecil | Memperkecil tiga program
Satu perubahan | Satu tangkisan, satu langkah. | Tangan yang gatal | Kembali ke awal | Sembilan menit
Mencatat jurus | Gejala, sebab, tangkisan. | Buku jurus | Jurus kawan | Menambah lima jurus
`,
} satisfies LessonTexts;
