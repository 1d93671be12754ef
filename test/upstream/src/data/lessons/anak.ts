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
} satisfies LessonTexts;
