import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Pada pertemuan terakhir berkasmu dibaca dua orang yang tidak mengenalmu, dan keduanya menulis alasan.',
  labels: ['Mulai di sini', 'Contoh yang dibaca', 'Kerjakan berkasmu', 'Periksa diri'],
  classes: `
# Esai Beasiswa dari Kejadian Kecil
- Memilih satu kejadian yang hanya kamu yang bisa menceritakannya
- Menunjukkan keputusanmu tanpa menyebut diri “pantang menyerah”
- Memangkas seribu kata menjadi enam ratus tanpa kehilangan suara
Memilih kejadian | Lima kejadian ditulis, empat dibuang. | Yang terjadi Selasa lalu | Kejadian besar yang kosong | Menulis lima, memilih satu
Keputusan | Bagian yang membuat pembaca mengenalmu. | Di titik mana kamu memilih | Tiga esai yang berhenti tepat | Menulis satu paragraf keputusan
Rencana | Apa yang kamu kerjakan tahun depan, dengan nama dan tanggal. | Rencana yang bisa gagal | Angka yang wajar | Rencana setengah halaman
Memangkas | Membuang pembuka, dua kata sifat, dan penutup. | Mencoret dengan suara keras | Sebelum dan sesudah | Enam ratus kata
# Wawancara Tanpa Hafalan
- Menyiapkan tiga cerita inti yang menjawab sepuluh pertanyaan
- Menggunakan diam tiga detik sebelum menjawab
- Menutup wawancara dengan satu pertanyaan yang sungguh ingin kamu tahu
Cerita inti | Tiga cerita, masing-masing satu menit. | Cerita gagal yang berguna | Peta pertanyaan ke cerita | Bercerita kepada teman baru
Diam | Tiga detik terasa lama hanya bagimu. | Menarik napas di depan kamera | Ketika pertanyaannya menyakitkan | Latihan berpasangan
Bertanya balik | Pertanyaan yang tidak ada di brosur. | Yang ingin kamu tahu | Pertanyaan yang sebaiknya disimpan | Simulasi penuh
# Menyiapkan Berkas Keluarga
- Menyusun daftar berkas menurut kantor yang mengeluarkannya
- Mengurus surat penghasilan bagi orang tua tanpa slip gaji
- Memotret berkas supaya setiap angka terbaca
Daftar berkas | Sebelas lembar, empat kantor, satu pekan. | Membaca syarat dengan pensil | Yang sering tertukar | Daftar milik keluargamu
Kantor desa | Jam buka, siapa yang menandatangani, dan apa yang dibawa. | Menyapa petugas | Surat keterangan penghasilan | Kunjungan pertama
Foto yang terbaca | Cahaya jendela, kertas rata, empat sudut tampak. | Foto di lantai teras | Ukuran berkas | Mengunggah bersama
`,
  chapters: `
# Esai Beasiswa dari Kejadian Kecil
Esai beasiswa sering dibuka dengan kejadian besar: juara nasional, gempa, kehilangan orang tua. Kejadian seperti itu memang berat, tetapi belum tentu bercerita tentang kamu. Pembaca bisa terharu dan tetap tidak tahu siapa penulisnya.

Bandingkan dua pembuka ini.

> Pandemi mengubah hidup semua orang, termasuk saya. Saya belajar arti pantang menyerah.

> Sejak Maret ponsel kami hanya satu, dan adik saya ujian lebih dulu. Saya mengerjakan tugas pukul empat pagi.

Pembuka kedua tidak menyebut sifat apa pun. Kita tahu penulisnya mengatur waktu, mengalah, dan tetap mengerjakan tugas. Semua itu terbaca dari apa yang ia lakukan.

## Tiga pertanyaan penyaring

Tulis lima kejadian, lalu tanyakan pada masing-masing:

1. Apakah aku memilih sesuatu, atau hanya mengalaminya?
2. Bisakah orang lain menulis kalimat yang sama?
3. Adakah tempat, jam, atau benda yang bisa dilihat pembaca?

Kejadian yang lolos ketiganya biasanya kecil: menolak uang kembalian, mengajari ibu memakai peta, mengaku salah menghitung kas kelas. Kecil tidak berarti sepele. Dalam enam ratus kata, kejadian kecil menyisakan ruang untuk menjelaskan keputusanmu dan rencanamu sesudahnya.

? Kalimat mana yang paling menunjukkan penulisnya?
- “Saya pribadi yang gigih dan disiplin.”
+ “Kas kelas kurang dua belas ribu; saya mengaku salah hitung sebelum ditanya.”
- “Pendidikan adalah jendela dunia.”
> Tindakan dengan rincian hanya bisa ditulis oleh orang yang melakukannya. Kata sifat bisa ditulis siapa saja.
? Sebuah kejadian menyedihkan menimpamu tanpa kamu memilih apa pun. Bagaimana memakainya?
- Menjadikannya seluruh isi esai
+ Menjadikannya latar singkat, lalu menceritakan keputusanmu sesudahnya
- Membesar-besarkannya agar pembaca tersentuh
> Penyeleksi ingin tahu apa yang kamu lakukan ketika ada pilihan.
? Mengapa lima kejadian ditulis kalau hanya satu yang dipakai?
+ Karena ide pertama biasanya yang paling umum
- Karena panitia meminta lampiran
- Supaya esai bisa lebih panjang
> Yang pertama teringat sering sama dengan milik pelamar lain. Ide ketiga atau keempat lebih sering hanya milikmu.
`,
} satisfies LessonTexts;
