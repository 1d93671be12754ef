import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Setiap kelas berakhir dengan satu lembar yang sudah kamu pakai mengajar, lengkap dengan coretan muridnya.',
  labels: ['Sebelum bel', 'Lembar bacaan', 'Coba besok pagi', 'Kartu keluar'],
  classes: `
# Lembar Kerja yang Tidak Membosankan
- Menulis pertanyaan pancing yang membuat murid menebak
- Menyusun soal dari mudah ke mengganggu
- Memperbaiki lembar dari coretan murid
Pertanyaan pancing | Satu pertanyaan yang jawabannya diperdebatkan. | Berapa lama es meleleh | Pertanyaan yang menutup | Lima pancingan
Gambar | Gambar yang perlu dibaca, bukan hiasan. | Foto dari jalan pulang | Gambar yang menyesatkan | Soal dari satu foto
Jenjang soal | Semua bisa mulai, tidak semua selesai. | Tiga anak tangga | Soal untuk yang cepat | Menyusun satu lembar
Uji sekelas | Dipakai besok, diperbaiki lusa. | Mengamati tangan | Coretan yang berguna | Lembar versi dua
# Menilai Tanpa Membawa Pulang Buku
- Membaca tiga puluh kartu keluar dalam lima menit
- Memakai rubrik empat baris bersama murid
- Mencatat kemajuan sambil berkeliling kelas
Kartu keluar | Satu pertanyaan sebelum pulang. | Kartu di ambang pintu | Membaca dengan tiga tumpukan | Sepekan kartu
Rubrik pendek | Empat baris yang dipahami murid. | Dari dua halaman ke empat baris | Kata “cukup baik” | Rubrik karangan
Murid menilai | Menilai karya teman dengan satu kalimat. | Kalimat yang menolong | Ketika nilainya kejam | Sesi menilai
Catatan guru | Papan jepit, nama, satu tanda. | Berkeliling dengan tujuan | Tanda rahasia | Catatan sebulan
# Proyek Lintas Mata Pelajaran
- Memilih tema yang memang perlu tiga mata pelajaran
- Membagi peran supaya tidak ada penonton
- Menutup proyek dengan hari pasar
Tema | Pasar murid di halaman sekolah. | Tema yang dipaksakan | Rapat tiga guru | Kontrak proyek
Peran | Bendahara, perajin, juru bicara, pengamat. | Murid yang pendiam | Bergilir tiap pekan | Kartu peran
Hari pasar | Uang mainan, barang sungguhan. | Gladi harga | Ketika barang tidak laku | Hari pasar
Refleksi | Angka, cerita, dan satu maaf. | Membaca buku kas | Percakapan pasangan | Laporan murid
`,
  chapters: `
# Lembar Kerja yang Tidak Membosankan
Ada pertanyaan yang membuka kelas, dan ada yang menutupnya. “Apa titik leleh es?” menutup: satu anak menjawab nol derajat, yang lain mengangguk. “Es di gelas logam atau gelas plastik, mana yang habis duluan?” membuka: setengah kelas menebak logam, setengah plastik, dan keduanya ingin dibuktikan.

## Ciri pertanyaan yang menutup

- Jawabannya satu kata yang ada di buku.
- Hanya murid yang sudah tahu yang mengangkat tangan.
- Setelah dijawab, tidak ada yang perlu dikerjakan.

## Mengubahnya

| Menutup | Membuka |
| Apa rumus luas persegi panjang? | Dua kebun kelilingnya sama. Apakah luasnya pasti sama? |
| Siapa tokoh utama cerita ini? | Siapa yang paling dirugikan oleh keputusan tokoh itu? |
| Kapan Sumpah Pemuda? | Mengapa yang diikrarkan bahasa Indonesia, bukan bahasa dengan penutur terbanyak? |

Perhatikan kolom kanan: murid bisa menebak tanpa takut salah, dan tebakannya dapat diuji. Untuk kebun, cukup seutas tali yang kedua ujungnya diikat. Keliling tali tetap, luasnya berubah setiap kali sudutnya ditarik.

Pertanyaan menutup tetap berguna di akhir, untuk memastikan semua memegang istilah yang sama. Letaknya saja yang berbeda. Tulis satu pertanyaan pembuka di papan sebelum bel, lalu diam satu menit penuh. Menit itu akan terasa panjang, dan memang untuk itu ia ada.

? Dua kebun berkeliling sama, 12 meter. Apakah luasnya pasti sama?
- Ya, karena kelilingnya sama
+ Tidak; 3 × 3 luasnya 9, sedangkan 5 × 1 luasnya 5
- Ya, bila bentuknya persegi panjang
> Keliling 12 bisa dibentuk 3 × 3 (9 m²) atau 5 × 1 (5 m²). Keliling tidak menentukan luas.
? Pertanyaan mana yang membuka percakapan?
- “Apa ibu kota Jepang?”
- “Siapa penemu bola lampu?”
+ “Kalau matahari terbit dari barat, apa yang berubah di rumahmu?”
> Murid dapat menebak, berbeda pendapat, lalu memeriksa alasannya.
? Di mana tempat terbaik untuk pertanyaan menutup?
+ Di akhir, untuk memastikan istilahnya sama
- Di menit pertama
- Tidak perlu sama sekali
> Pertanyaan tertutup memeriksa ingatan. Itu berguna setelah rasa ingin tahu dipakai.
`,
} satisfies LessonTexts;
