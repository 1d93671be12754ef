import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas selesai dengan satu lembar catatan percobaan yang dipasang di papan, berhasil ataupun tidak.',
  labels: ['Di papan keluhan', 'Catatan lama', 'Ke bengkel', 'Uji dugaan'],
  classes: `
# Dari Keluhan ke Masalah
- Memisahkan keluhan, gejala, dan sebab
- Menemukan akar dengan bertanya kepada tiga pihak
- Menulis masalah dalam satu kalimat yang bisa diuji
Mengumpulkan keluhan | Kata orang apa adanya, dengan tempat dan jam. | Papan di depan kantor | Keluhan tentang keluhan | Dua puluh kertas
Mencari akar | Kenapa, ditanyakan kepada orang yang berbeda. | Antrean yang bukan antrean | Berhenti di mana | Peta sebab
Satu kalimat | Siapa, terhalang apa, ketika apa. | Kalimat yang terlalu besar | Menguji kalimat | Menulis satu
# Proposal Dua Halaman
- Menyatakan dugaan yang bisa salah
- Menetapkan ukuran gagal sebelum mulai
- Menyusun anggaran yang muat di satu tabel
Dugaan | “Kami kira … karena …” | Dugaan yang tidak bisa kalah | Contoh dari arsip | Menulis dugaan
Ukuran | Angka, tanggal, dan siapa yang menghitung. | Ukuran yang nyaman | Batas menyerah | Memilih ukuran
Anggaran | Kardus, pulsa, dan uang makan. | Biaya yang lupa | Dua juta cukup | Tabel anggaran
# Uji Coba Empat Belas Hari
- Menguji dugaan terpenting dengan alat termurah
- Mengajak dua puluh orang tanpa memaksa
- Mengambil putusan pada hari keempat belas
Dugaan | Yang paling berbahaya bila salah. | Memilih satu dari lima | Taruhan kecil | Urutan uji
Kardus | Purwarupa yang malu-maluin. | Loket dari kardus | Kapan harus rapi | Membangun sehari
Dua puluh orang | Di tempat mereka, bukan di tempatmu. | Menyapa di terminal | Ketika mereka sopan | Mencatat dua puluh
Putusan | Lanjut, ubah, atau berhenti. | Rapat lima belas menit | Menulis yang gagal | Lembar putusan
`,
} satisfies LessonTexts;
