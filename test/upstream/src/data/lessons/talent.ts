import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Di akhir kelas karyamu dibaca perekrut sungguhan selama dua menit, dan kamu mendengar apa yang ia cari.',
  labels: ['Dari meja perekrut', 'Contoh bagus dan buruk', 'Kerjakan sekarang', 'Cek siap'],
  classes: `
# Tugas Kerja Contoh
- Membaca tugas sampai menemukan yang belum jelas
- Mengajukan pertanyaan yang membuat tugas lebih kecil
- Memperbaiki hasil setelah menerima catatan
Membaca tugas | Tujuan, pemakai, tenggat. | Tugas empat jam | Yang tidak tertulis | Menandai tugas
Bertanya | Tiga pertanyaan, satu surel. | Pertanyaan yang menolong | Bertanya terlalu banyak | Mengirim pertanyaan
Menyerahkan | Hasil, cara membuka, batasnya. | Pesan penyerahan | Terlambat dengan benar | Menyerahkan
Memperbaiki | Catatan, tindakan, alasan. | Membaca catatan | Boleh tidak setuju | Versi dua
# Wawancara Dua Arah
- Menjawab dengan satu cerita yang utuh
- Mengajukan lima pertanyaan kepada perekrut
- Membandingkan tawaran di luar angka gaji
Cerita | Keadaan, tindakan, akibat. | Cerita tentang gagal | Cerita yang melompat | Tiga cerita
Pertanyaanmu | Apa yang membuat orang terakhir pergi? | Lima pertanyaan | Pertanyaan yang berisiko | Simulasi
Tawaran | Upah, jam, atasan, jarak. | Membaca surat tawaran | Menunda jawaban | Membandingkan dua
# Laman Karya Satu Layar
- Memilih tiga karya yang paling dekat dengan lowongan
- Menyusun laman yang terbaca tanpa menggulir
- Menguji laman dengan orang yang tidak mengenalmu
Pilih | Tiga karya, sisanya disimpan. | Membuang kesayangan | Karya bersama tim | Memilih tiga
Susun | Nama, peran, hasil, tautan. | Satu layar | Gambar yang berat | Menyusun laman
Uji dua menit | Ia membaca, kamu menghitung. | Pengatur waktu | Yang ia lewatkan | Laman akhir
`,
} satisfies LessonTexts;
