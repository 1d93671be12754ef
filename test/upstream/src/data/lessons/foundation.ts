import type { LessonTexts } from '../../contents/lessons';

export default {
  ends: 'Kelas ditutup dengan mengajar balik: setiap peserta menunjukkan satu hal kepada orang serumahnya.',
  labels: ['Duduk bersama', 'Lembar bergambar', 'Coba di ponselmu', 'Ingat-ingat'],
  classes: `
# Ponsel Pertama Ibu
- Menelepon dan menerima panggilan bergambar dari keluarga
- Mengenali pesan hadiah palsu dan menghapusnya
- Mengambil foto jadwal obat dan menemukannya kembali
Menelepon | Nama, gambar, tombol hijau. | Menelepon orang di sebelah | Suara terlalu kecil | Menelepon cucu
Foto | Jadwal obat, kartu, dan wajah. | Foto jadwal obat | Di mana fotonya | Album tiga foto
Pesan palsu | Hadiah, kurir, dan anak kecelakaan. | Tiga pesan di papan | Kalimat untuk menolak | Menghapus bersama
Latihan bersama cucu | Cucu menunggu, nenek yang menekan. | Cucu dilarang menyentuh | Kartu langkah | Mengajar balik
# Mencari Informasi Kesehatan
- Memilah anjuran dari iklan
- Membaca label obat dan makanan
- Menyiapkan tiga pertanyaan untuk petugas puskesmas
Sumber | Siapa yang menulis dan apa yang dijual. | Pesan berantai bawang putih | Alamat yang bisa dipercaya | Memeriksa dua kabar
Label | Tanggal, takaran, dan huruf kecil. | Kaca pembesar ponsel | Gula dalam sebotol teh | Membaca isi dapur
Bertanya kepada tenaga kesehatan | Tiga pertanyaan, ditulis dulu. | Menulis keluhan | Boleh minta diulang | Latihan di puskesmas
# Kelas Digital Tanpa Internet
- Menyimpan bahan ajar sebulan di satu laptop
- Menggilir kelompok tanpa ada yang menganggur
- Menjaga baterai cukup sampai bel pulang
Menyimpan bahan | Bacaan, video, dan kuis yang berjalan luring. | Isi satu kartu memori | Bahan yang terlalu besar | Mengisi laptop sekolah
Rotasi kelompok | Tiga sudut, dua puluh menit. | Sudut tanpa layar | Ketika satu kelompok ribut | Satu jam rotasi
Baterai | Terang layar, urutan tugas, satu cadangan. | Menghitung sampai siang | Mengisi di rumah guru | Rencana listrik
Pembaruan bulanan | Sekali ke kota, semua bahan baru. | Daftar unduhan | Menghapus dengan tega | Pembaruan pertama
`,
} satisfies LessonTexts;
