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
  chapters: `
# Ponsel Pertama Ibu
Suara yang terlalu kecil hampir selalu punya salah satu dari empat sebab ini. Periksa berurutan, dari yang paling mudah.

1. **Tombol di samping ponsel.** Tekan bagian atasnya ketika sedang menelepon, bukan sebelumnya. Ponsel menyimpan dua suara: satu untuk dering, satu lagi untuk panggilan.
2. **Letak ponsel.** Suara keluar dari lubang kecil di atas layar. Geser sampai lubang itu tepat di telinga.
3. **Lubang tertutup.** Pelindung layar atau debu bisa menutupnya. Usap dengan kain kering.
4. **Pelantang suara.** Tekan gambar pengeras suara di layar. Sekarang ponsel boleh diletakkan di meja.

## Latihan berdua

Duduklah bersebelahan dengan teman. Satu orang menelepon, satu orang menerima. Sambil bicara, tekan tombol samping tiga kali dan dengarkan bedanya. Lalu tukar.

| Gambar di layar | Gunanya |
| Gagang hijau | Menerima atau memanggil |
| Gagang merah | Menutup panggilan |
| Pengeras suara | Suara keluar lebih keras |
| Mikrofon dicoret | Suara kita tidak terdengar di sana |

Kalau yang di seberang berkata “halo, halo” terus, lihat mikrofon dicoret itu. Barangkali tersentuh pipi. Tekan sekali lagi supaya coretannya hilang. Tidak ada tombol di halaman ini yang merusak ponsel atau menghabiskan pulsa, jadi silakan dicoba sampai hafal.

? Kapan tombol suara di samping ditekan supaya suara panggilan membesar?
- Saat ponsel terkunci
+ Saat sedang menelepon
- Saat baterai penuh
> Ponsel menyimpan suara dering dan suara panggilan terpisah. Yang diubah adalah yang sedang berbunyi.
? Keluarga di seberang tidak mendengar kita, tetapi suaranya jelas di sini. Apa yang diperiksa?
+ Gambar mikrofon, apakah tercoret
- Tombol suara di samping
- Kecerahan layar
> Kalau kita mendengar tetapi tidak terdengar, yang mati adalah mikrofon kita.
? Gambar apa yang ditekan untuk menutup panggilan?
- Gagang hijau
- Pengeras suara
+ Gagang merah
> Hijau untuk mulai atau menerima, merah untuk menutup.
`,
} satisfies LessonTexts;
