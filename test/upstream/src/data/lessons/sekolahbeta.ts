import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Setiap pekan berakhir Jumat pukul tiga: tombol rilis ditekan di depan semua orang.',
  labels: ['Rapat pagi', 'Catatan blok', 'Kerja tim', 'Cek pekan'],
  classes: `
# Blok Satu: Bangun
- Menayangkan halaman pada hari ketiga
- Menyimpan data kecil tanpa kehilangannya
- Menyerahkan pekerjaan Jumat sebelum pukul tiga
Tayang hari ketiga | Alamat yang bisa dibuka ibu. | Hari pertama sampai ketiga | Domain dan sabar | Rilis nomor satu
Data kecil | Satu tabel, satu formulir. | Daftar tamu | Data yang hilang | Rilis nomor dua
Masuk dan keluar | Akun, sandi, dan lupa sandi. | Lupa sandi dulu | Jangan simpan sandi | Rilis nomor tiga
Serah pekan | Catatan perubahan yang dibaca manusia. | Jumat pukul dua | Yang dipotong | Rilis nomor empat
# Blok Dua: Ukur
- Memilih satu angka yang menentukan pekan
- Menonton lima orang tersesat tanpa menolong
- Mematikan fitur yang tidak dipakai
Satu angka | Angka yang bergerak bila produk berguna. | Memilih satu | Angka yang memuji diri | Memasang alat ukur
Lima pengguna | Lima cukup untuk malu. | Duduk di belakang | Pertanyaan yang menuntun | Lima sesi
Percobaan | Satu perubahan, dua pekan, satu putusan. | Menulis dugaan | Sampel kecil | Menjalankan percobaan
Mematikan fitur | Perpisahan dengan kesayangan. | Fitur yang sepi | Memberi tahu pemakai | Mematikan
# Pekan Nol: Alat dan Ritme
- Memasang semua alat dan mengirim perubahan pertama
- Menyusun jadwal dua belas pekan bersama orang rumah
- Menulis janji tim yang bisa ditagih
Memasang | Terminal, Git, penyunting. | Laptop pinjaman | Galat pemasangan | Daftar hijau
Perubahan pertama | Satu baris, satu ulasan. | Membuka cabang | Ulasan pertama | Digabung
Jadwal rumah | Jam belajar, jam cucian, jam tidur. | Bicara di meja makan | Pekan yang berat | Jadwal di kulkas
Janji tim | Terlambat, sakit, dan berselisih. | Janji tahun lalu | Menagih dengan baik | Menandatangani
`,
} satisfies LessonTexts;
