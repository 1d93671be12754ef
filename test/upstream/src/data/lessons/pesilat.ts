import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Ujian kelas berlangsung terbuka, di depan pelatih dan kawan seperguruan, dimulai dan ditutup dengan hormat.',
  labels: ['Kuda-kuda', 'Petuah pelatih', 'Ulang jurus', 'Tangkis soal'],
  classes: `
# Kuda-kuda Papan Ketik
- Mengetik sepuluh jari tanpa melihat tangan
- Menamai dan menyimpan berkas sehingga mudah dicari
- Menyelesaikan ujian diam dua puluh menit
Sepuluh jari | Jari kembali ke rumahnya setiap kali. | Duduk dan napas | Jari manis yang malas | Seratus ulangan
Nama berkas | Tanggal, isi, versi. | Berkas tanpa nama | Folder sebagai kamar | Merapikan satu laci
Simpan dan kembali | Simpan sebelum minum, kembali bila tersesat. | Listrik padam | Tiga tempat menyimpan | Memulihkan berkas
Ujian diam | Mengetik tanpa bicara, tanpa menghapus. | Aturan diam | Tenang itu cepat | Ujian
# Jurus Halaman Pertama
- Membangun satu halaman dari kosong lima kali
- Menata warna dan jarak dengan aturan sendiri
- Menerima nilai kawan dengan hormat
Kerangka | Kepala, badan, kaki. | Kerangka di pasir | Tanda yang dibuka ditutup | Kerangka tiga kali
Warna | Dua warna dan satu tekanan. | Warna padepokan | Kontras yang sopan | Memberi warna
Ulang tanpa melihat | Kali kelima tanpa contoh. | Menutup contoh | Bagian yang lupa | Ulangan kelima
Dinilai kawan | Satu pujian, satu pertanyaan. | Cara menilai | Menjawab dengan hormat | Saling menilai
# Tangkis Galat
- Membaca pesan galat sampai baris terakhir
- Mengecilkan masalah menjadi tiga baris
- Mengubah satu hal setiap kali, lalu mencatatnya
Membaca pesan | Baris, sebab, tempat. | Pesan merah pertama | Pesan yang menyesatkan | Lima pesan
Mengecilkan masalah | Buang separuh, lihat lagi. | Membelah dua | Contoh terkecil | Memperkecil tiga program
Satu perubahan | Satu tangkisan, satu langkah. | Tangan yang gatal | Kembali ke awal | Sembilan menit
Mencatat jurus | Gejala, sebab, tangkisan. | Buku jurus | Jurus kawan | Menambah lima jurus
`,
  chapters: `
# Kuda-kuda Papan Ketik
Jari manis malas karena anatominya memang begitu: uratnya berbagi dengan jari tengah dan kelingking. Ia tidak dimarahi. Ia dilatih sendiri, pelan, sampai tidak lagi mengajak tetangganya.

## Rumah jari

| Jari | Kiri | Kanan |
| Telunjuk | F | J |
| Tengah | D | K |
| Manis | S | L |
| Kelingking | A | ; |

Raba F dan J. Ada tonjolan kecil di keduanya, supaya jari pulang tanpa mata. Setiap tuts lain dicapai dari rumah lalu kembali, seperti langkah yang selalu pulang ke kuda-kuda.

## Jurus jari manis

Duduk tegak, siku menggantung, pergelangan tidak menempel pada meja. Ketik tiap baris sepuluh kali. Jangan mengejar cepat.

\`\`\`text
sls sls sws sws sxs
lol lol l.l lol sol
lawas solo wol sawo
\`\`\`

Kiri: S naik ke W, turun ke X. Kanan: L naik ke O, turun ke titik. Kalau jari tengah ikut terangkat, ulangi separuh tempo.

Ketepatan dulu. Empat puluh kata semenit dengan sepuluh salah masih kalah dari tiga puluh kata yang bersih, karena setiap salah dibayar tiga tuts: hapus, ketik, dan cari lagi tempatnya. Setelah seratus ulangan, berhenti. Tangan belajar saat istirahat.

? Bagaimana telunjuk menemukan rumahnya tanpa melihat?
- Dari warna tuts
+ Dari tonjolan pada F dan J
- Dari bunyi ketikan
> Tonjolan kecil pada dua tuts itu dibuat untuk diraba.
? Jari mana yang mengetik W dan S?
+ Manis kiri
- Tengah kiri
- Telunjuk kiri
> Jari manis kiri tinggal di S, naik ke W, dan turun ke X.
? Ketikanmu cepat tetapi banyak salah. Apa yang dikerjakan?
- Menambah kecepatan supaya terbiasa
- Melihat tangan
+ Menurunkan tempo sampai bersih, lalu naik pelan-pelan
> Jari mengulang apa yang dilatih. Salah yang dilatih cepat menjadi kebiasaan.
`,
} satisfies LessonTexts;
