import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Tugas akhirnya dipakai: operator pabrik, desa wisata, atau konveksi yang memberi soal menerima hasilnya.',
  labels: ['Ti dieu mimitina', 'Bacaan pendek', 'Praktik di tempat kerja', 'Cek pemahaman'],
  classes: `
# Operator Data Pabrik
- Mengisi formulir produksi tanpa baris kosong
- Memeriksa angka janggal sebelum sif berganti
- Melaporkan temuan dalam tiga kalimat
Formulir | Jam, mesin, jumlah, cacat. | Formulir di dekat mesin | Tulisan yang tertukar | Satu sif penuh
Periksa | Angka yang terlalu rata patut dicurigai. | Tujuh angka sama | Bertanya kepada operator lama | Memeriksa sepekan
Lapor sif | Apa yang terjadi, apa yang tertinggal. | Serah di depan mesin | Laporan lewat pesan | Menulis lima laporan
Temuan | Satu usul perbaikan untuk mandor. | Menghitung waktu henti | Usul yang diterima | Presentasi lima menit
# Web untuk Wisata Priangan
- Menulis cerita desa yang membuat orang ingin datang
- Menyusun alur pemesanan lewat ponsel
- Menyerahkan situs kepada pengelola desa
Cerita desa | Jalan, makanan, dan orang yang menyambut. | Pagi di kebun teh | Kata “surga tersembunyi” | Cerita tiga ratus kata
Pemesanan | Tanggal, jumlah orang, uang muka. | Pesan lewat sinyal lemah | Kalau hujan | Formulir pesanan
Foto | Orangnya juga, bukan hanya curugnya. | Foto pukul enam | Izin warga | Dua belas foto
Serah kelola | Pengurus mengganti harga sendiri. | Panduan satu lembar | Pengurus berganti | Serah di balai desa
# Pembukuan Konveksi
- Menghitung ongkos jahit per potong
- Mencatat sisa kain sebagai uang
- Menyusun buku pesanan yang dibaca pemodal
Ongkos | Benang, listrik, dan jari penjahit. | Satu kemeja seragam | Ongkos yang lupa | Lembar ongkos
Sisa | Majun pun ada harganya. | Menimbang karung | Sisa yang dicuri | Catatan sisa
Pesanan | Uang muka, ukuran, tanggal jadi. | Pesanan sekolah | Ukuran yang berubah | Buku pesanan
Laba | Yang tinggal setelah semua dibayar. | Laba satu pesanan | Bulan sepi | Halaman untuk pemodal
`,
  chapters: `
# Operator Data Pabrik
Formulir di dekat mesin sering diisi dengan tangan yang masih berminyak, sambil mendengar sirene. Wajar kalau tulisannya tertukar. Tiga pasangan ini paling sering membuat laporan meleset.

| Tertulis | Terbaca | Akibat |
| 1 | 7 | Cacat tujuh unit padahal satu |
| 0 | 6 | Berhenti mesin enam menit yang tidak ada |
| 12.00 | 00.00 | Kejadian siang masuk sif malam |

## Kebiasaan yang menolong

- Tulis jam dengan format 24 jam: 13.20, bukan 1.20.
- Angka nol berarti diperiksa dan tidak ada. Kolom kosong berarti belum diperiksa. Jangan ditukar.
- Tulis satuan di kepala kolom sekali saja, misalnya “cacat (pcs)”.
- Kalau salah, coret satu garis, tulis yang benar di sampingnya, beri paraf. Jangan dihapus.

## Contoh satu baris

| Jam | Mesin | Jumlah (pcs) | Cacat (pcs) | Berhenti (menit) | Catatan |
| 13.20 | B-04 | 240 | 3 | 0 | Benang putus, sudah disambung |

Dari baris itu orang sif berikutnya tahu tingkat cacatnya: 3 dibagi 240, atau 1,25 persen. Kalau biasanya di bawah 1 persen, ada yang perlu ditanyakan sebelum pulang.

Isi formulir di jam kejadian. Menyalin dari ingatan pada akhir sif menghasilkan angka yang rapi, dan angka yang terlalu rapi justru yang pertama dicurigai.

? Mesin diperiksa dan tidak ada cacat. Apa yang ditulis?
- Dikosongkan
+ 0
- Tanda hubung
> Nol menyatakan sudah diperiksa. Kosong menyatakan belum.
? Dari 320 unit, 4 cacat. Berapa persen tingkat cacatnya?
+ 1,25 persen
- 0,8 persen
- 4 persen
> 4 dibagi 320 sama dengan 0,0125, yaitu 1,25 persen.
? Angka di formulir salah tulis. Apa yang dilakukan?
- Dihapus sampai bersih
- Formulirnya diganti
+ Dicoret satu garis, ditulis yang benar, dan diparaf
> Coretan satu garis menyimpan jejak, sehingga orang lain tahu apa yang berubah dan oleh siapa.
? Mengapa jam ditulis 13.20?
+ Supaya tidak tertukar dengan 01.20 pada sif malam
- Supaya lebih singkat
- Karena mesin memakai zona waktu lain
> Format 24 jam hanya punya satu arti.
`,
} satisfies LessonTexts;
