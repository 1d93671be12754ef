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
} satisfies LessonTexts;
