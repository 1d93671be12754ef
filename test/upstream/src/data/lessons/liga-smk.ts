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
  chapters: `
# Pemanasan Cabang Web
Soal lomba ditulis supaya adil, bukan supaya jelas. Kalimat pentingnya sering bersembunyi di paragraf kedua, setelah cerita latar. Ini potongan soal tahun lalu:

> Koperasi “Maju” ingin menampilkan dua puluh produk. Pengelola berharap pembeli dapat menyaring menurut kategori. Halaman harus dapat digunakan tanpa tetikus. Boleh memakai pustaka, tetapi tidak boleh mengambil berkas dari internet saat penilaian.

Garis bawahi kata kerja, lingkari angka, dan kotaki larangan:

| Bagian | Tanda | Artinya bagi tim |
| menampilkan dua puluh produk | angka | Data uji harus tepat dua puluh |
| dapat menyaring | kata kerja | Fitur wajib, dinilai |
| tanpa tetikus | syarat | Fokus harus terlihat, urutan tab benar |
| tidak boleh mengambil berkas | larangan | Huruf dan pustaka disalin ke folder |

Baris terakhir menjatuhkan enam tim: halaman mereka memanggil huruf dari internet dan tampil berantakan di komputer juri.

## Yang tidak diminta

Tidak ada kata “masuk”, “keranjang”, atau “animasi”. Mengerjakannya berarti membayar dengan waktu. Tulis daftar “tidak diminta” di kertas, tempel di monitor.

Setelah itu urutkan: wajib dan mudah dulu, wajib dan sulit kedua, hiasan terakhir. Sisakan lima menit untuk mencoba seluruh halaman hanya dengan tombol Tab, Enter, dan panah.

? Soal melarang mengambil berkas dari internet. Apa yang paling sering dilupakan?
- Judul halaman
+ Huruf yang dipanggil dari alamat luar
- Warna tombol
> Lembar gaya sering memanggil huruf dari situs lain. Salin berkasnya ke folder proyek.
? “Dapat digunakan tanpa tetikus” diperiksa dengan apa?
+ Tombol Tab, Enter, dan panah
- Mengecilkan jendela
- Mematikan suara
> Semua yang bisa diklik harus dapat dicapai dan dijalankan dari papan ketik, dengan fokus yang terlihat.
? Tim ingin menambah animasi, padahal tidak diminta. Kapan dikerjakan?
- Pertama, supaya semangat
- Bersamaan dengan fitur wajib
+ Terakhir, kalau semua yang wajib sudah diuji
> Nilai diberikan untuk yang diminta. Waktu untuk hiasan diambil dari waktu uji.
`,
} satisfies LessonTexts;
