import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Hasil kelas dipasang di kantor peserta dan diukur sebulan kemudian: berapa kali warga harus bertanya ulang.',
  labels: ['Dari loket', 'Naskah contoh', 'Kerjakan berkas dinas', 'Periksa bersama'],
  classes: `
# Loket yang Menjelaskan
- Mencatat pertanyaan warga selama satu hari antrean
- Menulis ulang syarat layanan dalam bahasa sehari-hari
- Mengukur jumlah tanya ulang sebelum dan sesudah
Mendengar antrean | Berdiri di antrean, bukan di balik loket. | Pukul delapan di kelurahan | Pertanyaan yang sama | Catatan satu hari
Menulis syarat | Lima baris, satu kata kerja per baris. | Memotong “fotokopi dilegalisir” | Istilah yang tetap perlu | Syarat surat pindah
Papan loket | Tinggi mata, huruf besar, satu urusan. | Menempel di mana | Papan yang diabaikan | Cetak coba
Mengukur tanya ulang | Turus di kertas petugas. | Turus sebulan | Angka yang naik dulu | Laporan loket
# Data Terpadu Tingkat Desa
- Mendata buku yang dipakai perangkat desa
- Menyatukan catatan dengan satu kunci per keluarga
- Menyusun hak akses yang dipahami kepala desa
Inventaris buku | Empat buku, tiga penulis, satu lemari. | Membuka lemari desa | Buku yang disalin | Daftar inventaris
Satu kunci | Nomor keluarga, bukan nama. | Nama yang sama | Keluarga yang pindah | Menyatukan dua buku
Hak akses | Siapa melihat bantuan siapa. | Rapat kecil perangkat | Sandi di bawah kaca | Tabel hak akses
Serah terima | Panduan dan cadangan yang bisa dibuka penerus. | Ketika operator berganti | Cadangan bulanan | Serah di balai desa
# Laporan Kinerja Satu Halaman
- Memilih angka inti dari empat puluh halaman
- Menaruh bukti di lampiran yang mudah ditemukan
- Menguji laporan kepada warga yang bukan pegawai
Angka inti | Target, capaian, dan sebab selisihnya. | Tiga angka kepala dinas | Angka kegiatan | Memilih dari laporan lama
Lampiran | Nomor halaman yang benar dan berkas yang terbuka. | Jalan ke bukti | Lampiran yang tak terbaca | Menyusun lampiran
Bahasa jelas | Kalimat aktif dengan pelaku. | “Telah dilaksanakan” oleh siapa | Kata yang dihapus | Menulis ulang
Uji kepada warga | Ibu kantin membaca, kamu mendengar. | Membaca keras | Bagian yang dilewati | Versi akhir
`,
} satisfies LessonTexts;
