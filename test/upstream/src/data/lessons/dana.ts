import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Di akhir kelas buku kasmu dibuka di depan kelompok, dan setiap orang boleh menunjuk satu baris untuk ditanyakan.',
  labels: ['Dari dompet sendiri', 'Lembar contoh', 'Hitung bersama', 'Cek catatan'],
  classes: `
# Mengatur Uang Saku Semester
- Membagi kiriman enam bulan menjadi jatah pekanan
- Menyisihkan pos darurat sebelum uangnya terlihat
- Menyusun langkah ketika kiriman terlambat
Dari bulan ke pekan | Dua puluh enam amplop, bukan enam. | Amplop di dinding kos | Pekan ujian lebih mahal | Membagi uangmu
Pos darurat | Disimpan di tempat yang agak merepotkan. | Uang obat dan uang bus | Apa yang bukan darurat | Mengisi pos pertama
Mencatat lima menit | Setiap malam, tiga kolom. | Tiga kolom saja | Bulan pertama seorang penerima | Catatan sepekan
Saat kiriman terlambat | Siapa yang ditelepon dan apa yang ditunda. | Hari keempat puluh | Meminjam dengan tanggal | Menulis rencana cadangan
# Menulis Surat untuk Pemberi
- Bercerita tentang perubahan tanpa memelas
- Memakai dua angka yang cukup, bukan dua puluh
- Memilih foto yang tidak akan kamu sesali
Cerita yang benar | Satu hari biasa lebih dipercaya daripada satu keajaiban. | Hari Rabu di kampus | Surat yang membuat risih | Menulis satu hari
Angka yang cukup | Nilai, biaya, dan satu hal yang belum tercapai. | Dua angka | Angka yang menyombong | Memasukkan angkamu
Foto yang pantas | Tangan, meja, dan buku sudah bercerita. | Dari belakang bahu | Izin teman sekamar | Memilih satu foto
# Buku Kas yang Bisa Dibuka Siapa Saja
- Memberi kode pada setiap bukti dan menemukannya lagi
- Memisahkan rekening lembaga dari rekening pribadi
- Menulis laporan satu halaman sebelum tanggal sepuluh
Kode bukti | Tanggal, jenis, nomor urut. | Kotak sepatu berisi nota | Bukti yang hilang | Memberi kode tiga puluh nota
Pisah rekening | Dua kartu, dua warna, tidak saling meminjam. | Ketika dana talangan menggoda | Surat kuasa sederhana | Membuka pos
Laporan satu halaman | Masuk, keluar, sisa, dan satu kalimat. | Dari nota ke halaman | Contoh bulan buruk | Laporan bulan ini
Menjawab pertanyaan donatur | Kode disebut, bukti dilampirkan, selesai. | Pertanyaan yang pedas | Kalimat untuk salah catat | Menjawab tiga surat
`,
} satisfies LessonTexts;
