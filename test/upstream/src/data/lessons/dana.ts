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
- Menulis laporan satu halaman sebelum tanggal lima
Kode bukti | Tanggal, jenis, nomor urut. | Kotak sepatu berisi nota | Bukti yang hilang | Memberi kode tiga puluh nota
Pisah rekening | Dua kartu, dua warna, tidak saling meminjam. | Ketika dana talangan menggoda | Surat kuasa sederhana | Membuka pos
Laporan satu halaman | Masuk, keluar, sisa, dan satu kalimat. | Dari nota ke halaman | Contoh bulan buruk | Laporan bulan ini
Menjawab pertanyaan donatur | Kode disebut, bukti dilampirkan, selesai. | Pertanyaan yang pedas | Kalimat untuk salah catat | Menjawab tiga surat
`,
  chapters: `
# Mengatur Uang Saku Semester
Kalender semester tidak rata. Pada pekan biasa kamu makan di kos, naik angkot, dan mencetak dua lembar. Pada pekan ujian semuanya bertambah: fotokopi, kopi, pulang malam naik ojek. Kalau uang dibagi sama rata, pekan ujian selalu jatuh ke utang.

Cobalah memberi bobot pada setiap pekan:

| Jenis pekan | Banyaknya | Bobot | Jumlah bobot |
| Biasa | 20 | 1 | 20 |
| Ujian | 4 | 1,5 | 6 |
| Pulang kampung | 2 | 2 | 4 |
| Semua | 26 | | 30 |

Misalkan uangmu Rp6.000.000 untuk enam bulan. Sisihkan dulu pos darurat sepuluh persen, Rp600.000. Sisanya Rp5.400.000 dibagi 30 bobot, jadi Rp180.000 untuk satu bobot.

- Pekan biasa: Rp180.000.
- Pekan ujian: Rp270.000.
- Pekan pulang: Rp360.000.

Periksa lagi: 20 × 180.000 + 4 × 270.000 + 2 × 360.000 = 5.400.000. Cocok.

Tulis angka itu di dua puluh enam amplop, atau di dua puluh enam baris catatan ponsel. Pekan yang tersisa uangnya boleh menambah pekan sesudahnya. Pekan yang kurang tidak meminjam dari pos darurat; ia meminjam dari pekan pulang, karena di sanalah masih ada yang bisa ditawar.

? Uang Rp3.000.000, pos darurat 10 persen, jumlah bobot 27. Berapa jatah pekan biasa?
+ Rp100.000
- Rp111.000
- Rp115.000
> Rp3.000.000 dikurangi Rp300.000 menjadi Rp2.700.000; dibagi 27 menjadi Rp100.000.
? Mengapa pos darurat disisihkan sebelum membagi?
- Supaya jatah pekan tampak besar
+ Supaya ia tidak menunggu sisa, yang biasanya tidak ada
- Karena bank memintanya
> Yang disisihkan belakangan biasanya habis lebih dulu.
? Pekan ini kurang Rp40.000 untuk jajan. Dari mana ditutup?
- Dari pos darurat
- Dari teman sekamar
+ Dari pekan lain yang masih bisa ditawar
> Jajan bukan keadaan darurat. Memindahkan jatah antarpekan menjaga jumlahnya tetap sama.
`,
} satisfies LessonTexts;
