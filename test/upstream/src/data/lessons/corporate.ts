import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas selesai ketika ukuran yang dipilih di awal dibaca ulang bersama pemimpin tim, sembilan puluh hari kemudian.',
  labels: ['Kasus pembuka', 'Lembar satu halaman', 'Latihan di berkas sendiri', 'Uji singkat'],
  classes: `
# Rapat Mingguan dengan Tiga Angka
- Memilih tiga angka yang benar-benar mengubah keputusan
- Memimpin rapat empat puluh menit tanpa salindia
- Mengukur waktu rapat sebelum dan sesudah sebulan
Keputusan apa | Mulai dari keputusan Senin, bukan dari data yang ada. | Rapat yang tidak memutuskan | Daftar keputusan tertunda | Memetakan satu bulan rapat
Tiga angka | Satu hasil, satu proses, satu peringatan. | Membuang tujuh belas angka | Angka yang bisa dimainkan | Menyusun lembar tim
Rapat ulang | Angka dibaca dalam hati, lalu dibantah. | Sepuluh menit pertama hening | Peran pembantah | Rapat sungguhan
Ukur sebulan | Jam rapat dan keputusan yang dibatalkan. | Mencatat dengan jam | Ketika tim kembali ke kebiasaan | Laporan untuk direksi
# Otomasi Laporan Bulanan
- Menggambar perjalanan satu angka dari nota sampai laporan
- Menyatukan sumber tanpa menyalin-tempel
- Menyerahkan alur kepada orang yang akan memakainya tahun depan
Peta kerja | Siapa menyalin dari mana, dan pukul berapa. | Duduk bersama staf semalam | Titik salin-tempel | Peta di dinding
Satu sumber | Satu tabel yang dipercaya semua orang. | Memilih tabel induk | Ketika dua cabang berbeda | Menyatukan tiga berkas
Uji | Hasil otomatis dibandingkan dengan dua bulan lalu. | Mencari selisih | Batas yang boleh | Menutup buku latihan
Serah kepada tim | Panduan dua halaman dan satu orang cadangan. | Menulis untuk yang cuti | Daftar jika-maka | Serah di depan tim
# Sepekan Waspada Surel
- Mengenali empat tanda surel palsu yang beredar di kantor
- Melapor dalam satu menit tanpa takut ditertawakan
- Mengulang latihan setiap tiga bulan dengan contoh baru
Simulasi | Surel palsu dikirim dengan izin direksi. | Surel hari Selasa | Apa yang kami ukur | Membaca hasil pertama
Cerita pelapor | Yang melapor bercerita, yang menekan tidak disebut. | Sepuluh menit di dapur kantor | Ucapan terima kasih | Menulis cerita sendiri
Ulang tiga bulan | Contoh baru, orang yang sama. | Kalender latihan | Surel musiman | Menyusun putaran kedua
`,
  chapters: `
# Rapat Mingguan dengan Tiga Angka
Rapat yang tidak memutuskan biasanya punya banyak angka dan satu kekurangan: tidak ada yang tahu keputusan mana yang sedang ditunggu. Sebelum memilih angka, kumpulkan dulu keputusan yang tertunda.

Satu tim gudang menuliskan daftar ini pada hari Senin:

| Keputusan | Pemilik | Sejak | Akibat ditunda |
| Menambah satu sif Sabtu | Rina | 3 pekan | Pesanan Senin terlambat |
| Mengganti pemasok kardus | Oki | 5 pekan | Retur 4% |
| Format laporan baru | – | 9 pekan | Tidak ada |

Baris ketiga langsung dicoret: tanpa pemilik dan tanpa akibat. Dua baris lain menunjukkan angka apa yang dibutuhkan, yaitu keterlambatan hari Senin dan retur karena kardus.

## Menyusun daftar

1. Baca notulen sebulan terakhir dan tandai kata “nanti”, “dicek dulu”, “minggu depan”.
2. Ubah setiap tanda menjadi kalimat “Apakah kita akan …?”
3. Tulis satu nama di sebelahnya, bukan nama divisi.
4. Tulis apa yang terjadi bila dibiarkan empat pekan lagi.

Kalau kolom terakhir tidak dapat diisi, keputusan itu belum perlu ada di rapat.

Bawa paling banyak tiga keputusan ke rapat berikutnya. Angka lain boleh dikirim tertulis dan dibaca di meja masing-masing. Rapat dipakai untuk hal yang berubah karena orang bertemu.

? Daftar keputusan berisi “Divisi pemasaran” sebagai pemilik. Apa yang kurang?
- Anggarannya
+ Nama satu orang
- Nama penggantinya
> Divisi tidak bisa ditanyai hari Jumat. Satu nama membuat tindak lanjutnya jelas.
? Kolom “akibat ditunda” tidak bisa diisi. Apa yang dilakukan?
- Dibahas lebih lama
+ Dikeluarkan dari agenda sampai akibatnya jelas
- Diberi tenggat lebih ketat
> Tanpa akibat, tidak ada yang menekan keputusan itu, dan waktu rapat lebih berguna untuk yang lain.
? Mengapa daftar keputusan dibuat sebelum memilih tiga angka?
- Supaya rapat tampak siap
- Karena angka lebih mudah dicari
+ Karena angka dipilih menurut keputusan yang dibantunya
> Angka yang tidak menunjuk ke keputusan apa pun hanya menambah salindia.
`,
} satisfies LessonTexts;
