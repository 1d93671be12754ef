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
} satisfies LessonTexts;
