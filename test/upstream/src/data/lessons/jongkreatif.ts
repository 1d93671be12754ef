import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup di dermaga atau di pasar: karyanya dipasang, diputar, atau dipukul di depan warga.',
  labels: ['Pemanasan', 'Catatan kru', 'Turun ke lokasi', 'Tebak-tebak karya'],
  classes: `
# Mural Tembok Pasar
- Memperoleh izin tertulis dari pemilik tembok dan pedagang
- Memindahkan sketsa ke dinding dua belas meter dengan kotak
- Memilih cat yang tahan garam dan hujan
Izin | Satu surat, tiga tanda tangan. | Menemui ibu penjual ikan | Ketika tembok bersengketa | Surat izin
Sketsa dan skala | Satu kotak di kertas, satu meter di tembok. | Tali dan kapur | Wajah yang melebar | Membagi kotak
Cat laut | Dasar, warna, pelindung. | Mencampur dengan tukang kapal | Warna yang cepat pudar | Mengecat dasar
Tanda tangan bersama | Nama kru, tanggal, dan nama pasar. | Sudut kanan bawah | Merawat setahun | Syukuran
# Film Tiga Menit tentang Angin
- Menyusun film dari satu gagasan tanpa dialog
- Mengambil gambar diam yang terasa bergerak
- Merekam bunyi yang menggantikan kata
Satu gagasan | Angin tidak tampak; apa yang menampakkannya? | Jemuran di galangan | Gagasan kedua dibuang | Satu kalimat film
Gambar diam | Kamera tidak bergerak, dunia yang bergerak. | Rambut, layar, plastik | Menunggu sepuluh detik | Dua puluh gambar
Bunyi | Direkam terpisah, dipasang pelan. | Mikrofon dalam topi | Sunyi yang berisi | Lapisan bunyi
Diputar di dermaga | Seprai, proyektor, dan nelayan pulang. | Memasang layar | Penonton yang bicara | Malam putar
# Menghitung Harga Karya
- Mencatat jam kerja yang sebenarnya
- Menyusun tiga harga: cukup, wajar, dan impian
- Mengucapkan harga tanpa minta maaf
Catat jam | Juga jam memandang tembok. | Jam yang tidak dihitung | Catatan seorang ilustrator | Sepekan jam
Bahan | Cat, kuas, ongkos, makan kru. | Nota di saku | Bahan yang dipinjam | Daftar bahan
Tiga angka | Di bawah ini, tolak. | Angka terendah | Pekerjaan untuk teman | Tiga angka
Mengucapkannya | Angka, titik, diam. | Di depan cermin | Ketika ditawar | Menawar berpasangan
`,
  chapters: `
# Mural Tembok Pasar
Tembok pasar jarang milik satu orang. Dinas memegang bangunannya, pedagang memegang lapaknya, dan seseorang di tengah-tengah merasa sisi itu miliknya sejak dulu. Mural yang bagus di atas tembok sengketa akan dicat ulang dalam sebulan.

## Cari tahu sebelum menggambar

1. Tanyakan kepada pengelola pasar: siapa yang menandatangani izin cat terakhir kali?
2. Tanyakan kepada pedagang terdekat: apa yang dulu pernah ditempel di sini?
3. Tanyakan kepada yang tidak setuju. Biasanya orangnya ada, dan alasannya masuk akal.

Tulis jawabannya dalam tabel kecil. Jangan mengandalkan ingatan rapat.

| Pihak | Kepentingan | Yang diminta | Setuju? |
| Pengelola pasar | Tembok bersih saat penilaian | Cat dasar tahan air | Ya |
| Pedagang ikan | Lapak tetap terlihat | Gambar mulai 1,5 meter dari lantai | Ya |
| Pemilik rumah belakang | Ventilasi tidak tertutup | Lubang angin dibiarkan | Belum |

## Kalau buntu

Tawarkan percobaan: satu petak 2 × 2 meter, cat kapur yang bisa dihapus, tiga pekan. Kesepakatan kecil dengan tanggal berakhir lebih mudah diterima daripada janji selamanya.

Jangan mulai mengecat dengan izin lisan. Surat izin memuat ukuran, waktu, siapa yang merawat, dan siapa yang boleh menghapus. Tiga tanda tangan di bawahnya akan menolongmu ketika pengurus pasar berganti.

? Satu pihak belum setuju, sedangkan jadwal cat sudah dekat. Apa yang paling baik?
- Mengecat malam hari
+ Menawarkan petak percobaan yang bisa dihapus dengan batas waktu
- Mengganti temboknya diam-diam
> Percobaan kecil memberi bukti, dan yang ragu tidak kehilangan apa-apa.
? Apa yang wajib ada di surat izin?
+ Ukuran, waktu, perawat, dan siapa yang boleh menghapus
- Nama semua pengunjung pasar
- Harga cat
> Empat hal itu menjawab pertengkaran yang paling sering muncul setelah mural jadi.
? Mengapa pedagang terdekat ditanyai meskipun bukan pemilik tembok?
- Supaya mereka membantu mengecat
- Karena mereka membayar cat
+ Karena mereka tahu riwayat tembok dan terdampak setiap hari
> Izin resmi saja tidak menjaga mural. Orang yang berdiri di depannya setiap hari yang menjaganya.
`,
} satisfies LessonTexts;
