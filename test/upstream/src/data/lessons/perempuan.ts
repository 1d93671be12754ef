import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup malam pamer: tunjukkan yang jadi, kamera boleh mati, tepuk tangan lewat suara.',
  labels: ['Setelah semua tidur', 'Bacaan sekali duduk', 'Kerjakan bareng', 'Cek santai'],
  classes: `
# Koding Setelah Anak Tidur
- Membuat halaman web dalam potongan tiga puluh menit
- Melanjutkan pekerjaan tanpa mengulang dari awal
- Menayangkan halaman yang bisa kamu kirim ke ibu
Halaman | Judul dan tiga paragraf tentang seseorang. | Malam pertama | Tanda buka dan tutup | Halaman untuk ibu
Gaya | Dua warna, satu huruf, jarak yang lega. | Memilih warna kebaya | Satu berkas gaya | Merapikan halaman
Sedikit gerak | Satu tombol yang menjawab. | Tombol salam | Kalau diklik | Album kecil
Tayang | Alamat sendiri, tanpa biaya. | Mengunggah pukul sebelas | Alamat yang salah ketik | Kirim ke grup
# Data untuk Warung dan Arisan
- Menyusun buku arisan menjadi tabel
- Menghitung giliran dan sisa tanpa kalkulator
- Membaca grafik jualan sebulan
Tabel | Nama, tanggal, jumlah. | Buku arisan tua | Satu baris satu setoran | Menyalin sebulan
Rumus | Jumlah, rata-rata, dan siapa yang belum. | Rumus pertama | Salah satu sel | Menghitung sisa
Grafik | Batang untuk membandingkan, garis untuk waktu. | Hari paling ramai | Grafik yang bohong | Grafik warung
Cerita | Satu kalimat dari satu grafik. | Bicara di arisan | Angka orang lain | Menulis tiga kalimat
# Antarmuka yang Tidak Menghakimi
- Menulis pertanyaan formulir yang tidak memaksa
- Menyediakan pilihan yang memuat hidup orang
- Menguji formulir bersama orang yang sering salah didata
Bahasa formulir | “Nama yang ingin dipakai”, bukan “nama gadis ibu”. | Formulir puskesmas | Kata yang melukai | Menulis ulang lima baris
Pilihan | Boleh kosong, boleh lebih dari satu. | Kolom status | Urutan pilihan | Menyusun pilihan
Uji bersama | Diam ketika ia mengernyit. | Mengundang penguji | Membayar waktunya | Temuan dan perbaikan
`,
  chapters: `
# Koding Setelah Anak Tidur
Halaman web ditulis dengan tanda yang berpasangan. Tanda buka memberi tahu peramban apa yang dimulai, tanda tutup memberi tahu di mana selesai. Seperti toples: isinya boleh apa saja, asal tutupnya cocok.

\`\`\`html
<h1>Tentang Ibu</h1>
<p>Ibu bangun pukul empat dan
<strong>tidak pernah</strong> memakai alarm.</p>
<img src="ibu.jpg" alt="Ibu memotong kangkung di teras">
\`\`\`

Tiga hal dari contoh ini cukup untuk malam pertama.

1. \`h1\` adalah judul utama; satu halaman satu saja. Besarnya huruf diatur nanti, di berkas gaya.
2. Tanda bersarang seperti toples di dalam lemari: yang dibuka terakhir ditutup lebih dulu. \`<p><strong>…</strong></p>\` benar; kalau urutan tutupnya dibalik, peramban menebak.
3. \`img\` tidak punya isi, jadi tidak punya tanda tutup. Tetapi ia harus punya \`alt\`, kalimat yang dibacakan kepada orang yang tidak melihat gambarnya.

## Berhenti dengan aman

Anak bangun di tengah kalimat? Simpan, lalu tulis catatan untuk dirimu sendiri:

\`\`\`html
<!-- besok: tambah paragraf tentang warung -->
\`\`\`

Tulisan di antara \`<!--\` dan \`-->\` tidak ditampilkan, tetapi siapa pun bisa membacanya lewat menu “lihat sumber”. Jadi jangan menyimpan rahasia di situ.

? Susunan mana yang benar?
- \`<p><strong>Ibu</p></strong>\`
+ \`<p><strong>Ibu</strong></p>\`
- \`<p><strong>Ibu\`
> Yang dibuka terakhir ditutup lebih dulu.
? Untuk apa \`alt\` pada gambar?
+ Dibacakan kepada pembaca yang tidak melihat gambarnya, dan tampil bila gambarnya gagal dimuat
- Menjadi judul halaman
- Memperkecil ukuran berkas
> Pembaca layar membacakan isi \`alt\`. Karena itu isinya menceritakan apa yang penting pada gambar.
? Bolehkah kata sandi ditulis di dalam komentar HTML?
- Boleh, karena tidak tampil
- Boleh, asalkan pendek
+ Tidak, karena siapa pun dapat membuka sumber halamannya
> Komentar tidak ditampilkan, tetapi tetap dikirim ke setiap pengunjung.
? Berapa \`h1\` yang sebaiknya ada pada satu halaman?
+ Satu
- Sebanyak paragrafnya
- Tidak ada
> Satu judul utama memudahkan pembaca layar dan mesin pencari mengenali isi halaman.
`,
} satisfies LessonTexts;
