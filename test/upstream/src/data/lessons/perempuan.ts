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
} satisfies LessonTexts;
