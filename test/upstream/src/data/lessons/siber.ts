import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup tinjauan tanpa menyalahkan: garis waktu, sebab, dan satu perbaikan yang dikerjakan malam itu.',
  labels: ['Serah jaga', 'Catatan malam', 'Laboratorium', 'Uji siaga'],
  classes: `
# Membaca Log Seperti Membaca Kabar
- Menjelaskan asal sebuah baris log
- Menyamakan waktu dari tiga zona
- Menyusun garis waktu dari dua juta baris
Asal sebuah baris | Siapa menulis, kapan, dan untuk siapa. | Baris pertama malam itu | Log yang berbohong | Mengenali sepuluh sumber
Waktu dan zona | WIB, UTC, dan jam yang terlambat. | Selisih tujuh jam | Jam yang mundur | Menyamakan tiga sumber
Menyaring | Buang yang biasa, sisakan yang ganjil. | Bunyi sehari-hari | Saringan yang membuang bukti | Tiga kejanggalan
Garis waktu | Satu halaman yang bisa dibaca direksi. | Urutan kejadian | Yang belum diketahui | Menulis garis waktu
# Triase Peringatan
- Memisahkan bising dari bahaya dalam dua menit
- Menulis tiket yang bisa dilanjutkan orang lain
- Menyerahkan jaga tanpa lubang
Benar atau bising | Empat puluh peringatan, dua yang penting. | Malam minggu | Bising yang berulang | Memilah empat puluh
Tingkat bahaya | Apa yang rusak bila benar. | Tiga tingkat | Bahaya yang dilebihkan | Memberi tingkat
Menulis tiket | Gejala, bukti, langkah. | Tiket pukul tiga | Bukti yang cukup | Lima tiket
Serah jaga | Apa yang masih menyala. | Serah lisan dan tulis | Pertanyaan penerus | Serah sungguhan
# Izin Dulu: Hukum dan Etika Pengujian
- Menjelaskan batas antara pengujian dan kejahatan
- Menyusun surat izin dengan ruang lingkup
- Melapor ketika menemukan hal pribadi
Ruang lingkup | Yang boleh, yang tidak, sampai kapan. | Pagar di atas kertas | Di luar pagar | Menggambar lingkup
Surat izin | Dua tanda tangan dan nomor darurat. | Surat yang sah | Izin lisan | Mengisi surat
Menemukan hal pribadi | Berhenti, tutup, laporkan. | Foto di peladen | Yang boleh disalin | Keputusan sulit
Melapor | Jelas, tenang, tanpa ancaman. | Laporan pertama | Ketika tidak dijawab | Menulis laporan
`,
  chapters: `
# Membaca Log Seperti Membaca Kabar
Log tidak berbohong dengan sengaja. Ia hanya menulis apa yang dilihat programnya, menurut jam yang dimilikinya, dan kadang menurut apa yang dikatakan penyerang.

Ini satu baris dari server web:

\`\`\`text
203.0.113.7 - - [12/Mar/2026:02:14:09 +0000] "GET /admin HTTP/1.1" 401 0 "-" "Mozilla/5.0"
\`\`\`

Baca dari kiri: alamat pengirim, waktu, permintaan, status, besar jawaban, asal, lalu nama peramban.

| Bagian | Siapa yang menentukan | Boleh dipercaya? |
| Alamat IP | Jaringan; bisa proksi | Sebagai titik awal |
| Waktu | Jam server | Kalau jamnya disamakan |
| Permintaan dan status | Server | Ya, sebagai catatan kejadian |
| Nama peramban | Pengirim | Tidak |

Nama peramban dan kepala \`X-Forwarded-For\` datang dari pengirim, jadi bisa diisi apa saja. Status 401 berasal dari servermu: orang ini belum masuk.

## Tiga cara log menyesatkan

1. **Baris tersisip.** Kalau masukan ditulis mentah, pengirim dapat menyelipkan baris baru dan membuat baris palsu. Penawarnya: masukan dikodekan sebelum dicatat.
2. **Log yang hilang.** Celah waktu adalah temuan. Catat mulai dan selesainya.
3. **Jam yang meleset.** Dua server berselisih empat menit menghasilkan garis waktu yang mustahil.

Karena itu jangan mulai dari “siapa pelakunya”. Mulai dari “program mana yang menulis baris ini, dan apa yang ia ketahui saat itu”.

? Bagian mana yang mudah dipalsukan pengirim?
+ Nama peramban
- Kode status
- Jam server
> Nama peramban dikirim oleh klien dan dapat diisi teks apa saja.
? Pukul berapa 02:14:09 +0000 menurut WIB?
- 02.14
+ 09.14
- 19.14
> WIB adalah UTC+7, jadi tambahkan tujuh jam.
? Log kosong dari 01.00 sampai 01.40, padahal biasanya ramai. Apa yang dilakukan?
- Mengabaikannya, karena tidak ada baris yang mencurigakan
- Mengisi dengan perkiraan
+ Mencatat celahnya sebagai temuan dan mencari sebabnya
> Hilangnya catatan bisa berarti layanan mati, diska penuh, atau jejak yang dihapus.
? Bagaimana mencegah baris log palsu dari masukan pengguna?
- Memperbesar ukuran berkas log
+ Mengodekan karakter baris baru sebelum mencatat
- Menyembunyikan alamat IP
> Tanpa pengodean, satu masukan bisa tampil sebagai dua baris. Ini dikenal sebagai penyisipan log.
`,
} satisfies LessonTexts;
