import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Pertemuan penutup membaca ulang kalimat tujuanmu yang pertama, lalu memutuskan: selesai atau satu kali lagi.',
  labels: ['Obrolan pembuka', 'Catatan mentor', 'Coba bicara', 'Tanya diri'],
  classes: `
# Menulis Tujuan yang Bisa Didampingi
- Mengubah keinginan kabur menjadi satu kalimat tujuan
- Menyebut keadaan sekarang tanpa membela diri
- Menetapkan tanda bahwa enam pekan ini berguna
Sekarang | Apa yang terjadi hari Senin lalu. | Menceritakan Senin | Kalimat yang membela diri | Tiga baris keadaan
Nanti | Sebuah hari biasa setelah berubah. | Hari biasa itu | Tujuan milik orang lain | Menulis satu hari
Tanda | Yang bisa dilihat orang serumahmu. | Tanda kecil | Angka bila perlu | Kalimat tujuan
# Pindah Jalur di Usia Tiga Puluhan
- Memetakan tanggungan sebelum memetakan bakat
- Merancang percobaan kecil yang tidak mengancam gaji
- Membuka percakapan di rumah
Peta tanggungan | Cicilan, orang tua, dan jam tidur. | Menulis tanpa malu | Tanggungan yang bisa dibagi | Peta satu halaman
Percobaan kecil | Dua akhir pekan, satu pekerjaan kecil. | Meminjam pekerjaan | Percobaan yang gagal | Rencana dua pekan
Percakapan rumah | Bukan meminta izin, mengajak menghitung. | Waktu yang tepat | Ketika dijawab tidak | Latihan bicara
Langkah | Satu pintu yang belum ditutup di belakang. | Menunda resign | Tanggal periksa | Langkah pertama
# Umpan Balik Karya Pertama
- Membawa karya beserta pertanyaan yang jelas
- Mendengar sampai selesai sebelum menjelaskan
- Memilih tiga perubahan, bukan tiga belas
Membawa | Satu karya, satu pertanyaan. | Pertanyaan yang baik | Karya yang belum jadi | Menyiapkan bawaan
Mendengar | Tangan menulis, mulut tertutup. | Lima menit diam | Kritik yang salah alamat | Sesi pertama
Mengubah | Tiga hal, pekan ini. | Memilih tiga | Mengucapkan terima kasih | Versi dua
`,
  chapters: `
# Menulis Tujuan yang Bisa Didampingi
Ketika diminta menceritakan keadaan sekarang, kita hampir selalu membela diri. Kalimatnya terdengar wajar, sampai kita bertanya apa yang sebenarnya terjadi.

| Kalimat yang membela diri | Yang terjadi |
| “Saya sebenarnya bisa, cuma belum sempat.” | Dua bulan, tiga kali dibuka, belum ada yang selesai |
| “Atasan saya kurang mendukung.” | Usul dikirim sekali lewat pesan, belum dibahas |
| “Saya orangnya perfeksionis.” | Empat rancangan tersimpan, tidak ada yang ditunjukkan |

Kolom kanan tidak lebih kejam. Ia hanya bisa dilihat. Mentor dapat bekerja dengan kolom kanan: berapa lama, berapa kali, kepada siapa. Kolom kiri hanya bisa dihibur.

## Menulis tiga baris

1. Apa yang kamu lakukan Senin lalu, dengan kata kerja.
2. Apa yang tidak jadi kamu lakukan, dan apa yang kamu kerjakan sebagai gantinya.
3. Siapa yang melihat hasilnya. Boleh “tidak ada”.

Baca keras-keras. Kalau ada kata “sebenarnya”, “cuma”, atau “orangnya”, ganti dengan angka, nama, atau hari. Tidak perlu merendahkan diri; mengecilkan yang sudah kamu kerjakan juga bentuk membela diri.

Bawa tiga baris itu ke pertemuan pertama. Mentor akan bertanya mana dari ketiganya yang ingin kamu ubah dalam enam pekan, dan pilihannya tetap milikmu.

? Kalimat mana yang menyebut keadaan, bukan pembelaan?
- “Saya cuma butuh waktu.”
+ “Selama dua bulan saya membuka kursus itu tiga kali dan belum menyelesaikan bab satu.”
- “Saya orangnya mudah bosan.”
> Ada jumlah, jangka waktu, dan hasil yang bisa dilihat orang lain.
? Mengapa kolom “yang terjadi” lebih berguna bagi mentor?
+ Karena bisa diubah dan diperiksa lagi enam pekan kemudian
- Karena lebih tegas
- Karena membuat malu
> Yang bisa dihitung sekarang bisa dihitung lagi nanti, sehingga perubahannya tampak.
? Seseorang menulis “Saya tidak melakukan apa pun”, padahal ia mengirim dua lamaran. Apa yang keliru?
- Tidak ada; rendah hati itu baik
- Ia kurang menulis
+ Ia mengecilkan yang sudah dikerjakan, sehingga gambarnya tidak tepat
> Gambar yang terlalu kecil sama menyesatkannya dengan yang terlalu besar.
`,
} satisfies LessonTexts;
