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
  chapters: `
# Blok Satu: Bangun
Pada hari ketiga halamanmu harus bisa dibuka dari ponsel orang lain. Yang menghambat biasanya bukan kode, melainkan domain. Domain adalah nama; server adalah rumah; DNS adalah buku telepon yang menghubungkan keduanya.

Dua catatan ini paling sering dipakai:

| Jenis | Nama | Isi | Artinya |
| A | belajar.example | 203.0.113.10 | Nama ini tinggal di alamat IP itu |
| CNAME | www | belajar.example | Nama ini sama dengan nama sana |

Setelah menulis catatan, tunggu. Setiap catatan punya TTL, yaitu lama sebuah jawaban boleh diingat, dalam detik. TTL 3600 berarti komputer orang lain boleh memakai jawaban lama sampai satu jam. Mengganti-ganti catatan setiap lima menit hanya membuat lebih banyak jawaban lama beredar.

Periksa tanpa menebak:

\`\`\`sh
dig +short belajar.example A
curl -I https://belajar.example
\`\`\`

Perintah pertama bertanya pada DNS. Perintah kedua bertanya pada servernya: baris pertama \`HTTP/2 200\` berarti halaman ditemukan, \`301\` berarti dialihkan, \`404\` berarti rumahnya benar tetapi kamarnya tidak ada.

## Urutan hari ketiga

1. Halaman tampil di alamat sementara dari penyedia.
2. Catatan DNS ditulis, TTL kecil.
3. HTTPS aktif; gemboknya utuh.
4. Ibumu membukanya dari ponsel.

Nomor empat bukan gurauan. Ia satu-satunya penguji yang tidak punya tembolokmu.

? TTL sebuah catatan DNS adalah 3600. Artinya?
- Halaman dimuat dalam 3,6 detik
+ Jawaban lama boleh dipakai sampai satu jam
- Domain berlaku 3600 hari
> TTL adalah lama penyimpanan jawaban DNS, dalam detik.
? \`curl -I\` menjawab \`404\`. Apa yang sudah pasti?
+ Server menjawab, tetapi alamat halamannya tidak ada di sana
- DNS belum tersebar
- Domain belum dibeli
> Supaya bisa menjawab 404, server harus sudah ditemukan lewat DNS.
? Catatan mana yang menyatakan www sama dengan nama utama?
- A
- TTL
+ CNAME
> CNAME menunjuk ke nama lain, sedangkan A menunjuk ke alamat IP versi 4.
`,
} satisfies LessonTexts;
