import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Setiap pemanasan ditutup babak kecil di sekolah sendiri, dengan juri yang membacakan alasan nilainya.',
  labels: ['Aba-aba', 'Buku babak', 'Turun gelanggang', 'Nilai dirimu'],
  classes: `
# Pemanasan Cabang Web
- Membaca soal sampai menemukan yang tidak diminta
- Bekerja berdua di satu berkas tanpa saling menimpa
- Mengunggah lima menit sebelum peluit
Membaca soal | Garis bawahi kata kerja, lingkari angka. | Soal tahun lalu | Jebakan di paragraf dua | Membedah empat soal
Kerja dua orang | Satu kerangka, satu isi, bertukar di tengah. | Aba-aba tukar | Ketika tidak sepakat | Satu jam berdua
Nilai aksesibilitas | Poin yang sering hilang: judul, kontras, papan ketik. | Juri memakai papan ketik | Daftar poin | Menambal halaman
Unggah sebelum peluit | Selesai berarti terbuka di komputer juri. | Lima menit terakhir | Berkas yang tertinggal | Simulasi peluit
# Pemanasan Cabang Jaringan
- Membaca gejala sebelum menyentuh kabel
- Menemukan alamat yang tertukar dalam sepuluh menit
- Menulis catatan perbaikan yang bisa diikuti juri
Membaca gejala | Apa yang masih hidup lebih penting daripada yang mati. | Lampu hijau yang menipu | Bertanya kepada pemakai | Tiga gejala
Alamat yang tertukar | Gambar dulu, baru ubah. | Dua printer satu alamat | Peta di kertas | Memperbaiki satu laboratorium
Catatan perbaikan | Jam, tindakan, hasil. | Catatan juara | Tindakan yang dibatalkan | Menulis sambil bekerja
Simulasi 45 menit | Topologi rusak, jam berjalan. | Membagi meja | Napas menit kesepuluh | Simulasi
# Pemanasan Cabang Gim
- Menafsirkan tema yang baru dibuka
- Menyelesaikan satu mekanik yang enak dimainkan
- Menjaga gim tetap hidup di panggung
Membaca tema | Tiga tafsiran, pilih yang paling kecil. | Tema “pulang” | Tafsiran yang ramai | Satu jam tema
Satu mekanik | Selesai dulu, indah belakangan. | Mekanik di kotak abu-abu | Membuang fitur | Purwarupa siang
Suara terakhir | Satu bunyi untuk menang, satu untuk kalah. | Bunyi dari mulut | Volume panggung | Memasang bunyi
Mati di panggung | Kalau macet, bicara. | Membuka ulang tanpa panik | Cadangan di ponsel | Gladi panggung
`,
} satisfies LessonTexts;
