import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Tugas akhirnya dipakai: operator pabrik, desa wisata, atau konveksi yang memberi soal menerima hasilnya.',
  labels: ['Ti dieu mimitina', 'Bacaan pendek', 'Praktik di tempat kerja', 'Cek pemahaman'],
  classes: `
# Operator Data Pabrik
- Mengisi formulir produksi tanpa baris kosong
- Memeriksa angka janggal sebelum sif berganti
- Melaporkan temuan dalam tiga kalimat
Formulir | Jam, mesin, jumlah, cacat. | Formulir di dekat mesin | Tulisan yang tertukar | Satu sif penuh
Periksa | Angka yang terlalu rata patut dicurigai. | Tujuh angka sama | Bertanya kepada operator lama | Memeriksa sepekan
Lapor sif | Apa yang terjadi, apa yang tertinggal. | Serah di depan mesin | Laporan lewat pesan | Menulis lima laporan
Temuan | Satu usul perbaikan untuk mandor. | Menghitung waktu henti | Usul yang diterima | Presentasi lima menit
# Web untuk Wisata Priangan
- Menulis cerita desa yang membuat orang ingin datang
- Menyusun alur pemesanan lewat ponsel
- Menyerahkan situs kepada pengelola desa
Cerita desa | Jalan, makanan, dan orang yang menyambut. | Pagi di kebun teh | Kata “surga tersembunyi” | Cerita tiga ratus kata
Pemesanan | Tanggal, jumlah orang, uang muka. | Pesan lewat sinyal lemah | Kalau hujan | Formulir pesanan
Foto | Orangnya juga, bukan hanya curugnya. | Foto pukul enam | Izin warga | Dua belas foto
Serah kelola | Pengurus mengganti harga sendiri. | Panduan satu lembar | Pengurus berganti | Serah di balai desa
# Pembukuan Konveksi
- Menghitung ongkos jahit per potong
- Mencatat sisa kain sebagai uang
- Menyusun buku pesanan yang dibaca pemodal
Ongkos | Benang, listrik, dan jari penjahit. | Satu kemeja seragam | Ongkos yang lupa | Lembar ongkos
Sisa | Majun pun ada harganya. | Menimbang karung | Sisa yang dicuri | Catatan sisa
Pesanan | Uang muka, ukuran, tanggal jadi. | Pesanan sekolah | Ukuran yang berubah | Buku pesanan
Laba | Yang tinggal setelah semua dibayar. | Laba satu pesanan | Bulan sepi | Halaman untuk pemodal
`,
} satisfies LessonTexts;
