import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Setiap kelas ditutup satu paket berwaktu, dibahas sore itu juga, lalu tidur lebih awal.',
  labels: ['Tarik napas', 'Catatan kakak', 'Kerjakan paket', 'Soal kejutan'],
  classes: `
# Penalaran Umum: Membaca Pelan, Menjawab Cepat
- Membuang hiasan kalimat sampai tinggal pertanyaannya
- Memakai jika-maka tanpa terbalik
- Menyelesaikan dua puluh soal dengan sisa waktu
Membuang hiasan | Coret yang tidak mengubah jawaban. | Soal seratus kata | Hiasan yang penting | Mencoret sepuluh soal
Jika maka | Kebalikan belum tentu benar. | Jika hujan | Empat bentuk | Dua belas soal
Pola | Tambah, kali, atau bergantian. | Deret di kalender | Pola palsu | Lima belas deret
Paket 20 soal | Tiga puluh menit, tanpa musik. | Mengatur jam | Melompat | Paket dan pembahasan
# Kuantitatif Tanpa Rumus Panjang
- Menaksir jawaban sebelum menghitung
- Membandingkan tanpa menyamakan penyebut
- Membaca grafik soal dalam setengah menit
Menaksir | Kira-kira dulu, dua pilihan gugur. | Harga diskon | Taksiran yang meleset | Sepuluh taksiran
Perbandingan | Mana yang lebih besar, tanpa kalkulator. | Dua pecahan | Persen dari persen | Dua belas soal
Grafik | Judul, sumbu, satuan, baru angka. | Grafik terbalik | Skala | Enam grafik
Paket 20 soal | Selesaikan yang pendek lebih dulu. | Urutan mengerjakan | Menebak dengan hormat | Paket dan pembahasan
# Literasi Bahasa Indonesia
- Membedakan pendapat dan bukti dalam satu paragraf
- Menarik simpulan yang memang didukung bacaan
- Menjawab lima soal dari satu bacaan panjang
Pendapat | Kata yang menilai. | Garis bawah | Pendapat yang menyamar | Tiga tajuk
Bukti | Angka, contoh, kesaksian. | Lingkaran | Bukti yang lemah | Menandai bukti
Simpulan | Tidak lebih luas daripada buktinya. | Satu langkah saja | Simpulan yang melompat | Delapan simpulan
Paket 15 soal | Tiga bacaan, dua puluh menit. | Membaca soal dulu | Kembali ke baris | Paket dan pembahasan
`,
  chapters: `
# Penalaran Umum: Membaca Pelan, Menjawab Cepat
Soal seratus kata biasanya berisi lima belas kata yang menentukan. Sisanya hiasan. Tetapi beberapa kata kecil tampak seperti hiasan, padahal membalik jawaban.

| Kata | Artinya dalam soal |
| kecuali | Cari yang salah |
| pasti | Harus benar di semua kemungkinan |
| mungkin | Cukup benar di satu kemungkinan |
| hanya jika | Menyebut syarat, bukan akibat |
| sebagian | Paling sedikit satu |
| tidak semua | Paling sedikit satu yang tidak |

## Mencoret dengan contoh

> Di sebuah kota pelabuhan yang ramai, terkenal dengan kopinya, semua kapal barang berangkat pagi. Sebagian kapal berbendera asing berangkat malam. Mana yang **pasti** benar?

A. Semua kapal asing adalah kapal barang.

B. Sebagian kapal asing bukan kapal barang.

C. Tidak ada kapal asing yang berangkat pagi.

Coret “terkenal dengan kopinya”. Jangan coret “sebagian” dan “pasti”. Kapal asing yang berangkat malam tidak mungkin kapal barang, karena semua kapal barang berangkat pagi. Jadi B pasti benar. C belum tentu: kapal asing yang lain boleh saja berangkat pagi.

## Latihan jam

1. Dua puluh detik: baca pertanyaannya dulu, baru ceritanya.
2. Tiga puluh detik: coret, lingkari kata kecil.
3. Tiga puluh detik: uji setiap pilihan dengan mencari contoh pembantah.
4. Sepuluh detik: isi, lanjut.

Satu contoh pembantah cukup untuk menggugurkan “pasti”.

? Semua pemain inti hadir. Sebagian yang hadir membawa bola. Mana yang pasti benar?
- Sebagian pemain inti membawa bola
+ Ada orang hadir yang membawa bola
- Semua yang hadir adalah pemain inti
> “Sebagian yang hadir membawa bola” sudah menjaminnya. Yang membawa bola bisa saja bukan pemain inti.
? “Rani lulus hanya jika ia hadir.” Rani hadir. Apa yang pasti?
- Rani lulus
- Rani tidak lulus
+ Belum ada yang pasti tentang kelulusannya
> Hadir adalah syarat perlu, bukan syarat cukup.
? Apa ingkaran dari “semua lampu menyala”?
+ Paling sedikit satu lampu tidak menyala
- Semua lampu mati
- Sebagian lampu menyala
> Untuk membantah “semua” cukup satu contoh yang tidak.
? Berapa contoh pembantah yang diperlukan untuk menggugurkan pilihan “pasti”?
+ Satu
- Tiga
- Sebanyak pilihannya
> “Pasti” harus benar di semua kemungkinan, jadi satu pengecualian sudah cukup.
`,
} satisfies LessonTexts;
