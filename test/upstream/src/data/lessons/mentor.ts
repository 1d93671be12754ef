import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Pertemuan penutup membaca ulang kalimat tujuanmu yang pertama, lalu memutuskan: selesai atau satu kali lagi.',
  labels: ['Obrolan pembuka', 'Catatan mentor', 'Coba bicara', 'Tanya diri'],
  classes: `
# Menulis Tujuan yang Bisa Didampingi
- Mengubah keinginan kabur menjadi satu kalimat tujuan
- Menyebut keadaan sekarang tanpa membela diri
- Menetapkan tanda bahwa enam pekan ini berguna
Sekarang | Apa yang terjadi hari Senin lalu. | Menceritakan Senin | Kalimat yang membela diri | Tiga baris keadaan
Nanti | Sebuah hari biasa setelah berubah. | Hari biasa itu | Tujuan milik orang lain | Menulis satu hari
Tanda | Yang bisa dilihat orang serumahmu. | Tanda kecil | Angka bila perlu | Kalimat tujuan
# Pindah Jalur di Usia Tiga Puluhan
- Memetakan tanggungan sebelum memetakan bakat
- Merancang percobaan kecil yang tidak mengancam gaji
- Membuka percakapan di rumah
Peta tanggungan | Cicilan, orang tua, dan jam tidur. | Menulis tanpa malu | Tanggungan yang bisa dibagi | Peta satu halaman
Percobaan kecil | Dua akhir pekan, satu pekerjaan kecil. | Meminjam pekerjaan | Percobaan yang gagal | Rencana dua pekan
Percakapan rumah | Bukan meminta izin, mengajak menghitung. | Waktu yang tepat | Ketika dijawab tidak | Latihan bicara
Langkah | Satu pintu yang belum ditutup di belakang. | Menunda resign | Tanggal periksa | Langkah pertama
# Umpan Balik Karya Pertama
- Membawa karya beserta pertanyaan yang jelas
- Mendengar sampai selesai sebelum menjelaskan
- Memilih tiga perubahan, bukan tiga belas
Membawa | Satu karya, satu pertanyaan. | Pertanyaan yang baik | Karya yang belum jadi | Menyiapkan bawaan
Mendengar | Tangan menulis, mulut tertutup. | Lima menit diam | Kritik yang salah alamat | Sesi pertama
Mengubah | Tiga hal, pekan ini. | Memilih tiga | Mengucapkan terima kasih | Versi dua
`,
} satisfies LessonTexts;
