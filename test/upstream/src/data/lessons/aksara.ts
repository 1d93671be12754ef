import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup di sekolahmu sendiri: satu murid dibacakan, satu rekan mengamati, dan catatannya dibahas berdua.',
  labels: ['Dengar dulu', 'Catatan guru', 'Coba di kelas', 'Tebak lambangnya'],
  classes: `
# Asesmen Membaca Lima Menit
- Menandai bacaan murid dengan empat lambang tanpa menghentikan suaranya
- Memilih jenjang buku berikutnya dari satu lembar tanda
- Mencatat kemajuan dua belas murid dalam satu jam pelajaran
Empat lambang | Benar, salah, diulang, dilewati: empat tanda untuk semua yang terdengar. | Empat tanda di atas satu kalimat | Kapan “diulang” bukan kesalahan | Menandai rekaman Rani, kelas dua
Mendengar | Duduk di samping, bukan di depan, dan menahan diri untuk membetulkan. | Kursi sebelah kiri | Kenapa membetulkan membuat anak diam | Lima menit bersama pembaca yang ragu
Menentukan jenjang | Dari jumlah tanda ke rak yang tepat. | Menghitung tanda dengan jari | Tiga batas jenjang | Memilihkan buku untuk enam murid
Mencatat | Satu baris per anak, dibaca lagi bulan depan. | Baris yang cukup | Contoh buku catatan satu semester | Menulis untuk orang tua
# Pustaka Kelas yang Berputar
- Memilih empat puluh buku yang benar-benar diambil murid
- Menyusun jadwal putar antarkelas untuk satu semester
- Merawat buku lecek tanpa menyembunyikannya di lemari
Memilih | Setengah cerita, seperempat pengetahuan, sisanya yang lucu. | Membaca sampul bersama murid | Buku yang tidak pernah dipinjam | Menyusun kotak pertama
Label jenjang | Warna yang dimengerti murid tanpa merasa ditinggal. | Lima warna, tanpa angka | Menempel di punggung, bukan di depan | Melabeli dua puluh buku
Jadwal putar | Kotak berpindah tiap dua pekan, murid yang mengangkat. | Peta empat kelas | Ketika satu kotak tertahan | Membuat jadwal satu semester
Merawat | Lakban bening, nama penolong, dan daftar buku pensiun. | Menyelamatkan jilid lepas | Buku pensiun dibagikan | Petugas buku dari kelas tiga
# Jurnal Baca yang Tidak Membebani
- Mengajak murid menulis dua kalimat yang jujur setiap hari
- Membaca tiga puluh jurnal dalam sepuluh menit
- Memakai jurnal sebagai bahan obrolan, bukan nilai
Dua kalimat | Apa yang terjadi, dan apa pendapatmu. | Kalimat kedua yang sulit | Boleh menulis “bosan” | Contoh jurnal sebulan
Membaca jurnal | Centang, satu pertanyaan, lanjut. | Sepuluh menit untuk sekelas | Tanda yang perlu dibicarakan | Berlatih dengan jurnal sungguhan
Percakapan | Tiga anak setiap hari, berdiri di dekat rak. | Membuka obrolan dari jurnal | Ketika anak tidak membaca | Merekam satu percakapan
`,
  chapters: `
# Asesmen Membaca Lima Menit
Rani membaca, “Kucing itu duduk … duduk di atas tikar.” Banyak guru langsung mencoret kata yang kedua. Padahal pengulangan sering berarti hal baik: Rani mendengar suaranya sendiri, merasa ada yang perlu dipastikan, lalu memeriksanya tanpa disuruh.

Karena itu “diulang” punya lambang sendiri dan tidak masuk hitungan salah. Yang dihitung hanya kata yang diganti, dilewati, ditambahkan, atau terpaksa kita sebutkan.

| Lambang | Yang terdengar | Dihitung salah? |
| ✓ | Benar | Tidak |
| kata di atas garis | Diganti kata lain | Ya |
| – | Dilewati | Ya |
| U | Diulang | Tidak |

## Menghitung ketepatan

Misalkan teks berisi 100 kata dan enam di antaranya salah. Kurangi, lalu bagi:

1. 100 dikurangi 6 sama dengan 94.
2. 94 dibagi 100, jadi 94 persen.

Angka 95 persen ke atas menandakan bacaan yang nyaman dibaca sendiri. Antara 90 dan 94 persen cocok dibaca bersama guru. Di bawah itu, terlalu banyak kata yang menghalangi cerita; ambilkan buku yang lebih ringan.

Jangan berhenti pada angka. Anak yang mengulang pada setiap baris barangkali kehilangan jejak, atau matanya lelah. Catat letak pengulangannya: sebelum kata panjang, di ujung baris, atau setelah gambar. Letak itu lebih berguna untuk pertemuan berikutnya daripada nilai akhirnya.

? Seorang murid membaca 120 kata; 9 diganti dan 5 diulang. Berapa kata yang dihitung salah?
- 14
+ 9
- 5
> Kata yang diulang tetap dicatat, tetapi tidak dihitung salah.
? Ketepatan membaca seorang murid 92 persen. Buku itu paling cocok untuk apa?
- Dibaca sendiri di rumah
+ Dibaca bersama guru
- Disimpan sampai tahun depan
> Pada 90 sampai 94 persen anak masih butuh teman untuk kata yang sulit, tetapi ceritanya sudah dapat diikuti.
? Murid salah membaca lalu membetulkan dirinya. Apa yang kamu lakukan?
- Memuji keras-keras saat itu juga
- Meminta ia mengulang kalimatnya
+ Diam, mencatat, dan membiarkannya terus membaca
> Pembetulan sendiri adalah keterampilan yang sedang dilatih. Suara guru di tengah kalimat memutusnya.
`,
} satisfies LessonTexts;
