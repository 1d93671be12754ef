import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Pertemuan terakhir menjadi pameran kecil: anak memasang karyanya, keluarga mencoba, dan anak yang menjelaskan aturannya.',
  labels: ['Ayo mulai', 'Buku kecil', 'Bikin bareng', 'Tebak-tebakan'],
  classes: `
# Kelinci Mencari Wortel
- Menyusun panah maju dan belok sampai kelinci tiba di wortel
- Memakai balok “ulangi” sebagai ganti menekan sepuluh kali
- Menceritakan kepada orang rumah mengapa kelincinya tadi tersesat
Maju, belok, berhenti | Anak berjalan di lantai kotak-kotak dulu, baru kelincinya di layar. | Kebun di lantai kelas | Kartu panah bergambar | Antar kelinci tiga langkah
Mengulang langkah | Satu balok untuk langkah yang sama berkali-kali. | Lagu yang baitnya berulang | Ulangi itu seperti naik tangga | Menyiram sepuluh wortel
Kelinci bertemu rintangan | Kalau ada batu, belok; kalau tidak, terus. | Batu di tengah jalan | Kalau dan kalau tidak | Kebun dengan tiga batu
Pamer kebunku | Memilih warna kebun dan mengajak orang lain bermain. | Menghias kebun sendiri | Cara menjelaskan kepada nenek | Malam kebun keluarga
# Dongeng Bergerak
- Membuat dua tokoh bergantian bicara tanpa saling menimpa
- Merekam suara sendiri dan memasangnya pada tokoh
- Menyusun dongeng tiga adegan dengan awal, kejutan, dan akhir
Tokoh dan latar | Memilih tokoh dan memindahkannya dari hutan ke pasar. | Menggambar kancil dari kotak | Latar yang membantu cerita | Tiga latar untuk satu tokoh
Giliran bicara | Tunggu, bicara, tunggu: urutan percakapan. | Bicara seperti bermain oper bola | Kirim pesan antartokoh | Percakapan enam kalimat
Suara rekaman sendiri | Suara beruang boleh dibuat dari mulut ember. | Merekam di bawah meja | Pelan, keras, berhenti | Dongeng dengan empat suara
Malam pentas keluarga | Dongeng diputar, penonton boleh bertanya kepada tokohnya. | Gladi satu kali | Undangan dari gambar | Pentas
# Labirin Hantu Ramah
- Menggambar labirin yang sulit tetapi bisa diselesaikan
- Membuat pintu yang terbuka hanya bila kuncinya sudah diambil
- Menghitung skor dan menampilkannya di pojok layar
Menggambar labirin | Di kertas dulu, dengan satu jalan keluar. | Labirin dari lakban | Jalan buntu yang adil | Memindahkan gambar ke layar
Kunci dan pintu | Pintu ingat apakah kunci sudah diambil. | Kunci merah, pintu merah | Ya dan tidak di dalam kotak | Tiga pintu berwarna
Hantu yang mengikuti | Hantu mendekat pelan karena ingin berkenalan. | Selalu melihat ke pemain | Terlalu cepat tidak seru | Hantu yang lelah lalu tidur
Menghitung skor | Angka bertambah, berkurang, dan kembali ke nol. | Wadah angka bernama skor | Kapan skor harus nol | Papan tiga pemain
`,
  chapters: `
# Kelinci Mencari Wortel
Hai! Hari ini kamu menjadi pemandu kelinci. Kelinci tidak bisa menebak keinginanmu. Ia hanya mengerti tiga kartu:

| Kartu | Artinya |
| ↑ | Maju satu kotak |
| ↱ | Belok kanan, tetap di kotak yang sama |
| ↰ | Belok kiri, tetap di kotak yang sama |

Perhatikan, ya: belok tidak membuat kelinci pindah. Ia hanya memutar badan. Banyak kelinci tersesat karena pemandunya lupa memberi kartu maju setelah belok.

## Coba susun

Kelinci menghadap ke atas. Wortelnya dua kotak di depan, lalu satu kotak ke kanan. Kartunya begini:

1. Maju
2. Maju
3. Belok kanan
4. Maju

Ambil boneka, letakkan di lantai yang berubin, dan jalankan kartumu satu per satu. Jangan lihat wortelnya. Lihat kartunya saja. Sampaikah ia?

Kalau belum, jangan hapus semua. Jalankan lagi pelan-pelan sambil menunjuk kartu yang sedang dikerjakan. Begitu boneka salah langkah, kamu tahu kartu mana yang perlu diganti. Para pembuat program juga bekerja seperti itu, dan mereka menamainya mencari kutu.

Untuk yang di rumah: biarkan anak menemukan kartu yang keliru. Cukup bertanya, “Kartu nomor berapa yang membuat kelincinya berbelok?”

? Kelinci menghadap ke atas lalu mendapat kartu “belok kanan”. Di mana kelinci sekarang?
- Satu kotak di sebelah kanan
+ Di kotak yang sama, menghadap ke kanan
- Satu kotak di atas
> Belok hanya memutar badan. Untuk pindah kotak perlu kartu maju.
? Wortel ada tiga kotak di depan. Kartu apa yang dibutuhkan?
+ Maju, maju, maju
- Belok, maju, belok
- Maju satu kali saja
> Satu kartu maju untuk satu kotak. Tiga kotak berarti tiga kartu.
? Kelincimu tersesat. Apa yang paling cepat membantu?
- Menghapus semua kartu
- Menambah kartu sebanyak-banyaknya
+ Menjalankan kartu satu per satu sampai ketemu yang keliru
> Kartu yang benar tidak perlu dibuang. Cari satu yang keliru, lalu ganti.
`,
} satisfies LessonTexts;
