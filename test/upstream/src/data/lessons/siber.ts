import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup tinjauan tanpa menyalahkan: garis waktu, sebab, dan satu perbaikan yang dikerjakan malam itu.',
  labels: ['Serah jaga', 'Catatan malam', 'Laboratorium', 'Uji siaga'],
  classes: `
# Membaca Log Seperti Membaca Kabar
- Menjelaskan asal sebuah baris log
- Menyamakan waktu dari tiga zona
- Menyusun garis waktu dari dua juta baris
Asal sebuah baris | Siapa menulis, kapan, dan untuk siapa. | Baris pertama malam itu | Log yang berbohong | Mengenali sepuluh sumber
Waktu dan zona | WIB, UTC, dan jam yang terlambat. | Selisih tujuh jam | Jam yang mundur | Menyamakan tiga sumber
Menyaring | Buang yang biasa, sisakan yang ganjil. | Bunyi sehari-hari | Saringan yang membuang bukti | Tiga kejanggalan
Garis waktu | Satu halaman yang bisa dibaca direksi. | Urutan kejadian | Yang belum diketahui | Menulis garis waktu
# Triase Peringatan
- Memisahkan bising dari bahaya dalam dua menit
- Menulis tiket yang bisa dilanjutkan orang lain
- Menyerahkan jaga tanpa lubang
Benar atau bising | Empat puluh peringatan, dua yang penting. | Malam minggu | Bising yang berulang | Memilah empat puluh
Tingkat bahaya | Apa yang rusak bila benar. | Tiga tingkat | Bahaya yang dilebihkan | Memberi tingkat
Menulis tiket | Gejala, bukti, langkah. | Tiket pukul tiga | Bukti yang cukup | Lima tiket
Serah jaga | Apa yang masih menyala. | Serah lisan dan tulis | Pertanyaan penerus | Serah sungguhan
# Izin Dulu: Hukum dan Etika Pengujian
- Menjelaskan batas antara pengujian dan kejahatan
- Menyusun surat izin dengan ruang lingkup
- Melapor ketika menemukan hal pribadi
Ruang lingkup | Yang boleh, yang tidak, sampai kapan. | Pagar di atas kertas | Di luar pagar | Menggambar lingkup
Surat izin | Dua tanda tangan dan nomor darurat. | Surat yang sah | Izin lisan | Mengisi surat
Menemukan hal pribadi | Berhenti, tutup, laporkan. | Foto di peladen | Yang boleh disalin | Keputusan sulit
Melapor | Jelas, tenang, tanpa ancaman. | Laporan pertama | Ketika tidak dijawab | Menulis laporan
`,
} satisfies LessonTexts;
