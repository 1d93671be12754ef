import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas berakhir dengan mendengar bersama dalam gelap, lalu narasumber memberi persetujuan terakhir.',
  labels: ['Dengarkan', 'Catatan transkrip', 'Rekam sekarang', 'Tebak suara'],
  classes: `
# Episode Pertama dengan Ponsel
- Menyusun episode dari satu pertanyaan
- Merekam bersih di dalam lemari
- Menerbitkan enam menit dengan transkrip
Satu pertanyaan | Pertanyaan yang belum kamu tahu jawabannya. | Bertanya kepada penjaga perpustakaan | Pertanyaan yang kebesaran | Menulis satu
Rekam di lemari | Baju meredam gema. | Lemari ibu | Jarak mulut dan ponsel | Rekaman tiga menit
Potong helaan | Helaan boleh, maksud jangan. | Melihat gelombang | Potongan yang terdengar | Menyunting enam menit
Terbitkan | Judul, keterangan, transkrip. | Judul yang jujur | Persetujuan tamu | Tayang
# Menyunting Percakapan
- Menandai bagian penting tanpa mendengar ulang tiga kali
- Mengurutkan ulang tanpa memalsukan maksud
- Memakai diam dan musik secukupnya
Menandai | Tiga warna di transkrip. | Mendengar dengan pensil | Tanda yang berlebihan | Menandai satu jam
Memotong jujur | Kalau tamunya mendengar, ia mengangguk. | Dua kalimat disambung | Batas penyuntingan | Memotong separuh
Napas dan diam | Diam juga jawaban. | Menyisakan satu detik | Napas yang terpotong | Menata jeda
Musik secukupnya | Masuk pelan, keluar sebelum terasa. | Musik yang bercerita sendiri | Hak cipta | Menyusun pembuka
# Bertutur Tanpa Membaca
- Meringkas naskah menjadi tiga poin
- Memulai dengan kalimat yang bisa diucapkan kepada teman
- Melanjutkan setelah salah tanpa mengulang
Tiga poin | Poin, bukan paragraf. | Membuang naskah | Urutan di jari | Tiga poin di telapak
Kalimat pembuka | Seperti menelepon seseorang. | Menelepon sungguhan | Pembuka siaran lama | Sepuluh pembuka
Salah dan lanjut | Tertawa kecil, lalu terus. | Mengumpulkan salah | Kapan harus mengulang | Rekaman sekali jalan
`,
  chapters: `
# Episode Pertama dengan Ponsel
“Bagaimana keadaan pendidikan kita?” adalah pertanyaan yang kebesaran. Tamunya akan menjawab dengan pidato, dan kamu akan mengangguk sampai episode habis. Pertanyaan enam menit harus muat di satu orang, satu hari, satu keputusan.

## Mengecilkan

1. Mulai dari yang kamu ingin tahu: minat baca anak.
2. Ganti dengan orang: penjaga perpustakaan kelurahan.
3. Ganti dengan saat: hari ketika buku paling banyak hilang.
4. Tanyakan: “Buku apa yang paling sering tidak kembali, dan kenapa dibiarkan?”

| Kebesaran | Cukup |
| Apa arti sukses? | Kapan terakhir kali Ibu menolak pesanan? |
| Bagaimana suka duka nelayan? | Pagi ini melaut atau tidak, dan siapa yang memutuskan? |
| Apa pesan untuk generasi muda? | Apa yang Bapak lakukan di umur saya, yang sekarang disesali? |

Kolom kanan meminta cerita, bukan pendapat. Telinga bertahan pada cerita.

## Susunan enam menit

| Menit | Isi |
| 0.00–0.30 | Kalimat tamu yang paling menarik |
| 0.30–1.00 | Siapa kamu, siapa dia, di mana |
| 1.00–5.00 | Pertanyaan itu dan dua lanjutannya |
| 5.00–6.00 | Yang berubah pada pikiranmu |

Tulis pertanyaan lanjutan di rumah, tetapi pakai hanya kalau percakapan berhenti. Diam dua detik setelah jawaban sering mengundang kalimat terbaik. Potong heningnya nanti.

? Pertanyaan mana yang cukup kecil untuk enam menit?
- “Apa makna kerja keras?”
+ “Kapan terakhir kali Ibu menolak pesanan, dan kepada siapa?”
- “Bagaimana masa depan radio?”
> Satu orang, satu kejadian, satu keputusan. Jawabannya berupa cerita.
? Tamu selesai menjawab. Apa yang dilakukan?
+ Diam dua detik sebelum bertanya lagi
- Langsung membaca pertanyaan berikutnya
- Menyimpulkan jawabannya
> Jeda kecil memberi tamu kesempatan menambahkan hal yang paling penting baginya.
? Apa yang diletakkan di tiga puluh detik pertama?
- Ucapan terima kasih kepada sponsor
- Riwayat hidup tamu
+ Kalimat tamu yang paling menarik
> Pendengar memutuskan sejak awal apakah ia tinggal.
`,
} satisfies LessonTexts;
